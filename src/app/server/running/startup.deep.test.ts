import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedPlace, postgresPlace } from '#server/db/move/side.ts';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { aPlan, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const testUrl = process.env.TEST_DATABASE_URL;
/** Clients that write at the same time while the server is told to stop. */
const WRITERS = 16;

let folder: string;
let environment: Record<string, string>;
let running: BuiltServer | null = null;

beforeAll(() => {
  // The test runner's NODE_ENV would build React's development version.
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-stale'], { cwd: root, env, stdio: 'pipe' });
}, 180_000);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const ownDatabase = `taylr_test_startup_${process.pid}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-startup-'));
  environment = { DATA_DIR: folder };
  if (!testUrl) return;
  await onServer(`CREATE DATABASE ${ownDatabase}`);
  const own = new URL(testUrl);
  own.pathname = `/${ownDatabase}`;
  environment = { DATABASE_URL: own.href };
});

afterEach(async () => {
  await running?.stop();
  running = null;
  if (testUrl) await onServer(`DROP DATABASE ${ownDatabase} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<BuiltServer> {
  running = await startBuiltServer(environment);
  return running;
}

async function stop(): Promise<number | null | undefined> {
  const code = await running?.stop();
  running = null;
  return code;
}

/** The most memory that a process ever held, in MiB; 0 where no kernel says it. */
function highestMemory(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The same browser on the server's new port. */
function again(client: TestClient, { url }: BuiltServer): TestClient {
  const next = new TestClient(url);
  for (const [name, value] of client.cookies) next.cookies.set(name, value);
  return next;
}

/** Changes the database while no server runs, without opening it as a server does. */
async function change(...statements: string[]): Promise<void> {
  const { DATABASE_URL: url } = environment;
  const place = url ? postgresPlace(url) : embeddedPlace(folder);
  const side = await place.open();
  for (const statement of statements) await side.rows(statement);
  await side.close();
}

describe('the built program', () => {
  it('keeps everything through a clean stop and a start, and starts without hundreds of megabytes to spare', async () => {
    const guest = new TestClient((await start()).url);
    await guest.must('POST /api/auth/guest');
    const { group } = await aPlan(guest);
    await guest.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const before = await guest.must('GET /api/bootstrap');
    expect(await stop()).toBe(0);

    const server = await start();
    const after = await again(guest, server).must('GET /api/bootstrap');
    // A reminder may become due in between.
    expect({ ...after, notificationCounts: before.notificationCounts }).toEqual(before);
    expect(after.currentHabits[0]?.habits.map((habit) => habit.completionsThisWeek)).toEqual([1, 1, 0]);
    // 250 as a rule; with the embedded database compiled twice it was 770.
    expect(highestMemory(server.pid)).toBeLessThan(550);
  });

  it('answers a page and a first screen without having loaded fetch, from scripts that the engine holds at a byte a letter', async () => {
    const [probe, list] = [join(folder, 'probe.cjs'), join(folder, 'loaded')];
    const note = `require('node:fs').writeFileSync(${JSON.stringify(list)}, process.moduleLoadList.join())`;
    writeFileSync(probe, `if (require('node:worker_threads').isMainThread) process.on('exit', () => ${note});`);
    running = await startBuiltServer({ ...environment, NODE_OPTIONS: `--require ${probe}` });
    const guest = new TestClient(running.url);
    await guest.must('POST /api/auth/guest');
    await guest.must('GET /api/bootstrap');
    expect((await fetch(running.url)).status).toBe(200);
    expect(await stop()).toBe(0);
    const loaded = readFileSync(list, 'utf8').split(',');
    expect(loaded).toContain('NativeModule http');
    expect(loaded).not.toContain('NativeModule internal/deps/undici/undici');
    const scripts = globSync('dist/server/*.js', { cwd: root });
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter((file) => readFileSync(join(root, file)).some((byte) => byte > 127))).toEqual([]);
  });

  it('answers what it has begun when it is told to stop, leaves nothing done unanswered, and exits with 0', async () => {
    const { url } = await start();
    const guest = new TestClient(url);
    await guest.must('POST /api/auth/guest');
    const seen = { created: 0, others: [] as (number | string)[] };
    const writer = async () => {
      for (;;) {
        try {
          const { status } = await guest.send('POST /api/goals', { body: goalBody() });
          if (status !== 201) seen.others.push(status);
          else seen.created += 1;
        } catch (error) {
          // The server no longer takes connections.
          seen.others.push(((error as Error).cause as { code?: string } | undefined)?.code ?? String(error));
          return;
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, writer);
    while (seen.created < 4 * WRITERS) await pause(5);
    expect(await stop()).toBe(0);
    await Promise.all(writers);
    // Refused on arrival: 503 on an open connection, or no connection at all.
    expect(seen.others.filter((what) => ![503, 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(what))).toEqual(
      [],
    );

    expect(await again(guest, await start()).must('GET /api/goals')).toHaveLength(seen.created);
  });

  it('refuses a database that a newer version has written, unless that says that it has only added to it', async () => {
    const guest = new TestClient((await start()).url);
    await guest.must('POST /api/auth/guest');
    await stop();
    const future = Date.parse('2126-01-01T00:00:00Z');
    const said = (newest: number, runsFrom: number) =>
      `UPDATE drizzle.taylr_reach SET newest = ${newest}, runs_from = ${runsFrom}`;
    await change(
      'ALTER TABLE goals ADD COLUMN colour text',
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', ${future})`,
    );
    const refusal =
      'Exit 1: This database was written by a newer version of Taylr. Start that version, or restore an older backup.';
    await expect(start()).rejects.toThrow(refusal);
    await change(said(future, future));
    await expect(start()).rejects.toThrow(refusal);

    await change(said(future, 0));
    const client = again(guest, await start());
    await client.must('POST /api/goals', { body: goalBody() });
    await stop();
    // What the newer version said of itself is left to it.
    await change(said(future, future));
    await expect(start()).rejects.toThrow(refusal);
  });
});

if (!testUrl) {
  it('refuses the folder of another PostgreSQL major with the way out, and opens it once that is mended', async () => {
    await start();
    await stop();
    const file = join(folder, 'db', 'PG_VERSION');
    const major = readFileSync(file, 'utf8');
    writeFileSync(file, '17\n');
    await expect(start()).rejects.toThrow(
      /^Exit 1: The data folder holds PostgreSQL 17, this version of Taylr reads 18\. Start the version that wrote it, or set another DATA_DIR\.$/,
    );
    writeFileSync(file, major);
    await start();
  });
}
