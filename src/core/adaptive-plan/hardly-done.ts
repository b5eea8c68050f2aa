import type { CalendarDay } from '#core/calendar/calendar.ts';
import { effectiveTarget } from '#core/habit/week-target.ts';
import { type FiguredHabit, type Mark, toMarkedWeek } from '#core/habit/marks.ts';
import { getStanding, type WeekRecord } from './terms.ts';

type LivedHabit = FiguredHabit & { readonly seriesId: string };

/**
 * Completions and targets of a plan's habits up to the last day that counts; `marks` are what the days of each hold. A plan without a single check-in
 * counts as observed: it did not work.
 */
export function livedWeek({
  habits,
  marks,
  pausedDays,
  countsTo,
}: {
  habits: readonly LivedHabit[];
  marks: ReadonlyMap<string, readonly Mark[]>;
  pausedDays: ReadonlySet<CalendarDay>;
  countsTo: CalendarDay;
}): WeekRecord {
  const records = habits.map((habit) => {
    const week = toMarkedWeek(habit, { countsTo, pausedDays, marks: marks.get(habit.seriesId) ?? [] });
    return [habit.seriesId, { done: week.completedDays.length, target: effectiveTarget(week) }] as const;
  });
  return { observed: true, habits: Object.fromEntries(records) };
}

/** Descriptions of the habits that failed in these weeks, the newest first: they do not come back at a fresh start. */
export function hardlyDone(
  habits: readonly { readonly seriesId: string; readonly description: string }[],
  weeks: readonly WeekRecord[],
): string[] {
  const failed = habits.filter(({ seriesId }) => getStanding(seriesId, weeks).status === 'failing');
  return [...new Set(failed.map(({ description }) => description))];
}
