import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { clock, freshServer, statements } from '#app/testing/server/test-server.ts';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

/**
 * A tick, or a check-in of however many habits: who asks; the transaction's begin, lock, reading, writing and commit; the day on the first screen. The
 * embedded database counts neither begin nor commit, nor who asks where nothing was written since.
 */
const AN_ENTRY = 7;

let anna: TestClient;
let bert: TestClient;
let group: HabitGroup;

const fiveHabits = () => [1, 2, 3, 4, 5].map((n) => habit(`Walk for ${n} minutes`, { order: n }));

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
  ({ group } = await aPlan(anna, fiveHabits()));
  await aPlan(bert, fiveHabits());
});

async function counted(work: () => Promise<unknown>): Promise<number> {
  statements.reset();
  await work();
  return statements.list.length;
}

const tick = (act: 'done' | 'clear', place = 0, idempotencyKey: string = randomUUID()) =>
  anna.must('POST /api/check-ins/habits/:habitId', {
    params: { habitId: group.habits[place]?.id as string },
    body: { act },
    idempotencyKey,
  });
const save = (done: number) =>
  anna.must('POST /api/check-ins', {
    body: checkInBody(group, done, { overwrite: true }),
    idempotencyKey: randomUUID(),
  });

describe('the statements of', () => {
  // The first note of a week keeps what the weeks before came to.
  beforeEach(() => tick('done', 4));

  it('a tick are few: the first of a day, another, one taken back, and one that is repeated', async () => {
    const key = randomUUID();
    expect(await counted(() => tick('done'))).toBeLessThanOrEqual(AN_ENTRY);
    expect(await counted(() => tick('done', 1, key))).toBeLessThanOrEqual(AN_ENTRY);
    expect(await counted(() => tick('clear'))).toBeLessThanOrEqual(AN_ENTRY);
    // Its answer is found after its writes are rolled back, and a call that has not saved counts as a write as well.
    expect(await counted(() => tick('done', 1, key))).toBeLessThanOrEqual(AN_ENTRY + 3);
  });

  it('a check-in are as many for five habits as for one, on a new day and over another', async () => {
    const over = await counted(() => save(1));
    expect(over).toBeLessThanOrEqual(AN_ENTRY);
    expect(await counted(() => save(3))).toBe(over);
    clock.set('2026-03-05T12:00:00Z');
    expect(await counted(() => save(5))).toBe(over);
    expect(await counted(() => save(4))).toBe(over);
  });

  it('a day are three, with five habits of one identity or of two', async () => {
    const ask = () => anna.must('GET /api/check-ins/day', { query: { date: group.plan.weekStartDate } });
    expect(await counted(ask)).toBeLessThanOrEqual(3);
    await aPlan(anna, fiveHabits());
    expect(await counted(ask)).toBeLessThanOrEqual(3);
  });

  it('the question whether a check-in is there already are two, and the first screen is not made anew', async () => {
    await save(1);
    await anna.must('GET /api/bootstrap');
    const ask = () =>
      anna.must('POST /api/check-ins/check-existing', { body: { identitiesData: [checkInBody(group, 2)] } });
    expect(await counted(ask)).toBeLessThanOrEqual(2);
    expect(await counted(() => anna.must('GET /api/bootstrap'))).toBeLessThanOrEqual(1);
  });
});

describe('a tick says what a poll would ask for', () => {
  const polled = (client: TestClient, held: string) =>
    client.send('GET /api/notifications/counts', { headers: { 'if-none-match': held } });
  const firstScreen = async (client: TestClient) => {
    const { body, headers } = await client.send('GET /api/bootstrap');
    return { bootstrap: body as Bootstrap, tag: headers.get('etag') as string };
  };

  it('with the ETag of the first screen before and after, and all of it that has changed', async () => {
    const { bootstrap: before, tag } = await firstScreen(anna);
    const { dashboard, revision } = await tick('done');
    expect(revision?.before).toBe(tag);
    expect((await polled(anna, revision?.after as string)).status).toBe(304);
    const { group: own, ...parts } = dashboard;
    expect({ ...before, ...parts, currentHabits: [own] }).toEqual((await firstScreen(anna)).bootstrap);
    expect((await polled(bert, revision?.after as string)).status).toBe(200);
  });

  it('and not the ETag where more has changed than it says: by another device, or on the goal', async () => {
    const { tag } = await firstScreen(anna);
    await anna.must('PATCH /api/user/preferences', { body: { theme: 'dark' } });
    expect((await tick('done')).revision?.before).not.toBe(tag);
    const habitId = group.habits[0]?.id as string;
    const body = { act: 'skip', reason: 'I want to kill myself' } as const;
    const { revision } = await anna.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body });
    expect(revision).toBeNull();
  });
});

it('each write makes the first screen anew, for its user alone', async () => {
  const tagOf = async (client: TestClient) => (await client.send('GET /api/bootstrap')).headers.get('etag');
  const [before, theirs] = [await tagOf(anna), await tagOf(bert)];
  await tick('done');
  const between = await tagOf(anna);
  await save(2);
  expect(new Set([before, between, await tagOf(anna)]).size).toBe(3);
  expect(await tagOf(bert)).toBe(theirs);
});
