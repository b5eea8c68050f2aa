import { DAY } from '#core/calendar/durations.ts';
import { REFERRAL } from '#core/referral/referral.ts';
import { inTx } from '#server/db/access.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { clearClickDetails } from './queries.ts';

/** Forgets by which network, browser and page a click came, thirty days after it; that there was one stays. */
export function forgetClickDetails(now: Date): Promise<void> {
  return inTx(() => clearClickDetails(new Date(now.getTime() - REFERRAL.detailDays * DAY)));
}

export const clickDetailsJob: Job = {
  queue: 'referral-click-details',
  schedule: { cron: '27 4 * * *', missed: 'once' },
  pollSeconds: 60,
  limitSeconds: 600,
  retries: { limit: 1, delaySeconds: 300 },
  run: ({ now }) => forgetClickDetails(now),
};
