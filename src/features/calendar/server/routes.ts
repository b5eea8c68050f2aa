import { AppError } from '#contract/error.ts';
import { toCalendarDay } from '#core/calendar/calendar.ts';
import { HOUR } from '#core/calendar/durations.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import { newSecret, toHash } from '#server/session/secret.ts';
import type { CalendarAddress, calendarApi } from '../contract.ts';
import { calendarMessages } from '../messages.ts';
import { calendarEvents } from './calendar-events.ts';
import { calendarFile } from './calendar-file.ts';
import {
  calendarByHash,
  type CalendarRow,
  deleteCalendar,
  getCalendar,
  putCalendar,
  touchCalendar,
} from './queries.ts';

/** How often it is noted that the calendar was read. */
const TOUCH_AFTER = HOUR;

function wireCalendar({ showsNames, createdAt, lastReadAt }: CalendarRow): CalendarAddress {
  return { showsNames, createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null };
}

/** The calendar behind a secret as a file. Throws NOT_FOUND for every other one. */
async function readCalendar(secret: string, now: Date): Promise<string> {
  const found = await calendarByHash(toHash(secret));
  if (!found) throw new AppError('NOT_FOUND', 'Not found');
  const { calendar, preferences } = found;
  const { userId, showsNames, lastReadAt } = calendar;
  const isNoted = lastReadAt !== null && now.getTime() - lastReadAt.getTime() < TOUCH_AFTER;
  if (!isNoted) await touchCalendar(userId, now);
  const { timezone, browserTimezone, dayStartHour } = preferences;
  const zone = timezone === 'auto' ? browserTimezone : timezone;
  const today = toCalendarDay(now, zone, dayStartHour);
  return calendarFile(await calendarEvents({ userId, showsNames, zone, dayStartHour, today }));
}

export const calendarRoutes: Routes<typeof calendarApi> = {
  'GET /api/calendar': async ({ user }) => {
    const row = await getCalendar(user.id);
    return { calendar: row && wireCalendar(row) };
  },

  'POST /api/calendar': ({ user, body: { showsNames }, request, now }) =>
    inTx(async () => {
      const secret = newSecret();
      const row = { userId: user.id, secretHash: toHash(secret), showsNames, lastReadAt: null, createdAt: now };
      await putCalendar(row);
      await noteActivity('calendar-made', { userId: user.id, request, now });
      return { calendar: wireCalendar(row), path: `/api/calendars/${secret}/taylr.ics` };
    }),

  'DELETE /api/calendar': ({ user, request, now }) =>
    inTx(async () => {
      if (!(await deleteCalendar(user.id))) throw new AppError('NOT_FOUND', calendarMessages.notFound);
      await noteActivity('calendar-withdrawn', { userId: user.id, request, now });
      return { success: true };
    }),

  'GET /api/calendars/:code/taylr.ics': async ({ params, reply, now }) =>
    reply.type('text/calendar; charset=utf-8').send(await readCalendar(params.code, now)),
};
