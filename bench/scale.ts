import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import type { Database } from '#server/db/access.ts';
import { openPostgres } from '#server/db/opening/open.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { testCluster } from '../scripts/check/postgres.ts';
import { rowsOn } from '../scripts/check/servers/rows.ts';
import { askAll, askOne, type Request, type Timed } from './load/asking.ts';
import { cookieOf, fillWithPeople } from './load/people.ts';
import { AS_STARTED } from './start/programs.ts';

/**
 * What a person costs as there are more of them: `node bench/scale.ts [people…]`, after a build. Each has three habits and 60 days of them.
 * Prints times, processor time and bytes a person, which tables were read whole, and how long a minute takes in which all are reminded.
 */

const SIZES = process.argv.slice(2).map(Number);
const WEEKS = 9;
const HABITS = 3;
/** People who are asked for, spread over all. */
const ASKED = 400;
const CONNECTIONS = 4;
/** Milliseconds of a tick of /proc/*\/stat. */
const TICK = 10;

type Rows = { rows: Record<string, unknown>[] };
const rowsOf = async (database: Database, query: ReturnType<typeof sql>) =>
  ((await database.execute(query)) as unknown as Rows).rows;

const fieldsOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};

/** Milliseconds of processor that a process has used; with `children`, those that it has ended as well. */
function processorOf(pid: number, { children = false } = {}): number {
  try {
    const fields = fieldsOf(pid);
    const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields.slice(11, 15);
    return (user + system + (children ? ofChildren + systemOfChildren : 0)) * TICK;
  } catch {
    return 0;
  }
}

/** The same for all of PostgreSQL: its first process, and those that it has started. */
function processorOfAll(postmaster: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const own = pids.filter((pid) => {
    try {
      return fieldsOf(pid)[1] === postmaster;
    } catch {
      return false;
    }
  });
  return own.reduce((sum, pid) => sum + processorOf(pid), processorOf(postmaster, { children: true }));
}

const within = (part: number, took: readonly number[]) =>
  took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

type Place = { readonly server: BuiltServer; readonly postmaster: number; readonly people: number };

/** Times of calls, and what each has cost on either side. */
async function measured(name: string, { server, postmaster }: Place, ask: () => Promise<Timed>) {
  const before = [processorOf(server.pid), processorOfAll(postmaster)] as const;
  const { took } = await ask();
  const [program, database] = [processorOf(server.pid) - before[0], processorOfAll(postmaster) - before[1]];
  return {
    name,
    'p50, ms': round(within(0.5, took)),
    'p99, ms': round(within(0.99, took)),
    'program, ms each': round(program / took.length),
    'PostgreSQL, ms each': round(database / took.length),
  };
}

const asked = ({ people }: Place): Pick<Request, 'cookie'>[] =>
  Array.from({ length: Math.min(ASKED, people) }, (_none, at) => ({
    cookie: cookieOf(1 + Math.floor((at * people) / Math.min(ASKED, people))),
  }));

async function checkInsOf(port: number, place: Place): Promise<Request[]> {
  const requests: Request[] = [];
  for (const who of asked(place)) {
    const [group] = (await askOne(port, { method: 'GET', path: '/api/habits/all-current', ...who })) as HabitGroup[];
    const { identityId, habits } = group as HabitGroup;
    const habitCompletions = habits.map(({ id }, at) => ({ habitId: id, completed: at > 0 }));
    requests.push({
      method: 'POST',
      path: '/api/check-ins',
      body: { identityId, type: 'manual', habitCompletions },
      ...who,
    });
  }
  return requests;
}

async function calls(place: Place) {
  const port = Number(new URL(place.server.url).port);
  const dashboards = asked(place).map((who): Request => ({ method: 'GET', path: '/api/bootstrap', ...who }));
  const changed = asked(place).map(
    (who): Request => ({ method: 'PATCH', path: '/api/user/preferences', body: { theme: 'dark' }, ...who }),
  );
  const first = await measured('first dashboard of a person', place, () => askAll(port, dashboards, CONNECTIONS));
  await askAll(port, changed, CONNECTIONS);
  const cold = await measured('dashboard after a change', place, () => askAll(port, dashboards, CONNECTIONS));
  const hot = await measured('dashboard unchanged', place, () => askAll(port, dashboards, CONNECTIONS));
  const requests = await checkInsOf(port, place);
  const checkIn = await measured('check-in of three habits', place, () => askAll(port, requests, CONNECTIONS));
  return [first, cold, hot, checkIn];
}

/** Tables of more than a thousand rows that were read from end to end since the last look. */
async function readWhole(database: Database): Promise<string[]> {
  const found = await rowsOf(
    database,
    sql`SELECT relname FROM pg_stat_user_tables WHERE schemaname = 'public' AND n_live_tup > 1000 AND seq_scan > 0`,
  );
  return found.map(({ relname }) => String(relname));
}

/** Everybody is reminded at once: seconds until the last reminder is written, by the server's own job. */
async function reminderMinute(database: Database, place: Place) {
  await database.execute(sql`
    INSERT INTO reminder_slots (id, user_id, slot, time, time_zone, day, due_at)
    SELECT gen_random_uuid(), id, 'morning', to_char(now() AT TIME ZONE 'UTC' + interval '1 hour', 'HH24:MI'), 'UTC', (now() AT TIME ZONE 'UTC')::date,
      now() + interval '1 hour' FROM users`);
  await database.execute(sql`ANALYZE reminder_slots`);
  await database.execute(sql`UPDATE reminder_slots SET due_at = date_trunc('minute', now())`);
  const left = async () =>
    Number((await rowsOf(database, sql`SELECT count(*) AS n FROM reminder_slots WHERE due_at <= now()`))[0]?.n);
  while ((await left()) === place.people) await pause(50);
  const began = performance.now();
  const before = processorOfAll(place.postmaster) + processorOf(place.server.pid);
  while ((await left()) > 0) await pause(250);
  const seconds = (performance.now() - began) / 1000;
  const processor = processorOfAll(place.postmaster) + processorOf(place.server.pid) - before;
  const [written] = await rowsOf(database, sql`SELECT count(*) AS n FROM notifications`);
  return {
    seconds: round(seconds, 1),
    written: Number(written?.n),
    'processor, ms each': round(processor / place.people),
  };
}

async function sizes(database: Database, people: number) {
  const found = await rowsOf(
    database,
    sql`SELECT relname AS table, n_live_tup AS rows, pg_table_size(relid) AS heap, pg_indexes_size(relid) AS indexes
      FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY pg_total_relation_size(relid) DESC LIMIT 8`,
  );
  return found.map(({ table, rows, heap, indexes }) => ({
    table,
    'rows a person': round(Number(rows) / people, 1),
    'bytes a person': Math.round(Number(heap) / people),
    'in its indexes': Math.round(Number(indexes) / people),
  }));
}

/** Fills a database; that its rows belong together is known, and need not be looked up for each of them. */
async function fill(url: string, people: number): Promise<void> {
  await (await openPostgres(url)).close();
  const opened = await openPostgres(`${url}?options=${encodeURIComponent('-c session_replication_role=replica')}`);
  await fillWithPeople(opened.database, { people, weeks: WEEKS, identities: 1, habits: HABITS });
  await opened.close();
  await rowsOn(url, 'VACUUM ANALYZE');
}

async function measureAt(url: string, people: number): Promise<void> {
  const opened = await openPostgres(url);
  const { database } = opened;
  const server = await startBuiltServer({ ...AS_STARTED, DATABASE_URL: url });
  try {
    const [whole] = await rowsOf(
      database,
      sql`SELECT pg_database_size(current_database()) AS bytes, pg_backend_pid() AS pid`,
    );
    console.log(`the database: ${Math.round(Number(whole?.bytes) / 2 ** 20)} MiB`);
    const place = { server, postmaster: fieldsOf(Number(whole?.pid))[1] as number, people };
    await database.execute(sql`SELECT pg_stat_reset()`);
    console.table(await calls(place));
    // What was counted reaches the statistics a second later.
    await pause(1500);
    await rowsOn(url, 'ANALYZE');
    console.log('read whole:', (await readWhole(database)).join(', ') || 'no table');
    console.table(await sizes(database, people));
    console.log('a minute in which all are reminded:', await reminderMinute(database, place));
  } finally {
    await server.stop();
    await opened.close();
  }
}

async function measure(people: number): Promise<void> {
  const cluster = await testCluster({ durable: true });
  try {
    const began = performance.now();
    await fill(cluster.url, people);
    console.log(
      `\n${people} people, filled in ${Math.round((performance.now() - began) / 1000)} s; load ${loadavg()
        .map((one) => round(one, 1))
        .join(' ')}`,
    );
    await measureAt(cluster.url, people);
  } finally {
    await cluster.stop();
  }
}

for (const people of SIZES.length > 0 ? SIZES : [1000, 20_000, 100_000]) await measure(people);
