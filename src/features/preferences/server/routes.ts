import type { Routes } from '#server/http/mount.ts';
import type { PreferencesRow } from '#server/session/queries.ts';
import type { Preferences, preferencesApi } from '../contract.ts';
import { changeWeekStart } from './change-week-start.ts';
import { weekConflicts } from './queries.ts';
import { revisePreferences } from './revise-preferences.ts';

export function wirePreferences({
  userId: _owner,
  browserTimezone: _zone,
  timezone,
  ...row
}: PreferencesRow): Preferences {
  // Written by the PATCH below alone, which takes the listed zones only.
  return { ...row, timezone: timezone as Preferences['timezone'] };
}

export const preferencesRoutes: Routes<typeof preferencesApi> = {
  'GET /api/user/preferences': async ({ user }) => wirePreferences(user.preferences),

  'PATCH /api/user/preferences': async ({ user, body, now }) =>
    wirePreferences(await revisePreferences(user, body, now)),

  'POST /api/preferences/check-conflicts': async ({ user, body }) => ({
    conflicts: await weekConflicts(user.id, { today: user.today, ...body }),
  }),

  'POST /api/preferences/transition-week-boundaries': async ({ user, body }) => {
    const { preferences, conflicts } = await changeWeekStart(user, body);
    return { preferences: wirePreferences(preferences), conflicts };
  },
};
