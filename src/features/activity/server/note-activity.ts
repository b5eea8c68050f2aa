import { randomUUIDv7 } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ActivityKind } from '#core/account/activity.ts';
import { inTx } from '#server/db/access.ts';
import { getVisit } from '#server/session/visit.ts';
import { insertActivity, forgetOldActivities } from './queries.ts';

/**
 * Notes in a user's activity log what has just happened, with the network and the kind of browser that it came from. Belongs into the
 * transaction of what it tells of.
 */
export function noteActivity(
  kind: ActivityKind,
  { userId, request, now }: { userId: string; request: FastifyRequest; now: Date },
): Promise<void> {
  return inTx(async () => {
    await insertActivity({ id: randomUUIDv7(), userId, kind, ...getVisit(request), at: now });
    await forgetOldActivities(userId);
  });
}
