import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { LIGHT_TABLES } from '#server/db/light-writes/kept-rows.ts';
import { notify } from '#features/notifications/server/notify.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { clock, freshServer, startServer, statements } from '#app/testing/server/test-server.ts';
import { aPlan, checkInBody, goalBody, proposedAgain } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { singleCalls } from './single-calls.testing.ts';

/** Two devices of one person, each on a server of its own, on one database. */
let phone: TestClient;
let laptop: TestClient;
let second: string;
let group: HabitGroup;

beforeEach(async () => {
  const server = await freshServer();
  second ??= await startServer();
  phone = await server.guest('Europe/London');
  laptop = new TestClient(second, 'Europe/London');
  for (const [name, value] of phone.cookies) laptop.cookies.set(name, value);
  ({ group } = await aPlan(phone));
  await aPlan(phone);
});

type Act = 'done' | 'clear' | 'decline' | 'skip';

const tick = (client: TestClient, act: Act, place = 0, reason?: string) =>
  client.must('POST /api/check-ins/habits/:habitId', {
    params: { habitId: group.habits[place]?.id as string },
    body: { act, ...(reason && { reason }) },
  });

const checkIn = (client: TestClient, done: number) =>
  client.must('POST /api/check-ins', { body: checkInBody(group, done, { overwrite: true }) });

const bootstrap = (client: TestClient) => client.must('GET /api/bootstrap');

/** Both devices say what the single calls say, of which nothing is kept. */
async function compare() {
  const full = await singleCalls(phone);
  for (const client of [phone, laptop]) {
    const { today: _day, ...parts } = await bootstrap(client);
    expect(parts).toEqual(full);
  }
  return full;
}

/** What was answered with a tick or a check-in is what the first screen says. */
async function compareWith({ dashboard }: Awaited<ReturnType<typeof tick>>) {
  const { currentHabits, ...full } = await compare();
  const { group: own, ...parts } = dashboard;
  expect(full).toMatchObject(parts);
  expect(currentHabits).toContainEqual(own);
}

const today = '2026-03-04' as never;
const planned = () => ({ params: { id: group.identityId } });

/** What is written on the laptop between ticks on the phone, by kind. */
const WRITES: [string, () => Promise<unknown>][] = [
  ['another tick', () => tick(laptop, 'skip', 1)],
  ['a check-in', () => checkIn(laptop, 2)],
  ['words that call for help', () => tick(laptop, 'skip', 1, 'I want to kill myself')],
  ['a plan', () => aPlan(laptop)],
  [
    'another plan of the same week',
    () =>
      laptop.must('POST /api/identities/:id/launch-habits', {
        ...planned(),
        body: { habits: proposedAgain(group.habits).toReversed() },
      }),
  ],
  ['another name', () => laptop.must('PATCH /api/identities/:id', { ...planned(), body: { name: 'The Swimmer' } })],
  ['a new goal', () => laptop.must('POST /api/goals', { body: goalBody() })],
  [
    'a goal that is reached',
    async () => {
      const [goal] = await laptop.must('GET /api/goals');
      await laptop.must('PATCH /api/goals/:id', { params: { id: goal?.id as string }, body: { status: 'completed' } });
    },
  ],
  ['a pause', () => laptop.must('POST /api/pauses', { body: { until: today } })],
  ['a hard day', () => laptop.must('POST /api/hard-days', { body: { isHard: true } })],
  ['another week', () => laptop.must('PATCH /api/user/preferences', { body: { weekStartDay: 'monday' } })],
  ['another zone', () => laptop.must('PATCH /api/user/preferences', { body: { timezone: 'Asia/Tokyo' } })],
  [
    'a notification',
    async () => {
      const { user, today: date } = await bootstrap(laptop);
      const about = { userId: user.id, kind: 'test', subject: 'one', date, title: 'Hello', message: 'How it looks' };
      await notify([{ ...about, kind: 'test', actionUrl: null }], clock.now);
    },
  ],
  [
    'an import',
    () =>
      laptop.raw('/api/own-data/import', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: 'date,habit,done,note\n2026-03-02,Walk for 5 minutes,yes,Went well',
      }),
  ],
  [
    'a write of an earlier version',
    () =>
      db().execute(
        sql`WITH moved AS (UPDATE goals SET description = 'To swim') UPDATE users SET revision = revision + 1`,
      ),
  ],
  ['a journey', async () => void (laptop.zone = phone.zone = 'Pacific/Kiritimati')],
  ['midnight', async () => clock.set('2026-03-05T00:00:00Z')],
  ['the end of the week', async () => clock.set('2026-03-07T12:00:00Z')],
];

describe('the first screen of which a part is kept', () => {
  it.each(WRITES)('is what all of it says after %s among ticks', async (_what, write) => {
    await compare();
    await compareWith(await tick(phone, 'done'));
    await write();
    await compareWith(await tick(phone, 'clear'));
    await write();
    await compare();
    await compareWith(await tick(laptop, 'done'));
  });

  it('is read anew once its week is over, and once its goal is deleted', async () => {
    await tick(phone, 'done');
    await compare();
    clock.set('2026-03-10T12:00:00Z');
    await compare();
    const [goal] = await laptop.must('GET /api/goals');
    await laptop.must('DELETE /api/goals/:id', { params: { id: goal?.id as string } });
    expect((await compare()).goals).toHaveLength(1);
  });

  it('takes one statement and who asks after a tick or a check-in, on either device', async () => {
    await compare();
    for (const write of [() => tick(phone, 'done'), () => checkIn(laptop, 3), () => tick(laptop, 'clear')]) {
      await write();
      for (const client of [phone, laptop]) {
        statements.reset();
        await bootstrap(client);
        // The embedded database need not ask who it is.
        expect(statements.list.length).toBeLessThanOrEqual(2);
      }
    }
  });
});

it('a tick and a check-in write to no other tables than those of which nothing is kept', async () => {
  // The second of two weeks: what is over is settled as well.
  clock.set('2026-03-10T12:00:00Z');
  ({ group } = await aPlan(phone));
  clock.set('2026-03-18T12:00:00Z');
  ({ group } = await aPlan(phone));
  statements.reset();
  for (const act of ['done', 'clear', 'skip'] as const) await tick(phone, act);
  await checkIn(phone, 2);
  const written = statements.list.flatMap((text) =>
    [...text.matchAll(/\b(?:insert into|update|delete from) "(\w+)"/g)].map(([, table]) => table),
  );
  expect(written).toContain('habit_completions');
  expect(LIGHT_TABLES).toEqual(expect.arrayContaining([...new Set(written)]));
});
