import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshServer } from '#app/testing/server/test-server.ts';
import { db, inTx } from '#server/db/access.ts';
import { users } from '#server/db/schema.ts';
import { statement, together } from '#server/db/statement.ts';

const byId = statement(() =>
  db()
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${sql.placeholder('id')}`),
);
const byRevision = statement(() =>
  db()
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.revision} > ${sql.placeholder('revision')}`),
);
const both = () => together(() => Promise.all([byId({ id: 'nobody' }), byRevision({ revision: 7 })]));

const plansMade = async () => {
  const found = await db().execute(sql`
    SELECT generic_plans::int AS once, custom_plans::int AS anew FROM pg_prepared_statements
    WHERE name LIKE 'joined %' AND statement LIKE '%"users"."revision" > %'`);
  const [made] = (found as unknown as { rows: { once: number; anew: number }[] }).rows;
  return made ?? { once: 0, anew: 0 };
};
const mode = async () => {
  // With a value and no name, as most statements are.
  const found = await db().execute(sql`SELECT current_setting(${'plan_cache_mode'}) AS mode`);
  return (found as unknown as { rows: { mode: string }[] }).rows[0]?.mode;
};

beforeEach(freshServer);

it('statements that are sent as one have each its own answer', async () => {
  const [missing, changed] = await both();
  expect(missing).toEqual([]);
  expect(changed).toEqual([]);
});

describe('a transaction', () => {
  const inTransaction = async () => {
    const found = await db().execute(sql`SELECT now() < clock_timestamp() - interval '5 ms' AS "isOpen"`);
    return (found as unknown as { rows: { isOpen: boolean }[] }).rows[0]?.isOpen;
  };
  const wait = () => db().execute(sql`SELECT pg_sleep(0.01)`);

  it('is one from its first statement to its end, also in a part that is undone alone, and none without any', async () => {
    await inTx(async () => {});
    await inTx(async () => {
      await wait();
      expect(await inTransaction()).toBe(true);
      await expect(inTx(() => db().execute(sql`SELECT 1 / 0`))).rejects.toThrow();
      expect(await inTransaction()).toBe(true);
    });
    await expect(inTx(() => inTx(() => db().execute(sql`SELECT 1 / 0`)))).rejects.toThrow();
    await wait();
    expect(await inTransaction()).toBe(false);
  });

  it('runs what is asked in one turn one after the other, and none of it after one that failed', async () => {
    const add = (id: string) =>
      db().execute(sql`INSERT INTO users (id, auth_provider, ai_interactions_limit, last_active_at, created_at, updated_at)
        VALUES (${id}, 'oidc', 0, now(), now(), now())`);
    await inTx(async () => {
      const [, found] = await Promise.all([add('anna'), together(() => byId({ id: 'anna' }))]);
      expect(found).toEqual([{ id: 'anna' }]);
    });
    await expect(inTx(() => Promise.all([add('dora'), add('anna'), add('emma')]))).rejects.toThrow();
    expect(await byId({ id: 'dora' })).toEqual([]);
    expect(await byId({ id: 'emma' })).toEqual([]);
  });
});

/** Only there do statements have names, and plans that are kept. */
const onPostgres = () => {
  it('are planned once, and others by their values', () =>
    inTx(async () => {
      const { once: before } = await plansMade();
      for (let time = 0; time < 7; time += 1) await both();
      expect(await plansMade()).toEqual({ once: before + 7, anew: 0 });
      expect(await mode()).toBe('auto');
      await both();
      expect(await plansMade()).toEqual({ once: before + 8, anew: 0 });
    }));

  it('that also holds after something was rolled back', () =>
    inTx(async () => {
      const failing = inTx(async () => {
        await both();
        throw new Error('Not this time');
      });
      await expect(failing).rejects.toThrow('Not this time');
      await both();
      expect(await plansMade()).toMatchObject({ anew: 0 });
      expect(await mode()).toBe('auto');
    }));
};
if (process.env.TEST_DATABASE_URL) describe('PostgreSQL: statements that are sent as one', onPostgres);
