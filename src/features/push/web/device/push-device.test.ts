import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Loopback, startLoopback } from '#web/testing/loopback.testing.ts';
import {
  eraseDeviceSettings,
  initialiseDeviceSettings,
  readDeviceSettings,
  saveDeviceSettings,
} from './device-settings.ts';
import { leavePush } from './leave-push.ts';
import { choosePushSlots, disablePush, enablePush, healPush } from './push-device.ts';

const KEY = 'BAEC';
const OTHER_KEY = new Uint8Array([4, 9, 9]).buffer;
const keys = { p256dh: 'p', auth: 'a' };
const VAPID = 'GET /api/vapid-public-key';
const SAVE = 'POST /api/push-subscriptions';
const REMOVE = 'DELETE /api/push-subscriptions/current';
const done = { success: true, message: 'done' };
const denied = 'Notification permission was denied. Please enable in browser settings.';

let server: Loopback;
/** A mock browser: its state, and the calls made to it. */
let browser: { subscription: ReturnType<typeof subscription> | null; made: number; ended: number };
let kept: Map<string, Response>;
let zone = 'Europe/London';

function subscription(name: string, applicationServerKey: ArrayBuffer | null = null) {
  const endpoint = `https://push.example/${name}`;
  const unsubscribe = async () => {
    browser.ended += 1;
    browser.subscription = null;
    return true;
  };
  return { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }), unsubscribe };
}

function stubBrowser(permission: NotificationPermission, answer = permission): void {
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async () => (browser.subscription = subscription(`made-${(browser.made += 1)}`)),
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const cache = {
    put: async (at: string, what: Response) => void kept.set(at, what),
    match: async (at: string) => kept.get(at)?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(
    () => ({ timeZone: zone }) as Intl.ResolvedDateTimeFormatOptions,
  );
}

const sent = (key: string) => server.asked.filter((call) => call.key === key).map(({ body }) => body);
const flags = () => {
  const { pushNotificationsEnabled, morningPushEnabled, eveningPushEnabled } = readDeviceSettings();
  return [pushNotificationsEnabled, morningPushEnabled, eveningPushEnabled];
};

beforeEach(async () => {
  server = await startLoopback();
  server.reply(VAPID, [200, { publicKey: KEY }]);
  server.reply(SAVE, [200, done]);
  server.reply(REMOVE, [200, done]);
  browser = { subscription: null, made: 0, ended: 0 };
  kept = new Map();
  zone = 'Europe/London';
  stubBrowser('granted');
  eraseDeviceSettings();
  initialiseDeviceSettings('u1', zone);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await server.close();
});

describe('switching push on', () => {
  it('subscribes, tells the server, and switches everything on here', async () => {
    await enablePush('u1');
    const [body] = sent(SAVE);
    expect(body).toEqual({
      userId: 'u1',
      browserFingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      browserTimezone: 'Europe/London',
      subscription: { endpoint: 'https://push.example/made-1', keys },
      morningEnabled: true,
      eveningEnabled: true,
    });
    expect(flags()).toEqual([true, true, true]);
    expect(await kept.get('/push-device')?.json()).toMatchObject({ userId: 'u1', browserTimezone: 'Europe/London' });
  });

  it.each([
    ['blocked', 'denied', 'denied'],
    ['refused', 'default', 'denied'],
    ['unanswered', 'default', 'default'],
  ] as const)('is %s when the permission is %s and the answer %s', async (problem, permission, answer) => {
    stubBrowser(permission, answer);
    await expect(enablePush('u1')).rejects.toMatchObject({ problem, message: denied });
    expect(server.asked).toEqual([]);
    expect(flags()).toEqual([false, true, true]);
  });

  it('says that a browser cannot, or that it would not be asked', async () => {
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    await expect(enablePush('u1')).rejects.toThrow('Push notifications are not supported in this browser');
    stubBrowser('default');
    Notification.requestPermission = () => Promise.reject(new Error('no gesture'));
    await expect(enablePush('u1')).rejects.toThrow('Failed to request notification permission');
  });

  it('is not on while the server did not take it', async () => {
    server.reply(SAVE, [500, { message: 'Failed to save subscription', code: 'INTERNAL' }]);
    await expect(enablePush('u1')).rejects.toThrow('Failed to subscribe to push notifications');
    expect(flags()).toEqual([false, true, true]);
    expect(kept.size).toBe(0);
  });

  it('leaves the subscription of another server for one of this server', async () => {
    browser.subscription = subscription('theirs', OTHER_KEY);
    await enablePush('u1');
    expect(browser.ended).toBe(1);
    expect(sent(SAVE)).toMatchObject([{ subscription: { endpoint: 'https://push.example/made-1' } }]);
  });
});

it('tells the server which reminders the device wants', async () => {
  await enablePush('u1');
  await choosePushSlots('u1', { morningEnabled: false, eveningEnabled: true });
  expect(sent(SAVE)[1]).toMatchObject({ morningEnabled: false, eveningEnabled: true });
  expect(browser.made).toBe(1);
  expect(flags()).toEqual([true, false, true]);
});

describe('switching push off', () => {
  it("ends the browser's subscription, then the server's record", async () => {
    await enablePush('u1');
    await disablePush('u1');
    expect(browser.ended).toBe(1);
    expect(sent(REMOVE)).toEqual([{ userId: 'u1', browserFingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    expect(flags()).toEqual([false, false, false]);
    expect(kept.size).toBe(0);
  });

  it('stays on when the server did not hear of it', async () => {
    await enablePush('u1');
    server.reply(REMOVE, [500, { message: 'Failed to remove subscription', code: 'INTERNAL' }]);
    await expect(disablePush('u1')).rejects.toThrow('Failed to unsubscribe from push notifications');
    expect(flags()).toEqual([true, true, true]);
  });

  it('at log-out forgets everything here, whatever the server says', async () => {
    await enablePush('u1');
    server.reply(REMOVE, [500, { message: 'x', code: 'INTERNAL' }]);
    await leavePush();
    expect(browser.subscription).toBeNull();
    expect(sent(REMOVE)).toHaveLength(1);
    expect(flags()).toEqual([false, true, true]);
    expect(kept.size).toBe(0);
  });
});

describe('at each opening', () => {
  const own = 'https://push.example/own';
  const record = { endpoint: own, browserTimezone: 'Europe/London' };

  beforeEach(() => {
    saveDeviceSettings({ pushNotificationsEnabled: true, morningPushEnabled: false });
    browser.subscription = subscription('own');
  });

  it('finds nothing to mend where all three say the same', async () => {
    expect(await mended({ subscription: record, isActive: true })).toEqual([]);
  });

  it.each([
    ['the server has nothing of this device', { subscription: null, isActive: false }],
    ['it was switched off there', { subscription: record, isActive: false }],
    [
      'it has another address there',
      { subscription: { ...record, endpoint: 'https://push.example/old' }, isActive: true },
    ],
    ['the device has travelled', { subscription: { ...record, browserTimezone: 'Asia/Tokyo' }, isActive: true }],
  ])('subscribes as it was when %s', async (_what, current) => {
    expect(await mended(current)).toMatchObject([
      { subscription: { endpoint: own }, morningEnabled: false, eveningEnabled: true },
    ]);
  });

  it('subscribes anew when the browser lost its subscription', async () => {
    browser.subscription = null;
    expect(await mended({ subscription: record, isActive: true })).toMatchObject([
      { subscription: { endpoint: 'https://push.example/made-1' } },
    ]);
  });

  it.each([
    ['is switched off here', () => saveDeviceSettings({ pushNotificationsEnabled: false })],
    ['is no longer allowed', () => stubBrowser('denied')],
  ])('asks nothing where push %s', async (_what, change) => {
    change();
    await healPush('u1');
    expect(server.asked).toEqual([]);
  });

  /** Requests to the server, given what it has stored. */
  async function mended(current: { subscription: object | null; isActive: boolean }): Promise<unknown[]> {
    // The address holds the fingerprint, which the first question tells.
    await healPush('u1').catch(() => undefined);
    const question = server.asked.find(({ key }) => key.startsWith('GET /api/push-subscriptions/current?'));
    server.reply(question?.key ?? '', [200, { success: true, ...current }]);
    await healPush('u1');
    return sent(SAVE);
  }
});
