import type { CalendarDay } from '#core/calendar/calendar.ts';
import { countIn } from '#core/pause/pause.ts';
import { effectiveTarget } from '#core/plan/plan.ts';
import { getStanding, type WeekRecord } from './terms.ts';

type LivedHabit = { readonly seriesId: string; readonly targetFrequency: number; readonly countsFrom: CalendarDay };

/**
 * Completions and targets of a plan's habits up to the last day that counts; `doneOn` are the days of each. A plan without a single check-in
 * counts as observed: it did not work.
 */
export function livedWeek({
  habits,
  doneOn,
  pausedDays,
  countsTo,
}: {
  habits: readonly LivedHabit[];
  doneOn: ReadonlyMap<string, readonly CalendarDay[]>;
  pausedDays: ReadonlySet<CalendarDay>;
  countsTo: CalendarDay;
}): WeekRecord {
  const records = habits.map(({ seriesId, targetFrequency, countsFrom }) => {
    const span = { from: countsFrom, to: countsTo };
    const target = effectiveTarget({ targetFrequency, countsFrom, countsTo, pausedDays: countIn(pausedDays, span) });
    return [seriesId, { done: countIn(doneOn.get(seriesId) ?? [], span), target }] as const;
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
