import type { CurrentUser } from '#server/session/session.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Pause, pausesApi } from '../contract.ts';
import { makePause, movePauseEnd, undoPause } from './change-pauses.ts';
import { type PauseRow, recentPauses } from './queries.ts';

function wirePause({ userId: _owner, createdAt, ...pause }: PauseRow): Pause {
  return { ...pause, createdAt: createdAt.toISOString() };
}

/** Current and future pauses, and past ones whose days can still be edited. */
export async function currentPauses(user: Pick<CurrentUser, 'id' | 'today'>): Promise<Pause[]> {
  return (await recentPauses(user)).map(wirePause);
}

export const pausesRoutes: Routes<typeof pausesApi> = {
  'GET /api/pauses': ({ user }) => currentPauses(user),

  'POST /api/pauses': async ({ user, body, now }) => wirePause(await makePause(user, body, now)),

  'PATCH /api/pauses/:id': async ({ user, params, body }) => wirePause(await movePauseEnd(user, params.id, body.until)),

  'DELETE /api/pauses/:id': async ({ user, params }) => {
    await undoPause(user, params.id);
    return { success: true };
  },
};
