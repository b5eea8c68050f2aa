import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { PushService, type TestSubscription } from '#app/testing/outside/push-service.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';

const PHONE = 'abcdefabcdefabcd';
const BUSY = { status: 429, headers: { 'retry-after': '600' } };

type Plan = Awaited<ReturnType<typeof aPlan>>;
let devices: PushService;
let url: string;
let me: TestClient;
let them: TestClient;
let mine: Plan;
let phone: TestSubscription;
let theirs: TestSubscription;

const subscribed = async (client: TestClient, wishes: { eveningEnabled?: boolean } = {}, known?: TestSubscription) => {
  const subscription = known ?? devices.subscribe();
  const device = { browserFingerprint: PHONE, browserTimezone: 'Europe/London', ...wishes, subscription };
  await client.must('POST /api/push-subscriptions', { body: device });
  return subscription;
};
const checkIn = ({ group }: Plan) => me.must('POST /api/check-ins', { body: checkInBody(group, 1) });
const prefer = (body: object) => me.must('PATCH /api/user/preferences', { body });
const bell = async () => (await me.must('GET /api/notifications')).map(({ type }) => type);

beforeAll(async () => {
  devices = await PushService.start();
  await freshServer();
  url = await startServer({ PUSH_HOSTS: '127.0.0.1' });
});
afterAll(() => devices.stop());
beforeEach(async () => {
  await freshServer();
  devices.reset();
  clock.set('2026-03-01T12:00:00Z');
  [me, them] = [new TestClient(url), new TestClient(url)];
  for (const client of [me, them]) await client.must('POST /api/auth/guest');
  // Weeks from Sunday 1 March to Saturday 7 March.
  mine = await aPlan(me);
  await aPlan(them);
  [phone, theirs] = [await subscribed(me), await subscribed(them)];
});

/** Decides whose time has come, without sending. */
const decide = (instant: string) => {
  clock.set(instant);
  return runJob('reminders', clock.now);
};
const send = (instant: string) => {
  clock.set(instant);
  return runKeptJobs(clock.now);
};
/** New pushes since the last call, mine and theirs. */
const arrived = () => {
  const received = devices.received.splice(0);
  const at = ({ endpoint }: TestSubscription) => received.filter((one) => one.endpoint === endpoint);
  return { mine: at(phone).map(({ message }) => message), theirs: at(theirs).map(({ message }) => message.title) };
};
const deliveries = async () => {
  const myId = (await me.must('GET /api/auth/user')).id;
  const { rows } = (await db().execute(
    sql`SELECT state, attempts, status FROM push_deliveries WHERE user_id = ${myId} ORDER BY created_at, notification_id`,
  )) as unknown as { rows: object[] };
  return rows;
};

/** The evening of 1 March, when the push service is busy for ten minutes: nothing has arrived, and both are to be tried again. */
async function aBusyEvening() {
  devices.answerNext(BUSY, BUSY);
  await decide('2026-03-01T20:15:00Z');
  await send('2026-03-01T20:15:00Z');
  expect(arrived()).toEqual({ mine: [], theirs: [] });
  clock.set('2026-03-01T20:20:00Z');
}
const EVENING = 'Half a minute for today';

describe('a reminder that the push service put off', () => {
  it('comes when it is still due, once', async () => {
    await aBusyEvening();
    for (const time of ['20:24:59', '20:25:00', '20:25:30', '20:40:00']) await send(`2026-03-01T${time}Z`);
    const got = arrived();
    expect([got.mine.map(({ title }) => title), got.theirs]).toEqual([[EVENING], [EVENING]]);
    expect(await deliveries()).toEqual([{ state: 'sent', attempts: 2, status: 201 }]);
  });

  const pause = (identityId?: string) =>
    me.must('POST /api/pauses', { body: { from: '2026-03-01', until: '2026-03-01', identityId } as never });
  const meanwhile: [string, () => Promise<unknown>][] = [
    ['all is checked in', () => checkIn(mine)],
    ['everything is paused', () => pause()],
    ['its identity is paused', () => pause(mine.identity.id)],
    ['its tier is switched off', () => prefer({ notificationsImportant: false })],
    ['this reminder is switched off', () => prefer({ checkInRemindersEnabled: false })],
    ['the evening is switched off on the device', () => subscribed(me, { eveningEnabled: false }, phone)],
    [
      'its identity is archived',
      () => me.must('PATCH /api/identities/:id', { params: { id: mine.identity.id }, body: { archived: true } }),
    ],
  ];
  it.each(meanwhile)('is dropped without a word when meanwhile %s', async (_what, happens) => {
    await aBusyEvening();
    await happens();
    const asked = devices.requests;
    await send('2026-03-01T20:25:00Z');
    const got = arrived();
    expect([got.mine, got.theirs]).toEqual([[], [EVENING]]);
    expect(devices.requests - asked).toBe(1);
    expect(await deliveries()).toEqual([{ state: 'dropped', attempts: 1, status: 429 }]);
    // Nothing is left to do, and the bell's text stays.
    await send('2026-03-01T21:00:00Z');
    expect([devices.requests - asked, await bell()]).toEqual([1, ['check_in_missing']]);
  });

  it('is gone with its goal', async () => {
    await aBusyEvening();
    await me.must('DELETE /api/goals/:id', { params: { id: mine.identity.goalId } });
    await send('2026-03-01T20:25:00Z');
    const got = arrived();
    expect([got.mine, got.theirs, await deliveries()]).toEqual([[], [EVENING], []]);
  });

  it('is dropped when its day is over on the device, by the hour at which the days of its user begin', async () => {
    for (const client of [me, them])
      await client.must('PATCH /api/user/preferences', { body: { eveningPushTime: '23:50' } });
    await them.must('PATCH /api/user/preferences', { body: { dayStartHour: 3 } });
    devices.answerNext(BUSY, BUSY);
    await decide('2026-03-01T23:50:00Z');
    await send('2026-03-01T23:50:00Z');
    await send('2026-03-02T00:00:00Z');
    const got = arrived();
    expect([got.mine, got.theirs]).toEqual([[], [EVENING]]);
  });

  it('speaks of what is still open only', async () => {
    const other = await aPlan(me);
    await aBusyEvening();
    await checkIn(mine);
    await send('2026-03-01T20:25:00Z');
    expect(arrived().mine).toEqual([
      expect.objectContaining({ title: EVENING, actionUrl: `/?checkIn=${other.identity.id}` }),
    ]);
  });

  it('takes nothing of the number of its day once it is dropped', async () => {
    await prefer({ maxDailyNotifications: 1 });
    devices.answerNext(BUSY, BUSY);
    await decide('2026-03-07T07:15:00Z');
    await send('2026-03-07T07:15:00Z');
    await checkIn(mine);
    await send('2026-03-07T07:25:00Z');
    expect(arrived().mine).toEqual([]);
    await decide('2026-03-07T20:15:00Z');
    await send('2026-03-07T20:15:00Z');
    expect(arrived().mine.map(({ title }) => title)).toEqual(['Time to look back on your week']);
    expect((await bell()).toSorted()).toEqual(['morning_habits', 'review_due']);
  });
});

it('what waited for a minute before it was ever tried is decided anew as well', async () => {
  await decide('2026-03-01T20:15:00Z');
  await checkIn(mine);
  await send('2026-03-01T20:16:00Z');
  const got = arrived();
  expect([got.mine, got.theirs]).toEqual([[], [EVENING]]);
  expect(await deliveries()).toEqual([{ state: 'dropped', attempts: 0, status: null }]);
});
