import { and, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { UNOPENED } from '#core/reminders/due-reminders.ts';
import type { NotificationKind } from '#core/reminders/notification-kinds.ts';
import { db } from '#server/db/access.ts';
import { isGiven } from '#server/db/given-rows.ts';
import { notifications, pushDeliveries } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';
import { asked, type UserDay } from './queries.ts';

/** Kinds that no reminder time requests. */
const UNASKED: NotificationKind[] = ['milestone', 'new_insight', 'friend_joined', 'feedback_resolved'];

const selectUnasked = statement(() => {
  const { userId, kind, createdAt, id, isRead } = notifications;
  const newest = db()
    .select({ isRead })
    .from(notifications)
    .where(and(eq(userId, asked.userId), inArray(kind, UNASKED), lte(createdAt, sql.placeholder('before'))))
    .orderBy(desc(createdAt), desc(id))
    .limit(UNOPENED.silentFrom)
    .as('newest');
  return db()
    .select({ userId: asked.userId, isRead: newest.isRead })
    .from(asked.rows)
    .innerJoinLateral(newest, sql`true`);
});

/** Each user's newest unrequested notifications created before `before`, opened or not. */
export function unaskedBefore(userIds: readonly string[], before: Date) {
  const anyDay = '1970-01-01' as CalendarDay;
  return selectUnasked({ asked: asked.given(userIds.map((userId) => ({ userId, day: anyDay }))), before });
}

const selectTold = statement(() => {
  const { userId, kind, subject, message, createdAt, id } = notifications;
  return db()
    .select({ userId, kind, subject, message })
    .from(notifications)
    .where(and(isGiven(userId, 'userIds'), isGiven(kind, 'kinds'), isGiven(subject, 'subjects')))
    .orderBy(desc(createdAt), desc(id));
});

/** All notifications the users ever got of one of these kinds and subjects; newest first. */
export function getTold(userIds: readonly string[], kinds: readonly NotificationKind[], subjects: readonly string[]) {
  return selectTold({ userIds, kinds, subjects });
}

const isOfDay = and(eq(notifications.userId, asked.userId), eq(notifications.date, asked.day));

const selectOfDays = statement(() => {
  const { id, userId, kind, tier, subject, date } = notifications;
  return db()
    .select({ id, userId, kind, tier, subject, date })
    .from(asked.rows)
    .innerJoin(notifications, and(isOfDay, isGiven(kind, 'kinds')));
});

/** The notifications of one of these kinds on these users' days, whoever created them. */
export function notificationsOn(list: readonly UserDay[], kinds: readonly NotificationKind[]) {
  return selectOfDays({ asked: asked.given(list), kinds });
}

const selectPushed = statement(() => {
  const isPending = inArray(pushDeliveries.state, ['queued', 'sending', 'waiting', 'sent']);
  return db()
    .selectDistinct({ userId: notifications.userId, day: notifications.date, id: notifications.id })
    .from(asked.rows)
    .innerJoin(notifications, and(isOfDay, ne(notifications.kind, 'test')))
    .innerJoin(pushDeliveries, and(eq(pushDeliveries.notificationId, notifications.id), isPending));
});

/** Which notifications of these users' days are pushed or pending; tests and dropped ones do not count. */
export const pushedOn = (list: readonly UserDay[]) => selectPushed({ asked: asked.given(list) });
