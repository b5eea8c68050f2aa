import { and, asc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { habitPlans, identities, userPreferences, weeklySchedules } from '#server/db/schema.ts';
import type { PreferencesRow } from '#server/session/queries.ts';

type Changes = Partial<Omit<typeof userPreferences.$inferInsert, 'userId'>>;

export async function storeBrowserTimezone(userId: string, browserTimezone: string): Promise<void> {
  await db().update(userPreferences).set({ browserTimezone }).where(eq(userPreferences.userId, userId));
}

export async function getPreferences(userId: string): Promise<PreferencesRow | null> {
  const [row] = await db().select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return row ?? null;
}

export async function changePreferences(userId: string, changes: Changes) {
  const [row] = await db().update(userPreferences).set(changes).where(eq(userPreferences.userId, userId)).returning();
  return row ?? null;
}

/** Identities whose plan of today begins its weeks on another day. */
export async function weekConflicts(
  userId: string,
  { today, weekStartDay }: { today: CalendarDay; weekStartDay: Weekday },
) {
  return db()
    .select({
      identityId: identities.id,
      identityName: identities.name,
      currentWeekStartDay: habitPlans.weekStartDay,
    })
    .from(habitPlans)
    .innerJoin(identities, eq(identities.id, habitPlans.identityId))
    .where(
      and(
        eq(habitPlans.userId, userId),
        isNull(identities.archivedAt),
        lte(habitPlans.activeFrom, today),
        gte(habitPlans.activeUntil, today),
        ne(habitPlans.weekStartDay, weekStartDay),
      ),
    )
    .orderBy(asc(identities.createdAt), asc(identities.id));
}

/** Notes the new week start, and the weekday of the reviews, in the schedules of all identities. */
export async function moveSchedules(
  userId: string,
  { weekStartDay, reviewDay }: { weekStartDay: Weekday; reviewDay: Weekday },
): Promise<void> {
  await db()
    .update(weeklySchedules)
    .set({ weekStartDay, checkInDays: [reviewDay] })
    .where(eq(weeklySchedules.userId, userId));
}
