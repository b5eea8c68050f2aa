import { type CalendarDay, toCalendarDay } from '#core/calendar/calendar.ts';
import { browserZone } from '#web/api/api.ts';

/** What determines somebody's current day: a zone, or 'auto' for the browser's, and the hour at which a day begins. */
export type DayRule = { timezone: string; dayStartHour: number };

/** The zone in which somebody's days are reckoned: the one they set, else the browser's. */
export function getZone({ timezone }: DayRule): string {
  return timezone === 'auto' ? browserZone() || 'UTC' : timezone;
}

/** The local day of this moment under the user's zone and day start. */
export function dayNow(rule: DayRule, now = new Date()): CalendarDay {
  return toCalendarDay(now, getZone(rule), rule.dayStartHour);
}
