import { and, asc, between, desc, eq, gte, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { habitCompletions, habitPlans, habits, identities, weeklyReviews, weeklySchedules } from '#server/db/schema.ts';

export type PlanRow = typeof habitPlans.$inferSelect;
export type HabitRow = typeof habits.$inferSelect;

/** Enough of an identity's newest plans to find today's: an upcoming one, the running one, the one before. */
const NEWEST = 3;
/** A plan can be replaced every day of two weeks, and a few times more. */
const RECENT_MAX = 60;

/** The plans that an identity's newest are chosen from, beside those that cover no day. */
type Newest = { identityId?: string | undefined; only?: SQL | undefined; limit?: number };

/**
 * A statement for the newest plans of each of a user's identities, or of one, newest first, to which more may be joined. It reads as
 * many rows after ten years as after one month.
 */
export function selectNewestPlans(userId: string, { identityId, only, limit = NEWEST }: Newest = {}) {
  const newest = db()
    .select()
    .from(habitPlans)
    .where(and(eq(habitPlans.identityId, identities.id), coversADay, only))
    // The order of the index: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} DESC NULLS LAST`)
    .limit(limit)
    .as('newest');
  const statement = db()
    .select()
    .from(identities)
    .innerJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(identities.userId, userId),
        isNull(identities.archivedAt),
        identityId ? eq(identities.id, identityId) : undefined,
      ),
    )
    .orderBy(asc(identities.createdAt), asc(identities.id), desc(newest.activeFrom))
    .$dynamic();
  return { newest, statement };
}

/** The newest plans of each of a user's identities, or of one, newest first. */
export async function newestPlans(userId: string, identityId?: string) {
  const rows = await selectNewestPlans(userId, { identityId }).statement;
  return rows.map((row) => ({ identity: row.identities, plan: row.newest }));
}

/** An identity's plans that covered a day since `since`, newest first. */
export async function plansSince(userId: string, identityId: string, since: CalendarDay): Promise<PlanRow[]> {
  return db()
    .select()
    .from(habitPlans)
    .where(
      and(
        eq(habitPlans.userId, userId),
        eq(habitPlans.identityId, identityId),
        gte(habitPlans.activeUntil, since),
        coversADay,
      ),
    )
    .orderBy(desc(habitPlans.activeFrom))
    .limit(RECENT_MAX);
}

export async function habitsOfPlans(userId: string, planIds: readonly string[]): Promise<HabitRow[]> {
  return db()
    .select()
    .from(habits)
    .where(and(eq(habits.userId, userId), inArray(habits.habitPlanId, [...planIds])))
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id));
}

/** The completed days of each habit series inside the weeks of the given plans. */
export async function getCompletedDaysInWeeks(
  userId: string,
  plans: readonly Pick<PlanRow, 'identityId' | 'weekStartDate' | 'weekEndDate'>[],
) {
  // The weeks as literal values instead of a join, so that the index on identity and date bounds the scan.
  const isInWeek = ({ identityId, weekStartDate, weekEndDate }: (typeof plans)[number]) =>
    and(eq(habitCompletions.identityId, identityId), between(habitCompletions.date, weekStartDate, weekEndDate));
  // Runs even without a plan: the first screen takes the same number of statements for everybody.
  const inOneOfThem = or(...plans.map(isInWeek)) ?? sql`false`;
  return db()
    .select({
      identityId: habitCompletions.identityId,
      seriesId: habitCompletions.seriesId,
      date: habitCompletions.date,
    })
    .from(habitCompletions)
    .where(and(eq(habitCompletions.userId, userId), eq(habitCompletions.completed, true), inOneOfThem))
    .orderBy(asc(habitCompletions.date));
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

/** Which of these series are the identity's own, each with the first day that it counted in the week that began on `weekStart` (or null). */
export async function knownSeries({
  userId,
  identityId,
  seriesIds,
  weekStart,
}: {
  userId: string;
  identityId: string;
  seriesIds: readonly string[];
  weekStart: CalendarDay;
}) {
  if (seriesIds.length === 0) return [];
  const inThisWeek = sql`CASE WHEN ${habitPlans.weekStartDate} = ${weekStart}::date THEN ${habits.countsFrom} END`;
  return db()
    .select({ seriesId: habits.seriesId, countsFrom: min(inThisWeek).mapWith(habits.countsFrom) })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(
      and(eq(habits.userId, userId), eq(habitPlans.identityId, identityId), inArray(habits.seriesId, [...seriesIds])),
    )
    .groupBy(habits.seriesId);
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
