import { ECDH, randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import type { Push } from '#server/services.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewSubscription } from '../contract.ts';
import { pushMessages } from '../messages.ts';
import {
  deactivate,
  dropOldSubscriptions,
  freeEndpoint,
  lockEndpoint,
  removeSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './queries.ts';

/** Called when a user's devices changed, in the same transaction: reschedules their reminders. */
export type DevicesChanged = (userId: string, now: Date) => Promise<void>;

/** The most devices per user; the one not seen for the longest time is replaced. */
const DEVICES_MAX = 20;

/** An id in a request never chooses the user: another one than the asker's own is refused. */
export function refuseForeign(user: CurrentUser, userId: string | undefined, message: string): void {
  if (userId !== undefined && userId !== user.id) throw new AppError('FORBIDDEN', message);
}

/** Base64 of either alphabet as base64url. */
const toBase64Url = (text: string) => Buffer.from(text, 'base64').toString('base64url');

/** A key that no message can be encrypted for is refused now, and not when it matters: a point of the curve, in 65 bytes. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}

/** Stores a device's subscription, taking its endpoint over from any previous owner. */
export function subscribe(
  user: CurrentUser,
  body: NewSubscription,
  { push, now, devicesChanged }: { push: Push; now: Date; devicesChanged: DevicesChanged },
): Promise<void> {
  refuseForeign(user, body.userId, pushMessages.saveFailed);
  const { browserFingerprint, browserTimezone = 'UTC', morningEnabled, eveningEnabled } = body;
  const { endpoint, keys } = body.subscription;
  if (!push.accepts(endpoint)) throw invalid('subscription.endpoint', pushMessages.saveFailed);
  const p256dhKey = toBase64Url(keys.p256dh);
  const authKey = toBase64Url(keys.auth);
  if (!isPublicKey(p256dhKey)) throw invalid('subscription.keys.p256dh', pushMessages.saveFailed);
  if (Buffer.from(authKey, 'base64url').length !== 16) throw invalid('subscription.keys.auth', pushMessages.saveFailed);

  const device = { userId: user.id, browserFingerprint, endpoint };
  return inTx(async () => {
    await lockEndpoint(endpoint);
    await freeEndpoint(device);
    await saveSubscription({
      id: randomUUIDv7(),
      ...device,
      p256dhKey,
      authKey,
      browserTimezone,
      morningEnabled,
      eveningEnabled,
      createdAt: now,
      updatedAt: now,
    });
    await dropOldSubscriptions(user.id, DEVICES_MAX);
    await devicesChanged(user.id, now);
  });
}

/** Takes a device whose address is dead out of use, and its reminders with it. */
export function switchOff(
  device: Pick<SubscriptionRow, 'id' | 'endpoint' | 'userId'>,
  { now, devicesChanged }: { now: Date; devicesChanged: DevicesChanged },
): Promise<void> {
  return inTx(async () => {
    await deactivate(device);
    await devicesChanged(device.userId, now);
  });
}

/** Deletes a device; no error if it is unknown. */
export async function unsubscribe(
  user: CurrentUser,
  { userId, browserFingerprint }: Pick<NewSubscription, 'userId' | 'browserFingerprint'>,
): Promise<void> {
  refuseForeign(user, userId, pushMessages.removeFailed);
  await inTx(() => removeSubscription(user.id, browserFingerprint));
}
