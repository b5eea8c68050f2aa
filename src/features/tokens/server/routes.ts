import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { TOKEN, toScopes } from '#core/account/token.ts';
import { DAY } from '#core/calendar/durations.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import { toHash } from '#server/session/secret.ts';
import { newToken } from '#server/session/token.ts';
import type { Token, tokensApi } from '../contract.ts';
import { tokenMessages } from '../messages.ts';
import { deleteToken, getTokens, insertToken, type TokenRow } from './queries.ts';

function wireToken({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: TokenRow, now: Date): Token {
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hasExpired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export const tokensRoutes: Routes<typeof tokensApi> = {
  'GET /api/tokens': async ({ user, now }) => (await getTokens(user.id)).map((token) => wireToken(token, now)),

  'POST /api/tokens': ({ user, body: { name, scopes, days }, request, now }) =>
    inTx(async () => {
      const secret = newToken();
      const row = await insertToken({
        id: randomUUIDv7(),
        userId: user.id,
        name,
        scopes: toScopes(scopes),
        tokenHash: toHash(secret),
        expiresAt: new Date(now.getTime() + days * DAY),
        createdAt: now,
      });
      if (!row) throw new AppError('CONFLICT', tokenMessages.tooMany(TOKEN.perUser));
      await noteActivity('token-made', { userId: user.id, request, now });
      return { token: wireToken(row, now), secret };
    }),

  'DELETE /api/tokens/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteToken(user.id, params.id))) throw new AppError('NOT_FOUND', tokenMessages.notFound);
      await noteActivity('token-withdrawn', { userId: user.id, request, now });
      return { success: true };
    }),
};
