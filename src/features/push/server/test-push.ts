import { unreadCounts } from '#features/notifications/server/counts.ts';
import { inTx } from '#server/db/access.ts';
import type { Push } from '#server/services.ts';
import { pushMessages } from '../messages.ts';
import { activeSubscriptions, noteDelivered, type SubscriptionRow } from './queries.ts';
import { sendPush } from './send-push.ts';
import { type DevicesChanged, switchOff } from './subscribe.ts';

/** Seconds that a test is worth waiting for. */
const TTL = 300;

type Test = { readonly type: 'morning' | 'evening'; readonly browserFingerprint?: string | undefined };

/**
 * Sends a sample to the user's devices, or to one of them, and waits for the push services' responses. It is not a notification: it is in no
 * list and not counted.
 */
export async function sendTest(
  userId: string,
  { type, browserFingerprint }: Test,
  { push, now, devicesChanged }: { push: Push; now: Date; devicesChanged: DevicesChanged },
): Promise<{ success: boolean; message: string }> {
  const { test } = pushMessages;
  const devices = await activeSubscriptions(userId, browserFingerprint);
  if (devices.length === 0) return { success: false, message: test.noDevice };
  const vapid = await push.vapid();
  const sample = { ...test[type], actionUrl: '/', tag: `test-${type}`, notificationId: null, habit: null };
  const message = { ...sample, badge: (await unreadCounts(userId)).total };
  const envelope = { ttl: TTL, urgency: 'high' as const, topic: `test-${type}` };
  const sendTo = async (device: SubscriptionRow) => {
    if (!push.accepts(device.endpoint)) return false;
    const { result } = await sendPush({ vapid, target: device, message, envelope, now });
    if (result === 'sent') await inTx(() => noteDelivered(device, now));
    if (result === 'gone') await switchOff(device, { now, devicesChanged });
    return result === 'sent';
  };
  const taken = await Promise.all(devices.map(sendTo));
  return taken.includes(true) ? { success: true, message: test.sent } : { success: false, message: test.failed };
}
