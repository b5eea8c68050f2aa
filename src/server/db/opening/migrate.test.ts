import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { BEFORE, getDump, OF_VERSIONS } from '#app/testing/world/database-before.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, startServer, testDatabase } from '#app/testing/server/test-server.ts';
import { type Database, useDatabase } from '../access.ts';
import { refuseWrongClock } from './clock.ts';
import { openEmbedded, type OpenDatabase, openPostgres } from './open.ts';

/** The session of the account in that database, as its browser holds it. */
const COOKIE = 'N2ze_syueBNg9XNp2MwCnx8RREi3ypurpqavKZIRwjs';

const opened: OpenDatabase[] = [];
afterEach(async () => {
  useDatabase((await testDatabase()).database);
  for (const one of opened.splice(0)) await one.close();
});

const ownAddress = (url: string) => Object.assign(new URL(url), { pathname: `/taylr_test_before_${process.pid}` }).href;

async function makeOnServer(url: string, statements: string): Promise<string> {
  const own = new URL(ownAddress(url));
  const run = async (connectionString: string, ...texts: string[]) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  };
  const name = own.pathname.slice(1);
  await run(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`);
  await run(own.href, statements);
  return own.href;
}

/** Opens a database, of the kind that the tests run on, that these statements have made. */
async function openMade(statements: string): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const database = url
    ? await openPostgres(await makeOnServer(url, statements))
    : await openEmbedded(null, { dump: await getDump(statements) });
  opened.push(database);
  return database.database;
}

async function getRows<T>(database: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.execute(query)) as unknown as { rows: T[] }).rows;
}

const COLUMNS = sql`
  SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`;
const CONSTRAINTS = sql`
  SELECT conrelid::regclass::text AS table_name, conname, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`;
const INDEXES = sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;

it.each(OF_VERSIONS)(
  'takes a database of %s as it is: who was signed in finds all that was there',
  async (_version, made) => {
    const database = await openMade(made);
    useDatabase(database);
    clock.set('2026-03-05T12:00:00Z');
    const ada = new TestClient(await startServer());
    ada.cookies.set('taylr', COOKIE);
    expect(await ada.must('GET /api/auth/user')).toMatchObject({ email: 'ada@example.org', emailVerified: true });
    const [identity] = await ada.must('GET /api/identities');
    const { votes } = await ada.must('GET /api/identities/:id/evidence', { params: { id: identity?.id as string } });
    expect([(await ada.must('GET /api/goals')).length, votes.ever]).toEqual([1, 2]);
    expect(await getRows(database, sql`SELECT id FROM users WHERE is_guest`)).toHaveLength(1);
    const left = await getRows<{ n: number }>(database, sql`SELECT count(*)::int AS n FROM access_tokens`);
    expect(left[0]?.n).toBe((await ada.must('GET /api/tokens')).length);
    // And goes on as before: the next check-in is saved.
    const groups = await ada.must('GET /api/habits/all-current');
    const [group] = groups;
    const habitCompletions = (group?.habits ?? []).map(({ id: habitId }) => ({ habitId, completed: true }));
    const body = { identityId: identity?.id as string, type: 'manual' as const, habitCompletions };
    expect((await ada.send('POST /api/check-ins', { body })).status).toBe(201);
  },
);

it('gives it the same tables as a new one, down to the order of their columns', async () => {
  const before = await openMade(BEFORE);
  const { database: fresh } = await testDatabase();
  for (const catalogue of [COLUMNS, CONSTRAINTS, INDEXES]) {
    const known = await getRows(before, catalogue);
    expect(known.length).toBeGreaterThan(30);
    expect(await getRows(fresh, catalogue)).toEqual(known);
  }
});

it('refuses a database on which an earlier migration was the last, and says what brings it up to date', async () => {
  const last = 'SELECT max(created_at) FROM drizzle.__drizzle_migrations';
  const stopped = `${BEFORE} DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (${last});`;
  await expect(openMade(stopped)).rejects.toThrow(
    'This database is of a Taylr before 0.1.0 that this version cannot bring up to date. Start the last version before 0.1.0 with it once (in the history the commit before "db: one migration in place of the fourteen"), then this one.',
  );
});

// Nobody else is on the embedded database.
const databaseUrl = process.env.TEST_DATABASE_URL;
if (databaseUrl) {
  it('lets those pass who wait behind it for a table that is in use, and comes again', async () => {
    const address = ownAddress(databaseUrl);
    await makeOnServer(databaseUrl, BEFORE);
    const [longReader, visitor] = [new pg.Client(address), new pg.Client(address)];
    await Promise.all([longReader.connect(), visitor.connect()]);
    await longReader.query('BEGIN');
    await longReader.query('SELECT FROM goals');
    const opening = openPostgres(address);
    // Behind the migration, which needs the table for itself.
    const isWaiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await vi.waitFor(async () => expect((await visitor.query(isWaiting)).rowCount).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    await visitor.query("SET lock_timeout = '5s'");
    expect((await visitor.query('SELECT id FROM goals')).rowCount).toBeGreaterThan(0);
    await longReader.query('COMMIT');
    opened.push(await opening);
    await Promise.all([longReader.end(), visitor.end()]);
  });
}

it('refuses a machine whose clock is a day off that of the database, and says which way', async () => {
  const { database } = await testDatabase();
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  await expect(refuseWrongClock(database, at(1))).rejects.toThrow('24 h ahead of that of PostgreSQL');
  await expect(refuseWrongClock(database, at(-1))).rejects.toThrow('24 h behind that of PostgreSQL');
  await expect(refuseWrongClock(database, at(0))).resolves.toBeUndefined();
});
