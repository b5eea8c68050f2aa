import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import type { RefineFacts } from '#coach/port.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { answerTalk, type TalkAnswer } from './answer-talk.ts';
import { readTalk } from './read-talk.ts';

/** A plan and its conversation, as the acts are read against. */
type PlanTalk = {
  readonly facts: RefineFacts & { readonly offered?: readonly Chip[] | null };
  readonly habits: readonly PlannedHabit[];
  readonly focus: number | null;
};

export type SaidOfPlan = TalkAnswer & {
  /** What a yes takes; the reply is then made from the changes. */
  readonly acts: readonly PlanAct[];
  /** A feeling is answered before all else. */
  readonly isFirst: boolean;
  readonly isUnclear: boolean;
};

/** The answer to a part of a message about a plan that asks for no change; null when it is nothing of the kind. */
export function talkAbout(reading: Reading, within: Range, { facts, habits, focus }: PlanTalk): SaidOfPlan | null {
  const { goal, identity, messages, offered } = facts;
  const state = { goal, identity, habits, messages, lastSpokenOf: focus, offered: offered ?? [] };
  const act = readTalk(reading, state, reading.tokens.length > 0 ? within : undefined);
  if (!act) return null;
  const told = { isFirst: act.act === 'feeling', isUnclear: act.act === 'unclear' };
  if (act.act === 'confirm' && act.acts) return { text: '', chips: [], acts: act.acts, ...told };
  return { ...answerTalk(act, state), acts: [], ...told };
}
