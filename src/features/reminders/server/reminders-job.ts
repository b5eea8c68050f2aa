import type { Job } from '#server/jobs/jobs.ts';
import { remind } from './remind.ts';

/** Runs every minute. A missed minute needs no catching up: the next one finds whatever is still due. */
export const remindersJob: Job = {
  queue: 'reminders',
  schedule: { cron: '* * * * *', missed: 'skip' },
  pollSeconds: 5,
  limitSeconds: 300,
  retries: { limit: 0, delaySeconds: 0 },
  run: ({ now }) => remind(now),
};
