import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { isOftenHard } from '#core/hard-day/hard-day.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';

export const REVIEW_STATUSES = ['pending', 'in_progress', 'completed', 'skipped'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const CHOICES = ['easier', 'same', 'harder'] as const satisfies readonly Choice[];

/** Characters of a summary that a client may send. */
export const REVIEW_SUMMARY_MAX = 2000;

/** Weeks of an identity that can be overdue at once; older ones are let go. */
export const OVERDUE_WEEKS_MAX = 4;

export type ReviewState = 'ahead' | 'due' | 'overdue' | 'done' | 'skipped';

/**
 * The review state of a plan week: due on its last day, overdue after it until completed or skipped. `lastDay` is the last day that the week's
 * plan covers.
 */
export function reviewState({
  today,
  lastDay,
  status,
}: {
  today: CalendarDay;
  lastDay: CalendarDay;
  /** Null when no review was begun. */
  status: ReviewStatus | null;
}): ReviewState {
  if (status === 'completed') return 'done';
  if (status === 'skipped') return 'skipped';
  if (today < lastDay) return 'ahead';
  return today === lastDay ? 'due' : 'overdue';
}

/** True when a review waits to be done. */
export function isReviewWaiting(state: ReviewState): boolean {
  return state === 'due' || state === 'overdue';
}

/**
 * The first day of the plan that follows a review: the day after the reviewed week or, when that day is past, today. A review done
 * on Saturday, the last day, plans from Sunday; one done on Tuesday plans from Tuesday.
 */
export function nextPlanStart({ today, lastDay }: { today: CalendarDay; lastDay: CalendarDay }): CalendarDay {
  const after = addDays(lastDay, 1);
  return after > today ? after : today;
}

/** Days that a plan has to cover before its week tells how it goes: one that is begun on the last day of a week has one. */
const TELLING_DAYS = 3;

/** Whether what was done and left in a plan's week is a reason to change the next: a day or two say nothing of a habit for three days a week. */
export const isTelling = ({ activeFrom, activeUntil }: { activeFrom: CalendarDay; activeUntil: CalendarDay }) =>
  daysBetween(activeFrom, activeUntil) + 1 >= TELLING_DAYS;

/** Fulfilment in percent below which the next week is better lighter, and from above which it may grow. */
const LIGHTER_BELOW = 55;
const GROW_ABOVE = 85;

/**
 * What the coach lightly recommends: easier below 55 percent or after three hard days, harder above 85 in the two newest weeks, else the same. Percent
 * of fulfilment, the newest week first; null is a week without a check-in. The hard days are those of the newest week.
 */
export function recommendedChoice(fulfilments: readonly (number | null)[], hardDays: number): Choice {
  const [newest, before] = fulfilments;
  if (isOftenHard(hardDays) || newest == null || newest < LIGHTER_BELOW) return 'easier';
  return newest > GROW_ABOVE && before != null && before > GROW_ABOVE ? 'harder' : 'same';
}

/** Adherence in percent below which, after an overdue review, a short week or a fresh start is offered as well as a normal week. */
const WAYS_BACK_BELOW = 70;

/** True when a user who comes back late, after a weak week, is also offered a short week and a fresh start. */
export function offersWaysBack({ state, fulfilment }: { state: ReviewState; fulfilment: number | null }): boolean {
  return state === 'overdue' && (fulfilment ?? 0) < WAYS_BACK_BELOW;
}
