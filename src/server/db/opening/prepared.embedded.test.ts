import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { freshServer } from '#app/testing/server/test-server.ts';
import { db, inTx } from '#server/db/access.ts';
import { users } from '#server/db/schema.ts';
import { statement, together } from '#server/db/statement.ts';

const byRevision = statement(() =>
  db()
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.revision} = 9 / ${sql.placeholder('part')}::int`),
);

const timesPlanned = async () => {
  const found = await db().execute(sql`
    SELECT sum(generic_plans + custom_plans)::int AS times, count(*)::int AS prepared FROM pg_prepared_statements
    WHERE statement LIKE '%"users"."revision" = 9 / %' AND statement NOT LIKE '%pg_prepared%'`);
  return (found as unknown as { rows: { times: number; prepared: number }[] }).rows[0];
};

beforeEach(freshServer);

it('prepares a statement once, alone and with others, in a transaction and after one that failed', async () => {
  await byRevision({ part: 1 });
  await inTx(() => byRevision({ part: 3 }));
  await expect(inTx(() => byRevision({ part: 0 }))).rejects.toThrow();
  await expect(byRevision({ part: 'none' })).rejects.toThrow();
  expect(await byRevision({ part: 1 })).toEqual([]);
  const before = await timesPlanned();
  expect(before?.prepared).toBe(1);
  for (const part of [1, 2, 3]) await together(() => byRevision({ part }));
  expect(await timesPlanned()).toEqual({ prepared: 2, times: (before?.times as number) + 3 });
});
