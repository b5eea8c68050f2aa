import { and, asc, between, desc, eq, getTableColumns, gte, ne, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import type { Asker, HabitRow } from '#features/plans/server/queries.ts';
import { asGiven, givenRows, isGiven } from '#server/db/given-rows.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { coversADay, PLAN_DAYS } from '#server/db/plan-days.ts';
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
export type CompletionRow = typeof habitCompletions.$inferSelect;

const isOfDay = (table: typeof checkIns | typeof habitCompletions) =>
  and(
    eq(table.userId, sql.placeholder('userId')),
    eq(table.identityId, sql.placeholder('identityId')),
    eq(table.date, sql.placeholder('date')),
  );
type IdentityDay = Pick<CheckInRow, 'userId' | 'identityId' | 'date'>;

const selectCheckIn = statement(() => db().select().from(checkIns).where(isOfDay(checkIns)));

/** The check-in of an identity's day, however it was noted. */
export async function checkInOn({ userId, identityId, date }: IdentityDay): Promise<CheckInRow | null> {
  const [row] = await selectCheckIn({ userId, identityId, date });
  return row ?? null;
}

const upsertCheckIn = statement(() =>
  db()
    .insert(checkIns)
    .select(givenRows(checkIns, 'rows'))
    .onConflictDoUpdate({
      target: [checkIns.identityId, checkIns.date],
      set: asGiven(checkIns, ['id', 'userId', 'identityId', 'date', 'createdAt']),
      setWhere: sql`${checkIns.userId} = excluded.user_id`,
    }),
);

/** Stores the check-in of a day, over the one that is there. */
export async function storeCheckIn(row: CheckInRow): Promise<void> {
  await upsertCheckIn({ rows: JSON.stringify([row]) });
}

const deleteCheckInOf = statement(() =>
  db()
    .delete(checkIns)
    .where(and(eq(checkIns.userId, sql.placeholder('userId')), eq(checkIns.id, sql.placeholder('id')))),
);

/** Deletes a check-in with all that is noted in it. */
export async function deleteCheckIn({ userId, id }: CheckInRow): Promise<void> {
  await deleteCheckInOf({ userId, id });
}

const selectCompletionsOn = statement(() => db().select().from(habitCompletions).where(isOfDay(habitCompletions)));

/** What is noted of an identity's habits on a day, by hand or as a whole. */
export function completionsOn({ userId, identityId, date }: IdentityDay): Promise<CompletionRow[]> {
  return selectCompletionsOn({ userId, identityId, date });
}

const upsertCompletions = statement(() =>
  db()
    .insert(habitCompletions)
    .select(givenRows(habitCompletions, 'rows'))
    .onConflictDoUpdate({
      target: [habitCompletions.seriesId, habitCompletions.date],
      set: asGiven(habitCompletions, ['userId', 'seriesId', 'date']),
      setWhere: sql`${habitCompletions.userId} = excluded.user_id`,
    }),
);

/** Stores what days hold of habits, each over what is there of its series. */
export async function saveCompletions(rows: readonly CompletionRow[]): Promise<void> {
  if (rows.length > 0) await upsertCompletions({ rows: JSON.stringify(rows) });
}

const deleteCompletions = statement(() =>
  db()
    .delete(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, sql.placeholder('userId')),
        eq(habitCompletions.date, sql.placeholder('date')),
        isGiven(habitCompletions.seriesId, 'seriesIds'),
      ),
    ),
);

type UsersDay = Pick<IdentityDay, 'userId' | 'date'>;

/** Takes away what a day holds of these habits. */
export async function removeCompletions({ userId, date }: UsersDay, seriesIds: readonly string[]): Promise<void> {
  if (seriesIds.length > 0) await deleteCompletions({ userId, date, seriesIds });
}

export type HabitNoteRow = typeof habitNotes.$inferSelect;
type SeriesDay = Pick<HabitNoteRow, 'userId' | 'seriesId' | 'date'>;

const selectNotesOfDay = statement(() =>
  db()
    .select()
    .from(habitNotes)
    .where(
      and(
        eq(habitNotes.userId, sql.placeholder('userId')),
        eq(habitNotes.seriesId, sql.placeholder('seriesId')),
        eq(habitNotes.date, sql.placeholder('date')),
      ),
    )
    .orderBy(asc(habitNotes.notedAt), asc(habitNotes.place)),
);

/** The notes of a habit's day, in the order in which they were made. */
export function notesOfDay({ userId, seriesId, date }: SeriesDay): Promise<HabitNoteRow[]> {
  return selectNotesOfDay({ userId, seriesId, date });
}

const upsertNotes = statement(() =>
  db()
    .insert(habitNotes)
    .select(givenRows(habitNotes, 'rows'))
    .onConflictDoUpdate({
      target: [habitNotes.seriesId, habitNotes.date, habitNotes.place],
      set: asGiven(habitNotes, ['userId', 'seriesId', 'date', 'place']),
      setWhere: sql`${habitNotes.userId} = excluded.user_id`,
    }),
);

/** Stores notes, each over the one that has its place. */
export async function saveNotes(rows: readonly HabitNoteRow[]): Promise<void> {
  if (rows.length > 0) await upsertNotes({ rows: JSON.stringify(rows) });
}

const deleteNotesBut = statement(() =>
  db()
    .delete(habitNotes)
    .where(
      and(
        eq(habitNotes.userId, sql.placeholder('userId')),
        eq(habitNotes.date, sql.placeholder('date')),
        isGiven(habitNotes.seriesId, 'seriesIds'),
        ne(habitNotes.place, sql.placeholder('place')),
      ),
    ),
);

/** Forgets the notes of habits on a day, but those in one place. */
export async function dropNotesBut(
  place: number,
  { userId, date }: UsersDay,
  seriesIds: readonly string[],
): Promise<void> {
  if (seriesIds.length > 0) await deleteNotesBut({ userId, date, seriesIds, place });
}

const lockIdentityByHabit = statement(() =>
  db()
    .select({ identity: identities, seriesId: habits.seriesId })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .innerJoin(identities, eq(identities.id, habitPlans.identityId))
    .where(and(eq(habits.userId, sql.placeholder('userId')), eq(habits.id, sql.placeholder('habitId'))))
    .for('no key update', { of: identities }),
);

/** The identity of one of the user's habits, locked as `lockIdentity` does, with the habit's series; or null. */
export async function lockIdentityOf(userId: string, habitId: string) {
  const [row] = await lockIdentityByHabit({ userId, habitId });
  return row ?? null;
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

const selectDoneOn = statement(() =>
  db()
    .select({ identityId: habitCompletions.identityId, seriesId: habitCompletions.seriesId })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, sql.placeholder('userId')),
        eq(habitCompletions.date, sql.placeholder('date')),
        isDoneBy(sql.placeholder('today')),
      ),
    ),
);

/** What the user did on a day. */
export function doneOn({ id: userId, today }: Asker, date: CalendarDay) {
  return selectDoneOn({ userId, date, today });
}

const selectSeries = statement(() =>
  db()
    .select({ id: habits.id, seriesId: habits.seriesId })
    .from(habits)
    .where(and(eq(habits.userId, sql.placeholder('userId')), isGiven(habits.id, 'habitIds'))),
);

/** The series of those of these habits that belong to the user, by habit. */
export async function getSeries(userId: string, habitIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectSeries({ userId, habitIds });
  return new Map(rows.map(({ id, seriesId }) => [id, seriesId]));
}

const selectHabitsCovering = statement(() =>
  db()
    .select(getTableColumns(habits))
    .from(identities)
    .innerJoin(habitPlans, and(eq(habitPlans.identityId, identities.id), coversADay))
    .innerJoin(habits, eq(habits.habitPlanId, habitPlans.id))
    .where(
      and(
        eq(identities.userId, sql.placeholder('userId')),
        eq(identities.id, sql.placeholder('identityId')),
        between(habitPlans.activeFrom, sql.placeholder('firstDay'), sql.placeholder('day')),
        gte(habitPlans.activeUntil, sql.placeholder('day')),
      ),
    )
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id)),
);

/** The habits of an identity's plan that covers a day, in the order of a plan's habits. */
export function habitsCovering(userId: string, identityId: string, day: CalendarDay): Promise<HabitRow[]> {
  return selectHabitsCovering({ userId, identityId, day, firstDay: addDays(day, 1 - PLAN_DAYS) });
}

const selectIdentitiesWithPlans = statement(() => {
  const plan = and(
    eq(habitPlans.identityId, identities.id),
    // Bounds what is read of the index on identity and first day.
    gte(habitPlans.activeFrom, sql.placeholder('firstDay')),
    gte(habitPlans.activeUntil, sql.placeholder('since')),
    coversADay,
  );
  const asked = sql`${sql.placeholder('identityIds')}::uuid[]`;
  return db()
    .select({ identity: identities, plan: habitPlans })
    .from(identities)
    .leftJoin(habitPlans, plan)
    .where(
      and(
        eq(identities.userId, sql.placeholder('userId')),
        sql`(${asked} IS NULL OR ${identities.id} = ANY (${asked}))`,
      ),
    )
    .orderBy(asc(identities.createdAt), asc(identities.id), desc(habitPlans.activeFrom));
});

/** The user's identities, or those that are asked for, each with its plans that covered a day since `since`, newest first. */
export async function identitiesWithPlans(
  userId: string,
  { since, identityIds = null }: { since: CalendarDay; identityIds?: readonly string[] | null },
) {
  const firstDay = addDays(since, 1 - PLAN_DAYS);
  const rows = await selectIdentitiesWithPlans({ userId, since, firstDay, identityIds });
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
