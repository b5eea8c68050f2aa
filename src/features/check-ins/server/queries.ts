import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import type { Asker } from '#features/plans/server/queries.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import {
  checkIns,
  conversations,
  habitCompletions,
  habitNotes,
  habitPlans,
  habits,
  identities,
} from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type CheckInRow = typeof checkIns.$inferSelect;
export type CompletionRow = typeof habitCompletions.$inferInsert;

const isDay = ({ userId, identityId, date }: Pick<CheckInRow, 'userId' | 'identityId' | 'date'>) =>
  and(eq(checkIns.userId, userId), eq(checkIns.identityId, identityId), eq(checkIns.date, date));

/** The check-in of a day: the one that is there already, or else this one, inserted. The identity is locked. */
export async function getOrInsertCheckIn(checkIn: CheckInRow): Promise<{ row: CheckInRow; isNew: boolean }> {
  const [inserted] = await db().insert(checkIns).values(checkIn).onConflictDoNothing().returning();
  if (inserted) return { row: inserted, isNew: true };
  const [stored] = await db().select().from(checkIns).where(isDay(checkIn));
  return { row: stored as CheckInRow, isNew: false };
}

export async function changeCheckIn({ userId, id }: CheckInRow, changes: Partial<CheckInRow>): Promise<CheckInRow> {
  const [row] = await db()
    .update(checkIns)
    .set(changes)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)))
    .returning();
  return row as CheckInRow;
}

export async function deleteCheckIn({ userId, id }: CheckInRow): Promise<void> {
  await db()
    .delete(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)));
}

/** What is noted of an identity's habits on a day, by hand or as a whole. */
export async function completionsOn(userId: string, identityId: string, date: CalendarDay) {
  return db()
    .select()
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, userId),
        eq(habitCompletions.identityId, identityId),
        eq(habitCompletions.date, date),
      ),
    );
}

/** Replaces what is noted of a habit on a day. */
export async function saveCompletion(row: CompletionRow): Promise<void> {
  await removeCompletion(row);
  await db().insert(habitCompletions).values(row);
}

export async function removeCompletion({
  userId,
  seriesId,
  date,
}: Pick<CompletionRow, 'userId' | 'seriesId' | 'date'>) {
  await db()
    .delete(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, userId),
        eq(habitCompletions.seriesId, seriesId),
        eq(habitCompletions.date, date),
      ),
    );
}

export type HabitNoteRow = typeof habitNotes.$inferSelect;
type SeriesDay = Pick<HabitNoteRow, 'userId' | 'seriesId' | 'date'>;

const isOfSeriesDay = ({ userId, seriesId, date }: SeriesDay) =>
  and(eq(habitNotes.userId, userId), eq(habitNotes.seriesId, seriesId), eq(habitNotes.date, date));

/** The notes of a habit's day, in the order in which they were made. */
export async function notesOfDay(of: SeriesDay): Promise<HabitNoteRow[]> {
  return db()
    .select()
    .from(habitNotes)
    .where(isOfSeriesDay(of))
    .orderBy(asc(habitNotes.notedAt), asc(habitNotes.place));
}

export async function insertNotes(notes: readonly HabitNoteRow[]): Promise<void> {
  if (notes.length > 0)
    await db()
      .insert(habitNotes)
      .values([...notes]);
}

/** Forgets the notes of habits on a day. */
export async function dropNotes(
  { userId, date }: Pick<HabitNoteRow, 'userId' | 'date'>,
  seriesIds: readonly string[],
): Promise<void> {
  if (seriesIds.length === 0) return;
  await db()
    .delete(habitNotes)
    .where(and(eq(habitNotes.userId, userId), eq(habitNotes.date, date), inArray(habitNotes.seriesId, [...seriesIds])));
}

/** The identity and the series of one of the user's habits, or null. */
export async function habitOfUser(userId: string, habitId: string) {
  const [row] = await db()
    .select({ identityId: habitPlans.identityId, seriesId: habits.seriesId })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(and(eq(habits.userId, userId), eq(habits.id, habitId)));
  return row ?? null;
}

/** Takes away all that is noted of the habits in a check-in. */
export async function clearCompletions({ userId, id }: CheckInRow): Promise<void> {
  await db()
    .delete(habitCompletions)
    .where(and(eq(habitCompletions.checkInId, id), eq(habitCompletions.userId, userId)));
}

export async function insertCompletions(completions: CompletionRow[]): Promise<void> {
  if (completions.length > 0) await db().insert(habitCompletions).values(completions);
}

const selectCheckInsOn = statement(() =>
  db()
    .select({ identityId: checkIns.identityId, date: checkIns.date, notes: checkIns.notes, isWhole: checkIns.isWhole })
    .from(checkIns)
    .where(and(eq(checkIns.userId, sql.placeholder('userId')), eq(checkIns.date, sql.placeholder('date'))))
    .orderBy(asc(checkIns.createdAt), asc(checkIns.id)),
);

/** Which of a user's identities have a check-in that day; all of them when no list is given. */
export async function checkInsOn(userId: string, date: CalendarDay, identityIds?: readonly string[]) {
  const rows = await selectCheckInsOn({ userId, date });
  // A user has at most one for each identity.
  return identityIds ? rows.filter(({ identityId }) => identityIds.includes(identityId)) : rows;
}

/** What the user did on a day. */
export async function doneOn({ id: userId, today }: Asker, date: CalendarDay) {
  return db()
    .select({ identityId: habitCompletions.identityId, seriesId: habitCompletions.seriesId })
    .from(habitCompletions)
    .where(and(eq(habitCompletions.userId, userId), eq(habitCompletions.date, date), isDoneBy(today)));
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
