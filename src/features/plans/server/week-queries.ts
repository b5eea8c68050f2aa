import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isMarked, markColumns } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { habitCompletions, habitPlans, habits, identities } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';
import type { Asker, PlanRow } from './queries.ts';

export type Span = { from: CalendarDay | null; to: CalendarDay };

/** A plan covers days of one calendar week only, so it began at most this many days before any of them. */
export const PLAN_REACH = 6;
/** Before every day, as PostgreSQL writes it. */
const EVER = '-infinity';
/** Plans of one identity that can cover days of one week: two for each day when every day both are replaced. */
const PLANS_A_WEEK = 20;

/** Twelve habits on seven days, and as many again for each time that the plan was replaced. */
const MARKS_A_WEEK = 1000;

/** Plans of the identity that a statement is at, which is its user's own: with the user as well, all of their plans would be read besides. */
export const ofIdentity = and(eq(habitPlans.identityId, identities.id), coversADay);

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
      habit: habits,
    })
    .from(identities)
    .innerJoinLateral(covering, sql`true`)
    .innerJoin(habits, eq(habits.habitPlanId, covering.id))
    .where(eq(identities.userId, userId))
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id));
});

/** The habits of all plans that cover a day of the week, each with its plan, in the order of a plan's habits. */
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
    )
    .orderBy(asc(habitCompletions.date)),
);

/** Whatever the days of the span hold of each habit, as of today, ascending. */
export function marksIn(userId: string, span: { from: CalendarDay; to: CalendarDay; today: CalendarDay }) {
  return selectMarksIn({ userId, ...span });
}

const selectMarksInWeeks = statement(() => {
  const { identityId, userId, date } = habitCompletions;
  const isInWeek = between(date, sql`week.first_day`, sql`week.last_day`);
  const columns = markColumns(sql.placeholder('today'));
  const marks = db()
    .select({ ...columns, isDone: columns.isDone.as('is_done') })
    .from(habitCompletions)
    .where(and(eq(userId, sql.placeholder('userId')), eq(identityId, sql`week.of_identity`), isInWeek, isMarked))
    // Read week by week, so that the index on identity and date bounds the scan.
    .limit(MARKS_A_WEEK)
    .as('marks');
  const weeks = sql`unnest(${sql.placeholder('identityIds')}::uuid[], ${sql.placeholder('firstDays')}::date[],
    ${sql.placeholder('lastDays')}::date[]) AS week(of_identity, first_day, last_day)`;
  return db().selectDistinct().from(weeks).innerJoinLateral(marks, sql`true`).orderBy(asc(marks.date));
});

/** What a day holds of a habit, and of whose. */
export type HeldMark = Awaited<ReturnType<typeof marksIn>>[number];

/** What the days of each habit series hold inside the weeks of the given plans, by series and ascending. */
export async function getMarksInWeeks(
  { id: userId, today }: Asker,
  plans: readonly Pick<PlanRow, 'identityId' | 'weekStartDate' | 'weekEndDate'>[],
) {
  const rows = await selectMarksInWeeks({
    userId,
    today,
    identityIds: plans.map(({ identityId }) => identityId),
    firstDays: plans.map(({ weekStartDate }) => weekStartDate),
    lastDays: plans.map(({ weekEndDate }) => weekEndDate),
  });
  return Map.groupBy(
    rows.map(({ marks }) => marks),
    ({ seriesId }) => seriesId,
  );
}
