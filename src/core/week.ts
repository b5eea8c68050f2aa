import { addDays, type CalendarDay, WEEKDAYS, type Weekday, weekdayOf } from './calendar.ts';

/** The seven days around `day`: with a monday start, 2025-11-12 lies in the week from 2025-11-10 to 2025-11-16. */
export function weekOf(day: CalendarDay, weekStart: Weekday): { start: CalendarDay; end: CalendarDay } {
  const daysSinceStart = (WEEKDAYS.indexOf(weekdayOf(day)) - WEEKDAYS.indexOf(weekStart) + 7) % 7;
  const start = addDays(day, -daysSinceStart);
  return { start, end: addDays(start, 6) };
}
