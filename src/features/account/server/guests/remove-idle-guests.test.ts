import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { runJob } from '#app/testing/server/kept-jobs.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

/** The daily run at an instant; the first of all only learns what time it is. */
async function cleanUp(at: string) {
  clock.set(at);
  await runJob('idle-guests', clock.now);
}
const isHere = async (client: TestClient) => (await client.send('GET /api/auth/user')).status === 200;
const users = async () => {
  const { rows } = (await db().execute(sql`SELECT count(*)::int AS n FROM users`)) as unknown as {
    rows: { n: number }[];
  };
  return rows[0]?.n;
};
/** Adds guests who were last here at noon of the first of February, by the thousand if need be. */
const addGuests = (count: number) =>
  db().execute(sql`
    INSERT INTO users (id, auth_provider, is_guest, ai_interactions_limit, last_active_at, created_at, updated_at)
    SELECT 'guest-' || n, 'anonymous', true, 10, '2026-02-01T12:00:00Z', '2026-02-01', '2026-02-01'
    FROM generate_series(1, ${count}) AS n`);

describe('the daily clean-up of guests', () => {
  it('takes a guest who was not here for thirty days, with all its data, and nobody else', async () => {
    const [gone, backInTime, account] = [await server.guest(), await server.guest(), server.visitor()];
    await signIn(account, { email: 'ada@example.org' });
    for (const client of [gone, backInTime, account]) await aPlan(client);
    clock.set('2026-03-10T12:00:00Z');
    expect(await isHere(backInTime)).toBe(true);

    await cleanUp('2026-04-02T03:57:00Z');
    await cleanUp('2026-04-03T03:57:00Z');
    expect(await users()).toBe(3);
    // Thirty days after noon of the fourth of March.
    await cleanUp('2026-04-04T03:57:00Z');
    expect([await isHere(gone), await isHere(backInTime), await isHere(account)]).toEqual([false, true, true]);
    expect(await backInTime.must('GET /api/goals')).toHaveLength(1);
    const { rows } = (await db().execute(sql`SELECT count(*)::int AS n FROM goals`)) as unknown as {
      rows: { n: number }[];
    };
    expect(rows[0]?.n).toBe(2);
  });

  it('takes nobody in its first run, nor when the clock jumped by more than a day, forwards or back', async () => {
    await addGuests(1);
    for (const at of ['2026-05-01T04:00:00Z', '2026-05-03T04:01:00Z', '2026-05-02T04:00:00Z']) {
      await cleanUp(at);
      expect(await users()).toBe(1);
    }
    await cleanUp('2026-05-03T05:00:00Z');
    expect(await users()).toBe(0);
    // So that no snapshot from before brings it back.
    const { rows } = (await db().execute(sql`SELECT id FROM deleted_accounts`)) as unknown as { rows: object[] };
    expect(rows).toEqual([{ id: 'guest-1' }]);
  });

  it('takes five hundred a run, and the rest the day after', async () => {
    await addGuests(501);
    await cleanUp('2026-05-01T04:00:00Z');
    await cleanUp('2026-05-02T04:00:00Z');
    expect(await users()).toBe(1);
    await cleanUp('2026-05-03T04:00:00Z');
    expect(await users()).toBe(0);
  });
});
