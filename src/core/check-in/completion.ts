import { type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';

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

type TrackedHabit = {
  targetFrequency: number;
  effectiveTarget: number;
  countsFrom: CalendarDay;
  completedDays: readonly CalendarDay[];
  /** Days of the week that are taken out of the plan. */
  pausedDays?: ReadonlySet<CalendarDay>;
};

// Completions of the day itself need no counting here: a habit done that day is in the denominator anyway.
function isDue(habit: TrackedHabit, day: CalendarDay, weekEnd: CalendarDay): boolean {
  const { pausedDays = new Set() } = habit;
  if (pausedDays.has(day)) return false;
  if (habit.targetFrequency >= 7) return true;
  const doneBefore = new Set(habit.completedDays.filter((done) => done >= habit.countsFrom && done < day)).size;
  const stillMissing = habit.effectiveTarget - doneBefore;
  const daysStillLeft = daysFromTo(day, weekEnd).filter((left) => !pausedDays.has(left)).length;
  return stillMissing >= daysStillLeft;
}

/**
 * The share of the habits due or done on a day that were done. A habit is due when it is daily, or when skipping it would put the week's target
 * out of reach: 2 missing with 2 days left. Habits that do not count on that day are excluded, and nothing is due on paused days; a day with
 * nothing due and nothing done is a rest day.
 */
export function dayPercentage({
  day,
  weekEnd,
  habits,
}: {
  day: CalendarDay;
  weekEnd: CalendarDay;
  habits: readonly TrackedHabit[];
}): { percentage: number; isRestDay: boolean } {
  const counting = habits.filter((habit) => habit.effectiveTarget > 0 && habit.countsFrom <= day && day <= weekEnd);
  const isDone = (habit: TrackedHabit) => habit.completedDays.includes(day);
  const done = counting.filter(isDone).length;
  const dueOrDone = counting.filter((habit) => isDone(habit) || isDue(habit, day, weekEnd)).length;
  if (dueOrDone === 0) return { percentage: 0, isRestDay: true };
  return { percentage: toPercent(done, dueOrDone), isRestDay: false };
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
