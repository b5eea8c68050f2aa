import type { FastifyRequest } from 'fastify';
import { forgetInvitation, getInvitation } from '#features/referrals/server/referral-cookie.ts';
import { inTx } from '#server/db/access.ts';
import { wasStripped } from '#server/session/auth-proxy.ts';
import type { Context } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { prepareReading } from '#server/coach/read.ts';
import { setNewSessionCookies, startSession } from '#server/session/session.ts';
import type { accountApi } from '#features/account/contract.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { pageBefore, safeReturnTo } from './return-to.ts';
import { type SignInReason, SignInRefusal } from './sign-in-refusal.ts';
import { proxyAccount } from './sign-in.ts';
import { sendWays, wayMeant } from './ways.ts';
import { type Account, Attempt } from '#server/session/sign-in-port.ts';

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
const TOLD: readonly SignInReason[] = [
  'refused',
  'unreachable',
  'no_attempt',
  'email_taken',
  'not_configured',
  'registration_closed',
  'invitation_needed',
  'proxy_silent',
  'proxy_untrusted',
];

type Navigation = Context<'GET /api/login', (typeof accountApi)['GET /api/login']>;
type Visit = Pick<Navigation, 'request' | 'reply' | 'user' | 'now'>;
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

/** How a failure is answered: redirects to the landing page with the error code and where a retry leads; the log gets the reason, but no personal data. */
function refusing({ signIn }: Services) {
  return (
    { request, reply }: Pick<Return, 'request' | 'reply'>,
    error: unknown,
    { returnTo, way }: { returnTo?: string | undefined; way?: string | undefined } = {},
  ) => {
    const reason = error instanceof SignInRefusal ? error.reason : 'failed';
    request.log.warn({ err: error, reason }, 'sign-in refused');
    const isGoogle = signIn.ways.find(({ id }) => id === way)?.provider === 'google';
    const code = CODES[reason] ?? (isGoogle ? 'google_auth_failed' : 'auth_failed');
    const place = safeReturnTo(returnTo);
    const search = new URLSearchParams({
      error: code,
      ...(TOLD.includes(reason) && { reason }),
      ...(place !== '/' && { returnTo: place }),
    });
    return reply.redirect(`/landing?${search.toString()}`);
  };
}

/** Gives the browser a session of an account, or throws a SignInRefusal. */
function entering({ settings, cookies, ownedTables }: Services) {
  return async ({ request, reply, user, now }: Visit, account: Account, keepGuest: boolean) => {
    const invitation = getInvitation(request);
    const { cookie, isNew } = await inTx(async () => {
      const given = { account, current: user, keepGuest, invitation, settings, ownedTables, now };
      const outcome = await completeSignIn(given);
      const userId = outcome.user.id;
      await noteActivity('signed-in', { userId, request, now });
      const session = { userId, waitingGuestId: outcome.waitingGuestId, isAdmin: account.isAdmin, now };
      return { cookie: await startSession(request, session), isNew: outcome.isNew };
    });
    if (isNew) forgetInvitation(reply, cookies);
    setNewSessionCookies(reply, cookies, cookie);
    reply.raw.once('finish', prepareReading);
  };
}

/** The way to the identity provider and back: both are navigations of the browser, so every failure is a redirect with a code. */
export function signInNavigation(services: Services) {
  const { settings, cookies, signIn, proxyUser } = services;
  const attemptCookie = { path: '/api/auth', sameSite: 'lax', secure: cookies.secure, httpOnly: true } as const;
  const [refuse, enter] = [refusing(services), entering(services)];

  /** Signs in whom the trusted proxy names with this very request: there is nowhere to go. */
  async function enterByProxy(context: Navigation) {
    const name = proxyUser(context.request);
    if (name === null) throw new SignInRefusal(wasStripped(context.request) ? 'proxy_untrusted' : 'proxy_silent');
    await enter(context, proxyAccount(name), context.query.keep === 'guest');
    return context.reply.redirect(safeReturnTo(context.query.returnTo));
  }

  /** A guest who creates an account goes on where they were. */
  function withPlace(context: Navigation): Navigation {
    const { query, request } = context;
    if (query.keep !== 'guest' || query.returnTo !== undefined) return context;
    const returnTo = pageBefore(request.headers.referer, getOrigin(request, settings.PUBLIC_URL));
    return { ...context, query: { ...query, returnTo } };
  }

  async function leaveForProvider(asked: Navigation) {
    const context = withPlace(asked);
    const { query, request, reply } = context;
    try {
      const way = wayMeant(signIn, query.with, request);
      if (!way) return sendWays(reply, signIn, query);
      if (way.provider === 'proxy') return await enterByProxy(context);
      const origin = getOrigin(request, settings.PUBLIC_URL);
      const { url, attempt } = await signIn.start(way, {
        origin,
        ...(query.returnTo !== undefined && { returnTo: query.returnTo }),
        keepGuest: query.keep === 'guest',
      });
      reply.setCookie(ATTEMPT_COOKIE, JSON.stringify(attempt), { ...attemptCookie, maxAge: ATTEMPT_LIFETIME });
      return reply.redirect(url.href);
    } catch (error) {
      return refuse(context, error, { returnTo: query.returnTo, way: query.with ?? signIn.ways[0]?.id });
    }
  }

  async function comeBack(context: Return) {
    const { request, reply } = context;
    reply.clearCookie(ATTEMPT_COOKIE, attemptCookie);
    const origin = getOrigin(request, settings.PUBLIC_URL);
    const url = new URL(`/api/auth/callback${new URL(request.url, origin).search}`, origin);
    const attempt = getAttempt(request);
    const denial = DENIALS[url.searchParams.get('error') ?? ''];
    try {
      wayMeant(signIn, attempt?.way ?? signIn.ways[0]?.id, request);
      if (denial) throw new SignInRefusal(denial);
      if (!attempt) throw new SignInRefusal('no_attempt');
      await enter(context, await signIn.finish({ url, attempt }), attempt.keepGuest);
      return reply.redirect(safeReturnTo(attempt.returnTo));
    } catch (error) {
      return refuse(context, error, { returnTo: attempt?.returnTo, way: attempt?.way ?? signIn.ways[0]?.id });
    }
  }

  return { leaveForProvider, comeBack };
}
