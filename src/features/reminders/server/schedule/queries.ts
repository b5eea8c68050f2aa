import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { pushSubscriptions, reminderSlots, userPreferences, users } from '#server/db/schema.ts';

export type ReminderSlotRow = typeof reminderSlots.$inferSelect;

/** Locks users by id: scheduling and sending a user's reminders are serialized without deadlocks. Returns the users who still exist. */
export async function lockUsers(userIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** The user's times and zone, since when they are here, and their active devices each with its own; no row for a user who is gone. */
export async function getTimes(userId: string) {
  return db()
    .select({
      morning: userPreferences.morningPushTime,
      evening: userPreferences.eveningPushTime,
      timezone: userPreferences.timezone,
      browserTimezone: userPreferences.browserTimezone,
      since: users.createdAt,
      device: {
        id: pushSubscriptions.id,
        timeZone: pushSubscriptions.browserTimezone,
        morning: pushSubscriptions.morningEnabled,
        evening: pushSubscriptions.eveningEnabled,
      },
    })
    .from(userPreferences)
    .innerJoin(users, eq(users.id, userPreferences.userId))
    .leftJoin(
      pushSubscriptions,
      and(eq(pushSubscriptions.userId, userPreferences.userId), eq(pushSubscriptions.isActive, true)),
    )
    .where(eq(userPreferences.userId, userId));
}

export async function getSlots(userId: string): Promise<ReminderSlotRow[]> {
  return db().select().from(reminderSlots).where(eq(reminderSlots.userId, userId));
}

/** Takes out the user's slots but those that are named. */
export async function dropSlots(userId: string, keep: readonly string[]): Promise<void> {
  const others = keep.length > 0 ? notInArray(reminderSlots.id, [...keep]) : undefined;
  await db()
    .delete(reminderSlots)
    .where(and(eq(reminderSlots.userId, userId), others));
}

/** Upserts slots. */
export async function storeSlots(slots: readonly ReminderSlotRow[]): Promise<void> {
  if (slots.length === 0) return;
  await db()
    .insert(reminderSlots)
    .values([...slots])
    .onConflictDoUpdate({
      target: reminderSlots.id,
      set: {
        time: sql`excluded.time`,
        timeZone: sql`excluded.time_zone`,
        day: sql`excluded.day`,
        dueAt: sql`excluded.due_at`,
        lastDay: sql`excluded.last_day`,
      },
    });
}

/**
 * Users with a slot that has come, the longest waiting first, and whether these are all; without those that are set aside. One range of
 * the index on `dueAt`, of `limit` rows at most.
 */
export async function usersWithDueSlots(
  now: Date,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<{ userIds: string[]; isAll: boolean }> {
  const due = await db()
    .select({ userId: reminderSlots.userId })
    .from(reminderSlots)
    .where(
      and(
        lte(reminderSlots.dueAt, now),
        without.length > 0 ? notInArray(reminderSlots.userId, [...without]) : undefined,
      ),
    )
    // oxlint-disable-next-line taylr/total-order -- Of all who are due at eight only so many are read; the others come next.
    .orderBy(asc(reminderSlots.dueAt))
    .limit(limit);
  return { userIds: [...new Set(due.map(({ userId }) => userId))], isAll: due.length < limit };
}

/** The slots of these users that have come. */
export async function getDueSlots(userIds: readonly string[], now: Date): Promise<ReminderSlotRow[]> {
  return db()
    .select()
    .from(reminderSlots)
    .where(and(inArray(reminderSlots.userId, [...userIds]), lte(reminderSlots.dueAt, now)))
    .orderBy(asc(reminderSlots.dueAt), asc(reminderSlots.id));
}
