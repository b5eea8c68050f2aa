import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { forgetInvitation, invitationOf } from '#features/referrals/server/referral-cookie.ts';
import { inTx } from '#server/db/access.ts';
import type { Context } from '#server/mount.ts';
import type { Services } from '#server/services.ts';
import { setNewSessionCookies, startSession } from '#server/session.ts';
import type { accountApi } from '../contract.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { safeReturnTo } from './return-to.ts';
import { Attempt } from './sign-in.ts';

const ATTEMPT_COOKIE = 'taylr_sign_in';
/** Seconds that somebody may take at the identity provider. */
const ATTEMPT_LIFETIME = 600;

/** What a provider says on the way back when it lets nobody in, and the code that the landing page has words for. */
const REFUSALS: Readonly<Record<string, string>> = {
  access_denied: 'google_access_denied',
  disallowed_useragent: 'google_mobile_blocked',
};

type Navigation = Context<'GET /api/login', (typeof accountApi)['GET /api/login']>;
type Return = Context<'GET /api/auth/callback', (typeof accountApi)['GET /api/auth/callback']>;

/** The address that the browser knows us by: the public one, else the one it asked for. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** The way to the identity provider and back: both are navigations of the browser, so every failure is a redirect with a code. */
export function signInNavigation({ settings, cookies, signIn, ownedTables }: Services) {
  const attemptCookie = { path: '/api/auth', sameSite: 'lax', secure: cookies.secure, httpOnly: true } as const;

  async function leaveForProvider({ query, request, reply }: Navigation) {
    try {
      const origin = originOf(request, settings.PUBLIC_URL);
      const { url, attempt } = await signIn.start({
        origin,
        returnTo: query.returnTo,
        keepGuest: query.keep === 'guest',
      });
      reply.setCookie(ATTEMPT_COOKIE, JSON.stringify(attempt), { ...attemptCookie, maxAge: ATTEMPT_LIFETIME });
      return reply.redirect(url.href);
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in could not start');
      return reply.redirect('/landing?error=auth_failed');
    }
  }

  async function comeBack({ request, reply, user, now }: Return) {
    reply.clearCookie(ATTEMPT_COOKIE, attemptCookie);
    const url = new URL(request.url, originOf(request, settings.PUBLIC_URL));
    const refusal = REFUSALS[url.searchParams.get('error') ?? ''];
    if (refusal) return reply.redirect(`/landing?error=${refusal}`);
    try {
      const attempt = Attempt.parse(JSON.parse(request.cookies[ATTEMPT_COOKIE] ?? 'null'));
      const account = await signIn.finish({ url, attempt });
      const { keepGuest } = attempt;
      const invitation = invitationOf(request);
      const { cookie, isNew } = await inTx(async () => {
        const outcome = await completeSignIn({ account, current: user, keepGuest, invitation, ownedTables, now });
        const userId = outcome.user.id;
        await noteActivity('signed-in', { userId, request, now });
        const session = { userId, waitingGuestId: outcome.waitingGuestId, now };
        return { cookie: await startSession(request, session), isNew: outcome.isNew };
      });
      if (isNew) forgetInvitation(reply, cookies);
      setNewSessionCookies(reply, cookies, cookie);
      return reply.redirect(safeReturnTo(attempt.returnTo));
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in failed');
      const linked = error instanceof AppError && error.code === 'CONFLICT';
      const code = signIn.provider === 'google' && !linked ? 'google_auth_failed' : 'auth_failed';
      return reply.redirect(`/landing?error=${code}`);
    }
  }

  return { leaveForProvider, comeBack };
}
