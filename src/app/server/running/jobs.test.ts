import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR } from '#core/calendar/durations.ts';
import { db, inTx, useDatabase } from '#server/db/access.ts';
import { readSettings } from '#server/env.ts';
import { enqueue, enqueueAll, type Job, type JobServices, startJobs } from '#server/jobs/jobs.ts';
import { loggerOptions } from '#server/log.ts';
import { createMeters } from '#server/telemetry/meters.ts';
import { forgetJobs } from '#app/testing/server/kept-jobs.ts';
import { clock, testDatabase } from '#app/testing/server/test-server.ts';

/** Part of what a job throws; no line of the log may contain it. */
const CANARY = 'Zq7canaryXw';
/** The queue keeps real time, and looks for work twice a second at most. */
const SOON = { timeout: 8000, interval: 50 };

type Note = { note: string };
const ran: string[] = [];
let letGo: () => void = () => {};

const shape = { pollSeconds: 0.5, limitSeconds: 30, retries: { limit: 1, delaySeconds: 1 } };
const jobs: readonly Job[] = [
  {
    ...shape,
    queue: 'test-notes',
    atOnce: 5,
    async run({ data, now }) {
      const { note } = data as Note;
      ran.push(`${note} at ${(now as Date).toISOString()}`);
    },
  },
  {
    ...shape,
    queue: 'test-failure',
    async run() {
      ran.push('failing');
      throw new TypeError(CANARY);
    },
  },
  {
    ...shape,
    queue: 'test-slow',
    async run() {
      ran.push('slow began');
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      ran.push('slow ended');
    },
  },
  { ...shape, queue: 'test-daily', schedule: { cron: '17 3 * * *', missed: 'once' }, run: async () => {} },
];

const output = new PassThrough();
const figures = new Registry();
let running: { stop(): Promise<void> };

beforeAll(async () => {
  const database = await testDatabase();
  useDatabase(database.database);
  const options = loggerOptions(readSettings({ LOG_LEVEL: 'info' }));
  const { log } = Fastify({ logger: { ...(options as object), stream: output } });
  const startIn = (registry: Registry) => {
    const services = { meters: createMeters(registry) } as JobServices;
    return startJobs({ jobs, database, services, now: () => clock.now, log });
  };
  running = await startIn(figures);
  // A second server on the same database finds all that it needs.
  await (await startIn(new Registry())).stop();
});
afterAll(async () => {
  await running.stop();
  forgetJobs();
});

describe('the queue', () => {
  it('runs what was added in a transaction once it is committed, and nothing of one that was rolled back', async () => {
    clock.set('2026-03-04T12:00:00Z');
    await inTx(async () => {
      await enqueueAll('test-notes', [{ note: 'one' }, { note: 'two' }]);
      await inTx(() => enqueue('test-notes', { note: 'three' }));
    });
    const undone = inTx(async () => {
      await enqueue('test-notes', { note: 'undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await enqueue('test-notes', { note: 'four' });
    await enqueue('test-notes', { note: 'later' }, { startAfter: new Date(Date.now() + HOUR) });
    await vi.waitFor(() => expect(ran).toHaveLength(4), SOON);
    expect(ran.toSorted()).toEqual(
      ['four', 'one', 'three', 'two'].map((note) => `${note} at 2026-03-04T12:00:00.000Z`),
    );
  });

  it('shows how long what is due has waited, and how long jobs took', async () => {
    const read = () => figures.metrics();
    expect(await read()).toMatch(/^job_queue_age_seconds{queue="test-notes"} 0$/m);
    expect(await read()).toMatch(/^job_duration_seconds_count{queue="test-notes",result="done"} 4$/m);
    clock.set(new Date(Date.now() + 2 * HOUR).toISOString());
    const [, seconds] = /^job_queue_age_seconds{queue="test-notes"} (\S+)$/m.exec(await read()) ?? [];
    expect(Number(seconds)).toBeGreaterThan(3500);
    expect(Number(seconds)).toBeLessThan(3700);
  });

  it('refuses a job that nobody works on', async () => {
    await expect(enqueue('test-nobody', {})).rejects.toThrow('There is no job test-nobody');
  });

  it('knows when scheduled jobs run, in UTC', async () => {
    const { rows } = (await db().execute(
      sql`SELECT name, cron, timezone, options->>'missed' AS missed FROM pgboss.schedule WHERE name LIKE 'test-%'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ name: 'test-daily', cron: '17 3 * * *', timezone: 'UTC', missed: 'once' }]);
  });

  it('runs a failed job again, logs its class and frames without what it said, and lets a running one finish at the stop', async () => {
    ran.length = 0;
    await enqueue('test-failure', {});
    await vi.waitFor(() => expect(ran).toEqual(['failing', 'failing']), SOON);
    await enqueue('test-slow', {});
    await vi.waitFor(() => expect(ran).toContain('slow began'), SOON);
    const stopped = running.stop();
    letGo();
    await stopped;
    expect(ran.at(-1)).toBe('slow ended');

    output.end();
    const said = await text(output);
    const lines = said.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({
          msg: 'job failed',
          queue: 'test-failure',
          err: expect.objectContaining({ class: 'TypeError', frames: expect.any(Array) }),
        }),
      ),
    );
    const { rows } = (await db().execute(
      sql`SELECT name, state, output FROM pgboss.job ORDER BY name, id`,
    )) as unknown as {
      rows: { name: string; state: string; output: unknown }[];
    };
    expect(rows.filter(({ name }) => name !== 'test-notes' && name.startsWith('test-'))).toEqual([
      { name: 'test-failure', state: 'failed', output: { class: 'TypeError' } },
      { name: 'test-slow', state: 'completed', output: null },
    ]);
    expect(said + JSON.stringify(rows)).not.toContain(CANARY);
  });
});
