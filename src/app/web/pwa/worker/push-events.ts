import { readPushDevice } from '#web/device/push-device.ts';
import type { AskedHabit } from '#features/push/contract.ts';
import type { FromWorker } from '../worker-messages.ts';
import { answerHabit, ANSWERS, type HabitAnswer } from './answer-habit.ts';
import { answerMessages } from './answer-messages.ts';
import { setBadge } from './badge.ts';
import { ownAddress, readPush } from './push-message.ts';

type Shown = { actionUrl: string; notificationId: string | null; habit?: AskedHabit };

/** Notification buttons, which the types do not know: some platforms show none. */
type WithActions = NotificationOptions & { actions?: readonly { action: HabitAnswer; title: string }[] };

/** Milliseconds for an open page to navigate by itself before it is loaded at the new address. */
const GOES_WITHIN = 1000;

/** Shows what was pushed, with the number on the app's icon that came with it. */
export async function onPush(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const { title, body, tag, badge, actionUrl, notificationId, habit } = readPush(event.data?.text());
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { actionUrl, notificationId, ...(habit && { habit }) } satisfies Shown,
    ...(tag && { tag }),
    ...(habit && { actions: ANSWERS.map((action) => ({ action, title: answerMessages.actions[action] })) }),
  } as WithActions);
  if (badge !== null) await setBadge(worker, badge);
}

const readShown = ({ notification: { data } }: NotificationEvent) =>
  (data ?? { actionUrl: '/', notificationId: null }) as Shown;

/** Notes the answer of a button; opens the notification's address where that was clicked, or where the answer needs the app. */
async function answerOrGo(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  const { actionUrl, habit } = readShown(event);
  const act = ANSWERS.find((one) => one === event.action);
  const { title } = event.notification;
  if (act && habit && (await answerHabit(worker, { habit, title, actionUrl }, act))) return;
  await go(worker, ownAddress(actionUrl, worker.location.origin));
}

/** Does what the notification was clicked for, and reports the click to the server. */
export async function onClick(worker: ServiceWorkerGlobalScope, event: NotificationEvent): Promise<void> {
  event.notification.close();
  const { notificationId } = readShown(event);
  const told = notificationId
    ? send(`/api/notifications/${encodeURIComponent(notificationId)}/read`, { isActioned: true })
    : true;
  // Navigation and answers matter more: they go on even if the server is unreachable.
  await Promise.allSettled([told, answerOrGo(worker, event)]);
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
