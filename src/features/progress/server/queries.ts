import { and, asc, between, count, desc, eq, gte, lte, min, ne, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy, isMarked, markColumns } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, habitCompletions, habitPlans, habits, identities } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type Span = { from: CalendarDay | null; to: CalendarDay };

/** A plan covers days of one calendar week only, so it began at most this many days before any of them. */
export const PLAN_REACH = 6;
/** Before every day, as PostgreSQL writes it. */
const EVER = '-infinity';
/** Plans of one identity that can cover days of one week: two for each day when every day both are replaced. */
const PLANS_A_WEEK = 20;

/** Plans of the identity that a statement is at, which is its user's own: with the user as well, all of their plans would be read besides. */
export const ofIdentity = and(eq(habitPlans.identityId, identities.id), coversADay);

/** Plans that cover a day of the span. The bounds on `activeFrom` keep the index to the span itself. */
const coversSpan = ({ from, to }: Span) =>
  from
    ? and(between(habitPlans.activeFrom, addDays(from, -PLAN_REACH), to), gte(habitPlans.activeUntil, from))
    : lte(habitPlans.activeFrom, to);

/** The days of a span, and the first on which a plan that reaches into it may have begun, as values of a statement. */
export const spanValues = ({ from, to }: Span) => ({
  reach: from === null ? EVER : addDays(from, -PLAN_REACH),
  from: from ?? EVER,
  to,
});

/** Plans that cover a day of the span that `spanValues` says. */
export const coversGivenSpan = () =>
  and(
    between(habitPlans.activeFrom, sql.placeholder('reach'), sql.placeholder('to')),
    gte(habitPlans.activeUntil, sql.placeholder('from')),
  );

const selectPlanBounds = statement(() => {
  const userId = sql.placeholder('userId');
  const first = db()
    .select({ day: habitPlans.activeFrom })
    .from(habitPlans)
    .where(ofIdentity)
    // The order of the index, read from its end: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} ASC NULLS FIRST`)
    .limit(1)
    .as('first');
  const kept = db()
    .select({ end: habitPlans.weekEndDate })
    .from(habitPlans)
    .where(and(ofIdentity, coversGivenSpan(), ne(habitPlans.weekEndDate, sql.placeholder('calendarEnd'))))
    .limit(1)
    .as('kept');
  return db()
    .select({ first: min(first.day), keptEnd: min(kept.end) })
    .from(identities)
    .innerJoinLateral(first, sql`true`)
    .leftJoinLateral(kept, sql`true`)
    .where(eq(identities.userId, userId));
});

/**
 * The first day that a plan of the user covers, and the earliest end of a week that a plan of today is in, each null when there is none;
 * weeks that end on `calendarEnd` are left out. Two rows an identity are read, however many weeks it has.
 */
export async function planBounds(
  userId: string,
  { today, calendarEnd }: { today: CalendarDay; calendarEnd: CalendarDay },
): Promise<{ first: CalendarDay | null; keptEnd: CalendarDay | null }> {
  const [row] = await selectPlanBounds({ userId, calendarEnd, ...spanValues({ from: today, to: today }) });
  return { first: row?.first ?? null, keptEnd: row?.keptEnd ?? null };
}

const selectHabitsOfWeek = statement(() => {
  const userId = sql.placeholder('userId');
  const covering = db()
    .select()
    .from(habitPlans)
    .where(and(ofIdentity, coversGivenSpan()))
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
        status: covering.status,
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
});

/** The habits of all plans that cover a day of the week, each with its plan. */
export function habitsOfWeek(userId: string, week: { start: CalendarDay; end: CalendarDay }) {
  return selectHabitsOfWeek({ userId, ...spanValues({ from: week.start, to: week.end }) });
}

/** What the days of each habit series hold, in the week and in those of the plans that reach into it. */
export async function marksAround(
  { id, today }: { id: string; today: CalendarDay },
  week: { start: CalendarDay; end: CalendarDay },
) {
  return marksIn(id, { from: addDays(week.start, -PLAN_REACH), to: addDays(week.end, PLAN_REACH), today });
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

const selectMarksIn = statement(() =>
  db()
    .select(markColumns(sql.placeholder('today')))
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, sql.placeholder('userId')),
        between(habitCompletions.date, sql.placeholder('from'), sql.placeholder('to')),
        isMarked,
      ),
    ),
);

/** Whatever the days of the span hold of each habit, as of today. */
export function marksIn(userId: string, span: { from: CalendarDay; to: CalendarDay; today: CalendarDay }) {
  return selectMarksIn({ userId, ...span });
}

/** Days of all identities together that are read at most: seventy years of one, or ten of seven. */
const VOTE_DAYS_MAX = 25_600;

/** The votes of each day as of `today`, by identity, the oldest identity and day first; archived ones too. */
export function votesByDay(userId: string, today: CalendarDay) {
  const { identityId, date } = habitCompletions;
  return db()
    .select({ id: identities.id, name: identities.name, date, votes: count() })
    .from(habitCompletions)
    .innerJoin(identities, eq(identities.id, identityId))
    .where(and(eq(habitCompletions.userId, userId), isDoneBy(today)))
    .groupBy(identities.id, date)
    .orderBy(asc(identities.createdAt), asc(identities.id), asc(date))
    .limit(VOTE_DAYS_MAX);
}
