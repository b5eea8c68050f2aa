/** What the service worker has to know of this device to send its subscription by itself, while no page is open. */
export type PushDevice = { userId: string; browserFingerprint: string; browserTimezone: string };

/** A cache, since pages and the worker both reach it. */
const CACHE = 'taylr-push';
const ADDRESS = '/push-device';

export async function keepPushDevice(device: PushDevice): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, Response.json(device));
}

/** Null when push is not switched on here. */
export async function readPushDevice(): Promise<PushDevice | null> {
  const kept = await (await caches.open(CACHE)).match(ADDRESS);
  return kept ? ((await kept.json()) as PushDevice) : null;
}

export async function erasePushDevice(): Promise<void> {
  await caches.delete(CACHE);
}
