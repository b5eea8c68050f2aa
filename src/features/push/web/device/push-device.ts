import { call, hasStatus } from '#web/api/api.ts';
import { erasePushDevice, keepPushDevice, type PushDevice } from '#web/device/push-device.ts';
import { deviceMessages } from '#features/push/device-messages.ts';
import { deviceFacts, deviceFingerprint } from './device-info.ts';
import { readDeviceSettings, saveDeviceSettings } from './device-settings.ts';
import { askPermission, browserSubscription, canPush, PushError, permissionNow, pushWorker } from './push-steps.ts';

const texts = deviceMessages.hook;

/** This device as the server knows it. */
async function thisDevice(userId: string): Promise<PushDevice> {
  const facts = deviceFacts();
  return { userId, browserFingerprint: await deviceFingerprint(facts), browserTimezone: facts.timezone };
}

/** The server's record of this device: only the server decides whether it is subscribed. */
export async function deviceRecord(userId: string) {
  const { browserFingerprint } = await thisDevice(userId);
  return call('GET /api/push-subscriptions/current', { query: { userId, browserFingerprint } });
}

/** A lost session has its own message; other errors name what was attempted. */
function asPushError(error: unknown, message: string): unknown {
  return error instanceof PushError || hasStatus(error, 401) ? error : new PushError('failed', message);
}

/** Which of the day's two reminders this device wants. */
type Slots = { morningEnabled: boolean; eveningEnabled: boolean };

async function subscribe(userId: string, slots: Slots): Promise<void> {
  try {
    const worker = await pushWorker();
    const { publicKey } = await call('GET /api/vapid-public-key');
    const { endpoint, keys } = (await browserSubscription(worker, publicKey)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new PushError('failed', texts.subscribeFailed);
    const device = await thisDevice(userId);
    const subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
    await call('POST /api/push-subscriptions', { body: { ...device, ...slots, subscription } });
    await keepPushDevice(device);
  } catch (error) {
    throw asPushError(error, texts.subscribeFailed);
  }
}

/** Asks for the permission, subscribes, and switches everything on here. Throws a PushError, and then nothing is switched on. */
export async function enablePush(userId: string): Promise<void> {
  await askPermission();
  await subscribe(userId, { morningEnabled: true, eveningEnabled: true });
  saveDeviceSettings({ pushNotificationsEnabled: true, morningPushEnabled: true, eveningPushEnabled: true });
}

/** Tells the server which reminders this device wants, then keeps it here. Throws a PushError, and then nothing has changed. */
export async function choosePushSlots(userId: string, slots: Slots): Promise<void> {
  await subscribe(userId, slots);
  saveDeviceSettings({ morningPushEnabled: slots.morningEnabled, eveningPushEnabled: slots.eveningEnabled });
}

/** Ends the browser's subscription, then the server's record, and switches everything off here. */
export async function disablePush(userId: string): Promise<void> {
  try {
    const { browserFingerprint } = await thisDevice(userId);
    const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await call('DELETE /api/push-subscriptions/current', { body: { userId, browserFingerprint } });
    await erasePushDevice();
  } catch (error) {
    throw asPushError(error, texts.unsubscribeFailed);
  }
  saveDeviceSettings({ pushNotificationsEnabled: false, morningPushEnabled: false, eveningPushEnabled: false });
}

/**
 * Repairs, each time the app opens, what changed meanwhile: the browser lost or renewed its subscription, the server deleted or deactivated it,
 * or the time zone changed. Does nothing while push is off.
 */
export async function healPush(userId: string): Promise<void> {
  const settings = readDeviceSettings();
  if (!settings.pushNotificationsEnabled || !canPush() || permissionNow() !== 'granted') return;
  const [worker, device, record] = await Promise.all([pushWorker(), thisDevice(userId), deviceRecord(userId)]);
  const own = await worker.pushManager.getSubscription();
  const { subscription, isActive } = record;
  const isWhole =
    own !== null &&
    isActive &&
    subscription?.endpoint === own.endpoint &&
    subscription.browserTimezone === device.browserTimezone;
  if (isWhole) return;
  await subscribe(userId, { morningEnabled: settings.morningPushEnabled, eveningEnabled: settings.eveningPushEnabled });
}
