import { type CalendarDay, toCalendarDay } from '#core/calendar/calendar.ts';
import { getPreferences } from './queries.ts';

/** Another user's local day, for messages to them; null when they are gone. */
export async function getToday(userId: string, now: Date): Promise<CalendarDay | null> {
  const preferences = await getPreferences(userId);
  if (!preferences) return null;
  const { timezone, browserTimezone, dayStartHour } = preferences;
  return toCalendarDay(now, timezone === 'auto' ? browserTimezone : timezone, dayStartHour);
}
