import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { readSettings } from '#server/env.ts';
import { PushService, type TestSubscription } from '#app/testing/outside/push-service.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { createPush } from './create-push.ts';

const DEVICE = '0123456789abcdef';
const OTHER_DEVICE = 'fedcba9876543210';

let service: PushService;
let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.reset();
  server = await freshServer();
  me = await server.guest();
  them = await server.guest();
});

const getId = async (client: TestClient) => (await client.must('GET /api/auth/user')).id;
type More = { browserFingerprint?: string; browserTimezone?: string; morningEnabled?: boolean; userId?: string };
const subscribe = (client: TestClient, subscription: TestSubscription, more: More = {}) =>
  client.send('POST /api/push-subscriptions', { body: { browserFingerprint: DEVICE, subscription, ...more } });
const current = (client: TestClient, browserFingerprint = DEVICE) =>
  client.must('GET /api/push-subscriptions/current', { query: { browserFingerprint } });
const getRows = async (query: ReturnType<typeof sql>) =>
  ((await db().execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

describe('a push subscription', () => {
  it('is kept for the device of the asker, and answered without its keys', async () => {
    const subscription = service.subscribe();
    const more = { userId: await getId(me), browserTimezone: 'Asia/Tokyo' };
    const { status, body } = await subscribe(me, subscription, more);
    expect([status, body]).toEqual([200, { success: true, message: 'Subscription saved' }]);
    expect(await current(me)).toEqual({
      success: true,
      isActive: true,
      subscription: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        browserFingerprint: DEVICE,
        browserTimezone: 'Asia/Tokyo',
        endpoint: subscription.endpoint,
        isActive: true,
        morningEnabled: true,
        eveningEnabled: true,
        lastDeliveredAt: null,
        createdAt: '2026-03-04T12:00:00.000Z',
      },
    });
    for (const nobody of [await current(them), await current(me, OTHER_DEVICE)]) {
      expect(nobody).toEqual({ success: true, subscription: null, isActive: false });
    }
  });

  it('is one a device: subscribing again brings it up to date and leaves what is not said of the reminders', async () => {
    await subscribe(me, service.subscribe(), { morningEnabled: false });
    const { subscription: first } = await current(me);
    clock.set('2026-03-05T12:00:00Z');
    const renewed = service.subscribe();
    await subscribe(me, renewed, { browserTimezone: 'Europe/Paris' });
    const { subscription: second } = await current(me);
    expect(second).toEqual({ ...first, endpoint: renewed.endpoint, browserTimezone: 'Europe/Paris' });
    expect(second?.morningEnabled).toBe(false);
    await subscribe(me, renewed, { morningEnabled: true });
    expect((await current(me)).subscription?.morningEnabled).toBe(true);
  });

  it('follows a device that goes by another fingerprint, and gives its address to the newest owner', async () => {
    const subscription = service.subscribe();
    await subscribe(me, subscription);
    const { subscription: before } = await current(me);
    await subscribe(me, subscription, { browserFingerprint: OTHER_DEVICE });
    expect((await current(me)).subscription).toBeNull();
    expect((await current(me, OTHER_DEVICE)).subscription?.id).toBe(before?.id);

    // A device that has a row under both names keeps the one it goes by.
    await subscribe(me, service.subscribe());
    const { subscription: kept } = await current(me);
    await subscribe(me, subscription);
    expect((await current(me)).subscription).toEqual({ ...kept, endpoint: subscription.endpoint });
    expect((await current(me, OTHER_DEVICE)).subscription).toBeNull();

    await subscribe(them, subscription);
    expect((await current(me)).subscription).toBeNull();
    expect((await current(them)).subscription?.endpoint).toBe(subscription.endpoint);
  });

  it('belongs to exactly one of many who claim its address at the same time', async () => {
    const subscription = service.subscribe();
    const clients = [me, them, await server.guest(), await server.guest()];
    const claims = await Promise.all(clients.map((client) => subscribe(client, subscription)));
    expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const owners = await Promise.all(clients.map(async (client) => (await current(client)).isActive));
    expect(owners.filter(Boolean)).toHaveLength(1);
  });

  it('is one of twenty at most: the one that was not heard of for the longest time goes', async () => {
    const name = (at: number) => at.toString(16).padStart(16, '0');
    for (let at = 0; at < 21; at += 1) {
      clock.set(`2026-03-04T12:00:${String(at).padStart(2, '0')}Z`);
      await subscribe(me, service.subscribe(), { browserFingerprint: name(at) });
    }
    expect((await current(me, name(0))).subscription).toBeNull();
    expect((await current(me, name(1))).isActive).toBe(true);
  });

  it('is removed for its owner alone, once or twice', async () => {
    await subscribe(me, service.subscribe());
    const remove = (client: TestClient) =>
      client.must('DELETE /api/push-subscriptions/current', { body: { browserFingerprint: DEVICE } });
    await remove(them);
    expect((await current(me)).isActive).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      expect(await remove(me)).toEqual({ success: true, message: 'Subscription removed' });
      expect((await current(me)).subscription).toBeNull();
    }
  });

  it('is never of whoever an id in the request names', async () => {
    const userId = await getId(me);
    const { status, body } = await subscribe(them, service.subscribe(), { userId });
    expect([status, body]).toEqual([403, { code: 'FORBIDDEN', message: 'Failed to save subscription' }]);
    const device = { userId, browserFingerprint: DEVICE };
    const asked = await them.send('GET /api/push-subscriptions/current', { query: device });
    const removed = await them.send('DELETE /api/push-subscriptions/current', { body: device });
    expect([asked.status, removed.status]).toEqual([403, 403]);
    expect(removed.body).toMatchObject({ message: 'Failed to remove subscription' });
    expect((await current(me)).subscription).toBeNull();
  });

  it('goes with a guest to the account; where both have the device, the newer one', async () => {
    const ada = server.visitor();
    await signIn(ada, { email: 'ada@example.org' });
    await subscribe(ada, service.subscribe());
    clock.set('2026-03-04T13:00:00Z');
    const newer = service.subscribe();
    await subscribe(me, newer);
    await subscribe(me, service.subscribe(), { browserFingerprint: OTHER_DEVICE });
    const { mergeGuest } = await import('#features/account/server/guests/merge-guest.ts');
    const { ownedTables } = await import('#server/user-rows/owned-tables.ts');
    await mergeGuest({ guestId: await getId(me), userId: await getId(ada), ownedTables, now: clock.now });
    expect((await current(ada)).subscription?.endpoint).toBe(newer.endpoint);
    expect((await current(ada, OTHER_DEVICE)).isActive).toBe(true);
  });

  it.each([
    ['endpoint', { endpoint: 'not an address' }],
    ['keys.p256dh', { keys: { p256dh: 'AAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
    // A point in its short form, and one beside the curve.
    ['keys.p256dh', { keys: { p256dh: 'A2sX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKW' } }],
    ['keys.p256dh', { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url') } }],
    ['keys.auth', { keys: { auth: 'AAAA' } }],
  ])('is refused with a bad %s', async (path, bad) => {
    const good = service.subscribe();
    const subscription = { ...good, ...bad, keys: { ...good.keys, ...('keys' in bad ? bad.keys : {}) } };
    const { status, body } = await subscribe(me, subscription);
    expect(status).toBe(422);
    expect(body).toMatchObject({ issues: [{ path: `body.subscription.${path}` }] });
  });

  it('is refused at a forged address, with nothing kept and nothing asked', async () => {
    const forged = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com.example.org/fcm/send/abc',
      'https://169.254.169.254/latest/meta-data',
      service.subscribe().endpoint,
    ];
    const strict = new TestClient(await startServer());
    await strict.must('POST /api/auth/guest');
    for (const endpoint of forged) {
      const { status, body } = await subscribe(strict, { ...service.subscribe(), endpoint });
      expect([status, body]).toEqual([422, expect.objectContaining({ message: 'Failed to save subscription' })]);
    }
    expect((await current(strict)).subscription).toBeNull();
    expect(service.requests).toBe(0);
  });

  it('takes its keys in base64 of either alphabet', async () => {
    const { endpoint, keys } = service.subscribe();
    const classic = (key: string) => Buffer.from(key, 'base64url').toString('base64');
    await subscribe(me, { endpoint, keys: { p256dh: classic(keys.p256dh), auth: classic(keys.auth) } });
    expect(await getRows(sql`SELECT p256dh_key, auth_key FROM push_subscriptions`)).toEqual([
      { p256dh_key: keys.p256dh, auth_key: keys.auth },
    ]);
  });
});

describe('the key that browsers subscribe with', () => {
  it('is told to everybody, and is one pair however many servers start at once', async () => {
    await db().execute(sql`DELETE FROM vapid_keys`);
    const servers = Array.from({ length: 8 }, () => createPush(readSettings({})));
    const keys = await Promise.all(servers.map(({ vapid }) => vapid()));
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(keys[0]).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
      subject: 'mailto:operator@example.org',
    });
    const visitor = new TestClient(await startServer());
    expect(await visitor.must('GET /api/vapid-public-key')).toEqual({ publicKey: keys[0]?.publicKey });
  });

  it('is that of the settings when they have one', async () => {
    const made = await createPush(readSettings({})).vapid();
    const settings = { VAPID_PUBLIC_KEY: made.publicKey, VAPID_PRIVATE_KEY: made.privateKey };
    await db().execute(sql`DELETE FROM vapid_keys`);
    const { vapid } = createPush(readSettings({ ...settings, VAPID_SUBJECT: 'mailto:ada@example.org' }));
    expect(await vapid()).toEqual({ ...made, subject: 'mailto:ada@example.org' });
    expect(await getRows(sql`SELECT id FROM vapid_keys`)).toEqual([]);
  });
});
