import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import { WEBHOOK, WEBHOOK_EVENTS, type WebhookEvent } from '#core/webhook/webhook.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { Webhook, WebhookDelivery, webhooksApi } from '../contract.ts';
import { webhookMessages } from '../messages.ts';
import { getBody } from './announce.ts';
import { deliverTest } from './deliver.ts';
import {
  changeWebhook,
  type DeliveryRow,
  deleteWebhook,
  getDeliveries,
  getWebhook,
  getWebhooks,
  insertDeliveries,
  insertWebhook,
  type WebhookRow,
} from './queries.ts';

/** A secret as Standard Webhooks writes it: 32 random bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const inOrder = (events: readonly WebhookEvent[]) => WEBHOOK_EVENTS.filter((event) => events.includes(event));

function wireWebhook({ id, endpoint, events, isActive, failingSince, createdAt }: WebhookRow): Webhook {
  const since = failingSince?.toISOString() ?? null;
  return { id, address: endpoint, events, isActive, failingSince: since, createdAt: createdAt.toISOString() };
}

function wireDelivery({ id, event, state, attempts, status, problem, ...row }: DeliveryRow): WebhookDelivery {
  const settledAt = row.settledAt?.toISOString() ?? null;
  return { id, event, state, attempts, status, problem, createdAt: row.createdAt.toISOString(), settledAt };
}

const notFound = () => new AppError('NOT_FOUND', webhookMessages.notFound);

async function ownWebhook(userId: string, id: string): Promise<WebhookRow> {
  const webhook = await getWebhook(userId, id);
  if (!webhook) throw notFound();
  return webhook;
}

export const webhooksRoutes = ({ outgoing, sealer }: Services): Routes<typeof webhooksApi> => ({
  'GET /api/webhooks': async ({ user }) => (await getWebhooks(user.id)).map(wireWebhook),

  'POST /api/webhooks': async ({ user, body: { address, events }, request, now }) => {
    const refusal = await outgoing.refusal(address);
    if (refusal) throw invalid('address', webhookMessages.refusals[refusal]);
    return inTx(async () => {
      const secret = newSecret();
      const signingSecret = sealer.seal(secret, 'webhook');
      const webhook = { id: randomUUIDv7(), userId: user.id, endpoint: address, signingSecret, createdAt: now };
      const row = await insertWebhook({ ...webhook, events: inOrder(events) });
      if (!row) throw new AppError('CONFLICT', webhookMessages.tooMany(WEBHOOK.perUser));
      await noteActivity('webhook-made', { userId: user.id, request, now });
      return { webhook: wireWebhook(row), secret };
    });
  },

  'PATCH /api/webhooks/:id': async ({ user, params, body: { events, isActive } }) => {
    const known = await ownWebhook(user.id, params.id);
    const change = {
      ...(events && { events: inOrder(events) }),
      // Turned on again, it has a week anew.
      ...(isActive !== undefined && {
        isActive,
        failingSince: isActive === known.isActive ? known.failingSince : null,
      }),
    };
    if (Object.keys(change).length === 0) return wireWebhook(known);
    const changed = await changeWebhook(user.id, params.id, change);
    if (!changed) throw notFound();
    return wireWebhook(changed);
  },

  'DELETE /api/webhooks/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteWebhook(user.id, params.id))) throw notFound();
      await noteActivity('webhook-removed', { userId: user.id, request, now });
      return { success: true };
    }),

  'GET /api/webhooks/:id/deliveries': async ({ user, params }) => {
    const { id } = await ownWebhook(user.id, params.id);
    return (await getDeliveries(user.id, id)).map(wireDelivery);
  },

  'POST /api/webhooks/:id/test': async ({ user, params, now }) => {
    const webhook = await ownWebhook(user.id, params.id);
    const body = getBody('test', { message: 'This is a test.' }, now);
    const row = { id: randomUUIDv7(), webhookId: webhook.id, userId: user.id, event: 'test' as const, body };
    const [delivery] = await insertDeliveries([
      { ...row, state: 'sending', attempts: 1, claimedAt: now, createdAt: now },
    ]);
    return wireDelivery(await deliverTest({ webhook, delivery: delivery as DeliveryRow }, { outgoing, sealer, now }));
  },
});
