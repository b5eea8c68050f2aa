import { addDays, type CalendarDay, toWeekday, WEEKDAYS } from '#core/calendar/calendar.ts';

/*
 * Weeks of curves and sums go from Sunday to Saturday whatever the user's first day of the week, so that they survive a change of it.
 */

export const endsWeek = (day: CalendarDay): boolean => toWeekday(day) === 'saturday';

/** The first day of the week that holds the day. */
export const getWeekStart = (day: CalendarDay): CalendarDay => addDays(day, -WEEKDAYS.indexOf(toWeekday(day)));
