import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, conversations, habitCompletions, habitPlans, habits, identities } from '#server/db/schema.ts';

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
    .orderBy(asc(checkIns.createdAt), asc(checkIns.id));
}

/** What the user did on a day. */
export async function doneOn(userId: string, date: CalendarDay) {
  return db()
    .select({ identityId: habitCompletions.identityId, seriesId: habitCompletions.seriesId })
    .from(habitCompletions)
    .where(
      and(eq(habitCompletions.userId, userId), eq(habitCompletions.date, date), eq(habitCompletions.completed, true)),
    );
}

/** The series of these habits that belong to the user. */
export async function getSeries(userId: string, habitIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ seriesId: habits.seriesId })
    .from(habits)
    .where(and(eq(habits.userId, userId), inArray(habits.id, [...habitIds])));
  return new Set(rows.map(({ seriesId }) => seriesId));
}

/** Days that one plan can cover. */
const PLAN_DAYS = 7;

/** The user's identities, or those that are asked for, each with its plans that covered a day since `since`, newest first. */
export async function identitiesWithPlans(
  userId: string,
  { since, identityIds }: { since: CalendarDay; identityIds?: readonly string[] | undefined },
) {
  const plan = and(
    eq(habitPlans.identityId, identities.id),
    // Bounds what is read of the index on identity and first day.
    gte(habitPlans.activeFrom, addDays(since, 1 - PLAN_DAYS)),
    gte(habitPlans.activeUntil, since),
    coversADay,
  );
  const rows = await db()
    .select({ identity: identities, plan: habitPlans })
    .from(identities)
    .leftJoin(habitPlans, plan)
    .where(and(eq(identities.userId, userId), identityIds ? inArray(identities.id, [...identityIds]) : undefined))
    .orderBy(asc(identities.createdAt), asc(identities.id), desc(habitPlans.activeFrom));
  return [...Map.groupBy(rows, (row) => row.identity.id).values()].map((own) => ({
    identity: (own[0] as (typeof own)[number]).identity,
    plans: own.flatMap((row) => row.plan ?? []),
  }));
}

/** Deletes the transcript of a check-in by chat. */
export async function dropTranscript(userId: string, checkInId: string): Promise<void> {
  await db()
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, checkInId), eq(conversations.type, 'check_in')));
}
