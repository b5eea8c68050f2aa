import { call } from '#web/api/api.ts';
import { erasePushDevice, readPushDevice } from '#web/device/push-device.ts';
import { eraseDeviceSettings } from './device-settings.ts';
import { canPush } from './push-steps.ts';

/** Timeout in milliseconds: logging out waits for it. */
const WITHIN = 2000;

async function unsubscribe(): Promise<void> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  const device = await readPushDevice();
  if (!device) return;
  await erasePushDevice();
  const { userId, browserFingerprint } = device;
  await call('DELETE /api/push-subscriptions/current', { body: { userId, browserFingerprint } });
}

/**
 * Nothing more of the user who leaves is shown on this device. Never rejects: once the browser's subscription has ended, the server learns of it at
 * the next push at the latest.
 */
export async function leavePush(): Promise<void> {
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, WITHIN);
  });
  await Promise.race([unsubscribe().catch(() => undefined), tooLong]);
  eraseDeviceSettings();
}
