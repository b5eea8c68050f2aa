import { type CalendarDay, dayOf } from '#core/calendar/calendar.ts';
import { preferencesOf } from './queries.ts';

/** The local day of a user who is not the one asking, for what is written to them; null when they are gone. */
export async function todayOf(userId: string, now: Date): Promise<CalendarDay | null> {
  const preferences = await preferencesOf(userId);
  if (!preferences) return null;
  const { timezone, browserTimezone, dayStartHour } = preferences;
  return dayOf(now, timezone === 'auto' ? browserTimezone : timezone, dayStartHour);
}
