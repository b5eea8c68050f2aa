import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { answerFacts } from '#coach/facts/answer-facts.ts';
import { markedOwn } from '#coach/facts/marked-own.ts';
import { factsOfGoal } from '#coach/facts/facts-of-goal.ts';
import { toldIn } from '#coach/facts/read-facts.ts';
import type { Refinement } from '#coach/port.ts';
import { talkAbout } from '#coach/talk/talk-about.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import type { PlanState } from './plan-state.ts';
import { isAsked } from './reading/is-told.ts';
import { isOnlyTold, tellsOfPeople } from './reading/tells.ts';
import { heardIn, isSaid, say } from '#coach/say/say.ts';
import { saysOnce } from './values/one-time.ts';

export type TalkAnswer = {
  readonly text: string;
  readonly chips: readonly Chip[];
  /** A yes to what was offered last. */
  readonly acts?: readonly PlanAct[];
  /** A feeling was told: its answer stands before everything else, and no question follows. */
  readonly isFirst?: boolean;
  /** A question whose answer is known. */
  readonly isAnswer?: boolean;
  /** The words were too garbled to answer, or the answer is not known. */
  readonly lacks?: Pick<Refinement, 'isUnderstood' | 'isUnknown'>;
};
export type FactAnswer = {
  readonly acts: readonly PlanAct[];
  readonly text: string;
  readonly learnt: readonly string[];
  /** Good to know and no more: an answer to what else was said stands in its place. */
  readonly isNote?: boolean;
  /** The change that is offered, first. */
  readonly chips?: readonly Chip[];
};

/** What a turn does with what asks for no change: the parts that talk and tell are read by their own readers. */
export type PlanReaders = {
  /** An answer to a question, a complaint, a feeling, thanks; null when the words are none of them. */
  readonly talk: (reading: Reading, within: Range, state: PlanState) => TalkAnswer | null;
  /** Circumstances that a message tells, and how the plan adapts to them; null when it tells none. */
  readonly facts: (reading: Reading, within: Range, state: PlanState) => FactAnswer | null;
};

/** What only looks like a question or like praise of the plan: `… and then he tells me what to do`, `you must say that you are fine`. */
const isGuess = (answer: string, reading: Reading, within: Range): boolean =>
  (isSaid('unknownQuestion', answer) && isOnlyTold(reading)) ||
  (isSaid('content', answer) && tellsOfPeople(reading, within));

export const planReaders: PlanReaders = {
  talk: (reading, within, state) => {
    const said = talkAbout(reading, within, state);
    return said && isGuess(said.text, reading, within) ? null : said;
  },
  facts: (reading, within, { facts, habits }) => {
    // `Is walking bad for my knee?` tells nothing.
    if (isAsked(reading, within)) return null;
    const told = answerFacts(toldIn(reading, within), {
      habits: markedOwn(habits),
      known: factsOfGoal(facts.goal),
      word: (phrase, values) => say(phrase, { ...heardIn(facts.messages), values }),
    });
    // What holds for some days alone is no reason to change every week.
    const isOnce = told !== null && saysOnce(reading, within) !== null;
    return isOnce ? { acts: [], text: say('planOnce', heardIn(facts.messages)), learnt: [] } : told;
  },
};
