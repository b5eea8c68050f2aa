import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { OVERDUE_WEEKS_MAX } from '#core/review/review.ts';
import { type Asker, joinedPlans } from '#features/plans/server/queries.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, habitCompletions, habitPlans, identities, weeklyReviews } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type ReviewRow = typeof weeklyReviews.$inferSelect;

/** The plans that a review is about: those that stood to the end of their week. */
const reviewable = eq(habitPlans.status, 'active');

type WeeksAsked<Value> = {
  userId: Value;
  today: Value | CalendarDay;
  identityId?: string | undefined;
  weekStart?: CalendarDay | undefined;
};

/** Of a review what its status is told by, or all of it. */
const { status, difficultyFeedback } = weeklyReviews;
const [TOLD, WHOLE] = [{ status, difficultyFeedback }, getTableColumns(weeklyReviews)];

function selectPlanWeeks<R extends typeof TOLD>(
  { userId, today, identityId, weekStart }: WeeksAsked<string | Placeholder>,
  review: R,
) {
  const ofWeek = weekStart ? eq(habitPlans.weekStartDate, weekStart) : undefined;
  const only = and(reviewable, sql`${habitPlans.activeFrom} <= ${today}`, ofWeek);
  const { newest, asked, order } = joinedPlans(userId, { identityId, only, limit: OVERDUE_WEEKS_MAX });
  const ofPlan = and(
    eq(weeklyReviews.userId, userId),
    eq(weeklyReviews.identityId, identities.id),
    eq(weeklyReviews.weekStartDate, newest.weekStartDate),
  );
  return db()
    .select({ identity: { id: identities.id, name: identities.name }, plan: { ...newest._.selectedFields }, review })
    .from(identities)
    .innerJoinLateral(newest, sql`true`)
    .leftJoin(weeklyReviews, ofPlan)
    .where(asked)
    .orderBy(...order);
}

const selectWeeksOfAll = statement(() =>
  selectPlanWeeks({ userId: sql.placeholder('userId'), today: sql.placeholder('today') }, TOLD),
);

/**
 * The newest plan weeks of each of a user's identities that have begun, each with the status of its review; newest first.
 */
export const weeksOfAll = (userId: string, today: CalendarDay) => selectWeeksOfAll({ userId, today });

/** The same of one identity, or of one week: `weekStart` asks for that alone. */
export const planWeeks = (userId: string, asked: Omit<WeeksAsked<CalendarDay>, 'userId'>) =>
  selectPlanWeeks({ userId, ...asked }, WHOLE);

/** The most plans in one week: one per day. */
const PLANS_A_WEEK = 7;

/**
 * Up to `limit` plan weeks of an identity that have begun, newest first: each week's last plan. Up to the week of `weekStart` if given;
 * otherwise plans that ended before their week are included.
 */
export async function plansUpTo(
  userId: string,
  identityId: string,
  { weekStart, today, limit }: { weekStart: CalendarDay | null; today: CalendarDay; limit: number },
) {
  const rows = await db()
    .select()
    .from(habitPlans)
    .where(
      and(
        eq(habitPlans.userId, userId),
        eq(habitPlans.identityId, identityId),
        coversADay,
        weekStart ? reviewable : undefined,
        lte(habitPlans.activeFrom, today),
        weekStart ? lte(habitPlans.weekStartDate, weekStart) : undefined,
      ),
    )
    .orderBy(sql`${habitPlans.activeFrom} DESC NULLS LAST`)
    .limit(limit * PLANS_A_WEEK);
  const byWeek = Map.groupBy(rows, ({ weekStartDate }) => weekStartDate);
  return [...byWeek.values()].flatMap(([last]) => last ?? []).slice(0, limit);
}

const selectReviewedUntil = statement(() => {
  const newest = db()
    .select({ until: weeklyReviews.weekEndDate })
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.identityId, identities.id), inArray(weeklyReviews.status, ['completed', 'skipped'])))
    .orderBy(desc(weeklyReviews.weekStartDate))
    .limit(1)
    .as('newest');
  const asked = sql`${sql.placeholder('identityIds')}::uuid[]`;
  return db()
    .select({ identityId: identities.id, until: newest.until })
    .from(identities)
    .innerJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(identities.userId, sql.placeholder('userId')),
        sql`(${asked} IS NULL OR ${identities.id} = ANY (${asked}))`,
      ),
    );
});

/** The last day of the newest week of each of these identities, or of all, whose review is completed or skipped. */
export async function reviewedUntil(
  userId: string,
  identityIds: readonly string[] | null,
): Promise<Map<string, CalendarDay>> {
  const rows = await selectReviewedUntil({ userId, identityIds });
  return new Map(rows.map(({ identityId, until }) => [identityId, until]));
}

/** The newest review of an identity that a condition allows. */
async function newestReview(userId: string, identityId: string, only: SQL | undefined): Promise<ReviewRow | null> {
  const [review] = await db()
    .select()
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.identityId, identityId), only))
    .orderBy(desc(weeklyReviews.weekStartDate))
    .limit(1);
  return review ?? null;
}

export function reviewOfWeek(userId: string, identityId: string, weekStart: CalendarDay): Promise<ReviewRow | null> {
  return newestReview(userId, identityId, eq(weeklyReviews.weekStartDate, weekStart));
}

/** The newest completed review of an identity before a week. */
export function reviewBefore(userId: string, identityId: string, weekStart: CalendarDay): Promise<ReviewRow | null> {
  const isCompleted = eq(weeklyReviews.status, 'completed');
  return newestReview(userId, identityId, and(isCompleted, lt(weeklyReviews.weekStartDate, weekStart)));
}

/** Begins a review unless there is one. */
export async function insertReview(review: typeof weeklyReviews.$inferInsert): Promise<void> {
  await db().insert(weeklyReviews).values(review).onConflictDoNothing();
}

export async function changeReview(userId: string, id: string, changes: Partial<ReviewRow>): Promise<ReviewRow | null> {
  const [row] = await db()
    .update(weeklyReviews)
    .set(changes)
    .where(and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.id, id)))
    .returning();
  return row ?? null;
}

export async function reviewById(userId: string, id: string): Promise<ReviewRow | null> {
  const [review] = await db()
    .select()
    .from(weeklyReviews)
    .where(and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.id, id)));
  return review ?? null;
}

/** Completions of an identity, ever. */
export async function votesEver({ id: userId, today }: Asker, identityId: string): Promise<number> {
  const [row] = await db()
    .select({ votes: count() })
    .from(habitCompletions)
    .where(and(eq(habitCompletions.userId, userId), eq(habitCompletions.identityId, identityId), isDoneBy(today)));
  return row?.votes ?? 0;
}

/** The days of a span on which an identity was checked in. */
export async function getCheckInDays(
  userId: string,
  identityId: string,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): Promise<CalendarDay[]> {
  const rows = await db()
    .select({ date: checkIns.date })
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        eq(checkIns.identityId, identityId),
        eq(checkIns.isWhole, true),
        gte(checkIns.date, from),
        lte(checkIns.date, to),
      ),
    );
  return rows.map(({ date }) => date);
}
