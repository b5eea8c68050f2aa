import { pauseForTravel } from '#features/pauses/server/pause-for-travel.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import type { ZoneChange } from '#server/session/session.ts';
import { storeBrowserTimezone } from './queries.ts';

/** Stores the zone of a user's browser. Where the user's days follow it, a day that travel took away is paused and reminders move. */
export async function followZone({ userId, preferences, zone, now }: ZoneChange): Promise<void> {
  await storeBrowserTimezone(userId, zone);
  if (preferences.timezone !== 'auto') return;
  const zones = { before: preferences.browserTimezone, after: zone };
  await pauseForTravel({ userId, zones, dayStartHour: preferences.dayStartHour, now });
  await planSlots(userId, now);
}
