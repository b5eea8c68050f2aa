import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { testCluster } from '../scripts/check/postgres.ts';
import { root } from '../scripts/run/bootstrap.mjs';
import { isBuildFresh } from '../scripts/run/build-stamp.mjs';
import { askAll } from './load/asking.ts';
import { npmStart, type Started, startFloor, startServer } from './start/programs.ts';

/**
 * From the command to the first answers, and memory, beside the floor: `npm run bench -- start [rounds] [main.js of another build]`, after a
 * build. Each program has been started before and finds an account; all are measured in turn, and the medians stand. Processor time says
 * more than the clock where other work goes on.
 */

const ROUNDS = Number(process.argv[2] ?? 5);
const OTHER = process.argv[3];
const REQUESTS = 1000;
const CONNECTIONS = 16;
/** Milliseconds in which the memory of a start settles, and what it compiled is kept. */
const SETTLE = 4000;
const MAIN = join(root, 'dist/server/main.js');

/** A program, what is asked of it first, and who asks. */
type Program = {
  start(): Promise<Started>;
  paths: readonly [first: string, second: string];
  cookie: string;
  /** Started by another process, of which alone memory and processor time are known: they are left out. */
  isBehind?: true;
};
type Figures = Record<string, number>;

/** Resident memory of a process in MiB, as the kernel counts it; `VmHWM` is the highest so far. */
function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

/** An account with a plan and a check-in; answers its cookie's value. */
async function makeAccount(main: string, env: Record<string, string>): Promise<string> {
  const server = await startServer(main, env);
  const guest = new TestClient(server.url);
  await guest.must('POST /api/auth/guest');
  const { group } = await aPlan(guest);
  await guest.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await server.stop();
  return guest.cookies.get('taylr') as string;
}

async function ask({ cookie }: Program, url: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie: `taylr=${cookie}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

async function measure(program: Program): Promise<Figures> {
  const server = await program.start();
  const [first, second] = program.paths;
  await ask(program, server.url + first);
  const { wall } = server.spent();
  await ask(program, server.url + second);
  const all = server.spent();
  const waited = { 'first answer, ms': wall, 'dashboard, ms': all.wall };
  if (program.isBehind) {
    await server.stop();
    return waited;
  }
  await pause(SETTLE);
  const idle = memory(server.pid, 'VmRSS');
  const requests = Array.from({ length: REQUESTS }, () => ({ method: 'GET', path: second, cookie: program.cookie }));
  await askAll(Number(new URL(server.url).port), requests, CONNECTIONS);
  const loaded = memory(server.pid, 'VmRSS');
  const highest = memory(server.pid, 'VmHWM');
  await server.stop();
  return {
    ...waited,
    'processor, ms': all.processor,
    'idle, MiB': idle,
    'loaded, MiB': loaded,
    'highest, MiB': highest,
    'loaded / idle': loaded / idle,
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure; shares with two decimals. */
function medians(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => {
      const value = median(all.map((one) => one[name] ?? 0));
      return [name, name.includes(' / ') ? Math.round(value * 100) / 100 : Math.round(value)];
    }),
  );
}

if (!isBuildFresh()) {
  console.error('The build is missing or older than the sources. Run npm start once, then measure.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'taylr-start-'));
const cluster = await testCluster({ durable: true });
try {
  const onPostgres = { DATABASE_URL: cluster.url };
  const embedded = { DATA_DIR: folder };
  const cookies = { postgres: await makeAccount(MAIN, onPostgres), embedded: await makeAccount(MAIN, embedded) };
  const paths = ['/healthz', '/api/bootstrap'] as const;
  const ofBuild = (name: string, main: string): [string, Program][] => [
    [`PostgreSQL${name}`, { start: () => startServer(main, onPostgres), paths, cookie: cookies.postgres }],
    [`embedded${name}`, { start: () => startServer(main, embedded), paths, cookie: cookies.embedded }],
  ];
  const programs = new Map<string, Program>([
    ['floor', { start: () => startFloor(cluster.url), paths: ['/week', '/week'], cookie: '' }],
    ...ofBuild('', MAIN),
    ...(OTHER ? ofBuild(', other build', OTHER) : []),
    ['PostgreSQL, npm start', { start: () => npmStart(onPostgres), paths, cookie: cookies.postgres, isBehind: true }],
  ]);
  const figures = new Map([...programs.keys()].map((name) => [name, [] as Figures[]]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, program] of programs) {
      const measured = await measure(program);
      // The first round warms up: it writes what has been compiled.
      if (round >= 0) figures.get(name)?.push(measured);
    }
  }
  console.log(
    `load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
  );
  console.table(Object.fromEntries([...figures].map(([name, all]) => [name, medians(all)])));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
