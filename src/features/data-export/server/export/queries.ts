import { and, asc, eq, getTableColumns, getTableName, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { db } from '#server/db/access.ts';
import {
  chatMessages,
  checkIns,
  coachMemories,
  conversations,
  feedbackAttachmentPieces,
  feedbackAttachments,
  goals,
  habitCompletions,
  habitPlans,
  habits,
  hardDays,
  identities,
  pauses,
  weeklyReviews,
  weeklySchedules,
} from '#server/db/schema.ts';
import type { OwnedTable } from '#server/user-rows/owned-table.ts';

/** Rows that are read at once, so that memory does not grow with the history. */
const PAGE = 500;

type Row = Record<string, unknown> & { id: string };

/** The user's rows of a table by their ids, a page at a time. */
async function* pages<R extends Row>(
  userId: string,
  table: PgTable & { userId: PgColumn; id: PgColumn },
): AsyncGenerator<R[]> {
  let last: string | null = null;
  for (;;) {
    const after: SQL | undefined = last === null ? undefined : sql`${table.id} > ${last}`;
    const rows = (await db()
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), after))
      .orderBy(asc(table.id))
      .limit(PAGE)) as R[];
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? null;
  }
}

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

type GoalRow = typeof goals.$inferSelect;
export const goalPages = (userId: string) => pages<GoalRow>(userId, goals);

type IdentityRow = typeof identities.$inferSelect;
/** Identities with the weekday of their reviews. */
export async function* identityPages(userId: string) {
  for await (const page of pages<IdentityRow>(userId, identities)) {
    const owned = and(eq(weeklySchedules.userId, userId), inArray(weeklySchedules.identityId, getIds(page)));
    const schedules = await db().select().from(weeklySchedules).where(owned);
    const byIdentity = new Map(schedules.map((schedule) => [schedule.identityId, schedule]));
    yield page.map((identity) => ({ identity, schedule: byIdentity.get(identity.id) ?? null }));
  }
}

type PlanRow = typeof habitPlans.$inferSelect;
/** Plans with their habits. */
export async function* planPages(userId: string) {
  for await (const page of pages<PlanRow>(userId, habitPlans)) {
    const owned = and(eq(habits.userId, userId), inArray(habits.habitPlanId, getIds(page)));
    const rows = await db().select().from(habits).where(owned).orderBy(asc(habits.order), asc(habits.id));
    const byPlan = Map.groupBy(rows, ({ habitPlanId }) => habitPlanId);
    yield page.map((plan) => ({ plan, habits: byPlan.get(plan.id) ?? [] }));
  }
}

type CheckInRow = typeof checkIns.$inferSelect;

export type ExportedCompletion = Awaited<ReturnType<typeof withCompletions>>[number]['completions'][number];

/** Check-ins by date, with what was recorded for each habit, and what that habit was in its plan. */
export async function* checkInPages(userId: string) {
  let last: Pick<CheckInRow, 'date' | 'id'> | null = null;
  for (;;) {
    const after: SQL | undefined = last
      ? sql`(${checkIns.date}, ${checkIns.id}) > (${last.date}, ${last.id})`
      : undefined;
    const page: CheckInRow[] = await db()
      .select()
      .from(checkIns)
      .where(and(eq(checkIns.userId, userId), after))
      .orderBy(asc(checkIns.date), asc(checkIns.id))
      .limit(PAGE);
    if (page.length > 0) yield await withCompletions(userId, page);
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
  }
}

async function withCompletions(userId: string, page: readonly CheckInRow[]) {
  const owned = and(eq(habitCompletions.userId, userId), inArray(habitCompletions.checkInId, getIds(page)));
  const { checkInId, habitId, completed, isKeptSoFar, skipped, amount, notes } = habitCompletions;
  const rows = await db()
    .select({
      checkInId,
      completion: { habitId, completed, isKeptSoFar, skipped, amount, notes },
      of: { description: habits.description, days: habits.days, measure: habits.measure },
    })
    .from(habitCompletions)
    .innerJoin(habits, eq(habits.id, habitCompletions.habitId))
    .where(owned)
    .orderBy(asc(habits.order), asc(habitCompletions.habitId));
  const byCheckIn = Map.groupBy(rows, (row) => row.checkInId);
  return page.map((checkIn) => ({
    checkIn,
    completions: (byCheckIn.get(checkIn.id) ?? []).map(({ completion, of }) => ({ ...completion, of })),
  }));
}

/** The name of each of the user's identities. */
export async function identityNames(userId: string): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: identities.id, name: identities.name })
    .from(identities)
    .where(eq(identities.userId, userId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type ReviewRow = typeof weeklyReviews.$inferSelect;
export const reviewPages = (userId: string) => pages<ReviewRow>(userId, weeklyReviews);

type PauseRow = typeof pauses.$inferSelect;
export const pausePages = (userId: string) => pages<PauseRow>(userId, pauses);

type HardDayRow = typeof hardDays.$inferSelect;
export const hardDayPages = (userId: string) => pages<HardDayRow>(userId, hardDays);

type MemoryRow = typeof coachMemories.$inferSelect;
export const memoryPages = (userId: string) => pages<MemoryRow>(userId, coachMemories);

type ConversationRow = typeof conversations.$inferSelect;
/** Conversations with their messages. */
export async function* conversationPages(userId: string) {
  for await (const page of pages<ConversationRow>(userId, conversations)) {
    const owned = and(eq(chatMessages.userId, userId), inArray(chatMessages.conversationId, getIds(page)));
    const rows = await db().select().from(chatMessages).where(owned).orderBy(asc(chatMessages.position));
    const byConversation = Map.groupBy(rows, ({ conversationId }) => conversationId);
    yield page.map((conversation) => ({ conversation, messages: byConversation.get(conversation.id) ?? [] }));
  }
}

/** Other records a person owns and exports: for reading only. */
export function otherTables(ownedTables: readonly OwnedTable[]): { name: string; table: PgTable }[] {
  return ownedTables
    .filter(({ onExport }) => onExport === 'as-rows')
    .map(({ table }) => ({ name: getTableName(table), table }));
}

/** Columns that say whose a row is, or open something: they never leave the program. */
const KEPT_BACK = /^userId$|key$|token|secret|endpoint|^auth|^sid$|hash$|ipAddress/i;

/** The user's rows of any owned table, oldest first, without what must not leave the program. */
export async function* anyPages(userId: string, table: PgTable): AsyncGenerator<Record<string, unknown>[]> {
  const columns = getTableColumns(table);
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !KEPT_BACK.test(name)));
  const owner = columns.userId;
  if (!owner) throw new Error(`${getTableName(table)} has no owner`);
  const { primaryKeys, columns: all } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? all.filter(({ primary }) => primary);
  for (let offset = 0; ; offset += PAGE) {
    const rows = await db()
      .select(shown)
      .from(table)
      .where(eq(owner, userId))
      .orderBy(...key)
      .limit(PAGE)
      .offset(offset);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
  }
}

/** Whether the rows of a table are files, whose content stands elsewhere. */
export const isOfFiles = (table: PgTable): boolean => table === feedbackAttachments;

/** The ids of the user's newest files, as many as have so many bytes together. */
export async function newestFiles(userId: string, bytes: number): Promise<Set<string>> {
  const { id, size, createdAt } = feedbackAttachments;
  const newest = db()
    .select({ id, upToHere: sql<number>`sum(${size}) OVER (ORDER BY ${createdAt} DESC, ${id} DESC)`.as('up_to_here') })
    .from(feedbackAttachments)
    .where(eq(feedbackAttachments.userId, userId))
    .as('newest');
  const rows = await db().select({ id: newest.id }).from(newest).where(lte(newest.upToHere, bytes));
  return new Set(getIds(rows));
}

/** The content of a file of the user. A statement for each piece of a megabyte: more than one is never in memory. */
export async function* filePieces(userId: string, attachmentId: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const [piece] = await db()
      .select({ data: feedbackAttachmentPieces.data })
      .from(feedbackAttachmentPieces)
      .where(
        and(
          eq(feedbackAttachmentPieces.userId, userId),
          eq(feedbackAttachmentPieces.attachmentId, attachmentId),
          eq(feedbackAttachmentPieces.place, place),
        ),
      );
    if (!piece) return;
    yield piece.data;
  }
}
