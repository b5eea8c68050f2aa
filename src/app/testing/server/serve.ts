import { resolve } from 'node:path';
import { createApp } from '#app/server/app.ts';
import { useDatabase } from '#server/db/access.ts';
import { openEmbedded, openPostgres } from '#server/db/opening/open.ts';
import { readSettings } from '#server/env.ts';
import { keepJobs, runJob, runKeptJobs } from './kept-jobs.ts';

/**
 * The server as a test's child process, with a clock set by the test: `{ now: ISO instant }` sets it and is echoed once it applies.
 * `{ run: queue }` runs that job and then all queued ones, and is echoed when they are done: none runs by itself. It sends `{ url }` when it listens.
 * Never part of the build.
 */
let now = new Date(process.env.TAYLR_TEST_NOW ?? '2026-03-04T12:00:00Z');
process.on('message', (message: { now?: string; run?: string }) => {
  if (message.run) void run(message.run);
  if (!message.now) return;
  now = new Date(message.now);
  process.send?.({ now: message.now });
});

async function run(queue: string): Promise<void> {
  await runJob(queue, now);
  await runKeptJobs(now);
  process.send?.({ ran: queue });
}

const settings = readSettings({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...process.env });
const database = settings.DATABASE_URL
  ? await openPostgres(settings.DATABASE_URL)
  : await openEmbedded(resolve(settings.DATA_DIR));
useDatabase(database.database);
const keepDeletions = () => database.keepDeletions(now);
const app = await createApp({ settings, now: () => now, keepDeletions, openJobs: keepJobs });
const url = await app.listen({ port: settings.PORT, host: settings.HOST });
process.send?.({ url });

async function stop(): Promise<void> {
  await app.close();
  await database.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
// The test that started the server is gone: nobody would stop it any more.
process.once('disconnect', () => void stop());
