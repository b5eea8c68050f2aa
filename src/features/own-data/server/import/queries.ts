import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '#server/db/access.ts';
import {
  chatMessages,
  checkIns,
  coachMemories,
  conversations,
  evidenceYears,
  goals,
  habitCompletions,
  habitPlans,
  habits,
  identities,
  identityEvidence,
  pauses,
  userPreferences,
  users,
  weeklyReviews,
  weeklySchedules,
} from '#server/db/schema.ts';

/** One import after the other, and none while the account goes. */
export async function lockAccount(userId: string): Promise<boolean> {
  const rows = await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

async function idsOf(userId: string, table: PgTable & { id: PgColumn; userId: PgColumn }): Promise<Set<string>> {
  const rows = await db().select({ id: table.id }).from(table).where(eq(table.userId, userId));
  return new Set(rows.map(({ id }) => id as string));
}

/** What an account holds already, as far as an import has to know it. */
export async function ownRecords(userId: string) {
  const { id, identityId, weekStartDate, activeFrom, activeUntil, status } = habitPlans;
  return {
    goals: await idsOf(userId, goals),
    identities: await db()
      .select({ id: identities.id, name: identities.name })
      .from(identities)
      .where(eq(identities.userId, userId)),
    plans: await db()
      .select({ id, identityId, weekStartDate, activeFrom, activeUntil, status })
      .from(habitPlans)
      .where(eq(habitPlans.userId, userId)),
    habits: await db()
      .select({ id: habits.id, seriesId: habits.seriesId, habitPlanId: habits.habitPlanId, identityId })
      .from(habits)
      .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
      .where(eq(habits.userId, userId)),
    checkIns: await db()
      .select({ id: checkIns.id, identityId: checkIns.identityId, date: checkIns.date, notes: checkIns.notes })
      .from(checkIns)
      .where(eq(checkIns.userId, userId)),
    reviews: await db()
      .select({
        id: weeklyReviews.id,
        identityId: weeklyReviews.identityId,
        weekStartDate: weeklyReviews.weekStartDate,
      })
      .from(weeklyReviews)
      .where(eq(weeklyReviews.userId, userId)),
    schedules: new Set(
      (
        await db()
          .select({ identityId: weeklySchedules.identityId })
          .from(weeklySchedules)
          .where(eq(weeklySchedules.userId, userId))
      ).map((row) => row.identityId),
    ),
    pauses: await idsOf(userId, pauses),
    conversations: await idsOf(userId, conversations),
    messages: await idsOf(userId, chatMessages),
    memories: await idsOf(userId, coachMemories),
  };
}
export type OwnRecords = Awaited<ReturnType<typeof ownRecords>>;

/** What was noted of each habit in these check-ins of the user. */
export async function completionsOf(userId: string, checkInIds: readonly string[]) {
  if (checkInIds.length === 0) return [];
  return db()
    .select({
      checkInId: habitCompletions.checkInId,
      habitId: habitCompletions.habitId,
      completed: habitCompletions.completed,
      notes: habitCompletions.notes,
    })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, userId),
        sql`${habitCompletions.checkInId} = ANY (${sql.param([...checkInIds])}::uuid[])`,
      ),
    );
}

export async function deleteCheckIns(userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db()
    .delete(checkIns)
    .where(and(eq(checkIns.userId, userId), sql`${checkIns.id} = ANY (${sql.param([...ids])}::uuid[])`));
}

export type Preferences = Partial<Omit<typeof userPreferences.$inferInsert, 'userId' | 'browserTimezone'>>;

export async function takePreferences(userId: string, preferences: Preferences): Promise<void> {
  if (Object.keys(preferences).length === 0) return;
  await db().update(userPreferences).set(preferences).where(eq(userPreferences.userId, userId));
}

/** The tables that an import writes, each after those that it hangs on. */
export const WRITTEN = {
  goals,
  identities,
  schedules: weeklySchedules,
  plans: habitPlans,
  habits,
  checkIns,
  completions: habitCompletions,
  reviews: weeklyReviews,
  pauses,
  conversations,
  messages: chatMessages,
  memories: coachMemories,
} as const;
export type Written = keyof typeof WRITTEN;

/** The rows of each table; instants are texts. */
export type Rows = Record<Written, Record<string, unknown>[]>;

/** Inserts rows in one statement whatever their number; what is there already stays as it is. Answers how many were new. */
export async function insertRows(table: Written, rows: readonly Record<string, unknown>[]): Promise<number> {
  const target = WRITTEN[table];
  const known = new Set(Object.keys(getTableColumns(target)));
  const names = Object.keys(rows[0] ?? {}).filter((name) => known.has(name));
  const columns = sql.join(
    names.map((name) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map((name) => [toSnakeCase(name), row[name]]))),
  );
  const result = await db().execute(sql`
    INSERT INTO ${target} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${target}, ${json}::json)
    ON CONFLICT DO NOTHING`);
  const { rowCount, affectedRows } = result as unknown as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}

/** Forgets the stored evidence of identities whose past has changed: until it is stored again it is made from the check-ins. */
export async function forgetEvidence(userId: string, identityIds: readonly string[]): Promise<void> {
  if (identityIds.length === 0) return;
  for (const table of [identityEvidence, evidenceYears]) {
    await db()
      .delete(table)
      .where(and(eq(table.userId, userId), inArray(table.identityId, [...identityIds])));
  }
}

/** The user's rows among these ids of a table: fewer than the ids when one of them is somebody else's. */
export async function countOwned(
  userId: string,
  table: 'goals' | 'identities',
  ids: readonly string[],
): Promise<number> {
  const target = table === 'goals' ? goals : identities;
  const rows = await db()
    .select({ id: target.id })
    .from(target)
    .where(and(eq(target.userId, userId), sql`${target.id} = ANY (${sql.param([...ids])}::uuid[])`));
  return rows.length;
}

/** Looks at the tables anew after a large import: without that the planner would read whole histories for a while. */
export async function noteSizes(): Promise<void> {
  for (const table of [habitPlans, habits, checkIns, habitCompletions]) await db().execute(sql`ANALYZE ${table}`);
}
