import { accountRoutes } from '#features/account/server/routes.ts';
import { activityRoutes } from '#features/activity/server/routes.ts';
import { bootstrapRoutes } from '#features/bootstrap/server/routes.ts';
import { dataExportRoutes } from '#features/data-export/server/routes.ts';
import { feedbackRoutes } from '#features/feedback/server/routes.ts';
import { marketingRoutes } from '#features/marketing/server/routes.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { ownAccountRoutes } from '#features/account/server/own-account/own-account-routes.ts';
import { preferencesRoutes } from '#features/preferences/server/routes.ts';
import { pushRoutes } from '#features/push/server/routes.ts';
import { referralsRoutes } from '#features/referrals/server/routes.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import type { Api } from '#features/api.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { coachingRoutes } from './coaching-routes.ts';
import { connectedRoutes } from './connected-routes.ts';

/** The list of routes: one handler for every call of `api`. */
export const routes = (services: Services): Routes<Api> => ({
  ...coachingRoutes(services),
  ...connectedRoutes(services),
  ...accountRoutes(services),
  ...activityRoutes,
  ...bootstrapRoutes,
  ...dataExportRoutes(services),
  ...feedbackRoutes,
  ...marketingRoutes(services),
  ...notificationsRoutes,
  ...ownAccountRoutes(services),
  ...preferencesRoutes,
  ...pushRoutes(services, planSlots),
  ...referralsRoutes(services),
});
