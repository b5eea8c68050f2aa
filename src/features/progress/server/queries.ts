import { and, asc, between, desc, eq, gte, lte, min, ne, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isMarked, markColumns } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, habitCompletions, habitPlans, habits, identities } from '#server/db/schema.ts';

export type Span = { from: CalendarDay | null; to: CalendarDay };

/** A plan covers days of one calendar week only, so it began at most this many days before any of them. */
export const PLAN_REACH = 6;
/** Plans of one identity that can cover days of one week: two for each day when every day both are replaced. */
const PLANS_A_WEEK = 20;

export const ofIdentity = (userId: string) =>
  and(eq(habitPlans.userId, userId), eq(habitPlans.identityId, identities.id), coversADay);

/** Plans that cover a day of the span. The bounds on `activeFrom` keep the index to the span itself. */
export const coversSpan = ({ from, to }: Span) =>
  from
    ? and(between(habitPlans.activeFrom, addDays(from, -PLAN_REACH), to), gte(habitPlans.activeUntil, from))
    : lte(habitPlans.activeFrom, to);

/**
 * The first day that a plan of the user covers, and the earliest end of a week that a plan of today is in, each null when there is none;
 * weeks that end on `calendarEnd` are left out. Two rows an identity are read, however many weeks it has.
 */
export async function planBounds(
  userId: string,
  { today, calendarEnd }: { today: CalendarDay; calendarEnd: CalendarDay },
): Promise<{ first: CalendarDay | null; keptEnd: CalendarDay | null }> {
  const first = db()
    .select({ day: habitPlans.activeFrom })
    .from(habitPlans)
    .where(ofIdentity(userId))
    // The order of the index, read from its end: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} ASC NULLS FIRST`)
    .limit(1)
    .as('first');
  const kept = db()
    .select({ end: habitPlans.weekEndDate })
    .from(habitPlans)
    .where(and(ofIdentity(userId), coversSpan({ from: today, to: today }), ne(habitPlans.weekEndDate, calendarEnd)))
    .limit(1)
    .as('kept');
  const [row] = await db()
    .select({ first: min(first.day), keptEnd: min(kept.end) })
    .from(identities)
    .innerJoinLateral(first, sql`true`)
    .leftJoinLateral(kept, sql`true`)
    .where(eq(identities.userId, userId));
  return { first: row?.first ?? null, keptEnd: row?.keptEnd ?? null };
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
        dueOn: habits.dueOn,
        countsFrom: habits.countsFrom,
      },
    })
    .from(identities)
    .innerJoinLateral(covering, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, covering.id))
    .where(eq(identities.userId, userId));
}

/** What the days of each habit series hold, in the week up to today and in those of the plans that reach into it. */
export async function marksAround(
  { id, today }: { id: string; today: CalendarDay },
  week: { start: CalendarDay; end: CalendarDay },
) {
  return marksIn(id, { from: addDays(week.start, -PLAN_REACH), to: week.end, today });
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
      dueOn: habits.dueOn,
      countsFrom: habits.countsFrom,
    })
    .from(habitPlans)
    .innerJoin(identities, eq(identities.id, habitPlans.identityId))
    .innerJoin(habits, eq(habits.habitPlanId, habitPlans.id))
    .where(and(eq(habitPlans.userId, userId), coversADay, coversSpan(span)))
    .orderBy(
      desc(habitPlans.activeFrom),
      asc(identities.createdAt),
      asc(identities.id),
      asc(habits.order),
      asc(habits.id),
    );
}

/** The days of the span on which each identity was checked in. */
export async function checkInDays(userId: string, { from, to }: { from: CalendarDay; to: CalendarDay }) {
  return db()
    .select({ identityId: checkIns.identityId, date: checkIns.date })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.isWhole, true), between(checkIns.date, from, to)));
}

/** Whatever the days of the span hold of each habit, as of today. */
export async function marksIn(
  userId: string,
  { from, to, today }: { from: CalendarDay; to: CalendarDay; today: CalendarDay },
) {
  return db()
    .select(markColumns(today))
    .from(habitCompletions)
    .where(and(eq(habitCompletions.userId, userId), between(habitCompletions.date, from, to), isMarked));
}
