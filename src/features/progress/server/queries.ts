import { and, asc, between, count, desc, eq, gte, isNull, lte, max, or, sql, sum } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar.ts';
import { db } from '#server/db/access.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, habitCompletions, habitPlans, habits, identities, pauses } from '#server/db/schema.ts';

type Span = { from: CalendarDay | null; to: CalendarDay };

/** A plan covers days of one calendar week only, so it began at most this many days before any of them. */
const PLAN_REACH = 6;
/** Plans of one identity that can cover days of one week: two for each day when every day both are replaced. */
const PLANS_A_WEEK = 20;

const ofIdentity = (userId: string) =>
  and(eq(habitPlans.userId, userId), eq(habitPlans.identityId, identities.id), coversADay);

/** Plans that cover a day of the span. The bounds on `activeFrom` keep the index to the span itself. */
const coversSpan = ({ from, to }: Span) =>
  from
    ? and(between(habitPlans.activeFrom, addDays(from, -PLAN_REACH), to), gte(habitPlans.activeUntil, from))
    : lte(habitPlans.activeFrom, to);

/** Completions of the user in the span. */
const doneIn = (userId: string, { from, to }: Span) =>
  and(
    eq(habitCompletions.userId, userId),
    eq(habitCompletions.completed, true),
    from ? gte(habitCompletions.date, from) : undefined,
    lte(habitCompletions.date, to),
  );

/** The first day that a plan of the user covers, or null. One row an identity is read, however many weeks it has. */
export async function firstPlanDay(userId: string): Promise<CalendarDay | null> {
  const first = db()
    .select({ day: habitPlans.activeFrom })
    .from(habitPlans)
    .where(ofIdentity(userId))
    // The order of the index, read from its end: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} ASC NULLS FIRST`)
    .limit(1)
    .as('first');
  const [row] = await db()
    .select({ day: first.day })
    .from(identities)
    .innerJoinLateral(first, sql`true`)
    .where(eq(identities.userId, userId))
    .orderBy(asc(first.day))
    .limit(1);
  return row?.day ?? null;
}

/** The habits of all plans that cover a day of the week, each with its plan. */
export async function habitsOfWeek(userId: string, week: { start: CalendarDay; end: CalendarDay }) {
  const covering = db()
    .select()
    .from(habitPlans)
    .where(and(ofIdentity(userId), coversSpan({ from: week.start, to: week.end })))
    .orderBy(desc(habitPlans.activeFrom))
    .limit(PLANS_A_WEEK)
    .as('covering');
  return db()
    .select({
      plan: {
        id: covering.id,
        identityId: covering.identityId,
        activeFrom: covering.activeFrom,
        activeUntil: covering.activeUntil,
        weekStartDate: covering.weekStartDate,
        weekEndDate: covering.weekEndDate,
      },
      habit: {
        seriesId: habits.seriesId,
        targetFrequency: habits.targetFrequency,
        countsFrom: habits.countsFrom,
      },
    })
    .from(identities)
    .innerJoinLateral(covering, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, covering.id))
    .where(eq(identities.userId, userId));
}

/** The days on which each habit series was completed, in the week and in those of the plans that reach into it. */
export async function completedDaysAround(userId: string, week: { start: CalendarDay; end: CalendarDay }) {
  return completionsIn(userId, { from: addDays(week.start, -PLAN_REACH), to: week.end });
}

/** How many days of the span have a completion, and the longest run of them; one row, whatever the span. */
export async function activity(userId: string, span: Span): Promise<{ daysActive: number; longestStreak: number }> {
  const active = db()
    .selectDistinct({ date: habitCompletions.date })
    .from(habitCompletions)
    .where(doneIn(userId, span))
    .as('active');
  // Consecutive days keep the same distance to their place in the order.
  const placed = db()
    .select({ run: sql`${active.date} - (row_number() OVER (ORDER BY ${active.date}))::int`.as('run') })
    .from(active)
    .as('placed');
  const runs = db()
    .select({ days: count().as('days') })
    .from(placed)
    .groupBy(placed.run)
    .as('runs');
  const [row] = await db()
    .select({ daysActive: sum(runs.days).mapWith(Number), longestStreak: max(runs.days).mapWith(Number) })
    .from(runs);
  return { daysActive: row?.daysActive ?? 0, longestStreak: row?.longestStreak ?? 0 };
}

/**
 * The habits of the plans that cover a day of the span, in their whole weeks: of plans that followed each other in one week only
 * the last. Added up by frequency and days that count, so that there are at most 49 rows.
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
  const isOfIdentity = or(isNull(pauses.identityId), eq(pauses.identityId, standing.identityId));
  const pausedDays = db()
    .select({ days: sql`count(DISTINCT day)`.as('days') })
    .from(pauses)
    .crossJoinLateral(
      sql`generate_series(greatest(${pauses.from}, ${habits.countsFrom}), least(${pauses.until}, ${lastDay}), interval '1 day') AS day`,
    )
    .where(
      and(eq(pauses.userId, userId), isOfIdentity, gte(pauses.until, habits.countsFrom), lte(pauses.from, lastDay)),
    )
    .as('paused');
  // Counted habit by habit, so that the index on series and date bounds what is read.
  const done = db()
    .select({ times: count().as('times') })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.seriesId, habits.seriesId),
        // From the habit's first day: a plan that bridges to another week start shares days of its week with the one before.
        between(habitCompletions.date, habits.countsFrom, lastDay),
        eq(habitCompletions.completed, true),
      ),
    )
    .as('done');
  const daysThatCount = sql`${lastDay} - ${habits.countsFrom} - ${pausedDays.days}`;
  return db()
    .select({
      targetFrequency: habits.targetFrequency,
      /** Days of the week on which the habit counts and is not paused, less one. */
      daysAfterFirst: sql<number>`${daysThatCount}`.mapWith(Number),
      habits: count(),
      completions: sum(done.times).mapWith(Number),
    })
    .from(identities)
    .innerJoinLateral(standing, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, standing.id))
    .innerJoinLateral(done, sql`true`)
    .innerJoinLateral(pausedDays, sql`true`)
    .where(eq(identities.userId, userId))
    .groupBy(habits.targetFrequency, daysThatCount);
}

/** Every habit of every plan of the user that covers a day of the span, with the days that its plan stood. */
export async function plannedHabits(userId: string, span: Span) {
  return db()
    .select({
      identityId: habitPlans.identityId,
      identityName: identities.name,
      weekStartDate: habitPlans.weekStartDate,
      activeFrom: habitPlans.activeFrom,
      activeUntil: habitPlans.activeUntil,
      seriesId: habits.seriesId,
      description: habits.description,
      implementationIntention: habits.implementationIntention,
      habitType: habits.habitType,
      targetFrequency: habits.targetFrequency,
      countsFrom: habits.countsFrom,
    })
    .from(habitPlans)
    .innerJoin(identities, eq(identities.id, habitPlans.identityId))
    .innerJoin(habits, eq(habits.habitPlanId, habitPlans.id))
    .where(and(eq(habitPlans.userId, userId), coversADay, coversSpan(span)))
    .orderBy(desc(habitPlans.activeFrom), asc(habits.order));
}

/** The days of the span on which each identity was checked in. */
export async function checkInDays(userId: string, { from, to }: { from: CalendarDay; to: CalendarDay }) {
  return db()
    .select({ identityId: checkIns.identityId, date: checkIns.date })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), between(checkIns.date, from, to)));
}

/** Every completion of the span. */
export async function completionsIn(userId: string, span: Span) {
  return db()
    .select({
      identityId: habitCompletions.identityId,
      seriesId: habitCompletions.seriesId,
      date: habitCompletions.date,
    })
    .from(habitCompletions)
    .where(doneIn(userId, span));
}
