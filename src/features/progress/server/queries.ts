import { and, asc, between, count, desc, eq, gte, lte, min, ne, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { coversGivenSpan, ofIdentity, PLAN_REACH, type Span, spanValues } from '#features/plans/server/week-queries.ts';
import { db } from '#server/db/access.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { checkIns, habitCompletions, habitPlans, habits, identities } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

/** Plans that cover a day of the span. The bounds on `activeFrom` keep the index to the span itself. */
const coversSpan = ({ from, to }: Span) =>
  from
    ? and(between(habitPlans.activeFrom, addDays(from, -PLAN_REACH), to), gte(habitPlans.activeUntil, from))
    : lte(habitPlans.activeFrom, to);

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
