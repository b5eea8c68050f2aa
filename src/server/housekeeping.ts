import { removeExpired } from './db/expired.ts';
import type { Job } from '#server/jobs/jobs.ts';

/** What both have in common: nobody waits for them, and tomorrow is early enough for what went wrong today. */
const daily = { pollSeconds: 60, limitSeconds: 600, retries: { limit: 1, delaySeconds: 300 } };

/** The jobs that keep the program's own house: the daily snapshot of the embedded database, and taking out what has run out. */
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
