import { AppError } from '#contract/error.ts';
import { noteActivity } from '#features/activity/server/note-activity.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { newSecret, toHash } from '#server/session/secret.ts';
import type { TickLink, tickLinksApi } from '../contract.ts';
import { tickLinkMessages as texts } from '../messages.ts';
import { answerMessage } from './answer-message.ts';
import { deleteLink, getLink, habitToLink, putLink, type TickLinkRow } from './queries.ts';
import { tickByLink } from './tick-by-link.ts';

function wireLink({ createdAt, lastUsedAt }: TickLinkRow): TickLink {
  return { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Whose habit it is. Throws NOT_FOUND for somebody else's. */
async function ownHabit(userId: string, habitId: string) {
  const habit = await habitToLink(userId, habitId);
  if (!habit) throw new AppError('NOT_FOUND', texts.habitNotFound);
  return { userId, ...habit };
}

export const tickLinksRoutes = (services: Services): Routes<typeof tickLinksApi> => ({
  'GET /api/habits/:habitId/tick-link': async ({ user, params }) => {
    const row = await getLink(await ownHabit(user.id, params.habitId));
    return { link: row && wireLink(row) };
  },

  'POST /api/habits/:habitId/tick-link': ({ user, params, request, now }) =>
    inTx(async () => {
      const secret = newSecret();
      const own = await ownHabit(user.id, params.habitId);
      const row = { ...own, secretHash: toHash(secret), tickedOn: null, lastUsedAt: null, createdAt: now };
      await putLink(row);
      await noteActivity('tick-link-made', { userId: user.id, request, now });
      return { link: wireLink(row), path: `/t/${secret}` };
    }),

  'DELETE /api/habits/:habitId/tick-link': ({ user, params, request, now }) =>
    inTx(async () => {
      if (!(await deleteLink(await ownHabit(user.id, params.habitId)))) throw new AppError('NOT_FOUND', texts.notFound);
      await noteActivity('tick-link-withdrawn', { userId: user.id, request, now });
      return { success: true };
    }),

  'POST /api/ticks/:code': async ({ params, now }) => {
    const { outcome, habit, isToday } = params.code.includes('.')
      ? await answerMessage(params.code, { services, now })
      : { ...(await tickByLink(params.code, now)), isToday: true };
    return { outcome, habit, message: texts.outcomes[outcome](isToday ? texts.today : texts.thatDay) };
  },
});
