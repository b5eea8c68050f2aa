import type { Routes } from '#server/http/mount.ts';
import type { activityApi } from '../contract.ts';
import { getActivities } from './queries.ts';

export const activityRoutes: Routes<typeof activityApi> = {
  'GET /api/auth/activity': async ({ user }) =>
    (await getActivities(user.id)).map(({ userId: _owner, at, ...activity }) => ({
      ...activity,
      at: at.toISOString(),
    })),
};
