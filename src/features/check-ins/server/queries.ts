import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar.ts';
import { db } from '#server/db/access.ts';
import { checkIns, habitCompletions } from '#server/db/schema.ts';

export type CheckInRow = typeof checkIns.$inferSelect;
export type CompletionRow = typeof habitCompletions.$inferInsert;

/** Inserts the check-in of a day; null when the identity has one already. */
export async function insertCheckIn(checkIn: CheckInRow): Promise<CheckInRow | null> {
  const [row] = await db().insert(checkIns).values(checkIn).onConflictDoNothing().returning();
  return row ?? null;
}

/** Replaces the record of a day, completions included, keeping its id and the time it was first made. */
export async function replaceCheckIn({
  identityId,
  date,
  userId,
  type,
  notes,
  timeZone,
  updatedAt,
}: CheckInRow): Promise<CheckInRow> {
  const [row] = await db()
    .update(checkIns)
    .set({ type, notes, timeZone, updatedAt })
    .where(and(eq(checkIns.userId, userId), eq(checkIns.identityId, identityId), eq(checkIns.date, date)))
    .returning();
  const checkIn = row as CheckInRow;
  await db()
    .delete(habitCompletions)
    .where(and(eq(habitCompletions.checkInId, checkIn.id), eq(habitCompletions.userId, userId)));
  return checkIn;
}

export async function insertCompletions(completions: CompletionRow[]): Promise<void> {
  if (completions.length > 0) await db().insert(habitCompletions).values(completions);
}

/** Which of a user's identities have a check-in that day; all of them when no list is given. */
export async function checkInsOn(userId: string, date: CalendarDay, identityIds?: readonly string[]) {
  return db()
    .select({ identityId: checkIns.identityId, date: checkIns.date, notes: checkIns.notes })
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        eq(checkIns.date, date),
        identityIds ? inArray(checkIns.identityId, [...identityIds]) : undefined,
      ),
    )
    .orderBy(asc(checkIns.createdAt));
}
