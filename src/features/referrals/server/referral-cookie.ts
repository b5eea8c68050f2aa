import type { FastifyReply, FastifyRequest } from 'fastify';
import { Id } from '#contract/shapes.ts';
import { readCode, REFERRAL } from '#core/referral/referral.ts';
import type { Cookies } from '#server/session/session.ts';

const NAME = 'taylr_referral';
const SECONDS_A_DAY = 86_400;

/** Who invited this browser, and by which click or visit. */
export type Invitation = { readonly code: string; readonly clickId: string | null };

const shared = { path: '/api', sameSite: 'lax', httpOnly: true } as const;

/** The browser's stored referral, or null. */
export function getInvitation(request: FastifyRequest): Invitation | null {
  const [text = '', clickId = ''] = (request.cookies[NAME] ?? '').split('.');
  const code = readCode(text);
  return code ? { code, clickId: Id.safeParse(clickId).success ? clickId : null } : null;
}

/** Lets the browser remember an invitation until an account is made, 30 days at most. */
export function rememberInvitation(reply: FastifyReply, { secure }: Cookies, { code, clickId }: Invitation): void {
  const value = clickId ? `${code}.${clickId}` : code;
  reply.setCookie(NAME, value, { ...shared, secure, maxAge: REFERRAL.rememberedDays * SECONDS_A_DAY });
}

/** Forgets it: an account was made. */
export function forgetInvitation(reply: FastifyReply, { secure }: Cookies): void {
  reply.clearCookie(NAME, { ...shared, secure });
}
