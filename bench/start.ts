import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { root } from '../scripts/run/bootstrap.mjs';
import { isBuildFresh } from '../scripts/run/build-stamp.mjs';
import { testPostgres } from '../scripts/check/postgres.ts';
import { bootstrapStatements } from './statements.ts';

/** Start-up time and memory use of the server: `node bench/start.ts [runs]`, after a build. */

const RUNS = Number(process.argv[2] ?? 5);
const REQUESTS = 1000;
const CONCURRENCY = 16;
/** Milliseconds in which the memory of a start settles. */
const SETTLE = 3000;

type Run = {
  'first start, ms': number;
  'second start, ms': number;
  'second start by npm start, ms': number;
  'idle, MiB': number;
  'after 1000 requests, MiB': number;
  'highest, MiB': number;
  'requests a second': number;
};

/** Resident memory of a process in MiB, as the kernel counts it; `VmHWM` is the highest so far. */
function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

async function askBootstrap(guest: TestClient): Promise<void> {
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) await guest.must('GET /api/bootstrap');
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** From the command to the line that says it is ready, as a person waits for it. */
async function npmStart(env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    // A process group of its own, as in a terminal: Ctrl-C then reaches the server too.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Taylr is ready')) resolve();
    });
    child.once('close', () => reject(new Error(`npm start ended: ${said}`)));
  });
  const took = performance.now() - began;
  process.kill(-(child.pid as number), 'SIGINT');
  await closed;
  return took;
}

async function oneRun(env: Record<string, string>): Promise<Run> {
  const [first, fresh] = await timed(() => startBuiltServer(env));
  const guest = new TestClient(fresh.url);
  await guest.must('POST /api/auth/guest');
  const { group } = await aPlan(guest);
  await guest.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await fresh.stop();

  const [second, server] = await timed(() => startBuiltServer(env));
  await pause(SETTLE);
  const idle = memory(server.pid, 'VmRSS');
  const again = new TestClient(server.url);
  for (const [name, value] of guest.cookies) again.cookies.set(name, value);
  const [asking] = await timed(() => askBootstrap(again));
  const loaded = memory(server.pid, 'VmRSS');
  const highest = memory(server.pid, 'VmHWM');
  await server.stop();
  return {
    'first start, ms': first,
    'second start, ms': second,
    'second start by npm start, ms': await npmStart(env),
    'idle, MiB': idle,
    'after 1000 requests, MiB': loaded,
    'highest, MiB': highest,
    'requests a second': (REQUESTS * 1000) / asking,
  };
}

async function onEmbedded(): Promise<Run[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'taylr-bench-'));
    try {
      runs.push(await oneRun({ DATA_DIR: folder }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return runs;
}

async function onPostgres(): Promise<Run[] | null> {
  const postgres = await testPostgres({ durable: true });
  if (!postgres) return null;
  const runs: Run[] = [];
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    for (let run = 0; run < RUNS; run += 1) {
      const name = `taylr_bench_${process.pid}_${run}`;
      await client.query(`CREATE DATABASE ${name}`);
      const own = new URL(postgres.url);
      own.pathname = `/${name}`;
      runs.push(await oneRun({ DATABASE_URL: own.href }));
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await client.end();
    await postgres.stop();
  }
  return runs;
}

/** Median, lowest and highest of each figure, rounded. */
function summary(runs: readonly Run[]) {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b);
      const [median, lowest, highest] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
      return [
        name,
        { median: Math.round(median ?? 0), lowest: Math.round(lowest ?? 0), highest: Math.round(highest ?? 0) },
      ];
    }),
  );
}

if (!isBuildFresh()) {
  console.error('The build is missing or older than the sources. Run npm start once, then measure.');
  process.exit(1);
}
const { firstLoad, server } = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as {
  firstLoad: Record<string, number>;
  server: number;
};
const embedded = summary(await onEmbedded());
const runsOnPostgres = await onPostgres();
const postgresql = runsOnPostgres && summary(runsOnPostgres);
const figures = {
  machine: {
    cores: cpus().length,
    model: cpus()[0]?.model,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  },
  runs: RUNS,
  embedded,
  postgresql,
  bootstrapStatements: await bootstrapStatements(),
  bytes: { firstLoad, server },
};
console.log(JSON.stringify(figures, null, 2));
console.log('embedded');
console.table(embedded);
if (postgresql) {
  console.log('PostgreSQL');
  console.table(postgresql);
}
