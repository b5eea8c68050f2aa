import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { db } from './access.ts';
import { removeExpired } from './expired.ts';
import { habitCompletions, habitNotes } from './schema.ts';

it('removes notifications after ninety days, read or not', async () => {
  const { guest } = await freshServer();
  const anna = await guest();
  const body = { title: 'Hello', body: 'How it looks' };
  await anna.must('POST /api/notifications/create-test', { body });
  await anna.must('POST /api/notifications/clear-all');
  await anna.must('POST /api/notifications/create-test', { body });
  const left = async (instant: string) => {
    clock.set(instant);
    await removeExpired(clock.now);
    return (await anna.must('GET /api/notifications')).length;
  };
  // Used now and then, so that the session stays alive.
  expect(await left('2026-04-20T12:00:00Z')).toBe(2);
  expect(await left('2026-06-02T11:59:59Z')).toBe(2);
  expect(await left('2026-06-02T12:00:00Z')).toBe(0);
});

it('removes sessions and keys that have run out and nothing else', async () => {
  const server = await freshServer();
  const anna = await server.guest();
  const { group } = await aPlan(anna);
  const send = () => anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey });
  const idempotencyKey = randomUUID();
  expect((await send()).status).toBe(201);

  clock.set('2026-04-02T12:00:00Z');
  await removeExpired(clock.now);
  expect((await send()).status).toBe(201);

  // Thirty days after it was made the key is forgotten: the same request is now a new one, for a day without a plan.
  clock.set('2026-04-03T12:00:01Z');
  await removeExpired(clock.now);
  expect((await send()).status).toBe(422);
  expect((await anna.send('GET /api/auth/user')).status).toBe(200);

  clock.set('2026-06-30T12:00:00Z');
  await removeExpired(clock.now);
  expect((await anna.send('GET /api/auth/user')).status).toBe(401);
});

it('forgets the notes of a day after a month, and keeps what they came to', async () => {
  const server = await freshServer();
  const anna = await server.guest();
  const { group } = await aPlan(anna);
  const habitId = group.habits[0]?.id as string;
  await anna.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body: { act: 'done' } });
  const left = async (instant: string) => {
    clock.set(instant);
    await removeExpired(clock.now);
    return (await db().select().from(habitNotes)).length;
  };
  expect(await left('2026-04-03T11:59:59Z')).toBe(1);
  expect(await left('2026-04-03T12:00:00Z')).toBe(0);
  expect(await db().select().from(habitCompletions)).toHaveLength(1);
});
