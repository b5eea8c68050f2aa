import { and, asc, count, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { NotificationSwitches } from '#core/reminders/notification-kinds.ts';
import { db } from '#server/db/access.ts';
import { givenRows, isGiven } from '#server/db/given-rows.ts';
import { notifications, userPreferences, users } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type NotificationRow = typeof notifications.$inferSelect;

const owned = (userId: string, id: string) => and(eq(notifications.userId, userId), eq(notifications.id, id));
const unread = (userId: string | Placeholder) => and(eq(notifications.userId, userId), eq(notifications.isRead, false));

const lockWithSwitches = statement(() =>
  db()
    .select({
      userId: users.id,
      switches: {
        notificationsCritical: userPreferences.notificationsCritical,
        notificationsImportant: userPreferences.notificationsImportant,
        notificationsInformational: userPreferences.notificationsInformational,
        checkInRemindersEnabled: userPreferences.checkInRemindersEnabled,
      },
    })
    .from(users)
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(isGiven(users.id, 'userIds'))
    .orderBy(asc(users.id))
    .for('no key update', { of: users }),
);

/**
 * Each user's notification settings; deleted users are missing. Locks their rows by id: nobody is deleted while a notification is written, and
 * two runs over the same users cannot deadlock.
 */
export async function lockSwitches(userIds: readonly string[]): Promise<Map<string, NotificationSwitches>> {
  const rows = await lockWithSwitches({ userIds });
  return new Map(rows.map(({ userId, switches }) => [userId, switches]));
}

const insertGiven = statement(() =>
  db().insert(notifications).select(givenRows(notifications, 'rows')).onConflictDoNothing().returning(),
);

/** Inserts notifications new for their user, kind, subject and date, and returns these. */
export const insertNew = (rows: readonly NotificationRow[]): Promise<NotificationRow[]> =>
  insertGiven({ rows: JSON.stringify(rows) });

/** A page of the user's notifications, newest first; `after` is the id that the page before ended with. */
export async function getNotifications(
  userId: string,
  { unreadOnly, after, limit }: { unreadOnly: boolean; after?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const last = db()
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(owned(userId, after ?? ''));
  return db()
    .select()
    .from(notifications)
    .where(
      and(
        unreadOnly ? unread(userId) : eq(notifications.userId, userId),
        after ? sql`(${notifications.createdAt}, ${notifications.id}) < (${last})` : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

const selectUnreadByTier = statement(() =>
  db()
    .select({ tier: notifications.tier, unread: count() })
    .from(notifications)
    .where(unread(sql.placeholder('userId')))
    .groupBy(notifications.tier),
);

/** How many are unread, tier by tier; a tier without any is missing. */
export function unreadByTier(userId: string) {
  return selectUnreadByTier({ userId });
}

export async function markAllRead(userId: string, now: Date): Promise<void> {
  await db().update(notifications).set({ isRead: true, readAt: now }).where(unread(userId));
}

/** Marks one read, at the first time that it is; `isActioned` stays once it is set. Null when the user has no such notification. */
export async function markRead(
  userId: string,
  id: string,
  { isActioned, now }: { isActioned: boolean; now: Date },
): Promise<NotificationRow | null> {
  const [row] = await db()
    .update(notifications)
    .set({
      isRead: true,
      readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)`,
      isActioned: sql`${notifications.isActioned} or ${isActioned}`,
    })
    .where(owned(userId, id))
    .returning();
  return row ?? null;
}
