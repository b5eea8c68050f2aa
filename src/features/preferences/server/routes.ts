import { AppError } from '#contract/error.ts';
import type { Routes } from '#server/mount.ts';
import type { PreferencesRow } from '#server/session.ts';
import type { Preferences, preferencesApi } from '../contract.ts';
import { changePreferences } from './queries.ts';

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

  'PATCH /api/user/preferences': async ({ user, body }) => {
    const row = await changePreferences(user.id, body);
    if (!row) throw new AppError('NOT_FOUND', 'Not found');
    return wirePreferences(row);
  },
};
