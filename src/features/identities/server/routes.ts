import { AppError } from '#contract/error.ts';
import { PAGE_MAX } from '#contract/shapes.ts';
import type { Routes } from '#server/http/mount.ts';
import { sendPage } from '#server/http/answers/send-page.ts';
import type { Identity, identitiesApi } from '../contract.ts';
import { identityMessages } from '../messages.ts';
import { type IdentityRow, getIdentities, getIdentity } from './queries.ts';
import { reviseIdentity } from './revise-identity.ts';
import { safetyOfIdentity, takeOnIdentity } from './take-on-identity.ts';

export function wireIdentity({ userId: _owner, createdAt, archivedAt, ...identity }: IdentityRow): Identity {
  return { ...identity, archivedAt: archivedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

export const identitiesRoutes: Routes<typeof identitiesApi> = {
  'GET /api/identities': async ({ user, query, reply }) => {
    const { cursor, limit = PAGE_MAX } = query;
    const rows = await getIdentities(user.id, { after: cursor, limit: limit + 1 });
    return sendPage(reply, rows, limit).map(wireIdentity);
  },

  'GET /api/identities/:id': async ({ user, params }) => {
    const identity = await getIdentity(user.id, params.id);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    return wireIdentity(identity);
  },

  'POST /api/identities': async ({ user, body, now }) => {
    const safetyLabel = await safetyOfIdentity(user.id, body);
    return wireIdentity(await takeOnIdentity({ userId: user.id, ...body, safetyLabel, now }));
  },

  'PATCH /api/identities/:id': async ({ user, params, body, now }) =>
    wireIdentity(await reviseIdentity(user, params.id, { ...body, now })),
};
