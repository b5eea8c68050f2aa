import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import type { NotificationKind } from './notification-kinds.ts';
import type { SLOTS } from './slots.ts';
import { isReviewWaiting, type ReviewState } from '#core/review/review.ts';

/** Days after a plan's last day on which the user is reminded of what it left open; none after that. */
const DAYS_AFTER_A_PLAN: readonly number[] = [1, 3, 7];

/** Vote counts that are worth a notification. */
const MILESTONES = [10, 25, 50, 100, 200, 365, 500, 750, 1000] as const;

/**
 * From how many unopened informational notifications on every other one is skipped, and from how many all are; one counts as unopened after this
 * many milliseconds.
 */
export const UNOPENED = { halvedFrom: 3, silentFrom: 7, countsAfter: DAY } as const;

/** The weekday of a plan's week on which an insight is sent: its fourth day, when there is something new. */
const INSIGHT_DAY = 3;

/** What reminders need to know of an identity that has, or had, a plan. `day` is the day to remind of. */
export type RemindedIdentity = {
  readonly identityId: string;
  /** Paused on that day: no reminders. */
  readonly isPaused: boolean;
  readonly isCovered: boolean;
  readonly isCheckedIn: boolean;
  /** False when each habit is done or skipped that day, or named for other days: no reminder of the day's habits. */
  readonly isAsked: boolean;
  /** False for a goal that is reached: its identity needs no further plan. */
  readonly isGoalActive: boolean;
  /** A plan begins after the day. */
  readonly hasUpcoming: boolean;
  /** The last day before the upcoming plan, or ever, that a plan covers. */
  readonly coveredUntil: CalendarDay;
  /** The first day of the week of the plan that covers the day, or null. */
  readonly weekStart: CalendarDay | null;
  /** The newest of its weeks whose review waits. */
  readonly review: {
    readonly weekStart: CalendarDay;
    readonly lastDay: CalendarDay;
    readonly state: ReviewState;
  } | null;
  /** Its votes up to now, and without those of the day and the day before. */
  readonly votes: { readonly now: number; readonly before: number };
};

/** The kinds triggered by the calendar; the others are triggered by events. */
export type ReminderKind = Exclude<
  NotificationKind,
  'friend_joined' | 'feedback_resolved' | 'webhook_stopped' | 'test'
>;

/** A habit at its own time. */
export type RemindedHabit = { readonly id: string; readonly seriesId: string; readonly description: string };

/** A reason to notify: its kind, the key that prevents duplicates, and the identities concerned. */
export type DueReminder = {
  readonly kind: ReminderKind;
  readonly subject: string;
  readonly identityIds: readonly [string, ...string[]];
  /** Of a milestone. */
  readonly votes?: number;
  /** Of one that is about a single habit. */
  readonly habit?: RemindedHabit;
};

/** The newest milestone that was reached on the day or the day before, or null: from 24 votes to 26 it is 25. */
export function milestoneReached({ now, before }: { now: number; before: number }): number | null {
  return MILESTONES.findLast((votes) => before < votes && votes <= now) ?? null;
}

/** How many of somebody's notifications, the newest first, were left unopened one after the other. */
export function unopenedInARow(newest: readonly { readonly isRead: boolean }[]): number {
  const opened = newest.findIndex(({ isRead }) => isRead);
  return opened < 0 ? newest.length : opened;
}

/**
 * Whether to create an informational notification outside the chosen morning and evening, by how many before it stayed unopened for a day: below
 * three always, then on every other day, from seven on never.
 */
export function isWelcome(unopened: number, day: CalendarDay): boolean {
  if (unopened >= UNOPENED.silentFrom) return false;
  return unopened < UNOPENED.halvedFrom || daysBetween('1970-01-01' as CalendarDay, day) % 2 === 0;
}

const hasIds = (ids: readonly string[]): ids is readonly [string, ...string[]] => ids.length > 0;

/** One for all identities that still wait for their check-in of the day, or none. */
function ofTheDay(kind: ReminderKind, identities: readonly RemindedIdentity[]): DueReminder[] {
  const open = identities.filter(
    ({ isCovered, isCheckedIn, isPaused, isAsked }) => isCovered && !isCheckedIn && !isPaused && isAsked,
  );
  const identityIds = open.map(({ identityId }) => identityId);
  return hasIds(identityIds) ? [{ kind, subject: 'day', identityIds }] : [];
}

function afterAPlan(identity: RemindedIdentity, day: CalendarDay): DueReminder[] {
  const { identityId, review, coveredUntil } = identity;
  if (review && isReviewWaiting(review.state)) {
    if (!DAYS_AFTER_A_PLAN.includes(daysBetween(review.lastDay, day))) return [];
    return [{ kind: 'review_overdue', subject: `${identityId}:${review.weekStart}`, identityIds: [identityId] }];
  }
  const isPlanNeeded = !identity.isCovered && !identity.hasUpcoming && identity.isGoalActive;
  if (!isPlanNeeded || !DAYS_AFTER_A_PLAN.includes(daysBetween(coveredUntil, day))) return [];
  return [{ kind: 'plan_needed', subject: identityId, identityIds: [identityId] }];
}

function getMilestone({ identityId, votes }: RemindedIdentity): DueReminder[] {
  const reached = milestoneReached(votes);
  if (reached === null) return [];
  return [{ kind: 'milestone', subject: `${identityId}:${reached}`, identityIds: [identityId], votes: reached }];
}

function getInsight({ identityId, weekStart }: RemindedIdentity, day: CalendarDay): DueReminder[] {
  const isTheDay = weekStart !== null && daysBetween(weekStart, day) === INSIGHT_DAY;
  return isTheDay ? [{ kind: 'new_insight', subject: identityId, identityIds: [identityId] }] : [];
}

/**
 * What is due in a slot of a day, most urgent first. The morning covers what a plan left open 1, 3 and 7 days ago, today's habits, and what is
 * good to know; the evening covers a due review and a missing check-in. Paused identities, and those that never had a plan, trigger nothing.
 */
export function dueReminders({
  slot,
  day,
  identities,
}: {
  slot: (typeof SLOTS)[number];
  day: CalendarDay;
  identities: readonly RemindedIdentity[];
}): DueReminder[] {
  const awake = identities.filter(({ isPaused }) => !isPaused);
  if (slot === 'evening') {
    const due = awake.filter(({ review }) => review?.state === 'due');
    return [
      ...ofTheDay('check_in_missing', awake),
      ...due.map(({ identityId, review }): DueReminder => {
        return { kind: 'review_due', subject: `${identityId}:${review?.weekStart}`, identityIds: [identityId] };
      }),
    ];
  }
  const left = awake.flatMap((identity) => afterAPlan(identity, day));
  return [
    ...left.filter(({ kind }) => kind === 'review_overdue'),
    ...left.filter(({ kind }) => kind === 'plan_needed'),
    ...ofTheDay('morning_habits', awake),
    ...awake.flatMap(getMilestone),
    ...awake.flatMap((identity) => getInsight(identity, day)),
  ];
}
