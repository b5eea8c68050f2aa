import { randomUUIDv7 } from 'node:crypto';
import { assessTexts } from '#coach/safety/router.ts';
import { AppError } from '#contract/error.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { goalOf } from '#features/goals/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/mount.ts';
import type { Identity, identitiesApi } from '../contract.ts';
import { identityMessages } from '../messages.ts';
import { type IdentityRow, identitiesOf, identityOf, insertIdentity } from './queries.ts';

export function wireIdentity({ userId: _owner, createdAt, ...identity }: IdentityRow): Identity {
  return { ...identity, createdAt: createdAt.toISOString() };
}

export const identitiesRoutes: Routes<typeof identitiesApi> = {
  'GET /api/identities': async ({ user }) => (await identitiesOf(user.id)).map(wireIdentity),

  'GET /api/identities/:id': async ({ user, params }) => {
    const identity = await identityOf(user.id, params.id);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    return wireIdentity(identity);
  },

  'POST /api/identities': ({ user, body, now }) =>
    inTx(async () => {
      const goal = await goalOf(user.id, body.goalId);
      if (!goal) throw new AppError('NOT_FOUND', identityMessages.validation.goal);
      await noteSafety(user.id, goal.id, assessTexts([body.name, body.description]));
      return wireIdentity(await insertIdentity({ id: randomUUIDv7(), userId: user.id, ...body, createdAt: now }));
    }),
};
