import { wireUser } from '#features/account/server/wire-user.ts';
import { dailyStatus } from '#features/check-ins/server/day/daily-status.ts';
import { aiUsage } from '#features/coach/server/turn/allowance.ts';
import { getGoals } from '#features/goals/server/queries.ts';
import { wireGoal } from '#features/goals/server/routes.ts';
import { getIdentities } from '#features/identities/server/queries.ts';
import { wireIdentity } from '#features/identities/server/routes.ts';
import { unreadCounts } from '#features/notifications/server/counts.ts';
import { currentPauses } from '#features/pauses/server/routes.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { wirePreferences } from '#features/preferences/server/routes.ts';
import { evidenceBriefs } from '#features/progress/server/brief/evidence-briefs.ts';
import { trackedWeek } from '#features/progress/server/stats/progress-stats.ts';
import { reviewStandings } from '#features/reviews/server/review-statuses.ts';
import { withKeptRows } from '#server/db/light-writes/kept-rows.ts';
import { together } from '#server/db/statement.ts';
import type { Routes } from '#server/http/mount.ts';
import type { bootstrapApi } from '../contract.ts';

export const bootstrapRoutes: Routes<typeof bootstrapApi> = {
  'GET /api/bootstrap': async ({ user, now }) => {
    const { id, today } = user;
    const { revision, lightFrom, lightTo } = user.row;
    const [goals, identities, groups, reviewStatuses, pauses, counts, status, week, evidence] = await withKeptRows(
      { userId: id, revision, lightFrom, lightTo, now },
      () =>
        together(() => {
          const [habits, reviews] = [currentHabits(user), reviewStandings(user)];
          return Promise.all([
            getGoals(id),
            getIdentities(id),
            habits,
            reviews,
            currentPauses(user),
            unreadCounts(id),
            dailyStatus(user, Promise.all([habits, reviews])),
            trackedWeek(user),
            evidenceBriefs(user),
          ]);
        }),
    );
    return {
      today,
      user: wireUser(user.row, user),
      preferences: wirePreferences(user.preferences),
      goals: goals.map(wireGoal),
      identities: identities.map(wireIdentity),
      currentHabits: groups,
      dailyStatus: status,
      weeklyTracking: week.tracking,
      stats: week.stats,
      evidence,
      aiUsage: aiUsage(user),
      reviewStandings: reviewStatuses,
      pauses,
      notificationCounts: counts,
    };
  },
};
