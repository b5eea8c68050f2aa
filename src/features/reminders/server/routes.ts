import type { Routes } from '#server/http/mount.ts';
import type { remindersApi } from '../contract.ts';
import { setOwnTime } from './set-own-time.ts';

export const remindersRoutes: Routes<typeof remindersApi> = {
  'PATCH /api/habits/:habitId/reminder': async ({ user, params, body, now }) => {
    await setOwnTime(user, { habitId: params.habitId, time: body.time, now });
    return { habitId: params.habitId, time: body.time };
  },
};
