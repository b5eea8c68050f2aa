import type { CalendarDay } from '#core/calendar/calendar.ts';
import { effectiveTarget, type HabitWeek, isDue } from '#core/habit/week-target.ts';

/** 100 × part / whole, rounded half up: 1 of 8 is 13. */
function toPercent(part: number, whole: number): number {
  return Math.floor((100 * part) / whole + 0.5);
}

/**
 * Completions in percent of the effective targets, rounded half up and uncapped: 14 of 12 is 117. Habits without a target
 * are left out; null when none has one.
 */
export function completionRate(habits: readonly { completions: number; effectiveTarget: number }[]): number | null {
  const expected = habits.filter((habit) => habit.effectiveTarget > 0);
  if (expected.length === 0) return null;
  const completions = expected.reduce((sum, habit) => sum + habit.completions, 0);
  const target = expected.reduce((sum, habit) => sum + habit.effectiveTarget, 0);
  return toPercent(completions, target);
}

/** The length of a bar for a rate, 0 to 100: 117 fills it, null leaves it empty. */
export function barPercent(rate: number | null): number {
  return Math.min(Math.max(rate ?? 0, 0), 100);
}

/** A habit in its week, with the days on which it was done. */
export type TrackedHabit = HabitWeek & { readonly completedDays: readonly CalendarDay[] };

/**
 * The share of the habits due or done on a day that were done. Habits that do not count on that day, or of which nothing is asked, are excluded;
 * a day with nothing due and nothing done is a rest day.
 */
export function dayPercentage(
  day: CalendarDay,
  habits: readonly TrackedHabit[],
): { percentage: number; isRestDay: boolean } {
  const counting = habits.filter(
    (habit) => habit.countsFrom <= day && day <= habit.countsTo && effectiveTarget(habit) > 0,
  );
  const isDone = (habit: TrackedHabit) => habit.completedDays.includes(day);
  const done = counting.filter(isDone).length;
  const dueOrDone = counting.filter((habit) => isDone(habit) || isDue(habit, day)).length;
  if (dueOrDone === 0) return { percentage: 0, isRestDay: true };
  return { percentage: toPercent(done, dueOrDone), isRestDay: false };
}

/** Whether a day is taken out of the habits of a plan: by a pause, or because each of them that was due was skipped. */
export function isOutOn(day: CalendarDay, habits: readonly TrackedHabit[]): boolean {
  return habits.some(({ offDays }) => offDays?.has(day)) && !habits.some((habit) => isDue(habit, day));
}

/** The colour band of a rate: 100 and above complete, from 50 partial, above 0 low, 0 or null none. */
export function rateBand(rate: number | null): 'complete' | 'partial' | 'low' | 'none' {
  if (rate === null || rate <= 0) return 'none';
  if (rate >= 100) return 'complete';
  return rate >= 50 ? 'partial' : 'low';
}

/**
 * Completions in percent of the effective targets, none counted beyond its own target, rounded half up: what the coach and the adaptive
 * rule look at. 5 of 7, 4 of 3 and 0 of 2 are 67. Null when nothing was expected.
 */
export function fulfilment(habits: readonly { completions: number; effectiveTarget: number }[]): number | null {
  return completionRate(
    habits.map(({ completions, effectiveTarget }) => ({
      completions: Math.min(completions, effectiveTarget),
      effectiveTarget,
    })),
  );
}
