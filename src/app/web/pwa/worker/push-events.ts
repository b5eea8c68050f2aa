import { readPushDevice } from '#web/device/push-device.ts';
import type { FromWorker } from '../worker-messages.ts';
import { setBadge } from './badge.ts';
import { ownAddress, readPush } from './push-message.ts';

type Shown = { actionUrl: string; notificationId: string | null };

/** Milliseconds that an open page has to go to an address by itself, before it is loaded anew there. */
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

/** Goes where the notification leads, and tells the server that somebody followed it. */
export async function onClick(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { actionUrl, notificationId } = (event.notification.data ?? { actionUrl: '/', notificationId: null }) as Shown;
  const told = notificationId
    ? send(`/api/notifications/${encodeURIComponent(notificationId)}/read`, { isActioned: true })
    : true;
  // Where to go matters more: a server that cannot be reached keeps nobody from it.
  await Promise.allSettled([told, go(worker, ownAddress(actionUrl, worker.location.origin))]);
}

/** Leads the window that was used last there, without loading it anew when it can; opens one when there is none. */
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

/** The browser gave the device another subscription, or took it away: the server hears of the one that holds now. */
export async function onSubscriptionChange(
  worker: ServiceWorkerGlobalScope,
  event: { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null },
): Promise<void> {
  const device = await readPushDevice();
  if (!device) return;
  const options = event.oldSubscription?.options;
  const subscription =
    event.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
  // Without either, the next opening of the app subscribes anew.
  if (subscription) await send('/api/push-subscriptions', { ...device, subscription: subscription.toJSON() });
}

/** Makes a call of the interface from the worker, with the session's cookie. Answers whether it was taken. */
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
