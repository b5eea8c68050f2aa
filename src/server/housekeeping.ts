import { removeExpired } from './db/expired.ts';
import type { Job } from '#server/jobs/jobs.ts';

/** Shared by both: nobody waits for them, and a failure can wait until tomorrow. */
const daily = { pollSeconds: 60, limitSeconds: 600, retries: { limit: 1, delaySeconds: 300 } };

/** The housekeeping jobs: the daily snapshot of the embedded database, and deleting expired rows. */
export const housekeepingJobs: readonly Job[] = [
  {
    queue: 'snapshot',
    schedule: { cron: '17 3 * * *', missed: 'once' },
    ...daily,
    run: ({ now, services }) => services.snapshot(now),
  },
  {
    queue: 'expired',
    schedule: { cron: '37 3 * * *', missed: 'once' },
    ...daily,
    run: ({ now }) => removeExpired(now),
  },
];
