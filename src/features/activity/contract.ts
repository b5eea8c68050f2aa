import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id, Instant } from '#contract/shapes.ts';
import { ACTIVITY_KINDS } from '#core/account/activity.ts';

export const Activity = z
  .object({
    id: Id,
    kind: z.enum(ACTIVITY_KINDS),
    at: Instant,
    /** The network of the request, such as `203.0.113.0`: the full address is not stored. */
    network: z.string().nullable(),
    device: z.string().nullable(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

export const activityApi = defineApi({
  'GET /api/auth/activity': {
    summary: 'Sign-ins, sessions ended, tokens, exports and deletions of the last ninety days, newest first',
    access: 'user',
    response: z.array(Activity),
  },
});
