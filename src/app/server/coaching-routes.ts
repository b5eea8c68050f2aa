import { barRoutes } from '#features/bar/server/routes.ts';
import { checkInsRoutes } from '#features/check-ins/server/routes.ts';
import { coachRoutes } from '#features/coach/server/routes.ts';
import { conversationsRoutes } from '#features/conversations/server/routes.ts';
import { goalsRoutes } from '#features/goals/server/routes.ts';
import { hardDaysRoutes } from '#features/check-ins/server/day/hard-day.ts';
import { identitiesRoutes } from '#features/identities/server/routes.ts';
import { memoriesRoutes } from '#features/memories/server/routes.ts';
import { pausesRoutes } from '#features/pauses/server/routes.ts';
import { plansRoutes } from '#features/plans/server/routes.ts';
import { progressRoutes } from '#features/progress/server/routes.ts';
import { remindersRoutes } from '#features/reminders/server/routes.ts';
import { ownTimesChanged } from '#features/reminders/server/set-own-time.ts';
import { reviewsRoutes } from '#features/reviews/server/routes.ts';
import type { Services } from '#server/services.ts';

/** The weekly work with the coach: goals, plans, check-ins, reviews, and the conversations about them. */
export const coachingRoutes = (services: Services) => ({
  ...barRoutes(services),
  ...checkInsRoutes(services),
  ...coachRoutes(services),
  ...conversationsRoutes,
  ...goalsRoutes,
  ...hardDaysRoutes,
  ...identitiesRoutes,
  ...memoriesRoutes,
  ...pausesRoutes,
  ...plansRoutes(ownTimesChanged),
  ...progressRoutes,
  ...remindersRoutes,
  ...reviewsRoutes(services),
});
