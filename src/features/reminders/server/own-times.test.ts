import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PushService } from '#app/testing/outside/push-service.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, habit, proposedAgain, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { at, getAWeek, getBell } from './bell.testing.ts';

let devices: PushService;
let me: TestClient;
let them: TestClient;

beforeAll(async () => {
  devices = await PushService.start();
});
afterAll(() => devices.stop());
beforeEach(async () => {
  const server = await freshServer();
  devices.reset();
  [me, them] = [await server.guest(), await server.guest()];
});

const remind = (client: TestClient, habitId: string, time: string | null) =>
  client.must('PATCH /api/habits/:habitId/reminder', { params: { habitId }, body: { time: time as never } });
const titles = async (client = me) => (await getBell(client)).map(({ title }) => title);

/** A week whose first habit has its own time. */
async function walkAt(time: string, habits = threeHabits()) {
  const plan = await getAWeek(me, habits);
  const walk = plan.group.habits.find(({ description }) => description === habits[0]?.description);
  if (!walk) throw new Error('no habit');
  await remind(me, walk.id, time);
  return { ...plan, walk };
}

async function subscribe(browserFingerprint = '0123456789abcdef') {
  const subscription = devices.subscribe();
  const body = { browserFingerprint, browserTimezone: 'Europe/London', subscription };
  await me.must('POST /api/push-subscriptions', { body });
}

const pushed = () => devices.received.splice(0).map(({ message }) => message.title);

describe('a habit with its own time', () => {
  it('is reminded of then, once, and nobody else is', async () => {
    const { walk, identity } = await walkAt('13:00');
    expect((await me.must('GET /api/habits/all-current'))[0]?.habits.map(({ remindAt }) => remindAt)).toEqual(
      expect.arrayContaining(['13:00', null]),
    );
    await at('2026-03-01T12:59:59Z');
    expect(await titles()).toEqual([]);
    for (const time of ['13:00:00', '13:00:30', '13:59:00']) await at(`2026-03-01T${time}Z`);
    expect(await getBell(me)).toEqual([
      expect.objectContaining({
        type: 'habit_due',
        tier: 'important',
        title: 'Walk for 5 minutes',
        message: 'Its moment, as The Everyday Mover. A small version counts too.',
        actionUrl: `/?checkIn=${identity.id}`,
        personalizedData: expect.objectContaining({
          slot: '13:00',
          habit: { id: walk.id, identityName: 'The Everyday Mover' },
        }),
      }),
    ]);
    expect(await titles(them)).toEqual([]);
    await at('2026-03-02T13:00:00Z');
    expect(await titles()).toEqual(Array.from({ length: 2 }, () => 'Walk for 5 minutes'));
  });

  it.each(['done', 'skip', 'decline'] as const)('is not reminded of once the day has its answer: %s', async (act) => {
    const { walk } = await walkAt('13:00');
    await me.must('POST /api/check-ins/habits/:habitId', { params: { habitId: walk.id }, body: { act } });
    await at('2026-03-01T13:00:00Z');
    expect(await titles()).toEqual([]);
  });

  it('is not reminded of on a paused day, nor on days that it is not named for, nor once its week has all it asks for', async () => {
    const { group } = await walkAt('13:00', [
      habit('Go to the gym', { days: ['monday', 'thursday'], targetFrequency: 2 }),
      habit('Call my mother', { targetFrequency: 1, order: 1 }),
    ]);
    const call = group.habits.find(({ description }) => description === 'Call my mother');
    await remind(me, call?.id as string, '13:00');
    await at('2026-03-01T13:00:00Z');
    expect(await titles()).toEqual(['Call my mother']);
    await me.must('POST /api/check-ins/habits/:habitId', {
      params: { habitId: call?.id as string },
      body: { act: 'done' },
    });
    await at('2026-03-02T13:00:00Z');
    expect((await titles()).slice(1)).toEqual(['Go to the gym']);
    clock.set('2026-03-04T12:00:00Z');
    await me.must('POST /api/pauses', { body: { from: '2026-03-05', until: '2026-03-05' } as never });
    for (const day of ['03', '04', '05', '06']) await at(`2026-03-${day}T13:00:00Z`);
    expect((await titles()).slice(2)).toEqual([]);
  });

  it('keeps its time in the plans that follow, loses it when it is taken away, and gets one with a plan', async () => {
    const { identity, group } = await walkAt('13:00');
    const params = { id: identity.id };
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits: proposedAgain(group.habits) } });
    const times = async () =>
      (await me.must('GET /api/habits/all-current'))[0]?.habits.map(({ description, remindAt }) => [
        description,
        remindAt,
      ]);
    expect(await times()).toContainEqual(['Walk for 5 minutes', '13:00']);
    await at('2026-03-01T13:00:00Z');
    expect(await titles()).toEqual(['Walk for 5 minutes']);
    const changed = proposedAgain(group.habits).map((one) => {
      if (one.description === 'Walk for 5 minutes') return { ...one, remindAt: null };
      return one.description === 'Take the stairs 1 time' ? { ...one, remindAt: '18:30' as const } : one;
    });
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits: changed } });
    expect(await times()).toEqual(
      expect.arrayContaining([
        ['Walk for 5 minutes', null],
        ['Take the stairs 1 time', '18:30'],
      ]),
    );
    await at('2026-03-01T18:30:00Z');
    await at('2026-03-02T13:00:00Z');
    expect(await titles()).toEqual(['Walk for 5 minutes', 'Take the stairs 1 time']);
  });

  it('stays silent when its tier is off, and comes when the server was away for less than an hour', async () => {
    await walkAt('13:00');
    await at('2026-03-01T13:59:00Z');
    expect(await titles()).toEqual(['Walk for 5 minutes']);
    await at('2026-03-02T14:00:00Z');
    expect(await titles()).toHaveLength(1);
    await me.must('PATCH /api/user/preferences', { body: { notificationsImportant: false } });
    await at('2026-03-03T13:00:00Z');
    expect(await titles()).toHaveLength(1);
  });
});

describe('its push', () => {
  const send = async (instant: string, servers = 1) => {
    clock.set(instant);
    await Promise.all(Array.from({ length: servers }, () => runJob('reminders', clock.now)));
    await runKeptJobs(clock.now);
  };

  it('carries what the device needs to answer, comes once though three servers run, and counts for the day', async () => {
    const { walk, identity } = await walkAt('13:00');
    await me.must('PATCH /api/user/preferences', { body: { maxDailyNotifications: 1 } });
    await subscribe();
    await send('2026-03-01T13:00:00Z', 3);
    const { id: userId } = (await me.must('GET /api/auth/user')) as { id: string };
    expect(devices.received.map(({ message }) => message)).toEqual([
      expect.objectContaining({
        title: 'Walk for 5 minutes',
        habit: {
          id: walk.id,
          identityId: identity.id,
          identityName: 'The Everyday Mover',
          date: '2026-03-01',
          userId,
        },
      }),
    ]);
    devices.received.length = 0;
    await send('2026-03-01T20:15:00Z');
    expect(pushed()).toEqual([]);
  });

  it('does not come late to somebody who did it meanwhile', async () => {
    const { walk } = await walkAt('13:00');
    await subscribe();
    clock.set('2026-03-01T13:00:00Z');
    await runJob('reminders', clock.now);
    await me.must('POST /api/check-ins/habits/:habitId', { params: { habitId: walk.id }, body: { act: 'done' } });
    clock.set('2026-03-01T13:05:00Z');
    await runKeptJobs(clock.now);
    expect(pushed()).toEqual([]);
  });
});

describe('setting it', () => {
  it('is refused for somebody else, for a time that is none, and past twenty different times', async () => {
    const { walk } = await walkAt('13:00');
    const set = (client: TestClient, habitId: string, time: string) =>
      client.send('PATCH /api/habits/:habitId/reminder', { params: { habitId }, body: { time: time as never } });
    expect((await set(them, walk.id, '14:00')).status).toBe(404);
    for (const time of ['25:00', '7:00', '13', '']) expect((await set(me, walk.id, time)).status).toBe(422);
    const statuses: number[] = [];
    for (const plan of [1, 2]) {
      const many = Array.from({ length: 11 }, (_none, at) => habit(`Habit ${plan} ${at}`, { order: at }));
      const { group } = await aPlan(me, many);
      for (const [at, { id }] of group.habits.entries())
        statuses.push((await set(me, id, `0${plan}:${10 + at}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(statuses.slice(19)).toEqual([422, 422, 422]);
  });
});
