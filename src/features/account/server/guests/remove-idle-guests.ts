import { inTx } from '#server/db/access.ts';
import { noteRun } from '#server/db/job-runs.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { deleteIdleGuests } from '../queries.ts';

const DAY = 86_400_000;
/** Without activity for as long, a guest and all its data go. */
const IDLE_FOR = 30 * DAY;
/** The most guests of one run: what is left goes tomorrow. */
const AT_MOST = 500;
const QUEUE = 'idle-guests';

/**
 * Whether the clock of a daily job can be believed: it went back, or more than a day further than it should have, when it was set
 * wrong or when the program was off, and what is left of somebody's thirty days is then anybody's guess. True again the day after.
 */
function clockJumped(before: Date | null, now: Date): boolean {
  const passed = before ? now.getTime() - before.getTime() : Number.POSITIVE_INFINITY;
  return passed < 0 || passed > 2 * DAY;
}

/** Deletes guests who were not here for thirty days, with all that is theirs; nobody when the clock jumped. */
function removeIdleGuests(now: Date): Promise<void> {
  return inTx(async () => {
    if (clockJumped(await noteRun(QUEUE, now), now)) return;
    await deleteIdleGuests(new Date(now.getTime() - IDLE_FOR), { atMost: AT_MOST, now });
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
