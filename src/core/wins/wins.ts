import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { completionRate } from '#core/week/completion.ts';

/** What a win is judged by, of one habit in its running week. */
export type WonHabit = {
  readonly countsFrom: CalendarDay;
  readonly targetFrequency: number;
  readonly dueOn: readonly CalendarDay[] | null;
  readonly effectiveTarget: number;
  readonly completionsThisWeek: number;
  readonly completedDays: readonly CalendarDay[];
  readonly skippedDays: readonly CalendarDay[];
  readonly isLimit: boolean;
};

export type WonIdentity = {
  readonly id: string;
  /** The person's own name for it. */
  readonly name: string;
  /** Ever. */
  readonly votes: number;
  readonly weekStart: CalendarDay;
  readonly pausedDays: readonly CalendarDay[];
  readonly habits: readonly WonHabit[];
  /** Percent at the ends of the newest weeks, ascending. */
  readonly strengths: readonly number[];
};

/** How somebody stands at a moment. */
export type WinStanding = { readonly today: CalendarDay; readonly identities: readonly WonIdentity[] };

export const WIN_KINDS = ['first_vote', 'full_week', 'milestone', 'return', 'full_day'] as const;
export type WinKind = (typeof WIN_KINDS)[number];
export type Win = {
  readonly kind: WinKind;
  readonly identity: WonIdentity;
  readonly strength?: number;
  /** All that came at once: taking the vote back and giving it again tells none of them. */
  readonly kinds: readonly WinKind[];
};

/** Percent of strength that are worth a moment. */
const MILESTONES = [25, 50, 75];

const votesOn = ({ habits }: WonIdentity, day: CalendarDay) =>
  habits.filter(({ completedDays }) => completedDays.includes(day)).length;

/** For each day, or named for this one: not one that may be done on any day, nor one that asks for nothing to be done. */
function isAsked(habit: WonHabit, { pausedDays }: WonIdentity, day: CalendarDay): boolean {
  const isOut = day < habit.countsFrom || pausedDays.includes(day) || habit.skippedDays.includes(day);
  if (isOut || habit.isLimit) return false;
  return habit.dueOn ? habit.dueOn.includes(day) : habit.targetFrequency >= 7;
}

/** Whether all that the day asks for is done, and it asks for something. */
function isFull(identities: readonly WonIdentity[], day: CalendarDay): boolean {
  const asked = identities.flatMap((one) => one.habits.filter((habit) => isAsked(habit, one, day)));
  return asked.length > 0 && asked.every(({ completedDays }) => completedDays.includes(day));
}

const weekRate = ({ habits }: WonIdentity) =>
  completionRate(habits.map((habit) => ({ completions: habit.completionsThisWeek, ...habit }))) ?? 0;

/** Whether the newest day of this week that asked for something went by without a vote. */
function hasMissed(identity: WonIdentity, today: CalendarDay): boolean {
  if (today <= identity.weekStart) return false;
  const before = daysFromTo(identity.weekStart, addDays(today, -1)).toReversed();
  const last = before.find(
    (day) => votesOn(identity, day) > 0 || identity.habits.some((habit) => isAsked(habit, identity, day)),
  );
  return last !== undefined && votesOn(identity, last) === 0;
}

/** The highest milestone that the newest week's strength has passed; 0 without one. */
function passed(strengths: readonly number[]): number {
  const [before, now] = [strengths.at(-2) ?? 0, strengths.at(-1) ?? 0];
  return MILESTONES.findLast((milestone) => before < milestone && now >= milestone) ?? 0;
}

type Change = { readonly before: WonIdentity; readonly after: WonIdentity };
type Days = { readonly was: WinStanding; readonly is: WinStanding };

const isVote = ({ before, after }: Change) => after.votes > before.votes;

const rules: Record<WinKind, (change: Change, days: Days) => boolean> = {
  first_vote: (change, { was }) => isVote(change) && was.identities.every(({ votes }) => votes === 0),
  full_week: (change) => isVote(change) && weekRate(change.before) < 100 && weekRate(change.after) >= 100,
  // The first note of a week brings the strength of the one before, with the server's answer.
  milestone: ({ before, after }) => passed(after.strengths) > 0 && passed(after.strengths) !== passed(before.strengths),
  return: (change, { is: { today } }) =>
    isVote(change) &&
    change.before.votes > 0 &&
    votesOn(change.before, today) === 0 &&
    votesOn(change.after, today) > 0 &&
    hasMissed(change.before, today),
  full_day: (change, { was, is }) =>
    isVote(change) && !isFull(was.identities, is.today) && isFull(is.identities, is.today),
};

/**
 * The one win that a change of the same day brings, the rarest first, and the kinds that come with it; null without one. `told` are those that were
 * told that day already. What was taken away brings none.
 */
export function winBetween(was: WinStanding, is: WinStanding, told: readonly WinKind[] = []): Win | null {
  if (was.today !== is.today) return null;
  const changes = is.identities.flatMap((after) => {
    const before = was.identities.find(({ id }) => id === after.id);
    return before ? [{ before, after }] : [];
  });
  const brought = WIN_KINDS.filter((kind) => !told.includes(kind)).flatMap((kind) => {
    const found = changes.find((change) => rules[kind](change, { was, is }));
    return found ? [{ kind, identity: found.after }] : [];
  });
  const [rarest] = brought;
  if (!rarest) return null;
  const { kind, identity } = rarest;
  const kinds = brought.map((one) => one.kind);
  return { kind, identity, kinds, ...(kind === 'milestone' && { strength: passed(identity.strengths) }) };
}
