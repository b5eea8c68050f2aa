import { and, asc, eq, gte, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { OWN_TIMES_MAX } from '#core/reminders/own-times.ts';
import type { OwnTime } from '#core/habit/own-time.ts';
import { db } from '#server/db/access.ts';
import { asGiven, givenRows, isGiven } from '#server/db/given-rows.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { habitPlans, habits, pushSubscriptions, reminderSlots, userPreferences, users } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type ReminderSlotRow = typeof reminderSlots.$inferSelect;

const lockGiven = statement(() =>
  db()
    .select({ id: users.id })
    .from(users)
    .where(isGiven(users.id, 'userIds'))
    .orderBy(asc(users.id))
    .for('no key update'),
);

/** Locks users by id: scheduling and sending a user's reminders are serialized without deadlocks. Returns the users who still exist. */
export async function lockUsers(userIds: readonly string[]): Promise<string[]> {
  const rows = await lockGiven({ userIds });
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
        channel: pushSubscriptions.channel,
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

/** Days after its end for which a plan's own times are planned, and changed: its habits may go on in the next one. */
export const OWN_TIMES_OF = 16;

/** The own times of the user's habits, each once; those of plans that are long over are left out, and one more than the most is told. */
export async function getOwnTimes(userId: string, now: Date): Promise<OwnTime[]> {
  // A day more than days differ between zones.
  const since = addDays(calendarDay(now.toISOString().slice(0, 10)), -OWN_TIMES_OF - 1);
  const rows = await db()
    .selectDistinct({ time: habits.remindAt })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(
      and(
        eq(habits.userId, userId),
        isNotNull(habits.remindAt),
        eq(habitPlans.userId, userId),
        gte(habitPlans.activeUntil, since),
        coversADay,
      ),
    )
    // oxlint-disable-next-line taylr/total-order -- Each time stands once.
    .orderBy(asc(habits.remindAt))
    .limit(OWN_TIMES_MAX + 1);
  return rows.flatMap(({ time }) => time ?? []);
}

/** The series of one of the user's habits, or null. */
export async function seriesOfHabit(userId: string, habitId: string): Promise<string | null> {
  const [row] = await db()
    .select({ seriesId: habits.seriesId })
    .from(habits)
    .where(and(eq(habits.userId, userId), eq(habits.id, habitId)));
  return row?.seriesId ?? null;
}

/** Writes an own time into the rows of a series whose plans reach to `since`. False when there is none. */
export async function changeOwnTime({
  userId,
  seriesId,
  time,
  since,
}: {
  userId: string;
  seriesId: string;
  time: OwnTime | null;
  since: CalendarDay;
}): Promise<boolean> {
  const plans = db()
    .select({ id: habitPlans.id })
    .from(habitPlans)
    .where(and(eq(habitPlans.userId, userId), gte(habitPlans.activeUntil, since)));
  const changed = await db()
    .update(habits)
    .set({ remindAt: time })
    .where(and(eq(habits.userId, userId), eq(habits.seriesId, seriesId), inArray(habits.habitPlanId, plans)))
    .returning({ id: habits.id });
  return changed.length > 0;
}

/** Takes out the user's slots but those that are named. */
export async function dropSlots(userId: string, keep: readonly string[]): Promise<void> {
  const others = keep.length > 0 ? notInArray(reminderSlots.id, [...keep]) : undefined;
  await db()
    .delete(reminderSlots)
    .where(and(eq(reminderSlots.userId, userId), others));
}

const upsertSlots = statement(() =>
  db()
    .insert(reminderSlots)
    .select(givenRows(reminderSlots, 'rows'))
    .onConflictDoUpdate({
      target: reminderSlots.id,
      set: asGiven(reminderSlots, ['id', 'userId', 'subscriptionId', 'slot']),
    }),
);

/** Upserts slots. */
export async function storeSlots(slots: readonly ReminderSlotRow[]): Promise<void> {
  if (slots.length > 0) await upsertSlots({ rows: JSON.stringify(slots) });
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

const selectDueSlots = statement(() =>
  db()
    .select()
    .from(reminderSlots)
    .where(and(isGiven(reminderSlots.userId, 'userIds'), lte(reminderSlots.dueAt, sql.placeholder('now'))))
    .orderBy(asc(reminderSlots.dueAt), asc(reminderSlots.id)),
);

/** The slots of these users that have come. */
export const getDueSlots = (userIds: readonly string[], now: Date): Promise<ReminderSlotRow[]> =>
  selectDueSlots({ userIds, now });
