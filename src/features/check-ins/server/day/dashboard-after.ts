import { currentHabits } from '#features/plans/server/current-habits.ts';
import { evidenceBriefs } from '#features/progress/server/brief/evidence-briefs.ts';
import { trackedWeek } from '#features/progress/server/stats/progress-stats.ts';
import { reviewStandings } from '#features/reviews/server/review-statuses.ts';
import { withKeptRows } from '#server/db/light-writes/kept-rows.ts';
import type { Revision } from '#server/db/revision.ts';
import { together } from '#server/db/statement.ts';
import { followedBy } from '#server/http/revision-tag.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NotedHabit } from '#features/check-ins/contract.ts';
import { dailyStatus } from './daily-status.ts';

type Parts = Pick<NotedHabit, 'dashboard' | 'revision'>;

/** What the first screen shows after something was noted for an identity, each part as its own call answers it. */
async function dashboard(user: CurrentUser, identityId: string): Promise<Parts['dashboard']> {
  const [groups, standings, status, week, evidence] = await together(() => {
    const [habits, reviews] = [currentHabits(user), reviewStandings(user)];
    return Promise.all([
      habits,
      reviews,
      dailyStatus(user, Promise.all([habits, reviews])),
      trackedWeek(user),
      evidenceBriefs(user),
    ]);
  });
  const group = groups.find((one) => one.identityId === identityId) ?? null;
  return {
    group,
    dailyStatus: status,
    weeklyTracking: week.tracking,
    stats: week.stats,
    evidence,
    reviewStandings: standings,
  };
}

/** The same with the ETags before and after; without them, and from all that is stored, where what was written is not known to be the day alone. */
export async function dashboardAfter(
  { user, after, now }: { user: CurrentUser; after: Revision | null; now: Date },
  identityId: string,
): Promise<Parts> {
  const read = () => dashboard(user, identityId);
  if (!after) return { dashboard: await read(), revision: null };
  const shown = await withKeptRows({ userId: user.id, ...after, now }, read);
  return { dashboard: shown, revision: followedBy(user, after.revision) };
}
