import type { Job } from '#server/jobs/jobs.ts';
import { remind } from './remind.ts';

/** Looks every minute whose time has come. A minute that was missed needs no making up: the next one finds what is still due. */
export const remindersJob: Job = {
  queue: 'reminders',
  schedule: { cron: '* * * * *', missed: 'skip' },
  pollSeconds: 5,
  limitSeconds: 300,
  retries: { limit: 0, delaySeconds: 0 },
  run: ({ now }) => remind(now),
};
