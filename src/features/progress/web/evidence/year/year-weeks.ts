import {
  addDays,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysFromTo,
  type Weekday,
} from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';

/** The weeks of a year as columns: from the one that holds 1 January to the one that holds 31 December, 53 or 54. */
export function weeksOfYear(year: number, weekStart: Weekday): CalendarDay[] {
  const first = weekOf(calendarDay(`${year}-01-01`), weekStart).start;
  const weeks = daysBetween(first, calendarDay(`${year}-12-31`)) / 7;
  return Array.from({ length: Math.floor(weeks) + 1 }, (_none, index) => addDays(first, 7 * index));
}

/** The column in which each month of the year begins. */
export function monthColumns(year: number, weeks: readonly CalendarDay[]): { column: number; firstDay: CalendarDay }[] {
  const [first] = weeks;
  if (!first) return [];
  return Array.from({ length: 12 }, (_none, month) => {
    const firstDay = calendarDay(`${year}-${String(month + 1).padStart(2, '0')}-01`);
    return { firstDay, column: Math.floor(daysBetween(first, firstDay) / 7) };
  });
}

/** The days of one weekday, one for each week: a row of the map. */
export function toRow(weeks: readonly CalendarDay[], row: number): CalendarDay[] {
  return weeks.map((start) => addDays(start, row));
}

/** The first day of a day's column. */
export function toColumn(weeks: readonly CalendarDay[], day: CalendarDay): number {
  const [first] = weeks;
  return first ? Math.floor(daysBetween(first, day) / 7) : 0;
}

export const WEEK_ROWS = daysFromTo(calendarDay('2000-01-01'), calendarDay('2000-01-07')).map((_day, row) => row);
