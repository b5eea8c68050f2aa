import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import type { RefineFacts } from '#coach/port.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { answerTalk, type TalkAnswer } from './answer-talk.ts';
import { isHeldBack } from './answers/answer-parts.ts';
import { HARD, OF_ALL, readTalk } from './read-talk.ts';
import type { TalkAct } from './talk-act.ts';

/** A plan and its conversation, as the acts are read against. */
type PlanTalk = {
  readonly facts: RefineFacts & { readonly offered?: readonly Chip[] | null };
  readonly habits: readonly PlannedHabit[];
  readonly focus: number | null;
};

export type SaidOfPlan = TalkAnswer & {
  /** What a yes takes; the reply is then made from the changes. */
  readonly acts: readonly PlanAct[];
  /** A feeling, or what is said of the talk itself, is answered before all else. */
  readonly isFirst: boolean;
  /** A question whose answer is known: it is what was meant, whatever else the words could be. */
  readonly isAnswer: boolean;
  readonly lacks: ReturnType<typeof lacksIn>;
};

/** Asked in words that also ask for a change: `can I do it on Mondays?` */
const MAY_BE_WISHES: ReadonlySet<string> = phraseSet(knowledge.acts.words.talkMayBeWishes);

const isSure = (act: TalkAct) => act.act === 'question' && act.topic !== null && !MAY_BE_WISHES.has(act.topic);

const lacksIn = (act: TalkAct) => ({
  ...(act.act === 'unclear' && { isUnderstood: false }),
  ...(act.act === 'question' && act.topic === null && { isUnknown: true }),
});

function standsFirst(act: TalkAct, habits: readonly PlannedHabit[], isOfAll: boolean): boolean {
  if (act.act === 'complaint') return HARD.includes(act.about) || (act.about === 'amount' && isOfAll);
  if (act.act === 'question') return act.topic === 'may' && isHeldBack(habits[act.target ?? -1]);
  return act.act === 'feeling' || act.act === 'just-listen';
}

/** The answer to a part of a message about a plan that asks for no change; null when it is nothing of the kind. */
export function talkAbout(reading: Reading, within: Range, { facts, habits, focus }: PlanTalk): SaidOfPlan | null {
  const { goal, identity, messages, offered } = facts;
  const state = { goal, identity, habits, messages, lastSpokenOf: focus, offered: offered ?? [] };
  const act = readTalk(reading, state, reading.tokens.length > 0 ? within : undefined);
  if (!act) return null;
  const isOfAll = OF_ALL?.find(reading, within) != null;
  const told = { isFirst: standsFirst(act, habits, isOfAll), isAnswer: isSure(act), lacks: lacksIn(act) };
  if (act.act === 'confirm' && act.acts) return { text: '', chips: [], acts: act.acts, ...told };
  return { ...answerTalk(act, state), acts: [], ...told };
}
