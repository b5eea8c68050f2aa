import type { Routes } from '#server/http/mount.ts';
import type { memoriesApi } from '../contract.ts';
import { allMemories, correct, erase } from './memories.ts';

export const memoriesRoutes: Routes<typeof memoriesApi> = {
  'GET /api/memories': async ({ user }) => allMemories(user.id),

  'PATCH /api/memories/:id': async ({ user, params, body, now }) => correct(user.id, params.id, { ...body, now }),

  'DELETE /api/memories/:id': async ({ user, params }) => {
    await erase(user.id, params.id);
    return { success: true };
  },
};
