import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { storeGuestCode } from '#features/referrals/server/queries.ts';
import { getInvitation } from '#features/referrals/server/referral-cookie.ts';
import { inTx } from '#server/db/access.ts';
import { guestsAllowed } from '#server/env.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { prepareReading } from '#server/coach/read.ts';
import { setNewSessionCookies, startSession } from '#server/session/session.ts';
import { thereAlready } from '#server/http/there-already.ts';
import { accountMessages } from '../messages.ts';
import type { accountApi } from '../contract.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { logOutRoutes } from './log-out.ts';
import { mergeGuest } from './guests/merge-guest.ts';
import { clearWaitingGuest, insertUser } from './queries.ts';
import { signInNavigation } from './sign-in/sign-in-navigation.ts';
import { wireUser } from './wire-user.ts';

export const accountRoutes = (services: Services): Routes<typeof accountApi> => {
  const { settings, cookies, ownedTables } = services;
  const { leaveForProvider, comeBack } = signInNavigation(services);

  return {
    'GET /api/auth/user': async ({ user }) => wireUser(user.row, user),

    'POST /api/auth/guest': async ({ user, now, request, reply }) => {
      if (user) {
        thereAlready(reply);
        return wireUser(user.row, user);
      }
      if (!guestsAllowed(settings)) throw new AppError('GUESTS_OFF', accountMessages.guestsOff);
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
        const invitation = getInvitation(request);
        if (invitation) await storeGuestCode(row.id, invitation.code);
        const cookie = await startSession(request, { userId: row.id, now });
        await noteActivity('guest-started', { userId: row.id, request, now });
        return { row, cookie };
      });
      setNewSessionCookies(reply, cookies, guest.cookie);
      reply.raw.once('finish', prepareReading);
      return wireUser(guest.row, { waitingGuestId: null, isAdmin: false });
    },

    'POST /api/auth/guest-progress': async ({ user, body, request, now }) => {
      const guestId = user.waitingGuestId;
      if (!guestId) throw new AppError('NOT_FOUND', accountMessages.noMergePending);
      await inTx(async () => {
        const moved = !body.keep || (await mergeGuest({ guestId, userId: user.id, ownedTables, now }));
        if (!moved) throw new AppError('NOT_FOUND', accountMessages.noMergePending);
        await clearWaitingGuest(user.sid);
        if (body.keep) await noteActivity('guest-progress-brought', { userId: user.id, request, now });
      });
      return wireUser(user.row, { ...user, waitingGuestId: null });
    },

    'GET /api/login': leaveForProvider,
    'GET /api/auth/google': leaveForProvider,
    'GET /api/auth/callback': comeBack,

    ...logOutRoutes(services),
  };
};
