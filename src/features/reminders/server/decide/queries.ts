import { and, asc, count, desc, eq, exists, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { isGiven } from '#server/db/given-rows.ts';
import { isDoneBy } from '#server/db/marks.ts';
import { coversADay } from '#server/db/plan-days.ts';
import {
  checkIns,
  goals,
  habitCompletions,
  habitPlans,
  habits,
  hardDays,
  identities,
  identityEvidence,
  pauses,
  userPreferences,
  weeklyReviews,
} from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

/** A user and a day that is reminded of. */
export type UserDay = { readonly userId: string; readonly day: CalendarDay };

/** An upcoming plan, the running one, those whose reviews can wait, and two that were replaced. */
const NEWEST_PLANS = 8;

/** The users and days as rows to join with, so that one statement answers for all of them. */
export const asked = {
  userId: sql<string>`asked.user_id`,
  day: sql<CalendarDay>`asked.day`,
  rows: sql`json_to_recordset(${sql.placeholder('asked')}::json) AS asked(user_id text, day date)`,
  given: (list: readonly UserDay[]) => JSON.stringify(list.map(({ userId, day }) => ({ user_id: userId, day }))),
};

const selectPlanned = statement(() => {
  const newest = db()
    .select()
    .from(habitPlans)
    .where(and(eq(habitPlans.identityId, identities.id), coversADay))
    // The order of the index: in any other all plans would be read and sorted.
    .orderBy(sql`${habitPlans.activeFrom} DESC NULLS LAST`)
    .limit(NEWEST_PLANS)
    .as('newest');
  const isOfIdentity = or(isNull(pauses.identityId), eq(pauses.identityId, identities.id));
  const paused = db()
    .select({ one: sql`1` })
    .from(pauses)
    .where(
      and(eq(pauses.userId, asked.userId), isOfIdentity, lte(pauses.from, asked.day), gte(pauses.until, asked.day)),
    );
  const checkedIn = db()
    .select({ one: sql`1` })
    .from(checkIns)
    .where(and(eq(checkIns.identityId, identities.id), eq(checkIns.date, asked.day), eq(checkIns.isWhole, true)));
  const hard = db()
    .select({ one: sql`1` })
    .from(hardDays)
    .where(and(eq(hardDays.userId, asked.userId), eq(hardDays.date, asked.day)));
  // Only of the plan that covers the day: what others ask for says nothing of it.
  const covers = and(lte(newest.activeFrom, asked.day), gte(newest.activeUntil, asked.day));
  const askedFor = db()
    .select({ one: sql`1` })
    .from(habits)
    .where(and(eq(habits.habitPlanId, newest.id), isAskedOn(asked.day)));
  const ofWeek = and(
    eq(weeklyReviews.identityId, identities.id),
    eq(weeklyReviews.weekStartDate, newest.weekStartDate),
  );
  return db()
    .select({
      userId: identities.userId,
      day: sql<CalendarDay>`${asked.day}::text`,
      identity: { id: identities.id, name: identities.name },
      isGoalActive: sql<boolean>`${goals.status} = 'active'`,
      isPaused: sql<boolean>`${exists(paused)}`,
      isHardDay: sql<boolean>`${exists(hard)}`,
      isCheckedIn: sql<boolean>`${exists(checkedIn)}`,
      isAsked: sql<boolean>`${covers} AND ${exists(askedFor)}`,
      plan: {
        id: newest.id,
        status: newest.status,
        activeFrom: newest.activeFrom,
        activeUntil: newest.activeUntil,
        weekStartDate: newest.weekStartDate,
      },
      review: { status: weeklyReviews.status, choice: weeklyReviews.difficultyFeedback },
    })
    .from(asked.rows)
    .innerJoin(identities, and(eq(identities.userId, asked.userId), isNull(identities.archivedAt)))
    .innerJoin(goals, eq(goals.id, identities.goalId))
    .innerJoinLateral(newest, sql`true`)
    .leftJoin(weeklyReviews, ofWeek)
    .orderBy(asc(identities.createdAt), asc(identities.id), desc(newest.activeFrom));
});

/** Each identity of the users that ever had a plan, one row per newest plan, with the state of its day: whether it is asked for, of the plan that covers it. */
export const plannedIdentities = (list: readonly UserDay[]) => selectPlanned({ asked: asked.given(list) });

/** Habits that a day still asks for: not named for other days only, not done and not skipped. */
function isAskedOn(day: SQL<CalendarDay>): SQL {
  const { seriesId, date, completed, skipped } = habitCompletions;
  const answered = db()
    .select({ one: sql`1` })
    .from(habitCompletions)
    .where(and(eq(seriesId, habits.seriesId), eq(date, day), or(eq(completed, true), eq(skipped, true))));
  return and(or(isNull(habits.dueOn), sql`${day} = ANY (${habits.dueOn})`), notExists(answered)) as SQL;
}

/** The series of a user's habits to which a day's answer was no. */
export async function declinedOn(userId: string, day: CalendarDay): Promise<Set<string>> {
  const { seriesId, date, completed, skipped, isKeptSoFar, amount } = habitCompletions;
  const rows = await db()
    .select({ seriesId })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.userId, userId),
        eq(date, day),
        eq(completed, false),
        eq(skipped, false),
        eq(isKeptSoFar, false),
        isNull(amount),
      ),
    );
  return new Set(rows.map((row) => row.seriesId));
}

/** A plan and the day that is told of it. */
type PlanDay = { readonly planId: string; readonly day: CalendarDay };

const selectAskedHabits = statement(() =>
  db()
    .select({
      planId: habits.habitPlanId,
      description: habits.description,
      implementationIntention: habits.implementationIntention,
      measure: habits.measure,
    })
    .from(sql`json_to_recordset(${sql.placeholder('told')}::json) AS told(plan_id uuid, day date)`)
    .innerJoin(habits, eq(habits.habitPlanId, sql`told.plan_id`))
    .where(and(isGiven(habits.userId, 'userIds'), isAskedOn(sql`told.day`)))
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id)),
);

/** The habits that a plan's day still asks for, in the order in which a plan shows them. */
export function getAskedHabits(userIds: readonly string[], list: readonly PlanDay[]) {
  const told = JSON.stringify(list.map(({ planId, day }) => ({ plan_id: planId, day })));
  return selectAskedHabits({ userIds, told });
}

const selectVotes = statement(() => {
  const unsettled = db()
    .select({
      now: count().as('now'),
      before: sql`count(*) FILTER (WHERE ${habitCompletions.date} < ${asked.day} - 1)`.as('before'),
    })
    .from(habitCompletions)
    .where(
      and(
        eq(habitCompletions.identityId, identities.id),
        isDoneBy(asked.day),
        sql`${habitCompletions.date} > coalesce(${identityEvidence.settledTo}, '-infinity')`,
        lte(habitCompletions.date, asked.day),
      ),
    )
    .as('unsettled');
  const settled = sql`coalesce((${identityEvidence.state}->>'votes')::int, 0)`;
  return db()
    .select({
      userId: identities.userId,
      identityId: identities.id,
      day: sql<CalendarDay>`${asked.day}::text`,
      now: sql`${settled} + ${unsettled.now}`.mapWith(Number),
      before: sql`${settled} + ${unsettled.before}`.mapWith(Number),
    })
    .from(asked.rows)
    .innerJoin(identities, and(eq(identities.userId, asked.userId), isNull(identities.archivedAt)))
    .leftJoin(identityEvidence, eq(identityEvidence.identityId, identities.id))
    .innerJoinLateral(unsettled, sql`true`);
});

/**
 * The votes of each identity up to the day, and without those of that day and the one before: the settled ones of its evidence and
 * those since, so that as much is read after ten years as after two months.
 */
export const getVotes = (list: readonly UserDay[]) => selectVotes({ asked: asked.given(list) });

const selectPreferences = statement(() =>
  db()
    .select({
      userId: userPreferences.userId,
      timezone: userPreferences.timezone,
      browserTimezone: userPreferences.browserTimezone,
      dayStartHour: userPreferences.dayStartHour,
      maxDailyNotifications: userPreferences.maxDailyNotifications,
      notificationsCritical: userPreferences.notificationsCritical,
      notificationsImportant: userPreferences.notificationsImportant,
      notificationsInformational: userPreferences.notificationsInformational,
      checkInRemindersEnabled: userPreferences.checkInRemindersEnabled,
    })
    .from(userPreferences)
    .where(isGiven(userPreferences.userId, 'userIds')),
);

/** Each user's notification settings, and when their days begin. */
export const getPreferences = (userIds: readonly string[]) => selectPreferences({ userIds });
