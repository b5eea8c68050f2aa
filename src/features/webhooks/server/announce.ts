import { randomUUIDv7 } from 'node:crypto';
import { WEBHOOK, type WebhookEvent } from '#core/webhook/webhook.ts';
import { inTx } from '#server/db/access.ts';
import { enqueueAll } from '#server/jobs/jobs.ts';
import { insertDeliveries, listeners } from './queries.ts';

/** The queue of the job that sends. */
export const WEBHOOK_QUEUE = 'webhooks';

/** Something that happened to a user: `data` is what webhooks tell of it, ids and names, never notes. */
export type Happening = {
  readonly userId: string;
  readonly type: WebhookEvent;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The body of a delivery, as Standard Webhooks describes it. */
export const getBody = (type: WebhookEvent | 'test', data: Happening['data'], now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

/**
 * Leaves it to the job to tell webhooks of what happened; call it in the transaction in which it happens. One statement for users whom nobody
 * listens to, three for all others.
 */
export async function announce(happenings: readonly Happening[], now: Date): Promise<void> {
  if (happenings.length === 0) return;
  await inTx(async () => {
    const types = [...new Set(happenings.map(({ type }) => type))];
    const told = await listeners([...new Set(happenings.map(({ userId }) => userId))], types);
    const rows = told.flatMap(({ id: webhookId, userId, events, waiting }) =>
      happenings
        .filter((one) => one.userId === userId && events.includes(one.type))
        .map(({ type, data }, place) => ({
          id: randomUUIDv7(),
          webhookId,
          userId,
          event: type,
          body: getBody(type, data, now),
          ...(waiting + place < WEBHOOK.waitingMax
            ? { state: 'queued' as const }
            : { state: 'dropped' as const, settledAt: now }),
          createdAt: now,
        })),
    );
    if (rows.length === 0) return;
    const added = await insertDeliveries(rows);
    await enqueueAll(
      WEBHOOK_QUEUE,
      added.filter(({ state }) => state === 'queued').map(({ id }) => ({ deliveryId: id })),
    );
  });
}
