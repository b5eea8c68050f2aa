import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Instant } from '#contract/shapes.ts';

/** The calendar address of a user, without what opens it. */
export const CalendarAddress = z
  .object({
    /** Whether the calendar names habits and identities. */
    showsNames: z.boolean(),
    createdAt: Instant,
    /** To the hour; null before the first time. */
    lastReadAt: Instant.nullable(),
  })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = z.infer<typeof CalendarAddress>;

export const calendarApi = defineApi({
  'GET /api/calendar': {
    summary: 'Whether there is a calendar address, and when it was read',
    access: 'user',
    response: z.object({ calendar: CalendarAddress.nullable() }),
  },
  'POST /api/calendar': {
    summary: 'Make a calendar address, which is told in this answer alone; an earlier one ends',
    access: 'user',
    body: z.object({ showsNames: z.boolean() }),
    response: z.object({ calendar: CalendarAddress, path: z.string().describe('Below the address of the site') }),
    status: 201,
    perMinute: 20,
  },
  'DELETE /api/calendar': {
    summary: 'Withdraw the calendar address: from now on it is not found',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'GET /api/calendars/:code/taylr.ics': {
    summary:
      'The plan for calendar programs: habits at their moments, reviews and pauses, of four weeks back and as far ahead as there are plans',
    access: 'public',
    response: z.string(),
    file: 'text/calendar',
    perMinute: 60,
  },
});
