import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { PushService, type TestSubscription } from '#app/testing/outside/push-service.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';

let devices: PushService;
let url: string;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  devices = await PushService.start();
  await freshServer();
  url = await startServer({ PUSH_HOSTS: '127.0.0.1' });
});
afterAll(() => devices.stop());

beforeEach(async () => {
  await freshServer();
  devices.reset();
  [me, them] = [new TestClient(url), new TestClient(url)];
  for (const client of [me, them]) await client.must('POST /api/auth/guest');
});

let count = 0;
type Wishes = {
  morningEnabled?: boolean;
  eveningEnabled?: boolean;
  browserFingerprint?: string;
  browserTimezone?: string;
};

/** A device of a client, in London unless told. */
async function subscribed(
  client: TestClient,
  wishes: Wishes = {},
  known?: TestSubscription,
): Promise<TestSubscription> {
  const device = known ?? devices.subscribe();
  count += 1;
  const own = { browserFingerprint: String(count).padStart(16, '0'), browserTimezone: 'Europe/London', ...wishes };
  await client.must('POST /api/push-subscriptions', { body: { ...own, subscription: device } });
  return device;
}

/** A plan from Sunday 1 March to Saturday 7 March, seen on that Sunday at noon. */
async function aWeek(client = me) {
  clock.set('2026-03-01T12:00:00Z');
  return aPlan(client);
}

async function at(instant: string): Promise<void> {
  clock.set(instant);
  await runJob('reminders', clock.now);
  await runKeptJobs(clock.now);
}

/** New pushes on a device since the last call. */
const arrivedAt = (device: TestSubscription) => {
  const own = devices.received.filter(({ endpoint }) => endpoint === device.endpoint);
  for (const one of own) devices.received.splice(devices.received.indexOf(one), 1);
  return own.map(({ message }) => message.title);
};

it('is pushed to each device of its user at the time of the slot, once, and to nobody else', async () => {
  const { identity } = await aWeek();
  const [phone, laptop, theirs] = [await subscribed(me), await subscribed(me), await subscribed(them)];
  await at('2026-03-01T20:14:59Z');
  expect(devices.received).toEqual([]);
  for (const time of ['20:15:00', '20:15:30', '20:16:00']) await at(`2026-03-01T${time}Z`);
  expect(devices.received[0]?.message).toMatchObject({
    title: 'Half a minute for today',
    actionUrl: `/?checkIn=${identity.id}`,
    badge: 1,
  });
  expect([arrivedAt(phone), arrivedAt(laptop), arrivedAt(theirs)]).toEqual([
    ['Half a minute for today'],
    ['Half a minute for today'],
    [],
  ]);
});

it('comes by the clock of the device, whatever the zone of the account', async () => {
  await aWeek();
  const abroad = await subscribed(me, { browserTimezone: 'Asia/Kolkata' });
  await at('2026-03-01T14:44:00Z');
  expect(arrivedAt(abroad)).toEqual([]);
  await at('2026-03-01T14:45:00Z');
  expect(arrivedAt(abroad)).toEqual(['Half a minute for today']);
  await at('2026-03-01T20:15:00Z');
  expect(arrivedAt(abroad)).toEqual([]);
  expect((await me.must('GET /api/notifications')).length).toBe(1);
});

it('moves with a device that travels: not twice on a date', async () => {
  await aWeek();
  const wishes = { browserFingerprint: 'abcdefabcdefabcd', browserTimezone: 'Asia/Tokyo' };
  const phone = await subscribed(me, wishes);
  await at('2026-03-01T22:15:00Z');
  expect(arrivedAt(phone)).toEqual(['Today as The Everyday Mover']);
  clock.set('2026-03-02T05:00:00Z');
  await subscribed(me, { ...wishes, browserTimezone: 'Europe/London' }, phone);
  await at('2026-03-02T07:15:00Z');
  expect(arrivedAt(phone)).toEqual([]);
  await at('2026-03-02T20:15:00Z');
  expect(arrivedAt(phone)).toEqual(['Half a minute for today']);
});

it('leaves out the slot that a device does not want, and a device that is gone', async () => {
  await aWeek();
  const browserFingerprint = 'abcdefabcdefabcd';
  const phone = await subscribed(me, { browserFingerprint, eveningEnabled: false });
  await at('2026-03-01T20:15:00Z');
  expect(arrivedAt(phone)).toEqual([]);
  await at('2026-03-02T07:15:00Z');
  expect(arrivedAt(phone)).toEqual(['Today as The Everyday Mover']);
  await subscribed(me, { browserFingerprint, eveningEnabled: true }, phone);
  await at('2026-03-02T20:15:00Z');
  expect(arrivedAt(phone)).toEqual(['Half a minute for today']);
  await me.must('DELETE /api/push-subscriptions/current', { body: { browserFingerprint } });
  await at('2026-03-03T07:15:00Z');
  expect(arrivedAt(phone)).toEqual([]);
  // The bell has it all the same.
  expect((await me.must('GET /api/notifications')).length).toBe(4);
});

it('does not come when all was done or paused before it was sent', async () => {
  const { group } = await aWeek();
  const phone = await subscribed(me);
  await me.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await at('2026-03-01T20:15:00Z');
  await me.must('POST /api/pauses', { body: { from: '2026-03-02', until: '2026-03-02' } as never });
  await at('2026-03-02T07:15:00Z');
  await at('2026-03-02T20:15:00Z');
  expect(arrivedAt(phone)).toEqual([]);
});

it('stays within the number of a day, the more urgent first; another device takes nothing of it, and the bell has all', async () => {
  await aWeek();
  await aWeek();
  await me.must('PATCH /api/user/preferences', { body: { maxDailyNotifications: 2 } });
  const [phone, laptop] = [await subscribed(me), await subscribed(me, { browserTimezone: 'America/New_York' })];
  // Two reviews wait, and a plan of another identity holds the day.
  clock.set('2026-03-08T06:00:00Z');
  await aPlan(me);
  const overdue = 'Your week as The Everyday Mover is open';
  await at('2026-03-08T07:15:00Z');
  expect(arrivedAt(phone)).toEqual([overdue, overdue]);
  await at('2026-03-08T11:15:00Z');
  expect(arrivedAt(laptop)).toEqual([overdue, overdue]);
  await at('2026-03-08T20:15:00Z');
  expect(arrivedAt(phone)).toEqual([]);
  const said = await me.must('GET /api/notifications');
  expect(said.map(({ type }) => type).toSorted()).toEqual([
    'check_in_missing',
    'morning_habits',
    'review_overdue',
    'review_overdue',
  ]);
  // A new day, a new number.
  await at('2026-03-09T07:15:00Z');
  expect(arrivedAt(phone)).toEqual(['Today as The Everyday Mover']);
});

it('two servers in the same minute push it once', async () => {
  await aWeek();
  const phone = await subscribed(me);
  clock.set('2026-03-01T20:15:00Z');
  await Promise.all([1, 2, 3].map(() => runJob('reminders', clock.now)));
  await runKeptJobs(clock.now);
  expect(arrivedAt(phone)).toEqual(['Half a minute for today']);
});
