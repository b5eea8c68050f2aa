import { AppError } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { clearSessionCookies, lastUsed } from '#server/session/session.ts';
import type { ownAccountApi } from '#features/account/contract.ts';
import { accountMessages } from '#features/account/messages.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { deleteAccount } from './delete-account.ts';
import { endOtherSessions, endSession, getSessions } from '../queries.ts';

export const ownAccountRoutes = ({ cookies, keepDeletions }: Services): Routes<typeof ownAccountApi> => ({
  'GET /api/auth/sessions': async ({ user, now }) =>
    (await getSessions(user.id, now)).map((session) => ({
      id: session.id,
      device: session.device,
      lastActiveAt: lastUsed(session).toISOString(),
      isCurrent: session.sid === user.sid,
    })),

  'DELETE /api/auth/sessions/:id': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await endSession(user.id, params.id))) throw new AppError('NOT_FOUND', accountMessages.noSuchSession);
      await noteActivity('session-ended', { userId: user.id, request, now });
      return { success: true };
    }),

  'DELETE /api/auth/sessions': ({ user, request, now }) =>
    inTx(async () => {
      const ended = await endOtherSessions(user.id, user.sid);
      if (ended > 0) await noteActivity('other-sessions-ended', { userId: user.id, request, now });
      return { ended };
    }),

  'DELETE /api/auth/account': async ({ user, body, request, reply, now }) => {
    await deleteAccount(user, { confirmation: body, now });
    clearSessionCookies(reply, cookies);
    // The account is gone either way: if recording it fails now, the next start or tomorrow's run does it.
    await keepDeletions().catch((error: unknown) => request.log.error({ err: error }, 'deletion not written down'));
    return { success: true };
  },
});
