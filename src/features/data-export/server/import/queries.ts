import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from '#server/db/access.ts';
import {
  chatMessages,
  checkIns,
  coachMemories,
  conversations,
  evidenceBriefs,
  evidenceYears,
  goals,
  habitCompletions,
  habitPlans,
  habits,
  hardDays,
  identities,
  identityEvidence,
  pauses,
  userPreferences,
  users,
  weeklyReviews,
  weeklySchedules,
} from '#server/db/schema.ts';
import type { Batch, Written } from './batches.ts';
import type { OwnTable } from './own-records.ts';

/** One import after the other, and none while the account goes. */
export async function lockAccount(userId: string): Promise<boolean> {
  const rows = await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

/** Rows per page, check-ins with their completions: one page is read in a few hundredths of a second. */
const PAGE = 1000;

const { habitId, completed, isKeptSoFar, skipped, amount, notes } = habitCompletions;
const notedIn = sql`(SELECT json_agg(json_build_array(${habitId}, ${completed}, ${isKeptSoFar}, ${skipped}, ${amount}, ${notes})
  ORDER BY ${habitId}) FROM ${habitCompletions} WHERE ${habitCompletions.checkInId} = ${checkIns.id})`;

/** The columns of each table that an import has to know, the first of them its key, in the order of `OwnColumns`. */
const OWN: Record<OwnTable, { table: PgTable; owner: PgColumn; columns: readonly [PgColumn, ...(PgColumn | SQL)[]] }> =
  {
    goals: { table: goals, owner: goals.userId, columns: [goals.id] },
    identities: { table: identities, owner: identities.userId, columns: [identities.id, identities.name] },
    schedules: { table: weeklySchedules, owner: weeklySchedules.userId, columns: [weeklySchedules.identityId] },
    plans: {
      table: habitPlans,
      owner: habitPlans.userId,
      columns: [
        habitPlans.id,
        habitPlans.identityId,
        habitPlans.weekStartDate,
        habitPlans.activeFrom,
        habitPlans.activeUntil,
        habitPlans.status,
      ],
    },
    habits: { table: habits, owner: habits.userId, columns: [habits.id, habits.seriesId, habits.habitPlanId] },
    checkIns: {
      table: checkIns,
      owner: checkIns.userId,
      columns: [checkIns.id, checkIns.identityId, checkIns.date, checkIns.isWhole, checkIns.notes, notedIn],
    },
    reviews: {
      table: weeklyReviews,
      owner: weeklyReviews.userId,
      columns: [weeklyReviews.id, weeklyReviews.identityId, weeklyReviews.weekStartDate],
    },
    pauses: { table: pauses, owner: pauses.userId, columns: [pauses.id] },
    hardDays: { table: hardDays, owner: hardDays.userId, columns: [hardDays.id, hardDays.date] },
    conversations: { table: conversations, owner: conversations.userId, columns: [conversations.id] },
    messages: { table: chatMessages, owner: chatMessages.userId, columns: [chatMessages.id] },
    memories: { table: coachMemories, owner: coachMemories.userId, columns: [coachMemories.id] },
  };
export const OWN_TABLES = Object.keys(OWN) as OwnTable[];

type Page = { records: string; last: string | null };

/** The next page of a user's records after that key, as JSON; `last` is its last key, null when there is no further page. */
export async function ownPage(userId: string, name: OwnTable, after: string | null): Promise<Page> {
  const { table, owner, columns } = OWN[name];
  const [key] = columns;
  const list = sql.join([...columns], sql`, `);
  const result = await db().execute(sql`
    SELECT coalesce(json_agg(page.record ORDER BY page.key), '[]')::text AS records,
      CASE WHEN count(*) = ${PAGE} THEN max(page.key) END AS last
    FROM (
      SELECT ${key}::text AS key, json_build_array(${list}) AS record FROM ${table}
      WHERE ${owner} = ${userId} ${after === null ? sql`` : sql`AND ${key} > ${after}`}
      ORDER BY ${key} LIMIT ${PAGE}
    ) AS page`);
  return (result as unknown as { rows: Page[] }).rows[0] as Page;
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

/** The tables that an import writes. */
const WRITTEN: Record<Written, PgTable> = {
  goals,
  identities,
  schedules: weeklySchedules,
  plans: habitPlans,
  habits,
  checkIns,
  completions: habitCompletions,
  reviews: weeklyReviews,
  pauses,
  hardDays,
  conversations,
  messages: chatMessages,
  memories: coachMemories,
};

/** Inserts rows in one statement whatever their number, given as a batch's JSON list; existing rows stay unchanged. */
export async function insertBatch({ table, names, rows }: Batch): Promise<void> {
  const target = WRITTEN[table];
  const known = new Set(Object.keys(getTableColumns(target)).map(toSnakeCase));
  const columns = sql.join(
    names.filter((name) => known.has(name)).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db().execute(sql`
    INSERT INTO ${target} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${target}, ${rows}::json)
    ON CONFLICT DO NOTHING`);
}

/** Forgets the stored evidence of identities whose past has changed: until it is stored again it is made from the check-ins. */
export async function forgetEvidence(userId: string, identityIds: readonly string[]): Promise<void> {
  if (identityIds.length === 0) return;
  for (const table of [identityEvidence, evidenceYears, evidenceBriefs]) {
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

/** The tables that a large import changes the size of. */
export const GROWN = ['plans', 'habits', 'checkIns', 'completions'] as const;

/** A quarter of the default statistics target: ANALYZE then samples a quarter of the rows, and others wait less. */
const ROUGHLY = '25';

/** Runs ANALYZE after a large import: without it the planner would read whole histories for a while. Call it in a transaction. */
export async function noteSize(table: (typeof GROWN)[number]): Promise<void> {
  await db().execute(sql`SELECT set_config('default_statistics_target', ${ROUGHLY}, true)`);
  await db().execute(sql`ANALYZE ${WRITTEN[table]}`);
}
