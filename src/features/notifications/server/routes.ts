import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import type { Routes } from '#server/http/mount.ts';
import { sendPage } from '#server/http/answers/send-page.ts';
import type { Notification, notificationsApi } from '../contract.ts';
import { notificationMessages } from '../messages.ts';
import { unreadCounts } from './counts.ts';
import { notify } from './notify.ts';
import { markAllRead, markRead, type NotificationRow, getNotifications } from './queries.ts';

/** Default page size. */
const PAGE = 50;

const instant = (at: Date | null) => at?.toISOString() ?? null;

function wireNotification({
  userId: _owner,
  kind,
  subject: _subject,
  date: _date,
  ...row
}: NotificationRow): Notification {
  return {
    ...row,
    type: kind,
    scheduledFor: instant(row.scheduledFor),
    readAt: instant(row.readAt),
    sentAt: instant(row.sentAt),
    createdAt: row.createdAt.toISOString(),
  };
}

export const notificationsRoutes: Routes<typeof notificationsApi> = {
  'GET /api/notifications': async ({ user, query, reply }) => {
    const { unreadOnly = false, cursor, limit = PAGE } = query;
    const rows = await getNotifications(user.id, { unreadOnly, after: cursor, limit: limit + 1 });
    return sendPage(reply, rows, limit).map(wireNotification);
  },

  'GET /api/notifications/counts': ({ user }) => unreadCounts(user.id),

  'POST /api/notifications/clear-all': async ({ user, now }) => {
    await markAllRead(user.id, now);
    return { success: true };
  },

  'POST /api/notifications/:id/read': async ({ user, params, body, now }) => {
    const row = await markRead(user.id, params.id, { isActioned: body?.isActioned ?? false, now });
    if (!row) throw new AppError('NOT_FOUND', notificationMessages.notFound);
    return wireNotification(row);
  },

  'POST /api/notifications/create-test': async ({ user, body, now }) => {
    const { title, body: message, priority: tier = 'informational', actionUrl = null } = body;
    const said = { title, message, actionUrl, scheduledFor: now };
    const notice = { userId: user.id, kind: 'test', subject: randomUUID(), date: user.today, tier } as const;
    const [row] = await notify([{ ...notice, ...said }], now);
    if (!row) throw new AppError('CONFLICT', notificationMessages.notFound);
    return wireNotification(row);
  },
};
