import { Registry } from 'prom-client';
import { createPush } from '#features/push/server/create-push.ts';
import { pushJob } from '#features/push/server/deliver.ts';
import { decideAgain } from '#features/reminders/server/decide-again.ts';
import { remindersJob } from '#features/reminders/server/reminders-job.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { useDatabase } from '#server/db/access.ts';
import { openPostgres } from '#server/db/opening/open.ts';
import { readSettings } from '#server/env.ts';
import { type JobServices, useQueue } from '#server/jobs/jobs.ts';
import { createMeters } from '#server/telemetry/meters.ts';
import { runSharedJobs, sharedQueue } from './shared-jobs.ts';

/**
 * The part of a server that reminds, as a process of its own that a test kills in the middle of it: `{ run, now }` runs the minute's job or
 * what waits in the shared queue, by that clock, and is answered with the same. No HTTP: it is started dozens of times. Never part of the
 * build.
 */
const settings = readSettings(process.env);
const database = await openPostgres(settings.DATABASE_URL as string);
useDatabase(database.database);
useQueue(sharedQueue);
// What these two jobs use of the services.
const push = pushJob({ decideAgain, devicesChanged: planSlots });
const meters = createMeters(new Registry());
const services = { settings, push: createPush(settings), meters } as unknown as JobServices;

async function run(what: string, now: Date): Promise<void> {
  if (what === remindersJob.queue) await remindersJob.run({ data: {} as never, now, services });
  else await runSharedJobs(now, (_queue, data) => push.run({ data: data as never, now, services }));
}

process.on('message', ({ run: what, now }: { run: string; now: string }) => {
  void run(what, new Date(now)).then(() => process.send?.({ ran: what }));
});
// The test that started it is gone: nobody would stop it any more.
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
