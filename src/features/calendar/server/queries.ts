import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { calendarAddresses, habitPlans, identities, userPreferences } from '#server/db/schema.ts';

export type CalendarRow = typeof calendarAddresses.$inferSelect;

/** Plans of a calendar at most: seven weeks of six identities. */
const PLANS_MAX = 42;

export async function getCalendar(userId: string): Promise<CalendarRow | null> {
  const [row] = await db().select().from(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  return row ?? null;
}

/** Stores the address of a user in the place of an earlier one. */
export async function putCalendar(calendar: CalendarRow): Promise<void> {
  const { userId: target, ...set } = calendar;
  await db()
    .insert(calendarAddresses)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set });
}

/** False when the user has no address. */
export async function deleteCalendar(userId: string): Promise<boolean> {
  const gone = await db()
    .delete(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId))
    .returning({ userId: calendarAddresses.userId });
  return gone.length > 0;
}

/** The address with that hash, with its user's preferences; null when there is none. */
export async function calendarByHash(secretHash: string) {
  const [row] = await db()
    .select({ calendar: calendarAddresses, preferences: userPreferences })
    .from(calendarAddresses)
    .innerJoin(userPreferences, eq(userPreferences.userId, calendarAddresses.userId))
    .where(eq(calendarAddresses.secretHash, secretHash));
  return row ?? null;
}

export async function touchCalendar(userId: string, now: Date): Promise<void> {
  await db().update(calendarAddresses).set({ lastReadAt: now }).where(eq(calendarAddresses.userId, userId));
}

/** A user's plans that cover a day since `from`, the latest first, each with its identity; those put away are left out. */
export function plansInCalendar(userId: string, from: CalendarDay, to: CalendarDay) {
  return db()
    .select({ plan: habitPlans, identity: { id: identities.id, name: identities.name } })
    .from(habitPlans)
    .innerJoin(identities, eq(identities.id, habitPlans.identityId))
    .where(
      and(
        eq(habitPlans.userId, userId),
        gte(habitPlans.activeUntil, from),
        lte(habitPlans.activeFrom, to),
        isNull(identities.archivedAt),
        coversADay,
      ),
    )
    .orderBy(desc(habitPlans.activeFrom), desc(habitPlans.id))
    .limit(PLANS_MAX);
}
