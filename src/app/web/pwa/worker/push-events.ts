import { readPushDevice } from '#web/device/push-device.ts';
import type { FromWorker } from '../worker-messages.ts';
import { setBadge } from './badge.ts';
import { ownAddress, readPush } from './push-message.ts';

type Shown = { actionUrl: string; notificationId: string | null };

/** Milliseconds for an open page to navigate by itself before it is loaded at the new address. */
const GOES_WITHIN = 1000;

/** Shows what was pushed, with the number on the app's icon that came with it. */
export async function onPush(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const { title, body, tag, badge, actionUrl, notificationId } = readPush(event.data?.text());
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { actionUrl, notificationId } satisfies Shown,
    ...(tag && { tag }),
  });
  if (badge !== null) await setBadge(worker, badge);
}

/** Opens the notification's address, and reports the click to the server. */
export async function onClick(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { actionUrl, notificationId } = (event.notification.data ?? { actionUrl: '/', notificationId: null }) as Shown;
  const told = notificationId
    ? send(`/api/notifications/${encodeURIComponent(notificationId)}/read`, { isActioned: true })
    : true;
  // Navigation matters more: it goes on even if the server is unreachable.
  await Promise.allSettled([told, go(worker, ownAddress(actionUrl, worker.location.origin))]);
}

/** Navigates the most recently used window, without a reload if possible; opens one when there is none. */
async function go(worker: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) {
    await worker.clients.openWindow(address);
    return;
  }
  const window = await open.focus().catch(() => open);
  const { pathname, search, hash } = new URL(address);
  if (await goesItself(window, pathname + search + hash)) return;
  await window.navigate(address).catch(() => worker.clients.openWindow(address));
}

function goesItself(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(resolve, GOES_WITHIN, false);
    window.postMessage({ type: 'go', path } satisfies FromWorker, [port2]);
  });
}

/** The browser replaced or removed the subscription: sends the current one to the server. */
export async function onSubscriptionChange(
  worker: ServiceWorkerGlobalScope,
  event: { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null },
): Promise<void> {
  const device = await readPushDevice();
  if (!device) return;
  const options = event.oldSubscription?.options;
  const subscription =
    event.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
  // Without either, the next start of the app subscribes again.
  if (subscription) await send('/api/push-subscriptions', { ...device, subscription: subscription.toJSON() });
}

/** Calls the API from the worker with the session's cookie. Returns whether it succeeded. */
async function send(path: string, body: unknown): Promise<boolean> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.ok;
}
