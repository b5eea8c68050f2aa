import { clockJumped, idleSince } from '#core/account/idle-guests.ts';
import { inTx } from '#server/db/access.ts';
import { noteRun } from '#server/db/job-runs.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { deleteIdleGuests } from '../queries.ts';

/** The most guests deleted per run: the rest go tomorrow. */
const AT_MOST = 500;
const QUEUE = 'idle-guests';

/** Deletes guests who were not here for thirty days, with all that is theirs; nobody when the clock jumped. */
function removeIdleGuests(now: Date): Promise<void> {
  return inTx(async () => {
    const before = await noteRun(QUEUE, now);
    if (clockJumped(before && before.getTime(), now.getTime())) return;
    await deleteIdleGuests(new Date(idleSince(now.getTime())), { atMost: AT_MOST, now });
  });
}

export const idleGuestsJob: Job = {
  queue: QUEUE,
  schedule: { cron: '57 3 * * *', missed: 'once' },
  pollSeconds: 60,
  limitSeconds: 600,
  retries: { limit: 1, delaySeconds: 300 },
  async run({ now, services }) {
    await removeIdleGuests(now);
    await services.keepDeletions();
  },
};
