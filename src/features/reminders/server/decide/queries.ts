import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { UNOPENED } from '#core/reminders/due-reminders.ts';
import type { NotificationKind } from '#core/reminders/notification-kinds.ts';
import { db } from '#server/db/access.ts';
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
  notifications,
  pauses,
  pushDeliveries,
  userPreferences,
  weeklyReviews,
} from '#server/db/schema.ts';

/** A user and a day that is reminded of. */
export type UserDay = { readonly userId: string; readonly day: CalendarDay };

/** An upcoming plan, the running one, those whose reviews can wait, and two that were replaced. */
const NEWEST_PLANS = 8;
/** Kinds that no reminder time requests. */
const UNASKED: NotificationKind[] = ['milestone', 'new_insight', 'friend_joined', 'feedback_resolved'];

/** The users and days as rows to join with, so that one statement answers for all of them. */
const asked = {
  userId: sql<string>`asked.user_id`,
  day: sql<CalendarDay>`asked.day`,
  rows: (list: readonly UserDay[]) =>
    sql`json_to_recordset(${JSON.stringify(list.map(({ userId, day }) => ({ user_id: userId, day })))}::json) AS asked(user_id text, day date)`,
};

/** Each identity of the users that ever had a plan, one row per newest plan, with the state of its day. */
export async function plannedIdentities(list: readonly UserDay[]) {
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
      isAsked: sql<boolean>`${exists(askedFor)}`,
      plan: {
        id: newest.id,
        status: newest.status,
        activeFrom: newest.activeFrom,
        activeUntil: newest.activeUntil,
        weekStartDate: newest.weekStartDate,
      },
      review: { status: weeklyReviews.status, choice: weeklyReviews.difficultyFeedback },
    })
    .from(asked.rows(list))
    .innerJoin(identities, and(eq(identities.userId, asked.userId), isNull(identities.archivedAt)))
    .innerJoin(goals, eq(goals.id, identities.goalId))
    .innerJoinLateral(newest, sql`true`)
    .leftJoin(weeklyReviews, ofWeek)
    .orderBy(asc(identities.createdAt), asc(identities.id), desc(newest.activeFrom));
}

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

/** The habits that a plan's day still asks for, in the order in which a plan shows them. */
export async function getAskedHabits(userIds: readonly string[], list: readonly PlanDay[]) {
  const rows = JSON.stringify(list.map(({ planId, day }) => ({ plan_id: planId, day })));
  return db()
    .select({
      planId: habits.habitPlanId,
      description: habits.description,
      implementationIntention: habits.implementationIntention,
      measure: habits.measure,
    })
    .from(sql`json_to_recordset(${rows}::json) AS told(plan_id uuid, day date)`)
    .innerJoin(habits, eq(habits.habitPlanId, sql`told.plan_id`))
    .where(and(inArray(habits.userId, [...userIds]), isAskedOn(sql`told.day`)))
    .orderBy(asc(habits.habitType), asc(habits.order), asc(habits.id));
}

/**
 * The votes of each identity up to the day, and without those of that day and the one before: the settled ones of its evidence and
 * those since, so that as much is read after ten years as after two months.
 */
export async function getVotes(list: readonly UserDay[]) {
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
    .from(asked.rows(list))
    .innerJoin(identities, and(eq(identities.userId, asked.userId), isNull(identities.archivedAt)))
    .leftJoin(identityEvidence, eq(identityEvidence.identityId, identities.id))
    .innerJoinLateral(unsettled, sql`true`);
}

/** Each user's newest unrequested notifications created before `before`, opened or not. */
export async function unaskedBefore(userIds: readonly string[], before: Date) {
  const newest = db()
    .select({ isRead: notifications.isRead })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, asked.userId),
        inArray(notifications.kind, UNASKED),
        lte(notifications.createdAt, before),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(UNOPENED.silentFrom)
    .as('newest');
  return db()
    .select({ userId: asked.userId, isRead: newest.isRead })
    .from(asked.rows(userIds.map((userId) => ({ userId, day: '1970-01-01' as CalendarDay }))))
    .innerJoinLateral(newest, sql`true`);
}

/** All notifications the users ever got of one of these kinds and subjects; newest first. */
export async function getTold(
  userIds: readonly string[],
  kinds: readonly NotificationKind[],
  subjects: readonly string[],
) {
  return db()
    .select({
      userId: notifications.userId,
      kind: notifications.kind,
      subject: notifications.subject,
      message: notifications.message,
    })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.kind, [...kinds]),
        inArray(notifications.subject, [...subjects]),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
}

/** The notifications of one of these kinds on these users' days, whoever created them. */
export async function notificationsOn(list: readonly UserDay[], kinds: readonly NotificationKind[]) {
  const { id, userId, kind, tier, subject, date } = notifications;
  const isOfDay = and(
    eq(notifications.userId, asked.userId),
    eq(notifications.date, asked.day),
    inArray(notifications.kind, [...kinds]),
  );
  return db()
    .select({ id, userId, kind, tier, subject, date })
    .from(asked.rows(list))
    .innerJoin(notifications, isOfDay);
}

/** Which notifications of these users' days are pushed or pending; tests and dropped ones do not count. */
export async function pushedOn(list: readonly UserDay[]) {
  const isOfDay = and(
    eq(notifications.userId, asked.userId),
    eq(notifications.date, asked.day),
    ne(notifications.kind, 'test'),
  );
  return db()
    .selectDistinct({ userId: notifications.userId, day: notifications.date, id: notifications.id })
    .from(asked.rows(list))
    .innerJoin(notifications, isOfDay)
    .innerJoin(
      pushDeliveries,
      and(
        eq(pushDeliveries.notificationId, notifications.id),
        inArray(pushDeliveries.state, ['queued', 'sending', 'waiting', 'sent']),
      ),
    );
}

/** Each user's notification settings, and when their days begin. */
export async function getPreferences(userIds: readonly string[]) {
  return db()
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
    .where(inArray(userPreferences.userId, [...userIds]));
}
