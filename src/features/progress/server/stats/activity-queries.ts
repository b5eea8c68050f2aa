import { and, between, eq, gte, isNull, lte, max, notExists, or, sql, sum } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { PLAN_REACH, type Span, spanValues } from '#features/plans/server/week-queries.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy, isMarked, markColumns } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { habitCompletions, habitPlans, habits, identities, pauses } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

const userId = sql.placeholder('userId');
const from = sql.placeholder('from');
const to = sql.placeholder('to');

/**
 * Days of the span that a pause takes out of every streak: those on which all that was planned is paused, or nothing was planned and
 * something is.
 */
function pausedDays() {
  const day = sql<CalendarDay>`paused_day::date`;
  const other = alias(pauses, 'other');
  const isPaused = db()
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.userId, userId),
        or(isNull(other.identityId), eq(other.identityId, habitPlans.identityId)),
        lte(other.from, day),
        gte(other.until, day),
      ),
    );
  // By the identity, so that the index on it and the days bounds what is read.
  const asked = db()
    .select({ one: sql`1` })
    .from(identities)
    .innerJoin(habitPlans, eq(habitPlans.identityId, identities.id))
    .where(
      and(
        eq(identities.userId, userId),
        coversADay,
        between(habitPlans.activeFrom, sql`${day} - ${PLAN_REACH}::int`, day),
        gte(habitPlans.activeUntil, day),
        notExists(isPaused),
      ),
    );
  return db()
    .select({
      date: day.as('date'),
      isActive: sql<boolean>`false`.as('is_active'),
      isPaused: sql<boolean>`true`.as('is_paused'),
    })
    .from(pauses)
    .crossJoinLateral(
      sql`generate_series(greatest(${pauses.from}, ${from}::date), least(${pauses.until}, ${to}::date), interval '1 day') AS paused_day`,
    )
    .where(and(eq(pauses.userId, userId), gte(pauses.until, from), lte(pauses.from, to), notExists(asked)));
}

/** The days of the span that hold a completion, a skip or a pause, one row each. Each row of the span is read once. */
function notedDays() {
  const { date, skipped } = habitCompletions;
  const isActive = isDoneBy(to);
  const marks = db()
    .select({
      date,
      isActive: sql<boolean>`${isActive}`.as('is_active'),
      isPaused: sql<boolean>`${date} = ANY (${sql.placeholder('passedOver')}::date[])`.as('is_paused'),
    })
    .from(habitCompletions)
    .where(and(eq(habitCompletions.userId, userId), or(isActive, eq(skipped, true)), between(date, from, to)));
  const noted = unionAll(marks, pausedDays()).as('noted');
  return db()
    .select({
      date: noted.date,
      isActive: sql<boolean>`bool_or(${noted.isActive})`.as('is_active'),
      goesOn: sql<boolean>`bool_or(${noted.isActive} OR ${noted.isPaused})`.as('goes_on'),
    })
    .from(noted)
    .groupBy(noted.date);
}

type Runs = {
  readonly daysActive: number;
  readonly longestStreak: number;
  /** Days without a completion that hold a skip, and that are not passed over so far. */
  readonly skippedDays: readonly CalendarDay[];
};

const selectRuns = statement(() => {
  const days = db().$with('days').as(notedDays());
  // Consecutive days keep the same distance to their place in the order.
  const placed = db()
    .select({
      isActive: days.isActive,
      run: sql`${days.date} - (row_number() OVER (ORDER BY ${days.date}))::int`.as('run'),
    })
    .from(days)
    .where(sql`${days.goesOn}`)
    .as('placed');
  const runs = db()
    .select({ days: sql`count(*) FILTER (WHERE ${placed.isActive})`.as('days') })
    .from(placed)
    .groupBy(placed.run)
    .as('runs');
  const skippedDays = db()
    .select({ list: sql`array_agg(${days.date}::text)` })
    .from(days)
    .where(sql`NOT ${days.goesOn}`);
  return db()
    .with(days)
    .select({
      daysActive: sum(runs.days).mapWith(Number),
      longestStreak: max(runs.days).mapWith(Number),
      skippedDays: sql<CalendarDay[] | null>`(${skippedDays})`,
    })
    .from(runs);
});

/**
 * How many days of the span, which ends today, have a completion, and the longest run of them over paused days and those that are `passedOver`
 * besides.
 */
export async function getRuns(of: string, span: Span, passedOver: readonly CalendarDay[]): Promise<Runs> {
  const [row] = await selectRuns({ userId: of, ...spanValues(span), passedOver });
  return {
    daysActive: row?.daysActive ?? 0,
    longestStreak: row?.longestStreak ?? 0,
    skippedDays: row?.skippedDays ?? [],
  };
}

/** The plans of the user that cover one of these days, with their habits. */
export async function plansOn(of: string, days: readonly CalendarDay[]) {
  const day = sql<CalendarDay>`asked.day`;
  const { id, identityId, activeFrom, activeUntil, weekStartDate, weekEndDate } = habitPlans;
  const { id: habitId, seriesId, targetFrequency, dueOn, countsFrom } = habits;
  return db()
    .selectDistinct({
      plan: { id, identityId, activeFrom, activeUntil, weekStartDate, weekEndDate },
      habit: { id: habitId, seriesId, targetFrequency, dueOn, countsFrom },
    })
    .from(sql`unnest(${sql.param([...days])}::date[]) AS asked(day)`)
    .innerJoin(identities, eq(identities.userId, of))
    .innerJoin(
      habitPlans,
      and(
        eq(identityId, identities.id),
        coversADay,
        between(activeFrom, sql`${day} - ${PLAN_REACH}::int`, day),
        gte(activeUntil, day),
      ),
    )
    .innerJoin(habits, eq(habits.habitPlanId, id));
}

/** What the weeks of these plans hold of their habits, by habit. */
export async function marksOfPlans(planIds: readonly string[], today: CalendarDay) {
  const rows = await db()
    .select({ habitId: habits.id, ...markColumns(today) })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .innerJoin(
      habitCompletions,
      and(
        eq(habitCompletions.seriesId, habits.seriesId),
        between(habitCompletions.date, habits.countsFrom, habitPlans.weekEndDate),
        isMarked,
      ),
    )
    .where(sql`${habits.habitPlanId} = ANY (${sql.param([...planIds])}::uuid[])`);
  return Map.groupBy(rows, ({ habitId }) => habitId);
}
