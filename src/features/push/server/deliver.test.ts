import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import { calendarDay } from '#core/calendar/calendar.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { db, inTx } from '#server/db/access.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { PushService, type TestSubscription } from '#app/testing/outside/push-service.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { enqueuePushes } from './deliver.ts';
import { fitting, sendPush } from './send-push.ts';

const DEVICE = '0123456789abcdef';
const MARCH_4 = calendarDay('2026-03-04');

let service: PushService;
let me: TestClient;
let them: TestClient;
let myId: string;
let phone: TestSubscription;
let phoneId: string;

const subscribe = async (client: TestClient, browserFingerprint = DEVICE, subscription = service.subscribe()) => {
  await client.must('POST /api/push-subscriptions', { body: { browserFingerprint, subscription } });
  return subscription;
};
const current = async (client: TestClient) =>
  (await client.must('GET /api/push-subscriptions/current', { query: { browserFingerprint: DEVICE } })).subscription;

beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  const server = await freshServer();
  service.reset();
  me = await server.guest();
  them = await server.guest();
  myId = (await me.must('GET /api/auth/user')).id;
  phone = await subscribe(me);
  await subscribe(them);
  phoneId = (await current(me))?.id as string;
});

/** Tells me something and leaves it to the job to push it to my phone, as one who generates reminders does. */
async function remind(subject = 'today', change: { message?: string; until?: Date; userId?: string } = {}) {
  const { message = 'Walk for 5 minutes', until, userId = myId } = change;
  return inTx(async () => {
    const [added] = await notify(
      [
        {
          userId,
          kind: 'review_overdue',
          subject,
          date: MARCH_4,
          title: 'A review waits',
          message,
          actionUrl: '/goals',
        },
      ],
      clock.now,
    );
    const notificationId = added?.id as string;
    await enqueuePushes([{ userId, notificationId, subscriptionId: phoneId, ...(until && { until }) }], clock.now);
    return notificationId;
  });
}
const work = () => runKeptJobs(clock.now);
const delivery = async () => {
  const { rows } = (await db().execute(
    sql`SELECT state, attempts, status FROM push_deliveries ORDER BY created_at DESC LIMIT 1`,
  )) as unknown as { rows: { state: string; attempts: number; status: number | null }[] };
  return rows[0];
};
/** Minutes past noon, when it all begins. */
const at = (time: string) => clock.set(`2026-03-04T${time}Z`);
describe('a notification for a device', () => {
  it('arrives encrypted for it alone, signed with the key that is told, with what the worker shows', async () => {
    const notificationId = await remind();
    at('12:00:30');
    await work();
    const { publicKey } = await me.must('GET /api/vapid-public-key');
    const topic = notificationId.replaceAll('-', '');
    expect(service.problems).toEqual([]);
    expect(service.received).toEqual([
      {
        endpoint: phone.endpoint,
        message: {
          title: 'A review waits',
          body: 'Walk for 5 minutes',
          actionUrl: '/goals',
          tag: topic,
          badge: 1,
          notificationId,
          habit: null,
        },
        bytes: expect.any(Number),
        ttl: 3570,
        urgency: 'high',
        topic,
        vapid: { publicKey, sub: 'mailto:operator@example.org', aud: service.origin },
      },
    ]);
    expect((await current(me))?.lastDeliveredAt).toBe('2026-03-04T12:00:30.000Z');
    expect((await current(them))?.lastDeliveredAt).toBeNull();
    const [told] = await me.must('GET /api/notifications');
    expect(told?.sentAt).toBe('2026-03-04T12:00:30.000Z');
  });

  it('is sent once, however often it is left to the job, and by however many at the same time', async () => {
    const notificationId = await remind();
    await enqueuePushes([{ userId: myId, notificationId, subscriptionId: phoneId }], clock.now);
    const key = { notificationId, subscriptionId: phoneId };
    await Promise.all(Array.from({ length: 8 }, () => runJob('push', clock.now, key)));
    await work();
    expect(service.requests).toBe(1);
    expect(await delivery()).toEqual({ state: 'sent', attempts: 1, status: 201 });
  });

  it('is not sent any more once it was read, nor to a device that has gone to somebody else', async () => {
    const id = await remind();
    await me.must('POST /api/notifications/:id/read', { params: { id } });
    await work();
    await remind('tomorrow');
    await subscribe(them, DEVICE, phone);
    await work();
    expect(service.requests).toBe(0);
  });

  it('is cut to three kilobytes, and refused when even that does not help', async () => {
    await remind('long', { message: '\u0001'.repeat(600) });
    await work();
    const [received] = service.received;
    expect(received?.bytes).toBeLessThanOrEqual(3072);
    expect(received?.bytes).toBeGreaterThan(3060);
    expect(received?.message.body).toMatch(/…$/);
    const message = {
      title: 'é'.repeat(4000),
      body: '',
      actionUrl: '/',
      tag: null,
      badge: 0,
      notificationId: null,
      habit: null,
    };
    expect(fitting({ ...message, title: 'short', body: '👍'.repeat(2000) })).not.toMatch(/\\u/);
    const target = { endpoint: phone.endpoint, p256dhKey: phone.keys.p256dh, authKey: phone.keys.auth };
    const envelope = { ttl: 1, urgency: 'normal' as const, topic: 'topic' };
    const vapid = { publicKey: '', privateKey: '', subject: '' };
    expect(await sendPush({ vapid, target, message, envelope, now: clock.now })).toEqual({
      result: 'refused',
      status: 413,
    });
    expect(service.requests).toBe(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])(
    'that says %i switches the subscription off, until the device subscribes again',
    async (status) => {
      service.answerNext({ status });
      await remind();
      await work();
      expect(await delivery()).toEqual({ state: 'gone', attempts: 1, status });
      expect((await current(me))?.isActive).toBe(false);
      await remind('another');
      await work();
      expect(service.requests).toBe(1);
      await subscribe(me, DEVICE, phone);
      await remind('a third');
      await work();
      expect(service.received).toHaveLength(1);
    },
  );

  it('that is busy is asked again no sooner than it says', async () => {
    service.answerNext(
      { status: 429, headers: { 'retry-after': '120' } },
      { status: 503, headers: { 'retry-after': 'Wed, 04 Mar 2026 12:10:00 GMT' } },
    );
    await remind();
    await work();
    expect(await delivery()).toEqual({ state: 'waiting', attempts: 1, status: 429 });
    at('12:01:59');
    await work();
    expect(service.requests).toBe(1);
    at('12:02:00');
    await work();
    at('12:09:59');
    await work();
    expect(service.requests).toBe(2);
    at('12:10:00');
    await work();
    expect(service.received).toHaveLength(1);
    expect(await delivery()).toEqual({ state: 'sent', attempts: 3, status: 201 });
  });

  it('that fails is asked again after waits that double, and given up when the hour is over', async () => {
    service.answerNext(...Array.from({ length: 20 }, () => ({ status: 500 })));
    await remind();
    const asked: string[] = [];
    for (let second = 0; second <= 4000; second += 5) {
      clock.now = new Date(Date.UTC(2026, 2, 4, 12, 0, second));
      const before = service.requests;
      await work();
      if (service.requests > before) asked.push(clock.now.toISOString().slice(14, 19));
    }
    expect(asked).toEqual(['00:00', '00:15', '00:45', '01:45', '03:45', '07:45', '15:45', '30:45', '45:45']);
    expect(await delivery()).toEqual({ state: 'dropped', attempts: 9, status: 500 });
  });

  it('that does not answer in time has perhaps taken it: it is sent again under the same topic', async () => {
    service.answerNext('hang');
    const target = { endpoint: phone.endpoint, p256dhKey: phone.keys.p256dh, authKey: phone.keys.auth };
    const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:ada@example.org' };
    const message = {
      title: 'Hello',
      body: '',
      actionUrl: '/',
      tag: null,
      badge: 0,
      notificationId: null,
      habit: null,
    };
    const envelope = { ttl: 1, urgency: 'normal' as const, topic: 'topic' };
    const outcome = await sendPush({ vapid, target, message, envelope, now: clock.now, within: 50 });
    expect(outcome).toEqual({ result: 'later', status: null, retryAfterMs: 0 });
  });

  it('that redirects, or refuses the message, is not asked again and not followed', async () => {
    for (const status of [301, 307, 400, 413]) {
      service.answerNext({ status, headers: { location: service.subscribe().endpoint } });
      await remind(`answered ${status}`);
      at(`12:0${status % 7}:00`);
      await work();
      at('12:59:59');
      await work();
      at('12:00:00');
    }
    expect(service.requests).toBe(4);
    expect(service.received).toEqual([]);
    expect((await current(me))?.isActive).toBe(true);
  });
});

describe('a server that died', () => {
  it('before it sent leaves a delivery that is sent once', async () => {
    const notificationId = await remind();
    // It had claimed it, and the queue runs its job again after a minute.
    await db().execute(
      sql`UPDATE push_deliveries SET state = 'sending', attempts = 1, claimed_at = '2026-03-04T12:00:00Z'`,
    );
    const again = (time: string) => {
      at(time);
      return runJob('push', clock.now, { notificationId, subscriptionId: phoneId });
    };
    await again('12:00:29');
    expect(service.requests).toBe(0);
    await again('12:00:30');
    await again('12:01:30');
    expect(service.received).toHaveLength(1);
    expect(await delivery()).toEqual({ state: 'sent', attempts: 2, status: 201 });
  });

  it('for more than the hour sends nothing too late', async () => {
    await remind('slot', { until: new Date('2026-03-04T12:15:00Z') });
    at('12:15:00');
    await work();
    expect(service.requests).toBe(0);
    expect(await delivery()).toMatchObject({ state: 'dropped' });
  });
});

describe('a test of one’s own', () => {
  const test = (client: TestClient, browserFingerprint?: string) =>
    client.must('POST /api/scheduled-push/test', {
      body: { type: 'morning', ...(browserFingerprint && { browserFingerprint }) },
    });

  it('goes to the asker’s devices at once and says how it went', async () => {
    expect(await test(me)).toEqual({ success: true, message: 'Test notification sent' });
    expect(service.received.map(({ endpoint, message }) => [endpoint, message.title, message.notificationId])).toEqual([
      [phone.endpoint, 'Good morning!', null],
    ]);
    expect((await current(me))?.lastDeliveredAt).toBe('2026-03-04T12:00:00.000Z');
    service.answerNext({ status: 500 });
    expect(await test(me, DEVICE)).toEqual({
      success: false,
      message: 'The push service did not take the test notification',
    });
    expect(await test(me, 'fedcba9876543210')).toEqual({
      success: false,
      message: 'Push notifications aren’t turned on here',
    });
    expect(await me.must('GET /api/notifications')).toEqual([]);
    expect(service.problems).toEqual([]);
  });
});
