import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onClick, onPush, onSubscriptionChange } from './push-events.ts';

// The browser's side is faked here: the tests check what the worker calls and sends.
const sent: { path: string; body: unknown }[] = [];
const device = { userId: 'maya', browserFingerprint: '0123456789abcdef', browserTimezone: 'Europe/London' };
const kept = new Map<string, Response>();

function worker(windows: readonly object[] = []) {
  return {
    location: { origin: 'https://taylr.example' },
    navigator: { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => subscription('renewed')) },
    },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => null) },
  };
}
type Made = ReturnType<typeof worker>;
const as = (made: Made) => made as unknown as ServiceWorkerGlobalScope;

const subscription = (name: string) => ({
  options: { userVisibleOnly: true },
  toJSON: () => ({ endpoint: `https://push.example/${name}` }),
});

const click = (data: object | null) => {
  const close = vi.fn<() => void>();
  return { close, event: { notification: { close, data } } as unknown as NotificationEvent };
};

beforeEach(() => {
  sent.length = 0;
  kept.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return new Response('{}');
  });
  vi.stubGlobal('caches', { open: async () => ({ match: async (at: string) => kept.get(at)?.clone() }) });
});
afterEach(() => void vi.unstubAllGlobals());

it('shows a push, and the number that came with it', async () => {
  const made = worker();
  const text = JSON.stringify({
    title: 'Hello',
    body: 'There',
    actionUrl: '/goals',
    tag: 't',
    badge: 2,
    notificationId: 'n1',
  });
  await onPush(as(made), { data: { text: () => text } } as unknown as PushEvent);
  expect(made.registration.showNotification).toHaveBeenCalledWith('Hello', {
    body: 'There',
    tag: 't',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { actionUrl: '/goals', notificationId: 'n1' },
  });
  expect(made.navigator.setAppBadge).toHaveBeenCalledWith(2);
});

it('shows something for a push without anything', async () => {
  const made = worker();
  await onPush(as(made), { data: null } as unknown as PushEvent);
  expect(made.registration.showNotification).toHaveBeenCalledOnce();
  expect(made.navigator.setAppBadge).not.toHaveBeenCalled();
});

it('opens a window where a notification leads when none is open, and tells the server', async () => {
  const made = worker();
  const { close, event } = click({ actionUrl: '/?checkIn=all', notificationId: 'n1' });
  await onClick(as(made), event);
  expect(close).toHaveBeenCalledOnce();
  expect(made.clients.openWindow).toHaveBeenCalledWith('https://taylr.example/?checkIn=all');
  expect(sent).toEqual([{ path: '/api/notifications/n1/read', body: { isActioned: true } }]);
});

it('lets an open window go there by itself', async () => {
  const postMessage = vi.fn((_message: object, [port]: MessagePort[]) => port?.postMessage('gone'));
  const window = { postMessage, focus: vi.fn(async () => window), navigate: vi.fn(async () => null) };
  const made = worker([window]);
  await onClick(as(made), click({ actionUrl: 'https://evil.example/x', notificationId: null }).event);
  expect(window.focus).toHaveBeenCalledOnce();
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: 'go', path: '/' });
  expect(window.navigate).not.toHaveBeenCalled();
  expect(made.clients.openWindow).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it('loads an open window anew that does not go by itself, though the server cannot be reached', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const window = { postMessage: vi.fn(), focus: async () => window, navigate: vi.fn(async () => null) };
  const done = onClick(as(worker([window])), click({ actionUrl: '/goals', notificationId: 'n1' }).event);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  vi.useRealTimers();
  expect(window.navigate).toHaveBeenCalledWith('https://taylr.example/goals');
});

const change = (from: object) => from as Parameters<typeof onSubscriptionChange>[1];
const subscribed = (name: string) => [
  { path: '/api/push-subscriptions', body: { ...device, subscription: { endpoint: `https://push.example/${name}` } } },
];

it('sends the subscription that the browser changed to', async () => {
  kept.set('/push-device', Response.json(device));
  await onSubscriptionChange(as(worker()), change({ newSubscription: subscription('new') }));
  expect(sent).toEqual(subscribed('new'));
});

it('subscribes anew as before when the browser only took the old one away', async () => {
  kept.set('/push-device', Response.json(device));
  const made = worker();
  await onSubscriptionChange(as(made), change({ oldSubscription: subscription('old') }));
  expect(made.registration.pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true });
  expect(sent).toEqual(subscribed('renewed'));
});

it('sends nothing where push is switched off', async () => {
  await onSubscriptionChange(as(worker()), change({ newSubscription: subscription('new') }));
  expect(sent).toEqual([]);
});
