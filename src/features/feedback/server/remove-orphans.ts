import { HOUR } from '#core/calendar/durations.ts';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { inTx } from '#server/db/access.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { deleteOrphans } from './queries.ts';

/** Deletes files that were sent for feedback which never came, a day after they were; answers how many. */
export function removeOrphans(now: Date): Promise<number> {
  return inTx(() => deleteOrphans(new Date(now.getTime() - ATTACHMENT.orphanHours * HOUR)));
}

export const orphanFilesJob: Job = {
  queue: 'feedback-orphans',
  schedule: { cron: '7 * * * *', missed: 'once' },
  pollSeconds: 60,
  limitSeconds: 600,
  retries: { limit: 1, delaySeconds: 300 },
  run: async ({ now }) => void (await removeOrphans(now)),
};
