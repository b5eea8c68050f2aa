import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { PushSubscription, pushApi } from '../contract.ts';
import { pushMessages } from '../messages.ts';
import { type SubscriptionRow, getSubscription } from './queries.ts';
import { type DevicesChanged, refuseForeign, subscribe, unsubscribe } from './subscribe.ts';
import { sendTest } from './test-push.ts';

function wireSubscription(row: SubscriptionRow): PushSubscription {
  const { userId: _owner, channel: _none, p256dhKey: _key, authKey: _secret, updatedAt: _updated, ...rest } = row;
  const lastDeliveredAt = row.lastDeliveredAt?.toISOString() ?? null;
  return { ...rest, lastDeliveredAt, createdAt: row.createdAt.toISOString() };
}

export const pushRoutes = ({ push }: Services, devicesChanged: DevicesChanged): Routes<typeof pushApi> => ({
  'GET /api/vapid-public-key': async () => ({ publicKey: (await push.vapid()).publicKey }),

  'GET /api/push-subscriptions/current': async ({ user, query }) => {
    refuseForeign(user, query.userId, pushMessages.foreign);
    const row = await getSubscription(user.id, query.browserFingerprint);
    return { success: true, subscription: row && wireSubscription(row), isActive: row?.isActive ?? false };
  },

  'POST /api/push-subscriptions': async ({ user, body, now }) => {
    await subscribe(user, body, { push, now, devicesChanged });
    return { success: true, message: pushMessages.saved };
  },

  'DELETE /api/push-subscriptions/current': async ({ user, body }) => {
    await unsubscribe(user, body);
    return { success: true, message: pushMessages.removed };
  },

  'POST /api/scheduled-push/test': ({ user, body, now }) => sendTest(user.id, body, { push, now, devicesChanged }),
});
