/* The browser calls for enabling push, step by step. */
import { deviceMessages } from '#features/push/device-messages.ts';

const texts = deviceMessages.hook;
/** Milliseconds that the service worker has to be there. */
const WORKER_WITHIN = 10_000;

/** `blocked` was denied at another time, `refused` at the question just now, and `unanswered` neither: the question was closed. */
export type PushProblem = 'unsupported' | 'unavailable' | 'blocked' | 'refused' | 'unanswered' | 'failed';

/** Push could not be switched on or off; the message says why, in words for the user. */
export class PushError extends Error {
  readonly problem: PushProblem;

  constructor(problem: PushProblem, message: string) {
    super(message);
    this.name = 'PushError';
    this.problem = problem;
  }
}

/** True where the browser knows notifications at all. */
export function knowsNotifications(): boolean {
  return 'Notification' in globalThis;
}

/** True where the browser can be sent notifications while the app is closed. */
export function canPush(): boolean {
  return knowsNotifications() && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** The permission; `denied` where the browser does not support notifications. */
export function permissionNow(): NotificationPermission {
  return knowsNotifications() ? Notification.permission : 'denied';
}

/** Asks for the permission unless it was answered already. Throws a PushError unless it is granted. */
export async function askPermission(): Promise<void> {
  if (!canPush()) throw new PushError('unsupported', texts.unsupported);
  const before = permissionNow();
  if (before === 'granted') return;
  if (before === 'denied') throw new PushError('blocked', texts.denied);
  const answer = await Notification.requestPermission().catch(() => {
    throw new PushError('failed', texts.askFailed);
  });
  if (answer !== 'granted') throw new PushError(answer === 'denied' ? 'refused' : 'unanswered', texts.denied);
}

/** The app's service worker, once it runs. Throws a PushError when there is none: switched off by the operator, or forbidden. */
export async function pushWorker(): Promise<ServiceWorkerRegistration> {
  if (!canPush()) throw new PushError('unsupported', texts.unsupported);
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(resolve, WORKER_WITHIN, null);
  });
  const worker = await Promise.race([navigator.serviceWorker.ready, tooLate]);
  if (!worker?.pushManager) throw new PushError('unavailable', texts.unavailable);
  return worker;
}

/** A key as browsers take it, from the text that the server sends. */
export function keyBytes(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function isOfKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options?.applicationServerKey;
  // One that does not say whose it is may well be ours.
  return !own || (own.byteLength === key.byteLength && new Uint8Array(own).every((byte, at) => byte === key[at]));
}

/** The browser's subscription for this server: the one it has, or a new one when there is none or its key is another server's. */
export async function browserSubscription(
  worker: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const applicationServerKey = keyBytes(publicKey);
  const known = await worker.pushManager.getSubscription();
  if (known && isOfKey(known, applicationServerKey)) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
