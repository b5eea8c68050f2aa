import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { getWeakest, type Level } from '#core/review/week-records.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import type { Applied } from '#coach/acts/applying/work.ts';
import type { PlanState } from '#coach/acts/plan-state.ts';
import type { ChatTurn, ReviewFacts } from '#coach/port.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Reading } from '#coach/text/reading.ts';
import type { Words } from '#coach/text/phrases.ts';
import type { Felt } from '#coach/talk/feeling-in.ts';
import type { Question } from '#coach/talk/talk-act.ts';
import type { TalkState } from '#coach/talk/talk-state.ts';
import type { Repair, RepairKind } from './repairs.ts';
import type { Obstacle } from './told/obstacle.ts';
import type { Report } from './told/report.ts';

/** What the coach's last reply offers to do. */
export type Offer =
  | { readonly is: 'repair'; readonly repair: Repair }
  | { readonly is: 'lighter' }
  | { readonly is: 'add'; readonly own: OwnHabit }
  | { readonly is: 'drop'; readonly place: number; readonly deed: string }
  | { readonly is: 'remember'; readonly words: string }
  /** It is asked which habit a message was about. */
  | { readonly is: 'which'; readonly message: Message };

/** What an offer of a change would do, as in `Shall I …?` */
export const deedOf = (offer: Extract<Offer, { is: 'add' | 'drop' | 'repair' }>) =>
  offer.is === 'add' ? `add “${offer.own.text}”` : offer.is === 'drop' ? offer.deed : offer.repair.deed;

/** A repair that the person took for next week. */
export type Taken = { readonly seriesId: string; readonly obstacle: Obstacle; readonly repair: RepairKind };

type Plain =
  | Words<'lightened remembered forgotten declined no-more left new-plan away bye brief told stays'>
  | Words<'otherWays pauseAgreed shortAgreed cause next unknown agreed reported noted which'>;

/** What a message turned out to be, with what has come of it. */
export type Heard =
  | {
      readonly is: 'settled';
      readonly applied: Applied;
      readonly line: { series: string | null; words: string } | null;
      readonly size?: Choice;
    }
  | { readonly is: Plain }
  | { readonly is: 'offer'; readonly felt: Felt | null }
  | { readonly is: 'feeling'; readonly felt: Felt }
  | { readonly is: 'praised' | 'why'; readonly place: number }
  | { readonly is: 'figures'; readonly day: Weekday | null }
  | { readonly is: 'why-day'; readonly day: Weekday; readonly felt: Felt | null }
  | { readonly is: 'complaint'; readonly phrase: Phrase }
  | { readonly is: 'wish'; readonly choice: Choice }
  | { readonly is: 'what-if'; readonly choice: Choice }
  | { readonly is: 'question'; readonly question: Question };

/** Where a review stands: next week's plan as agreed so far, and what is open. */
export type ReviewState = {
  readonly facts: ReviewFacts;
  readonly plan: readonly PlannedHabit[];
  /** The habit that is spoken of. */
  readonly focus: number;
  /** It was named or asked about, and does not only stand furthest below its target. */
  readonly isSpokenOf: boolean;
  readonly offer: Offer | null;
  readonly obstacle: Obstacle | null;
  readonly wish: Choice | null;
  readonly reports: readonly Report[];
  readonly level: Level | null;
  readonly refused: ReadonlySet<string>;
  readonly taken: readonly Taken[];
  /** Told, and kept only if the person says so. */
  readonly toAsk: readonly string[];
  readonly learnt: readonly string[];
  /** Something weighs on the person: nothing more is asked of the week. */
  readonly isSad: boolean;
  readonly asked: ReadonlySet<Phrase>;
  readonly heard: Heard | null;
};

/** A message as it is read, with those before it and what the coach had asked. */
export type Message = {
  readonly reading: Reading;
  readonly messages: readonly ChatTurn[];
  readonly last: ReadonlySet<Phrase>;
  readonly about: number | null;
};

export const seriesOf = (habit: PlannedHabit | undefined) => habit?.seriesId ?? null;

export function begun(facts: ReviewFacts): ReviewState {
  const weakest = getWeakest(facts)?.seriesId;
  const place = facts.plan.findIndex((habit) => habit.seriesId === weakest);
  return {
    facts,
    plan: facts.plan,
    focus: Math.max(0, place),
    isSpokenOf: facts.plan.length < 2,
    offer: null,
    obstacle: null,
    wish: null,
    reports: [],
    level: null,
    refused: new Set(),
    taken: [],
    toAsk: [],
    learnt: [],
    isSad: false,
    asked: new Set(),
    heard: null,
  };
}

/** The plan of next week as the shared acts read a message against it. */
export function planState({ facts, plan, focus }: ReviewState, messages: readonly ChatTurn[]): PlanState {
  const { goal, identity } = facts;
  return {
    facts: { goal, identity, messages, currentHabits: plan },
    habits: plan,
    focus: plan.length > 0 ? focus : null,
  };
}

export function talkState({ facts, plan, focus, isSpokenOf }: ReviewState): TalkState {
  const { goal, identity, messages } = facts;
  const lastSpokenOf = isSpokenOf && plan.length > 0 ? focus : null;
  return { goal, identity, habits: plan, messages, lastSpokenOf, offered: [] };
}

/** The same habits in a plan that has changed: the one spoken of stays the one spoken of. */
export function withPlan(state: ReviewState, plan: readonly PlannedHabit[]): Pick<ReviewState, 'plan' | 'focus'> {
  const series = seriesOf(state.plan[state.focus]);
  const at = plan.findIndex((habit) => seriesOf(habit) === series);
  return { plan, focus: at < 0 ? Math.min(state.focus, Math.max(0, plan.length - 1)) : at };
}

/** The review with what was heard, and no offer open. */
export const heardAs = (state: ReviewState, heard: Heard): ReviewState => ({ ...state, offer: null, heard });
