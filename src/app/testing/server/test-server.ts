import { openAsBlob } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { BACKLOG, createApp } from '#app/server/app.ts';
import { useDatabase } from '#server/db/access.ts';
import { openEmbedded, type OpenDatabase, openPostgres } from '#server/db/opening/open.ts';
import { readSettings } from '#server/env.ts';
import { limitReading } from '#server/coach/read.ts';
import { emptyTables } from './empty-tables.ts';
import { forgetJobs, keepJobs, useTheseServices } from './kept-jobs.ts';
import { TestClient } from '../world/test-client.ts';
import { TEMPLATE } from './global-setup.ts';

/** A Wednesday at noon in London. */
const PINNED = '2026-03-04T12:00:00Z';

/** The server's clock in tests: it stands still until a test moves it. */
export const clock = {
  now: new Date(PINNED),
  set(instant: string): void {
    this.now = new Date(instant);
  },
};

/** The statements that the server has run since the last reset. */
export const statements: { list: string[]; reset(): void } = {
  list: [],
  reset() {
    this.list = [];
  },
};

/** Time limits long enough for a machine that runs all tests at once; a test of the limits sets its own, and then restores these. */
export const UNHURRIED = { time: 60_000, patience: 120_000 };
limitReading(UNHURRIED);

/** Statements that tell who asks while nothing has been written: none of the embedded database, to which one process alone writes. */
export const WHO_ASKS = process.env.TEST_DATABASE_URL ? 1 : 0;

const logger = { logQuery: (query: string) => void statements.list.push(query) };

async function openForWorker(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openEmbedded(null, { logger, dump: await openAsBlob(process.env.TAYLR_TEST_DUMP as string) });
  const name = `taylr_test_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openPostgres(own.href, { logger });
}

/** All servers of a test stand on one database. */
const SECRET_KEY = 'a key for tests, and for nothing else';
const started: FastifyInstance[] = [];

/** Starts a server on a free port of loopback, on the worker's database. `env` are settings as a person would give them. */
export async function startApp(env: Record<string, string> = {}): Promise<{ app: FastifyInstance; url: string }> {
  const settings = readSettings({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SECRET_KEY, ...env });
  const app = await createApp({ settings, now: () => clock.now, openJobs: keepJobs });
  await app.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG });
  started.push(app);
  const address = app.server.address();
  return { app, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

/** Starts a server and returns its address. */
export async function startServer(env: Record<string, string> = {}): Promise<string> {
  return (await startApp(env)).url;
}

let database: Promise<OpenDatabase> | null = null;

/** The worker's own database, opened once. */
export function testDatabase(): Promise<OpenDatabase> {
  database ??= openForWorker();
  return database;
}

let shared: Promise<string> | null = null;

/** The worker's shared server with default settings; all tables and the queue are emptied, and the clock is reset. */
export async function freshServer(): Promise<{
  url: string;
  visitor: () => TestClient;
  guest: (zone?: string) => Promise<TestClient>;
}> {
  useDatabase((await testDatabase()).database);
  // Push services and webhooks of tests stand on this machine.
  shared ??= startServer({ PUSH_HOSTS: '127.0.0.1', WEBHOOK_PRIVATE: 'on' }).then((url) => {
    useTheseServices();
    return url;
  });
  const url = await shared;
  await emptyTables();
  clock.set(PINNED);
  forgetJobs();
  return {
    url,
    visitor: () => new TestClient(url),
    guest: async (zone) => {
      const client = new TestClient(url, zone);
      await client.must('POST /api/auth/guest');
      return client;
    },
  };
}

/** Two guests of a server with empty tables: the one a test is about, and somebody else. */
export async function twoGuests(): Promise<[TestClient, TestClient]> {
  const { guest } = await freshServer();
  return [await guest(), await guest()];
}
