import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { openEmbedded, openPostgres } from '#server/db/opening/open.ts';
import { testCluster } from '../scripts/check/postgres.ts';
import type { Request, Timed } from './load/asking.ts';
import { type ByNumber, crowd, dashboard } from './load/crowd.ts';
import { fillWithPeople } from './load/people.ts';
import { AS_STARTED } from './start/programs.ts';

/**
 * Dashboards and check-ins a second beside the floor: `node bench/load.ts [seconds] [people]`, after a build. Servers and databases share
 * one core, the client has another; all are measured in turn, three times, and the median stands.
 */

const SECONDS = Number(process.argv[2] ?? 3);
const PEOPLE = Number(process.argv[3] ?? 48);
const WEEKS = 52;
const CONNECTIONS = 16;
const ROUNDS = 3;
const [SERVERS, CLIENT] = ['0', '1'];

/** Puts this process, and what it starts from now on, on one core. */
const stayOn = (core: string) => execFileSync('taskset', ['-acp', core, String(process.pid)], { stdio: 'ignore' });

const { person, everybody, otherChange, ticks, checkIns: checkInsOf, settle, ask } = crowd(PEOPLE, CONNECTIONS);

function* during(seconds: number, request: (number: number) => Request) {
  const until = performance.now() + seconds * 1000;
  for (let number = 0; performance.now() < until; number += 1) yield request(number);
}

/** Everybody's answer of which no server knows yet: each has changed something meanwhile, which is not measured. */
async function cold(port: number, change: (port: number) => Promise<ByNumber>): Promise<Timed> {
  const all: Timed = { took: [], whole: 0 };
  const changed = await change(port);
  while (all.whole < SECONDS * 1000) {
    const changes = everybody.map((_who, number) => changed(number));
    await ask(port, changes);
    const { took, whole } = await ask(port, everybody.map(dashboard));
    all.took.push(...took);
    all.whole += whole;
  }
  return all;
}

/** Check-ins over ones that are there. */
const checkIns = async (port: number, round: number): Promise<Timed> => ask(port, await checkInsOf(port, round));

/**
 * Everybody's answer while nothing changes: each has been made once, and for two seconds, since the engine compiles anew, on the same core, what it
 * had optimised for the measurements before.
 */
async function hot(port: number): Promise<Timed> {
  const unchanged = (seconds: number) => during(seconds, (at) => dashboard(person(at)));
  await ask(port, unchanged(2));
  return ask(port, unchanged(SECONDS));
}

type Measured = { pid: number; port: number; stop(): Promise<unknown> };
type Measurement = { name: string; against: string; of: Measured; measure(round: number): Promise<Timed> };

async function startFloor(url: string): Promise<Measured> {
  const program = fileURLToPath(new URL('./load/floor.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const gone = once(child, 'exit');
  const port = Number(/:(\d+)\s*$/.exec(said.toString())?.[1]);
  return { pid: child.pid as number, port, stop: () => (child.kill(), gone) };
}

async function startProduct(env: Record<string, string>): Promise<Measured> {
  const server = await startBuiltServer({ ...AS_STARTED, ...env });
  return { pid: server.pid, port: Number(new URL(server.url).port), stop: () => server.stop() };
}

const measurementsOf =
  (of: Measured) =>
  (name: string, against: string, measure: Measurement['measure']): Measurement => ({ name, against, of, measure });

function ofProduct(kind: string, product: Measured): Measurement[] {
  const { port } = product;
  const of = measurementsOf(product);
  return [
    of(`${kind}, dashboard, hot`, 'floor, read', () => hot(port)),
    of(`${kind}, dashboard, cold`, 'floor, read', () => cold(port, otherChange)),
    of(`${kind}, dashboard, after a tick`, 'floor, read', () => cold(port, ticks)),
    of(`${kind}, check-in of five habits`, 'floor, insert', (round) => checkIns(port, round)),
  ];
}

function ofFloor(floor: Measured): Measurement[] {
  const of = measurementsOf(floor);
  const repeated = (request: Request) =>
    ask(
      floor.port,
      during(SECONDS, () => request),
    );
  return [
    of('floor, read', 'floor, read', () => repeated({ method: 'GET', path: '/week' })),
    of('floor, insert', 'floor, insert', () => repeated({ method: 'POST', path: '/day' })),
  ];
}

const running: Measured[] = [];

/** Measures while the others stand still: what one of them does at idle would be waited for on the core that all share. */
async function alone(measurement: Measurement, round: number): Promise<Timed> {
  const others = running.filter((one) => one !== measurement.of);
  for (const { pid } of others) process.kill(pid, 'SIGSTOP');
  try {
    return await measurement.measure(round);
  } finally {
    for (const { pid } of others) process.kill(pid, 'SIGCONT');
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const within = (part: number, took: readonly number[]) =>
  took.toSorted((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
const round2 = (value: number) => Math.round(value * 100) / 100;

async function measureInTurn(measurements: readonly Measurement[]) {
  const rounds = new Map(measurements.map(({ name }) => [name, [] as { rate: number; p50: number; p99: number }[]]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const measurement of measurements) {
      const { took, whole } = await alone(measurement, round + 1);
      const figures = { rate: (took.length * 1000) / whole, p50: within(0.5, took), p99: within(0.99, took) };
      // The first round warms up.
      if (round >= 0) rounds.get(measurement.name)?.push(figures);
    }
  }
  const rateOf = (name: string) => rounds.get(name)?.map(({ rate }) => rate) ?? [];
  return Object.fromEntries(
    measurements.map(({ name, against }) => {
      const own = rounds.get(name) ?? [];
      const ratios = rateOf(name).map((rate, at) => rate / (rateOf(against)[at] ?? 1));
      return [
        name,
        {
          'a second': Math.round(median(rateOf(name))),
          'of the floor': Math.round(median(ratios) * 1000) / 1000,
          'p50, ms': round2(median(own.map(({ p50 }) => p50))),
          'p99, ms': round2(median(own.map(({ p99 }) => p99))),
          'p99 / p50': round2(median(own.map(({ p50, p99 }) => p99 / p50))),
        },
      ];
    }),
  );
}

stayOn(SERVERS as string);
const folder = mkdtempSync(join(tmpdir(), 'taylr-load-'));
const cluster = await testCluster({ durable: true });
try {
  for (const opened of [await openPostgres(cluster.url), await openEmbedded(folder)]) {
    await fillWithPeople(opened.database, { people: PEOPLE, weeks: WEEKS, identities: 4, habits: 5 });
    await opened.database.execute(sql`VACUUM ANALYZE`);
    await opened.close();
  }
  const floor = await startFloor(cluster.url);
  const onPostgres = await startProduct({ DATABASE_URL: cluster.url });
  const embedded = await startProduct({ DATA_DIR: folder });
  running.push(floor, onPostgres, embedded);
  stayOn(CLIENT as string);
  for (const { port } of [onPostgres, embedded]) await settle(port);
  const before = loadavg();
  const table = await measureInTurn([
    ...ofFloor(floor),
    ...ofProduct('PostgreSQL', onPostgres),
    ...ofProduct('embedded', embedded),
  ]);
  console.log(`load before ${before.map(round2).join(' ')}, after ${loadavg().map(round2).join(' ')}`);
  console.table(table);
} finally {
  for (const one of running) await one.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
