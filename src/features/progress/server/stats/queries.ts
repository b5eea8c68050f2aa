import { alias, type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import { and, between, count, desc, eq, gte, isNull, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { coversGivenSpan, ofIdentity, type Span, spanValues } from '#features/plans/server/week-queries.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { habitCompletions, habitPlans, habits, identities, pauses } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

/** How many days of a habit's week, to its last day, are taken out of those on which it counts. */
function daysOut(identityId: AnyPgColumn, lastDay: SQL<CalendarDay>) {
  const pausedDays = db()
    .select({ day: sql<CalendarDay>`paused_day::date`.as('off_day') })
    .from(pauses)
    .crossJoinLateral(
      sql`generate_series(greatest(${pauses.from}, ${habits.countsFrom}), least(${pauses.until}, ${lastDay}), interval '1 day') AS paused_day`,
    )
    .where(
      and(
        eq(pauses.userId, sql.placeholder('userId')),
        or(isNull(pauses.identityId), eq(pauses.identityId, identityId)),
        gte(pauses.until, habits.countsFrom),
        lte(pauses.from, lastDay),
      ),
    );
  const skip = alias(habitCompletions, 'skip');
  const skippedDays = db()
    .select({ day: sql<CalendarDay>`${skip.date}`.as('off_day') })
    .from(skip)
    .where(
      and(eq(skip.seriesId, habits.seriesId), between(skip.date, habits.countsFrom, lastDay), sql`${skip.skipped}`),
    );
  const off = union(pausedDays, skippedDays).as('off');
  return db()
    .select({ days: count().as('out_days') })
    .from(off)
    .where(or(isNull(habits.dueOn), sql`${off.day} = ANY (${habits.dueOn})`))
    .as('out');
}

const selectPlannedAndDone = statement(() => {
  const userId = sql.placeholder('userId');
  const standing = db()
    .selectDistinctOn([habitPlans.weekStartDate])
    .from(habitPlans)
    .where(and(ofIdentity, coversGivenSpan()))
    .orderBy(habitPlans.weekStartDate, desc(habitPlans.activeFrom))
    .as('standing');
  // What ended without a successor in its week counts to its own last day.
  const lastDay = sql<CalendarDay>`CASE WHEN ${standing.status} = 'retired' THEN ${standing.activeUntil} ELSE ${standing.weekEndDate} END`;
  // Named days of the week, or all of them.
  const asked = sql<number>`CASE WHEN ${habits.dueOn} IS NULL THEN ${lastDay} - ${habits.countsFrom} + 1
    ELSE (SELECT count(*) FROM unnest(${habits.dueOn}) AS due WHERE due BETWEEN ${habits.countsFrom} AND ${lastDay}) END`;
  const out = daysOut(standing.identityId, lastDay);
  // Counted per habit, so that the index on series and date bounds the scan.
  const done = db()
    .select({ times: count().as('times') })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.seriesId, habits.seriesId),
        // From the habit's first day: a plan that bridges to another week start shares days of its week with the one before.
        between(habitCompletions.date, habits.countsFrom, lastDay),
        isDoneBy(sql.placeholder('to')),
      ),
    )
    .as('done');
  const isNamed = sql<boolean>`${habits.dueOn} IS NOT NULL`;
  const days = sql<number>`${asked} - ${out.days}`.mapWith(Number);
  return db()
    .select({
      targetFrequency: habits.targetFrequency,
      isNamed,
      /** Days of the week on which the habit counts and that are not taken out; of one with named days, those named. */
      days,
      habits: count(),
      completions: sum(done.times).mapWith(Number),
    })
    .from(identities)
    .innerJoinLateral(standing, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, standing.id))
    .innerJoinLateral(done, sql`true`)
    .innerJoinLateral(out, sql`true`)
    .where(eq(identities.userId, userId))
    .groupBy(habits.targetFrequency, isNamed, days);
});

/**
 * The habits of the plans that cover a day of the span, in their whole weeks: of plans that followed each other in one week only
 * the last. Added up by frequency and days that count, so that there are at most 98 rows.
 */
export function plannedAndDone(userId: string, span: Span) {
  return selectPlannedAndDone({ userId, ...spanValues(span) });
}
