import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import type { EvidenceYear } from '../evidence.ts';
import { getCurve, getYear } from '../evidence-year.ts';
import { getWeekStart } from '../week-end.ts';

/** The mean strength, in percent, of the habits that a week planned, at its end. */
export type WeekStrength = { readonly date: CalendarDay; readonly strength: number };

/** Weeks whose strengths are told at a glance. */
export const WEEKS_AT_A_GLANCE = 8;

/** The end of the newest week that is over: weeks of curves end on Saturday. */
export const lastWeekEnd = (today: CalendarDay): CalendarDay => addDays(getWeekStart(today), -1);

/** The ends of the newest weeks that are over, ascending. */
export function weekEnds(today: CalendarDay): CalendarDay[] {
  const last = lastWeekEnd(today);
  return Array.from({ length: WEEKS_AT_A_GLANCE }, (_none, at) => addDays(last, -7 * (WEEKS_AT_A_GLANCE - 1 - at)));
}

/** An identity's strength at the ends of the newest weeks, from the records of their years; weeks that planned nothing are left out. */
export function weekStrengths(years: ReadonlyMap<number, EvidenceYear>, today: CalendarDay): WeekStrength[] {
  return weekEnds(today).flatMap((date) => {
    const year = getYear(date);
    const strengths = Object.values(years.get(year)?.series ?? {}).flatMap((series) =>
      getCurve(year, series).flatMap((point) => (point.date === date ? [point.strength] : [])),
    );
    if (strengths.length === 0) return [];
    return [{ date, strength: Math.round(strengths.reduce((sum, one) => sum + one, 0) / strengths.length) }];
  });
}
