import type { CurrentLevel } from '#core/goal/goal.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { DayPart } from '#core/habit/moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Measure } from '#core/amount/measure.ts';
import type { WeekRecords } from '#core/review/week-records.ts';
import type { TriedRepair } from '#core/review/tried-repair.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { Chip, PlanAct, Ticks } from '#contract/plan-act.ts';

/** What the coach may know of a goal: the user's own words, treated as data. */
export type GoalFacts = {
  readonly description: string;
  readonly currentLevel: CurrentLevel;
  readonly currentFrictions: string;
  readonly safetyLabel: SafetyLabel;
  /** When the user said of a crisis heard here that they are safe or were misread. */
  readonly crisisAnsweredAt?: Date | null;
  /** Labels that the user called a misreading. */
  readonly misread?: readonly SafetyLabel[];
  /** What the user said since of what works and why it matters, newest first. */
  readonly remembered?: {
    readonly worked: readonly string[];
    readonly ownWords: readonly string[];
    /** Circumstances that every plan has to fit: working hours, body, home, people, money. */
    readonly facts?: readonly string[];
  };
};

export type IdentityFacts = { readonly id: string; readonly name: string; readonly description: string };

export type IdentitySuggestion = { readonly name: string; readonly description: string };

export type PlanMode = 'normal' | 'short-week' | 'nuclear';

export type PlanFacts = {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  readonly mode: PlanMode;
  /** Descriptions of the habits of the user's other active identities, so that nothing is offered twice. */
  readonly otherHabits: readonly string[];
};

export type ChatTurn = { readonly role: 'user' | 'assistant'; readonly content: string };

export type RefineFacts = {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  /** Oldest first; the last turn is the user's request. */
  readonly messages: readonly ChatTurn[];
  readonly currentHabits: readonly PlannedHabit[];
  /** The list before the last change, by voice or by hand; null when nothing was changed yet. */
  readonly before?: readonly PlannedHabit[] | null;
  /** Places of those that are chosen of an offer; null where there is nothing to choose. */
  readonly selected?: readonly number[] | null;
  /** What a chip does: it is carried out without reading the message, which is the chip's label. */
  readonly acts?: readonly PlanAct[] | null;
};

export type Refinement = Understanding & {
  readonly response: string;
  readonly habits: PlannedHabit[];
  /** What is offered next as buttons; a target is a place in `habits`. */
  readonly chips?: readonly Chip[];
  /** It says that the answer to a question is not known. */
  readonly isUnknown?: boolean;
  /** The last change was taken back: `habits` is the list before it. */
  readonly isUndone?: boolean;
  /** What is chosen of `habits` by it, or not any more. */
  readonly ticks?: Ticks;
  /** Circumstances that the message told, in words that the person would recognise; kept by the caller. */
  readonly learnt?: readonly string[];
};

export type IdentityChatFacts = {
  readonly goal: GoalFacts;
  /** The identities on the cards beside the chat. */
  readonly presets: readonly IdentitySuggestion[];
  /** Oldest first; the last turn is the user's. */
  readonly messages: readonly ChatTurn[];
  /** The name that was offered last and waits for a yes; null when none does. */
  readonly standing: IdentitySuggestion | null;
};

/** False when the coach could not tell what the last message meant, and asked back: such a message costs nothing. */
export type Understanding = { readonly isUnderstood?: boolean };

export type IdentityAnswer = Understanding & {
  readonly reply: string;
  /** The name that stands after this turn. */
  readonly proposal: IdentitySuggestion | null;
  /** True when the user's last message said yes to the name that stood before it. */
  readonly agreed: boolean;
  /** What people most often say next, as buttons that say it. */
  readonly chips?: readonly string[];
};

/** A habit that a check-in may speak of, with the name of its identity when several identities are checked in at once. */
export type CheckInHabit = {
  readonly id: string;
  readonly description: string;
  readonly identity?: string;
  /** When and where it is done, and what instead on a hard day. */
  readonly intention?: string;
  /** What the day is to amount to; done or not without one. */
  readonly measure?: Measure | null;
  /** False on a day that is not one of its named days: it is not asked about. */
  readonly isDue?: boolean;
};

export type CheckInFacts = {
  readonly habits: readonly CheckInHabit[];
  /** Oldest first; the last turn is the user's. */
  readonly messages: readonly ChatTurn[];
};

/** What the user said of one habit: done or not done, and the words that say so. */
export type SaidOfHabit = { readonly habitId: string; readonly completed: boolean; readonly evidence: string };

export type CheckInAnswer = Understanding & {
  readonly reply: string;
  /** Only the habits that were spoken of, over the whole conversation; the latest statement counts. */
  readonly completions: readonly SaidOfHabit[];
  /** What seems done and is not ticked, with the user's words: for a tap to say. */
  readonly asked?: readonly Omit<SaidOfHabit, 'completed'>[];
  /** What people most often say to the question of the reply, as buttons that say it. */
  readonly chips?: readonly string[];
};

/** What a weekly review is about. All figures are the server's: the coach counts nothing itself. */
export type ReviewFacts = WeekRecords & {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  readonly recommendation: Choice;
  /** The greatest change that the adaptive rule would make for the recommended choice, in one sentence; null for none. */
  readonly topChange: string | null;
  /** The plan of that week, from which the next one is made: `seriesId` stands on each habit. */
  readonly plan: readonly PlannedHabit[];
  /** Repairs taken in earlier reviews, and whether they worked. */
  readonly tried: readonly TriedRepair[];
  /** What each choice would change, a sentence a habit. */
  readonly previews?: Readonly<Record<Choice, readonly string[]>>;
  /** Oldest first; empty to open the review, else the last turn is the user's. */
  readonly messages: readonly ChatTurn[];
};

export type ReviewAnswer = Understanding & {
  readonly reply: string;
  /** Code of the friction that the user named as what stood in the way; null when none was. */
  readonly friction: string | null;
  /** What people most often say next, as buttons that say it. */
  readonly chips?: readonly string[];
  /** Another plan was asked for: the way to planning is shown. */
  readonly wantsPlan?: boolean;
  /** What the person said may be remembered, in their own words. */
  readonly learnt?: readonly string[];
};

/** Who answered: `basic` is the built-in engine in place of a provider that was slow, down or talked nonsense. */
export type AnsweredBy = 'builtin' | 'model' | 'basic';

export type Answered<T> = T & { readonly answeredBy: AnsweredBy };

/** When somebody speaks, and how the days before went: what a model is told beside the facts. */
export type Circumstances = {
  readonly weekday: Weekday;
  readonly partOfDay: DayPart;
  /** How often each habit of the running plans was done, as far as they go back. */
  readonly lastTwoWeeks: readonly { readonly habit: string; readonly timesDone: number; readonly lastDone: string }[];
};

/**
 * How an answer is followed while it is made. What `onText` was given is always the beginning of the reply that comes back;
 * `signal` ends the work when nobody waits for it any more; `owner` is whose it is, for nobody fills a queue alone. `withoutModel`: the person has waited
 * long enough, and the built-in engine answers this turn.
 */
export type Live = {
  readonly onText?: (delta: string) => void;
  readonly signal?: AbortSignal;
  readonly owner?: string;
  readonly withoutModel?: boolean;
  /** Asked only when a model is. */
  readonly around?: () => Promise<Circumstances>;
};

export type WeekOffer = {
  readonly habits: PlannedHabit[];
  readonly intro: string;
  readonly chips?: readonly Chip[];
  /** What keeps from planning, in place of habits. */
  readonly stoppedBy?: SafetyLabel;
};

/**
 * The one interface of the coach. Two engines stand behind it: the built-in one (deterministic, no key, no network) and a
 * language model. Whatever comes back is checked by a core rule before it is shown or saved.
 */
export interface Coach {
  /** Milliseconds that an answer may take at most. */
  readonly longestAnswer: number;
  /** Three or four identities that echo the goal, none of them of a name that is `taken`, and the domain that was recognised. */
  suggestIdentities(
    facts: { goal: GoalFacts; taken?: readonly string[] },
    live?: Live,
  ): Promise<Answered<{ suggestions: IdentitySuggestion[]; domain: string }>>;
  /** One turn of the conversation about an identity in the user's own words. Creates nothing: the caller does, on agreement. */
  chatIdentity(facts: IdentityChatFacts, live?: Live): Promise<Answered<IdentityAnswer>>;
  /** A whole week's offer (core habits first) with a short introduction that invites one change. */
  planHabits(facts: PlanFacts, live?: Live): Promise<Answered<WeekOffer>>;
  /** The full list with only what was asked for changed, and one line that says what changed and why. */
  refineHabits(facts: RefineFacts, live?: Live): Promise<Answered<Refinement>>;
  /** One turn of a check-in by chat: what was said of which habit, and a reply that asks about what is still open. */
  checkIn(facts: CheckInFacts, live?: Live): Promise<Answered<CheckInAnswer>>;
  /** One turn of a weekly review; without a message yet, its opening. Completes nothing: the user's choice does. */
  conductReview(facts: ReviewFacts, live?: Live): Promise<Answered<ReviewAnswer>>;
}
