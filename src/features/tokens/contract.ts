import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant } from '#contract/shapes.ts';
import { TOKEN, TOKEN_SCOPES } from '#core/account/token.ts';
import { tokenMessages } from './messages.ts';

const Scope = z.enum(TOKEN_SCOPES);

/** A personal access token as its owner sees it; the token itself is not kept. */
export const Token = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(Scope),
    createdAt: Instant,
    expiresAt: Instant,
    hasExpired: z.boolean(),
    /** To the hour; null before the first time. */
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'Token' });
export type Token = z.infer<typeof Token>;

export const NewToken = z.object({
  name: freeText({ min: 1, max: TOKEN.nameMax, tooShort: tokenMessages.nameMissing }),
  scopes: z.array(Scope).min(1, tokenMessages.scopeMissing).max(TOKEN_SCOPES.length),
  /** Days until it runs out. */
  days: z.int().min(1).max(TOKEN.daysMax),
});
export type NewToken = z.infer<typeof NewToken>;

export const tokensApi = defineApi({
  'GET /api/tokens': {
    summary: 'Personal access tokens, the newest first',
    access: 'user',
    response: z.array(Token),
  },
  'POST /api/tokens': {
    summary: 'Make a personal access token, which is told in this answer alone',
    access: 'user',
    body: NewToken,
    response: z.object({ token: Token, secret: z.string().describe('Sent as `Authorization: Bearer …`') }),
    status: 201,
    perMinute: 20,
  },
  'DELETE /api/tokens/:id': {
    summary: 'Withdraw a personal access token: from now on it opens nothing',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
