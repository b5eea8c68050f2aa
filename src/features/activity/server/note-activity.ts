import { randomUUIDv7 } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ActivityKind } from '#core/account/activity.ts';
import { inTx } from '#server/db/access.ts';
import { getVisit } from '#server/session/visit.ts';
import { insertActivity, forgetOldActivities } from './queries.ts';

/** Adds an event to a user's activity log, with the network and kind of browser it came from. Call it in the transaction that does what it records. */
export function noteActivity(
  kind: ActivityKind,
  { userId, request, now }: { userId: string; request: FastifyRequest; now: Date },
): Promise<void> {
  return inTx(async () => {
    await insertActivity({ id: randomUUIDv7(), userId, kind, ...getVisit(request), at: now });
    await forgetOldActivities(userId);
  });
}
