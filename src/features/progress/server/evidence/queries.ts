import { and, asc, between, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { FACTS_REACH, type Recorded } from '#core/evidence/day-facts.ts';
import { EVIDENCE_VERSION, type EvidenceState, type EvidenceYear } from '#core/evidence/evidence.ts';
import { db } from '#server/db/access.ts';
import { isMarked, markColumns } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import { statement } from '#server/db/statement.ts';
import {
  checkIns,
  evidenceYears,
  habitCompletions,
  habitPlans,
  habits,
  identities,
  identityEvidence,
  pauses,
  weeklyReviews,
} from '#server/db/schema.ts';

type Owned = { readonly userId: string; readonly identityId: string };
/** `from` null is from the very first day on. */
type Span = { readonly from: CalendarDay | null; readonly to: CalendarDay };
/** The day of the user: a limit that was kept counts once its own is over. */
type AsOf = { readonly today: CalendarDay };

const isCurrent = eq(identityEvidence.version, EVIDENCE_VERSION);

/**
 * The identity with its stored evidence and the record of one year; null when it is not the user's. What was made by other rules is left out, and
 * told by its version.
 */
export async function storedEvidence({ userId, identityId }: Owned, year: number) {
  const ofYear = and(eq(evidenceYears.identityId, identities.id), eq(evidenceYears.year, year));
  const [row] = await db()
    .select({
      identity: identities,
      version: identityEvidence.version,
      state: identityEvidence.state,
      year: evidenceYears.days,
    })
    .from(identities)
    .leftJoin(identityEvidence, eq(identityEvidence.identityId, identities.id))
    .leftJoin(evidenceYears, ofYear)
    .where(and(eq(identities.userId, userId), eq(identities.id, identityId)));
  if (!row) return null;
  return row.version === EVIDENCE_VERSION ? row : { ...row, state: null, year: null };
}

/** The stored evidence of an identity alone; null without any, and when it was made by other rules. */
export async function storedState({ userId, identityId }: Owned): Promise<EvidenceState | null> {
  const [row] = await db()
    .select({ state: identityEvidence.state })
    .from(identityEvidence)
    .where(and(eq(identityEvidence.userId, userId), eq(identityEvidence.identityId, identityId), isCurrent));
  return row?.state ?? null;
}

const selectSettledTo = statement(() =>
  db()
    .select({ day: identityEvidence.settledTo })
    .from(identityEvidence)
    .where(
      and(
        eq(identityEvidence.userId, sql.placeholder('userId')),
        eq(identityEvidence.identityId, sql.placeholder('identityId')),
        isCurrent,
      ),
    ),
);

/** The last day of the stored evidence; null as `storedState` is. */
export async function settledTo({ userId, identityId }: Owned): Promise<CalendarDay | null> {
  const [row] = await selectSettledTo({ userId, identityId });
  return row?.day ?? null;
}

/** Drops whatever is stored, as it was made by other rules. */
export async function dropEvidence({ userId, identityId }: Owned): Promise<void> {
  for (const table of [identityEvidence, evidenceYears]) {
    await db()
      .delete(table)
      .where(and(eq(table.userId, userId), eq(table.identityId, identityId)));
  }
}

/** The records of the years from one to another, by year. */
export async function storedYears(
  { userId, identityId }: Owned,
  from: number,
  to: number,
): Promise<Map<number, EvidenceYear>> {
  const rows = await db()
    .select({ year: evidenceYears.year, days: evidenceYears.days })
    .from(evidenceYears)
    .where(
      and(
        eq(evidenceYears.userId, userId),
        eq(evidenceYears.identityId, identityId),
        between(evidenceYears.year, from, to),
      ),
    );
  return new Map(rows.map(({ year, days }) => [year, days]));
}

/** Keeps the evidence up to the state's last day, and the records of the years that it touched. */
export async function storeEvidence(
  { userId, identityId }: Owned,
  { state, years }: { state: EvidenceState; years: ReadonlyMap<number, EvidenceYear> },
): Promise<void> {
  const settled = { settledTo: state.lastDay, version: EVIDENCE_VERSION, state };
  await db()
    .insert(identityEvidence)
    .values({ userId, identityId, ...settled })
    .onConflictDoUpdate({ target: identityEvidence.identityId, set: settled });
  const rows = [...years].map(([year, days]) => ({ userId, identityId, year, days }));
  if (rows.length === 0) return;
  await db()
    .insert(evidenceYears)
    .values(rows)
    .onConflictDoUpdate({
      target: [evidenceYears.identityId, evidenceYears.year],
      set: { days: sql`excluded.days` },
    });
}

const selectFirstPlannedDay = statement(() =>
  db()
    .select({ day: habitPlans.activeFrom })
    .from(identities)
    .innerJoin(habitPlans, and(eq(habitPlans.identityId, identities.id), coversADay))
    .where(and(eq(identities.userId, sql.placeholder('userId')), eq(identities.id, sql.placeholder('identityId'))))
    // The order of the index, read from its end.
    .orderBy(sql`${habitPlans.activeFrom} ASC NULLS FIRST`)
    .limit(1),
);

/** The first day that a plan of the identity covers, or null. */
export async function firstPlannedDay({ userId, identityId }: Owned): Promise<CalendarDay | null> {
  const [row] = await selectFirstPlannedDay({ userId, identityId });
  return row?.day ?? null;
}

/** More habits than a plan can hold. A limit has the database look them up plan by plan instead of reading them all. */
const HABITS_MAX = 100;

type DayColumn = typeof habitPlans.activeFrom | typeof checkIns.date | typeof habitCompletions.date;

const inSpan = (column: DayColumn, { from, to }: Span) =>
  from ? between(column, addDays(from, -FACTS_REACH), to) : lte(column, to);

async function plansIn({ userId, identityId }: Owned, span: Span): Promise<Recorded['plans']> {
  const planned = db()
    .select({
      id: habits.id,
      order: habits.order,
      seriesId: habits.seriesId,
      targetFrequency: habits.targetFrequency,
      days: habits.days,
      dueOn: habits.dueOn,
      measure: habits.measure,
      moment: habits.moment,
      countsFrom: habits.countsFrom,
      description: habits.description,
      habitType: habits.habitType,
    })
    .from(habits)
    .where(eq(habits.habitPlanId, habitPlans.id))
    .orderBy(asc(habits.order), asc(habits.id))
    .limit(HABITS_MAX)
    .as('planned');
  const { id, activeFrom, activeUntil, weekStartDate, weekEndDate } = habitPlans;
  const rows = await db()
    .select({
      plan: { id, activeFrom, activeUntil, weekStartDate, weekEndDate },
      habit: {
        seriesId: planned.seriesId,
        targetFrequency: planned.targetFrequency,
        days: planned.days,
        dueOn: planned.dueOn,
        measure: planned.measure,
        moment: planned.moment,
        countsFrom: planned.countsFrom,
        description: planned.description,
        habitType: planned.habitType,
      },
    })
    .from(habitPlans)
    .innerJoinLateral(planned, sql`true`)
    .where(
      and(
        eq(habitPlans.userId, userId),
        eq(habitPlans.identityId, identityId),
        inSpan(habitPlans.activeFrom, span),
        coversADay,
      ),
    )
    .orderBy(asc(habitPlans.activeFrom), asc(habitPlans.id), asc(planned.order), asc(planned.id));
  return [...Map.groupBy(rows, ({ plan }) => plan.id).values()].map((own) => ({
    ...(own[0] as (typeof own)[number]).plan,
    habits: own.map(({ habit }) => habit),
  }));
}

// With their habits as they were: one of a plan that was replaced on the day it was done stands in no plan that covers that day. And to the end of the
// last day's week: a skip there leaves less time for what the week asks, so that it is due earlier.
async function checkedIn({ userId, identityId }: Owned, { today, from, to }: Span & AsOf) {
  const span = { from, to: addDays(to, FACTS_REACH) };
  const marked = and(
    eq(habitCompletions.checkInId, checkIns.id),
    isMarked,
    // Said again of the completions, so that their own index bounds what is read.
    eq(habitCompletions.identityId, identityId),
    inSpan(habitCompletions.date, span),
  );
  const { description, habitType, targetFrequency, days, measure } = habits;
  const noted = db()
    .select({ description, habitType, targetFrequency, days, measure })
    .from(habits)
    .where(eq(habits.id, habitCompletions.habitId))
    .limit(1)
    .as('noted');
  const { identityId: _identity, date: _date, ...mark } = markColumns(today);
  return db()
    .select({
      date: checkIns.date,
      mark,
      habit: {
        description: noted.description,
        habitType: noted.habitType,
        targetFrequency: noted.targetFrequency,
        days: noted.days,
        measure: noted.measure,
      },
    })
    .from(checkIns)
    .leftJoin(habitCompletions, marked)
    .leftJoinLateral(noted, sql`true`)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.identityId, identityId), inSpan(checkIns.date, span)));
}

type CheckedIn = Awaited<ReturnType<typeof checkedIn>>[number];

/** What a row holds of a habit; nothing where only the check-in is. */
function getMarks({ date, mark, habit }: CheckedIn): Recorded['marks'] {
  return mark && habit ? [{ ...habit, ...mark, date }] : [];
}

async function pausesAround({ userId, identityId }: Owned, { from, to }: Span) {
  return db()
    .select({ identityId: pauses.identityId, from: pauses.from, until: pauses.until })
    .from(pauses)
    .where(
      and(
        eq(pauses.userId, userId),
        or(isNull(pauses.identityId), eq(pauses.identityId, identityId)),
        from ? gte(pauses.until, addDays(from, -FACTS_REACH)) : undefined,
        lte(pauses.from, addDays(to, FACTS_REACH)),
      ),
    );
}

/** An identity's records in a span of days, in three statements. */
export async function recordedIn(owned: Owned, span: Span & AsOf): Promise<Recorded> {
  // One after the other: inside a transaction they share one connection.
  const plans = await plansIn(owned, span);
  const days = await checkedIn(owned, span);
  const paused = await pausesAround(owned, span);
  return {
    identityId: owned.identityId,
    plans,
    checkedIn: new Set(days.map(({ date }) => date)),
    marks: days.flatMap(getMarks),
    pauses: paused,
  };
}

/** The completed reviews of the weeks that begin in a year, at most 53, the oldest first. */
export async function reviewsOfYear({ userId, identityId }: Owned, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`] as [CalendarDay, CalendarDay];
  const { weekStartDate, weekEndDate, difficultyFeedback: difficulty, completionRate, aiSummary } = weeklyReviews;
  return db()
    .select({ weekStartDate, weekEndDate, difficulty, completionRate, summary: aiSummary })
    .from(weeklyReviews)
    .where(
      and(
        eq(weeklyReviews.userId, userId),
        eq(weeklyReviews.identityId, identityId),
        between(weekStartDate, first, last),
        eq(weeklyReviews.isCompleted, true),
      ),
    )
    .orderBy(asc(weekStartDate));
}
