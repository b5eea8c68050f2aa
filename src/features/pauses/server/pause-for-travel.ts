import { randomUUIDv7 } from 'node:crypto';
import { toCalendarDay } from '#core/calendar/calendar.ts';
import { daysSkippedByTravel } from '#core/pause/pause.ts';
import { pauseMessages } from '../messages.ts';
import { insertPause, isPlannedInVain } from './queries.ts';

/**
 * Pauses the days that a change of time zone took away and on which nothing had been checked in: a day that the date line swallowed is
 * not missed. Runs inside the transaction that stores the new zone.
 */
export async function pauseForTravel({
  userId,
  zones,
  dayStartHour,
  now,
}: {
  userId: string;
  zones: { before: string; after: string };
  dayStartHour: number;
  now: Date;
}): Promise<void> {
  const [before, after] = [
    toCalendarDay(now, zones.before, dayStartHour),
    toCalendarDay(now, zones.after, dayStartHour),
  ];
  for (const day of daysSkippedByTravel({ before, after })) {
    if (!(await isPlannedInVain(userId, day))) continue;
    const span = { from: day, until: day, identityId: null, reason: pauseMessages.travel };
    await insertPause({ id: randomUUIDv7(), userId, ...span, createdAt: now });
  }
}
