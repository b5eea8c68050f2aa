import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Instant } from '#contract/shapes.ts';

/** What became of a tap on a link, for whoever tapped. */
export const TICK_OUTCOMES = [
  'done',
  'skipped',
  'already',
  'begun',
  'taken_back',
  'over',
  'paused',
  'not_planned',
  'ended',
  'closed',
] as const;
export type TickOutcome = (typeof TICK_OUTCOMES)[number];

/** The link that ticks a habit, without what opens it. */
export const TickLink = z
  .object({
    createdAt: Instant,
    /** When it last ticked; null before the first time. */
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'TickLink' });
export type TickLink = z.infer<typeof TickLink>;

export const tickLinksApi = defineApi({
  'GET /api/habits/:habitId/tick-link': {
    summary: 'Whether there is a link that ticks this habit, and when it last did',
    access: 'user',
    response: z.object({ link: TickLink.nullable() }),
  },
  'POST /api/habits/:habitId/tick-link': {
    summary: 'Make a link that ticks this habit, which is told in this answer alone; an earlier one ends',
    access: 'user',
    response: z.object({ link: TickLink, path: z.string().describe('Below the address of the site') }),
    status: 201,
    perMinute: 20,
  },
  'DELETE /api/habits/:habitId/tick-link': {
    summary: 'Withdraw the link that ticks this habit: from now on it ticks nothing',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'POST /api/ticks/:code': {
    summary:
      'Tick the habit of a link for today, once a day, or answer the message that a link stands in, for the day it asked about; says what became of it, and nothing else of its owner',
    access: 'public',
    response: z.object({ outcome: z.enum(TICK_OUTCOMES), habit: z.string(), message: z.string() }),
    perMinute: 20,
  },
});
