import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig, Pool } from 'pg';
import { MINUTE } from '#core/calendar/durations.ts';
import { StartupError } from '#server/env.ts';
import type { Database } from '#server/db/access.ts';
import { MAKE_CALL_COUNTS } from '#server/db/call-counts.ts';
import { MIGRATIONS_FOLDER } from '../journal.ts';
import { hasDataToMigrate } from '../migrate.ts';
import { writeReach } from '../reach.ts';
import { pipelined } from './pipelined.ts';

const OLDEST_POSTGRES = 150_000;
/** Any fixed number: it names the advisory lock under which one server at a time migrates. */
const MIGRATION_LOCK = 7_426_001;
/** Milliseconds that a migration waits for a table that somebody uses: whoever comes after it waits behind it. */
const TABLE_WAIT = 2000;
/** How often it tries, a second apart. */
const TRIES = 30;
/** SQLSTATE of a lock that did not come in time. */
const NOT_IN_TIME = '55P03';

/** What PgBouncer answers to a setting that comes with a connection. */
const REFUSED_SETTING = '08P01';

const codeOf = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code;

async function connect(url: string, limits: ClientConfig = {}): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...limits });
  // Pending queries reject when the connection is lost; without a listener the process would exit silently.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = 'no connection' } = error as { code?: string };
    throw new StartupError(
      code === REFUSED_SETTING
        ? 'What answers at DATABASE_URL is no PostgreSQL server but a pooler, and takes no settings for a session. Set DATABASE_POOLER=on.'
        : `PostgreSQL at DATABASE_URL does not answer (${code}).`,
    );
  }
  return client;
}

async function refuseOldServer(client: Client): Promise<void> {
  const version = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  if (Number(version.rows[0]?.server_version_num) >= OLDEST_POSTGRES) return;
  throw new StartupError('PostgreSQL 15 or newer is needed.');
}

/**
 * Applies what is missing, in one transaction of the library's. Servers of before may be at work on the same tables: where one is in use it gives way,
 * and lets those pass who wait behind it.
 */
async function applyMigrations(client: Client): Promise<void> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const database = drizzle(client);
  await hasDataToMigrate(database as unknown as Database);
  await writeReach(database as unknown as Database);
  for (let left = TRIES; ; left -= 1) {
    try {
      return await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    } catch (error) {
      if (codeOf(error) !== NOT_IN_TIME) throw error;
      if (left === 1)
        throw new StartupError('The tables are in use all the time. Stop the other servers, and try again.');
      await pause(1000);
    }
  }
}

/**
 * Migrates under an advisory lock. A transaction of another connection holds it: a pooler may give each transaction another session, and the
 * migrations are one of their own.
 */
export async function migratePostgres(url: string, isPooled: boolean): Promise<void> {
  const holder = await connect(url);
  try {
    await refuseOldServer(holder);
    await holder.query('BEGIN');
    // Whatever is set for the role: others may migrate for minutes, and so may this one.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await holder.query(`SET LOCAL ${limit} = 0`);
    }
    await holder.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const client = await connect(url, isPooled ? {} : { lock_timeout: TABLE_WAIT });
    try {
      await applyMigrations(client);
      await client.query(MAKE_CALL_COUNTS);
    } finally {
      await client.end();
    }
  } finally {
    // Ends its transaction, and with it the lock.
    await holder.end();
  }
}

/** What the program sets for each of its sessions; a pooler's are shared, and have them from their role. */
const LIMITS = { statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 20_000 };

/** Milliseconds that a connection waits for work: a new one costs its sign-in, and the plans of all statements made anew. */
const IDLE = 10 * MINUTE;

type Asking = { query: (...given: never[]) => unknown };

/** The connections of a server. Through a pooler statements have no names: what one session has prepared the next does not know. */
export async function connectionsTo(
  url: string,
  { isPooled, patience }: { isPooled: boolean; patience: number },
): Promise<Pool> {
  const { default: pg } = await import('pg');
  const options = { connectionString: url, max: 10, idleTimeoutMillis: IDLE, connectionTimeoutMillis: patience };
  const pool = new pg.Pool(isPooled ? options : { ...options, ...LIMITS, pipeline: true });
  pool.on('connect', isPooled ? withoutNames : pipelined);
  return pool;
}

function withoutNames(client: Asking): void {
  const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
  client.query = (first: unknown, ...rest: unknown[]) => {
    if (typeof first === 'object' && first !== null && 'name' in first) delete first.name;
    return query(first, ...rest);
  };
}
