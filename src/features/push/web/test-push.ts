import { call } from '#web/api/api.ts';
import { deviceFacts, deviceFingerprint } from './device/device-info.ts';

/** Has a sample of the morning's reminder pushed to this device alone: the others are not being looked at. */
export async function testPush() {
  const browserFingerprint = await deviceFingerprint(deviceFacts());
  return call('POST /api/scheduled-push/test', { body: { type: 'morning', browserFingerprint } });
}
