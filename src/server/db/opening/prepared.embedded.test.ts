import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshServer } from '#app/testing/server/test-server.ts';
import { db, inTx } from '#server/db/access.ts';
import { users } from '#server/db/schema.ts';
import { statement, together } from '#server/db/statement.ts';

const byRevision = (text: 'revision' | 'light_from') =>
  statement(() =>
    db()
      .select({ id: users.id })
      .from(users)
      .where(sql`${sql.identifier(text)} = 9 / ${sql.placeholder('part')}::int`),
  );

const timesPlanned = async (text: 'revision' | 'light_from') => {
  const found = await db().execute(sql`
    SELECT sum(generic_plans + custom_plans)::int AS times, count(*)::int AS prepared FROM pg_prepared_statements
    WHERE statement LIKE ${`%"${text}" = 9 / $1%`}`);
  return (found as unknown as { rows: { times: number; prepared: number }[] }).rows[0];
};

beforeEach(freshServer);

it('prepares a statement once, alone and with others, in a transaction and after one that failed', async () => {
  const ask = byRevision('revision');
  await ask({ part: 1 });
  await inTx(() => ask({ part: 3 }));
  await expect(inTx(() => ask({ part: 0 }))).rejects.toThrow();
  await expect(ask({ part: 'none' })).rejects.toThrow();
  expect(await ask({ part: 1 })).toEqual([]);
  const before = await timesPlanned('revision');
  expect(before?.prepared).toBe(1);
  for (const part of [1, 2, 3]) await together(() => ask({ part }));
  expect(await timesPlanned('revision')).toEqual({ prepared: 2, times: (before?.times as number) + 3 });
});

it('prepares it anew after ten minutes, for tables that may have grown', async () => {
  const ask = byRevision('light_from');
  const clock = vi.spyOn(performance, 'now');
  for (const part of [1, 2, 3]) await ask({ part });
  const before = performance.now();
  clock.mockImplementation(() => before + 600_000);
  await ask({ part: 1 });
  clock.mockRestore();
  expect(await timesPlanned('light_from')).toEqual({ prepared: 1, times: 1 });
});
