import { alias } from 'drizzle-orm/pg-core';
import { and, between, count, desc, eq, gte, isNull, lte, notExists, or, sql, sum } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { habitCompletions, habitPlans, habits, identities, pauses } from '#server/db/schema.ts';
import { coversSpan, ofIdentity, type Span } from '../queries.ts';

/**
 * The habits of the plans that cover a day of the span, in their whole weeks: of plans that followed each other in one week only
 * the last. Added up by frequency and days that count, so that there are at most 98 rows.
 */
export async function plannedAndDone(userId: string, span: Span) {
  const standing = db()
    .selectDistinctOn([habitPlans.weekStartDate])
    .from(habitPlans)
    .where(and(ofIdentity(userId), coversSpan(span)))
    .orderBy(habitPlans.weekStartDate, desc(habitPlans.activeFrom))
    .as('standing');
  // What ended without a successor in its week counts to its own last day.
  const lastDay = sql<CalendarDay>`CASE WHEN ${standing.status} = 'retired' THEN ${standing.activeUntil} ELSE ${standing.weekEndDate} END`;
  const day = sql<CalendarDay>`counted::date`;
  const paused = db()
    .select({ one: sql`1` })
    .from(pauses)
    .where(
      and(
        eq(pauses.userId, userId),
        or(isNull(pauses.identityId), eq(pauses.identityId, standing.identityId)),
        lte(pauses.from, day),
        gte(pauses.until, day),
      ),
    );
  const skip = alias(habitCompletions, 'skip');
  const skipped = db()
    .select({ one: sql`1` })
    .from(skip)
    .where(and(eq(skip.seriesId, habits.seriesId), eq(skip.date, day), eq(skip.skipped, true)));
  // The named days of the week that are left, or all that are.
  const counting = db()
    .select({ days: count().as('counted_days') })
    .from(sql`generate_series(${habits.countsFrom}, ${lastDay}, interval '1 day') AS counted`)
    .where(and(or(isNull(habits.dueOn), sql`${day} = ANY (${habits.dueOn})`), notExists(paused), notExists(skipped)))
    .as('counting');
  // Counted per habit, so that the index on series and date bounds the scan.
  const done = db()
    .select({ times: count().as('times') })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.seriesId, habits.seriesId),
        // From the habit's first day: a plan that bridges to another week start shares days of its week with the one before.
        between(habitCompletions.date, habits.countsFrom, lastDay),
        isDoneBy(span.to),
      ),
    )
    .as('done');
  const isNamed = sql<boolean>`${habits.dueOn} IS NOT NULL`;
  return db()
    .select({
      targetFrequency: habits.targetFrequency,
      isNamed,
      /** Days of the week on which the habit counts and that are not taken out; of one with named days, those named. */
      days: counting.days,
      habits: count(),
      completions: sum(done.times).mapWith(Number),
    })
    .from(identities)
    .innerJoinLateral(standing, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, standing.id))
    .innerJoinLateral(done, sql`true`)
    .innerJoinLateral(counting, sql`true`)
    .where(eq(identities.userId, userId))
    .groupBy(habits.targetFrequency, isNamed, counting.days);
}
