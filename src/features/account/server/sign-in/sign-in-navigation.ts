import type { FastifyRequest } from 'fastify';
import { forgetInvitation, getInvitation } from '#features/referrals/server/referral-cookie.ts';
import { inTx } from '#server/db/access.ts';
import { isFromThisMachine } from '#server/session/from-this-machine.ts';
import type { Context } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { prepareReading } from '#server/coach/read.ts';
import { setNewSessionCookies, startSession } from '#server/session/session.ts';
import type { accountApi } from '#features/account/contract.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { safeReturnTo } from './return-to.ts';
import { type SignInReason, SignInRefusal } from './sign-in-refusal.ts';
import { Attempt, type SignIn } from '#server/session/sign-in-port.ts';

const ATTEMPT_COOKIE = 'taylr_sign_in';
/** Seconds that somebody may take at the identity provider. */
const ATTEMPT_LIFETIME = 600;

/** OAuth error codes that a provider returns when its own page refuses the user. */
const DENIALS: Readonly<Record<string, SignInReason>> = { access_denied: 'denied', disallowed_useragent: 'blocked' };

/** Refusals with a code of their own; any other becomes `auth_failed`, or Google's. */
const CODES: Partial<Record<SignInReason, string>> = {
  denied: 'google_access_denied',
  blocked: 'google_mobile_blocked',
  email_taken: 'auth_failed',
};

/** Those that the landing page has words for beside the code. */
const TOLD: readonly SignInReason[] = ['refused', 'unreachable', 'no_attempt', 'email_taken', 'not_configured'];

type Navigation = Context<'GET /api/login', (typeof accountApi)['GET /api/login']>;
type Return = Context<'GET /api/auth/callback', (typeof accountApi)['GET /api/auth/callback']>;

/** The attempt that this browser started; null when it started none, too long ago, or the cookie is not ours. */
function getAttempt(request: FastifyRequest): Attempt | null {
  try {
    return Attempt.parse(JSON.parse(request.cookies[ATTEMPT_COOKIE] ?? ''));
  } catch {
    return null;
  }
}

/** The address that the browser knows us by: the public one, else the one it asked for. */
export function getOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/** Through a proxy there is no development sign-in: who is there is not who sits at this machine. */
function refuseFromElsewhere({ provider }: SignIn, request: FastifyRequest): void {
  if (provider === 'development' && !isFromThisMachine(request)) throw new SignInRefusal('not_configured');
}

/** The way to the identity provider and back: both are navigations of the browser, so every failure is a redirect with a code. */
export function signInNavigation({ settings, cookies, signIn, ownedTables }: Services) {
  const attemptCookie = { path: '/api/auth', sameSite: 'lax', secure: cookies.secure, httpOnly: true } as const;

  /** Redirects to the landing page with the error code and where a retry leads; the log gets the reason, but no personal data. */
  function refuse({ request, reply }: Pick<Return, 'request' | 'reply'>, error: unknown, returnTo?: string) {
    const reason = error instanceof SignInRefusal ? error.reason : 'failed';
    request.log.warn({ err: error, reason }, 'sign-in refused');
    const code = CODES[reason] ?? (signIn.provider === 'google' ? 'google_auth_failed' : 'auth_failed');
    const place = safeReturnTo(returnTo);
    const search = new URLSearchParams({
      error: code,
      ...(TOLD.includes(reason) && { reason }),
      ...(place !== '/' && { returnTo: place }),
    });
    return reply.redirect(`/landing?${search.toString()}`);
  }

  async function leaveForProvider({ query, request, reply }: Navigation) {
    try {
      refuseFromElsewhere(signIn, request);
      const origin = getOrigin(request, settings.PUBLIC_URL);
      const { url, attempt } = await signIn.start({
        origin,
        returnTo: query.returnTo,
        keepGuest: query.keep === 'guest',
      });
      reply.setCookie(ATTEMPT_COOKIE, JSON.stringify(attempt), { ...attemptCookie, maxAge: ATTEMPT_LIFETIME });
      return reply.redirect(url.href);
    } catch (error) {
      return refuse({ request, reply }, error, query.returnTo);
    }
  }

  async function comeBack({ request, reply, user, now }: Return) {
    reply.clearCookie(ATTEMPT_COOKIE, attemptCookie);
    const origin = getOrigin(request, settings.PUBLIC_URL);
    const url = new URL(`/api/auth/callback${new URL(request.url, origin).search}`, origin);
    const attempt = getAttempt(request);
    const denial = DENIALS[url.searchParams.get('error') ?? ''];
    try {
      refuseFromElsewhere(signIn, request);
      if (denial) throw new SignInRefusal(denial);
      if (!attempt) throw new SignInRefusal('no_attempt');
      const account = await signIn.finish({ url, attempt });
      const { keepGuest } = attempt;
      const invitation = getInvitation(request);
      const { cookie, isNew } = await inTx(async () => {
        const outcome = await completeSignIn({ account, current: user, keepGuest, invitation, ownedTables, now });
        const userId = outcome.user.id;
        await noteActivity('signed-in', { userId, request, now });
        const session = { userId, waitingGuestId: outcome.waitingGuestId, now };
        return { cookie: await startSession(request, session), isNew: outcome.isNew };
      });
      if (isNew) forgetInvitation(reply, cookies);
      setNewSessionCookies(reply, cookies, cookie);
      reply.raw.once('finish', prepareReading);
      return reply.redirect(safeReturnTo(attempt.returnTo));
    } catch (error) {
      return refuse({ request, reply }, error, attempt?.returnTo);
    }
  }

  return { leaveForProvider, comeBack };
}
