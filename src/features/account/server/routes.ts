import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import type { Context, Routes } from '#server/mount.ts';
import type { Services } from '#server/services.ts';
import { clearSessionCookies, startSession } from '#server/session.ts';
import { accountMessages } from '../messages.ts';
import type { accountApi } from '../contract.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { mergeGuest } from './merge-guest.ts';
import { clearWaitingGuest, deleteSession, insertUser } from './queries.ts';
import { safeReturnTo } from './return-to.ts';
import { Attempt } from './sign-in.ts';
import { wireUser } from './wire-user.ts';

const ATTEMPT_COOKIE = 'taylr_sign_in';
/** Seconds that somebody may take at the identity provider. */
const ATTEMPT_LIFETIME = 600;

type Navigation = Context<'GET /api/login', (typeof accountApi)['GET /api/login']>;
type Return = Context<'GET /api/auth/callback', (typeof accountApi)['GET /api/auth/callback']>;

/** The address that the browser knows us by: the public one, else the one it asked for. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

export const accountRoutes = (services: Services): Routes<typeof accountApi> => {
  const { settings, cookies, signIn, ownedTables } = services;
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
    if (url.searchParams.get('error') === 'access_denied') return reply.redirect('/landing?error=google_access_denied');
    try {
      const attempt = Attempt.parse(JSON.parse(request.cookies[ATTEMPT_COOKIE] ?? 'null'));
      const account = await signIn.finish({ url, attempt });
      const outcome = await completeSignIn({ account, current: user, keepGuest: attempt.keepGuest, ownedTables, now });
      await startSession(reply, cookies, { userId: outcome.user.id, waitingGuestId: outcome.waitingGuestId, now });
      return reply.redirect(safeReturnTo(attempt.returnTo));
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in failed');
      const linked = error instanceof AppError && error.code === 'CONFLICT';
      const code = signIn.provider === 'google' && !linked ? 'google_auth_failed' : 'auth_failed';
      return reply.redirect(`/landing?error=${code}`);
    }
  }

  return {
    'GET /api/auth/user': async ({ user }) => wireUser(user.row, user),

    'POST /api/auth/guest': async ({ user, now, reply }) => {
      if (user) return wireUser(user.row, user);
      if (!settings.GUEST_MODE) throw new AppError('GUESTS_OFF', accountMessages.guestsOff);
      const guest = await inTx(async () => {
        const row = await insertUser({
          id: `guest_${randomUUID()}`,
          authProvider: 'anonymous',
          isGuest: true,
          aiInteractionsLimit: settings.GUEST_AI_LIMIT,
          lastActiveAt: now,
          createdAt: now,
          updatedAt: now,
        });
        if (!row) throw new AppError('CONFLICT', 'Please try again');
        await startSession(reply, cookies, { userId: row.id, now });
        return row;
      });
      return wireUser(guest, { waitingGuestId: null });
    },

    'POST /api/auth/guest-progress': async ({ user, body }) => {
      const guestId = user.waitingGuestId;
      if (!guestId) throw new AppError('NOT_FOUND', accountMessages.noMergePending);
      await inTx(async () => {
        if (body.keep) await mergeGuest({ guestId, userId: user.id, ownedTables });
        await clearWaitingGuest(user.sid);
      });
      return wireUser(user.row, { waitingGuestId: null });
    },

    'GET /api/login': leaveForProvider,
    'GET /api/auth/google': leaveForProvider,
    'GET /api/auth/callback': comeBack,

    'GET /api/logout': async ({ user, reply }) => {
      if (user) await deleteSession(user.sid);
      clearSessionCookies(reply, cookies);
      return reply.redirect('/');
    },
  };
};
