import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { openPostgres } from '#server/db/opening/open.ts';
import { testCluster } from '../scripts/check/postgres.ts';
import { root } from '../scripts/run/bootstrap.mjs';
import type { Request } from './load/asking.ts';
import { type ByNumber, crowd, dashboard } from './load/crowd.ts';
import { fillWithPeople } from './load/people.ts';
import { AS_STARTED } from './start/programs.ts';

/**
 * Processor time of an answer in the server and in PostgreSQL: `npm run bench -- cost [rounds] [main.js of another build]`, after a build. Each
 * round asks sixteen people's answers of each build in turn, and the medians of the rounds stand. Beside other work it is much steadier
 * than the clock.
 */

const ROUNDS = Number(process.argv[2] ?? 20);
const OTHER = process.argv[3];
const CROWD = { people: 16, weeks: 52, identities: 4, habits: 5 };
const CONNECTIONS = 4;
const { everybody, otherChange, ticks, checkIns, settle, ask } = crowd(CROWD.people, CONNECTIONS);

/** Milliseconds of processor time of a process, all of its threads together; of one that has ended meanwhile, such as a cleaner of tables, none. */
function processorTime(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
    return spent.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e6;
  } catch {
    return 0;
  }
}

type Measured = { readonly server: BuiltServer; readonly port: number; readonly changes: Record<string, ByNumber> };

async function start(url: string, main?: string): Promise<Measured> {
  const server = await startBuiltServer({ ...AS_STARTED, DATABASE_URL: url }, main);
  const port = Number(new URL(server.url).port);
  await settle(port);
  return { server, port, changes: { other: await otherChange(), tick: await ticks(port) } };
}

/** What is asked first, of which nothing is measured, and what is. */
type Asked = { readonly before: readonly Request[]; readonly measured: readonly Request[] };
type Kind = (of: Measured, round: number) => Promise<Asked>;

const after =
  (change: string): Kind =>
  async ({ changes }) => ({
    before: everybody.map((_who, number) => (changes[change] as ByNumber)(number)),
    measured: everybody.map(dashboard),
  });

const KINDS: Record<string, Kind> = {
  'dashboard, hot': async () => ({ before: everybody.map(dashboard), measured: everybody.map(dashboard) }),
  'dashboard, cold': after('other'),
  'dashboard after a tick': after('tick'),
  'check-in of five habits': async ({ port }, round) => ({ before: [], measured: await checkIns(port, round) }),
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const inHundredths = (value: number) => Math.round(value * 100) / 100;

const cluster = await testCluster({ durable: true });
const running = new Map<string, Measured>();
const watcher = new pg.Client({ connectionString: cluster.url });
try {
  const opened = await openPostgres(cluster.url);
  await fillWithPeople(opened.database, CROWD);
  await opened.database.execute(sql`VACUUM ANALYZE`);
  await opened.close();
  await watcher.connect();
  running.set('this build', await start(cluster.url));
  if (OTHER) running.set('the other build', await start(cluster.url, OTHER));

  /** PostgreSQL's processes but the one that answers this. */
  const processes = async () =>
    (await watcher.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()')).rows;
  const spent = async ({ server }: Measured) => {
    const ofPostgres = new Map((await processes()).map(({ pid }) => [pid, processorTime(pid)]));
    return { server: processorTime(server.pid), ofPostgres };
  };

  async function measure(kind: Kind, of: Measured, round: number) {
    const { before, measured } = await kind(of, round);
    await ask(of.port, before);
    const began = await spent(of);
    await ask(of.port, measured);
    const ended = await spent(of);
    let postgres = 0;
    for (const [pid, time] of ended.ofPostgres) postgres += Math.max(0, time - (began.ofPostgres.get(pid) ?? time));
    return { server: (ended.server - began.server) / measured.length, postgres: postgres / measured.length };
  }

  const figures = new Map<string, { server: number; postgres: number }[]>();
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [kindName, kind] of Object.entries(KINDS)) {
      // Each build is the first in every other round: the second finds what the first has left.
      const inTurn = round % 2 === 0 ? [...running] : [...running].toReversed();
      for (const [name, of] of inTurn) {
        const figure = await measure(kind, of, round + 5);
        const title = `${kindName}, ${name}`;
        // The first rounds warm up: PostgreSQL makes the plan that stays at the sixth run of a statement on a connection.
        if (round >= 0) figures.set(title, [...(figures.get(title) ?? []), figure]);
      }
    }
  }
  const shown = [...figures].map(([title, all]) => {
    const [server, postgres] = [median(all.map((one) => one.server)), median(all.map((one) => one.postgres))];
    const both = median(all.map((one) => one.server + one.postgres));
    return [title, { 'server, ms': server, 'PostgreSQL, ms': postgres, 'both, ms': both }] as const;
  });
  const rounded = shown.map(([title, row]) => [
    title,
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inHundredths(value)])),
  ]);
  console.log(`load ${loadavg().map(inHundredths).join(' ')}; ${join(root, 'dist')}${OTHER ? ` beside ${OTHER}` : ''}`);
  console.table(Object.fromEntries(rounded));
} finally {
  for (const { server } of running.values()) await server.stop();
  await watcher.end();
  await cluster.stop();
}
