import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { opens, type TokenAccess } from '#core/account/token.ts';
import { HOUR } from '#core/calendar/durations.ts';
import { inTx } from '#server/db/access.ts';
import { tokenByHash, touchToken } from './queries.ts';
import { newSecret, toHash } from './secret.ts';
import { type CurrentUser, toAsker } from './session.ts';

/** What every token begins with, so that people and scanners of leaked secrets know it when they see one. */
const PREFIX = 'taylr_';
const FORM = /^taylr_[\w-]{43}$/;
/** How often it is noted that a token was used. */
const TOUCH_AFTER = HOUR;

const texts = {
  malformed: `This is not a token of Taylr: they begin with ${PREFIX} and have 49 characters`,
  unknown: 'This token is not known here: it was withdrawn, or its account is gone',
  expired: (day: string) => `This token ran out on ${day}`,
  inAddress: 'Send a token in the header Authorization, never in an address: addresses are written down on their way',
  peopleOnly: 'No token opens this: it is for people who are signed in',
  scope: (scope: string) => `This token does not have the scope ${scope}`,
} as const;

export const newToken = (): string => `${PREFIX}${newSecret()}`;

/** What a request carries as `Authorization: Bearer …`, whether it is a token or not; null without, as with other kinds of authorization. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [scheme = '', ...rest] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : null;
}

/** Refuses a token in the query: it may have been written down by whatever lies between. */
export function refuseTokenInAddress({ query }: FastifyRequest): void {
  const values = Object.values((query ?? {}) as Record<string, unknown>).flat();
  if (!values.some((value) => typeof value === 'string' && value.startsWith(PREFIX))) return;
  throw new AppError('BAD_REQUEST', texts.inAddress);
}

/** The error of a token that opens nothing, told in the header as well (RFC 6750). */
function refused(reply: FastifyReply, message: string): AppError {
  reply.header('www-authenticate', 'Bearer realm="Taylr", error="invalid_token"');
  return new AppError('UNAUTHENTICATED', message);
}

/**
 * The user of a token. A tool tells no time zone: the person's own decides which day it is. Throws UNAUTHENTICATED for a token that is malformed,
 * unknown or has run out. Notes once an hour that it was used.
 */
export async function tokenUser(
  token: string,
  { reply, now }: { reply: FastifyReply; now: Date },
): Promise<CurrentUser> {
  if (!FORM.test(token)) throw refused(reply, texts.malformed);
  const found = await tokenByHash(toHash(token), now);
  if (!found) throw refused(reply, texts.unknown);
  const { id, userId, scopes, expiresAt, lastUsedAt } = found.token;
  if (expiresAt <= now) throw refused(reply, texts.expired(expiresAt.toISOString().slice(0, 10)));
  const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < TOUCH_AFTER;
  if (!isNoted) await inTx(() => touchToken({ id, userId, now }));
  return { ...toAsker({ ...found, now }), token: { id, scopes } };
}

/** Refuses a call that the scopes of the token do not open. */
export function refuseScope({ token }: CurrentUser, needed: TokenAccess, reply: FastifyReply): void {
  if (!token || opens(token.scopes, needed)) return;
  if (needed === 'never') throw new AppError('FORBIDDEN', texts.peopleOnly);
  reply.header('www-authenticate', `Bearer realm="Taylr", error="insufficient_scope", scope="${needed}"`);
  throw new AppError('FORBIDDEN', texts.scope(needed));
}
