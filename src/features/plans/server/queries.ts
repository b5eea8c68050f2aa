import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays, type CalendarDay, type Weekday } from '#core/calendar/calendar.ts';
import type { DayRecord } from '#core/amount/measure.ts';
import { db } from '#server/db/access.ts';
import { isGiven } from '#server/db/given-rows.ts';
import { statement } from '#server/db/statement.ts';
import { coversADay, PLAN_DAYS } from '#server/db/plan-days.ts';
import { habitCompletions, habitPlans, habits, identities, weeklyReviews, weeklySchedules } from '#server/db/schema.ts';

export type PlanRow = typeof habitPlans.$inferSelect;
export type HabitRow = typeof habits.$inferSelect;

/** Whose day it is. */
export type Asker = { readonly id: string; readonly today: CalendarDay };

/** Enough of an identity's newest plans to find today's: an upcoming one, the running one, the one before. */
const NEWEST = 3;
/** A plan can be replaced every day of two weeks, and a few times more. */
const RECENT_MAX = 60;

/** The plans that an identity's newest are chosen from, beside those that cover no day. */
type Newest = { identityId?: string | undefined; only?: SQL | undefined; limit?: number };

/**
 * The newest plans of each of a user's identities, or of one, for a statement that joins them laterally to its identities: which of those it asks
 * for, and the order, newest first. It reads as many rows after ten years as after one month.
 */
export function joinedPlans(userId: string | Placeholder, { identityId, only, limit = NEWEST }: Newest = {}) {
  const newest = db()
    .select()
    .from(habitPlans)
    .where(and(eq(habitPlans.identityId, identities.id), coversADay, only))
    // The order of the index: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} DESC NULLS LAST`)
    .limit(limit)
    .as('newest');
  const asked = and(
    eq(identities.userId, userId),
    isNull(identities.archivedAt),
    identityId ? eq(identities.id, identityId) : undefined,
  );
  return { newest, asked, order: [asc(identities.createdAt), asc(identities.id), desc(newest.activeFrom)] };
}

function selectNewestPlans(userId: string | Placeholder, identityId?: string) {
  const { newest, asked, order } = joinedPlans(userId, { identityId });
  const { id, goalId, name, description } = identities;
  return db()
    .select({ identity: { id, goalId, name, description }, plan: { ...newest._.selectedFields } })
    .from(identities)
    .innerJoinLateral(newest, sql`true`)
    .where(asked)
    .orderBy(...order);
}

const newestOfAll = statement(() => selectNewestPlans(sql.placeholder('userId')));

/** The newest plans of each of a user's identities, or of one, newest first. */
export function newestPlans(userId: string, identityId?: string) {
  return identityId ? selectNewestPlans(userId, identityId) : newestOfAll({ userId });
}

const selectPlansSince = statement(() =>
  db()
    .select(getTableColumns(habitPlans))
    .from(identities)
    .innerJoin(habitPlans, and(eq(habitPlans.identityId, identities.id), coversADay))
    .where(
      and(
        eq(identities.userId, sql.placeholder('userId')),
        eq(identities.id, sql.placeholder('identityId')),
        gte(habitPlans.activeFrom, sql.placeholder('firstDay')),
        gte(habitPlans.activeUntil, sql.placeholder('since')),
      ),
    )
    .orderBy(desc(habitPlans.activeFrom))
    .limit(RECENT_MAX),
);

/** An identity's plans that covered a day since `since`, newest first. */
export function plansSince(userId: string, identityId: string, since: CalendarDay): Promise<PlanRow[]> {
  return selectPlansSince({ userId, identityId, since, firstDay: addDays(since, 1 - PLAN_DAYS) });
}

const selectHabitsOfPlans = statement(() =>
  db()
    .select()
    .from(habits)
    .where(and(eq(habits.userId, sql.placeholder('userId')), isGiven(habits.habitPlanId, 'planIds')))
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id)),
);

export function habitsOfPlans(userId: string, planIds: readonly string[]): Promise<HabitRow[]> {
  return selectHabitsOfPlans({ userId, planIds });
}

/** True once the review of the plan's week is completed. */
export async function isReviewed({ userId, identityId, weekStartDate }: PlanRow): Promise<boolean> {
  const [review] = await db()
    .select({ id: weeklyReviews.id })
    .from(weeklyReviews)
    .where(
      and(
        eq(weeklyReviews.userId, userId),
        eq(weeklyReviews.identityId, identityId),
        eq(weeklyReviews.weekStartDate, weekStartDate),
        eq(weeklyReviews.isCompleted, true),
      ),
    );
  return review !== undefined;
}

/** Newest rows of each series that a launch looks at: the habit's measure, and how the week has gone on so far. */
const ROWS_OF_SERIES = 40;

/** The newest habits of each of these series that are the identity's own, newest first, each with the week and the first day of its plan. */
export async function newestOfSeries({
  userId,
  identityId,
  seriesIds,
}: {
  userId: string;
  identityId: string;
  seriesIds: readonly string[];
}) {
  if (seriesIds.length === 0) return new Map<string, never>();
  const series = sql`unnest(${sql.param([...seriesIds])}::uuid[]) AS series(id)`;
  const newest = db()
    .select({
      seriesId: habits.seriesId,
      habitId: habits.id,
      description: habits.description,
      templateId: habits.templateId,
      measure: habits.measure,
      dueOn: habits.dueOn,
      countsFrom: habits.countsFrom,
      remindAt: habits.remindAt,
      weekStartDate: habitPlans.weekStartDate,
      activeFrom: habitPlans.activeFrom,
    })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(and(eq(habits.seriesId, sql`series.id`), eq(habits.userId, userId), eq(habitPlans.identityId, identityId)))
    .orderBy(desc(habitPlans.activeFrom), desc(habitPlans.createdAt), desc(habits.id))
    .limit(ROWS_OF_SERIES)
    .as('newest');
  const rows = await db().select().from(series).innerJoinLateral(newest, sql`true`);
  return Map.groupBy(
    rows.map((row) => row.newest),
    ({ seriesId }) => seriesId,
  );
}

/** The series of an identity that once had one of these names: of each its newest habit. */
export async function seriesNamed({
  userId,
  identityId,
  descriptions,
}: {
  userId: string;
  identityId: string;
  descriptions: readonly string[];
}) {
  if (descriptions.length === 0) return [];
  return db()
    .selectDistinctOn([habits.seriesId], { seriesId: habits.seriesId, description: habits.description })
    .from(habitPlans)
    .innerJoin(habits, eq(habits.habitPlanId, habitPlans.id))
    .where(
      and(
        eq(habitPlans.userId, userId),
        eq(habitPlans.identityId, identityId),
        inArray(habits.description, [...descriptions]),
      ),
    )
    .orderBy(habits.seriesId, desc(habitPlans.activeFrom), desc(habitPlans.createdAt), desc(habits.id));
}

/** What a day holds of these series, each with the measure it was noted by. */
export async function completionsOfSeries(userId: string, seriesIds: readonly string[], date: CalendarDay) {
  const { checkInId, habitId, seriesId, completed, isKeptSoFar, skipped, amount } = habitCompletions;
  return db()
    .select({
      userId: habitCompletions.userId,
      checkInId,
      habitId,
      seriesId,
      completed,
      isKeptSoFar,
      skipped,
      amount,
      measure: habits.measure,
    })
    .from(habitCompletions)
    .innerJoin(habits, eq(habits.id, habitCompletions.habitId))
    .where(
      and(
        eq(habitCompletions.userId, userId),
        eq(habitCompletions.date, date),
        inArray(habitCompletions.seriesId, [...seriesIds]),
      ),
    );
}

type Noted = Pick<typeof habitCompletions.$inferSelect, 'userId' | 'checkInId' | 'habitId'>;

export async function changeRecord(
  { userId, checkInId, habitId }: Noted,
  { completed, isKeptSoFar, ...changes }: DayRecord & { habitId: string },
): Promise<void> {
  await db()
    .update(habitCompletions)
    .set({ completed, isKeptSoFar, habitId: changes.habitId })
    .where(
      and(
        eq(habitCompletions.userId, userId),
        eq(habitCompletions.checkInId, checkInId),
        eq(habitCompletions.habitId, habitId),
      ),
    );
}

export async function insertPlan(
  plan: typeof habitPlans.$inferInsert,
  planned: (typeof habits.$inferInsert)[],
): Promise<PlanRow> {
  const [row] = await db().insert(habitPlans).values(plan).returning();
  await db().insert(habits).values(planned);
  return row as PlanRow;
}

/** Stores the weekday of the identity's review. */
export async function scheduleReview(schedule: {
  userId: string;
  identityId: string;
  weekStartDay: Weekday;
  reviewDay: Weekday;
}) {
  const { userId, identityId, weekStartDay, reviewDay } = schedule;
  const days = { weekStartDay, checkInDays: [reviewDay], isActive: true };
  await db()
    .insert(weeklySchedules)
    .values({ userId, identityId, ...days })
    .onConflictDoUpdate({ target: weeklySchedules.identityId, set: days });
}
