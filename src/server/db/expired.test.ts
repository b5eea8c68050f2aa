import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aPlan, checkInBody } from '../testing/factories.ts';
import { clock, freshServer } from '../testing/test-server.ts';
import { removeExpired } from './expired.ts';

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
