import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { planSlots } from './schedule/plan-slots.ts';
import { db, inTx } from '#server/db/access.ts';
import {
  checkIns,
  goals,
  habitPlans,
  habits,
  identities,
  pauses,
  pushSubscriptions,
  userPreferences,
  users,
  weeklyReviews,
} from '#server/db/schema.ts';
import type { PushService } from '#app/testing/outside/push-service.ts';
import { type Life, livedYear, type Person } from './year.testing.ts';

type Row = {
  plans: (typeof habitPlans.$inferInsert)[];
  habits: (typeof habits.$inferInsert)[];
  checkIns: (typeof checkIns.$inferInsert)[];
  reviews: (typeof weeklyReviews.$inferInsert)[];
};
/** A user's action: rows that exist from an instant on. */
export type Deed = { readonly at: number } & Partial<Row>;

/** Inserts a user with the pauses of the whole year; other actions come from `getDeeds`. */
export async function settle(
  person: Person,
  { dice, begin, devices }: { dice: () => number; begin: Date; devices: PushService },
): Promise<Life> {
  const userId = randomUUID();
  const { pauses: spans, ...life } = livedYear(person, userId, dice);
  const createdAt = begin;
  const goalId = randomUUID();
  await inTx(async () => {
    await db().insert(users).values({
      id: userId,
      authProvider: 'anonymous',
      isGuest: true,
      aiInteractionsLimit: 10,
      lastActiveAt: begin,
      createdAt,
      updatedAt: begin,
    });
    await db()
      .insert(userPreferences)
      .values({
        userId,
        browserTimezone: person.zone,
        morningPushTime: person.morning,
        eveningPushTime: person.evening,
        maxDailyNotifications: person.most ?? 3,
        ...person.switches,
      });
    const goal = {
      id: goalId,
      userId,
      description: 'Get fit',
      currentLevel: 'not_started',
      currentFrictions: '',
    } as const;
    await db()
      .insert(goals)
      .values({ ...goal, createdAt });
    await db()
      .insert(identities)
      .values(
        life.identities.map(({ id }, index) => ({
          id,
          userId,
          goalId,
          name: 'The Everyday Mover',
          description: '',
          createdAt: new Date(begin.getTime() + index),
        })),
      );
    const spanRows = spans.flatMap((days) => ({ from: days[0] as CalendarDay, until: days.at(-1) as CalendarDay }));
    await db()
      .insert(pauses)
      .values(spanRows.map((span) => ({ id: randomUUID(), userId, ...span, createdAt })));
    for (const [index, browserTimezone] of person.browsers.entries()) {
      const { endpoint, keys } = devices.subscribe();
      const device = { browserFingerprint: String(index).padStart(16, '0'), browserTimezone, endpoint };
      await db()
        .insert(pushSubscriptions)
        .values({
          id: life.subscriptionIds[index] as string,
          userId,
          ...device,
          p256dhKey: keys.p256dh,
          authKey: keys.auth,
          createdAt,
          updatedAt: begin,
        });
    }
    await planSlots(userId, begin);
  });
  return life;
}

/** A user's actions in the year, unordered. */
export function getDeeds({ userId, person, identities: own }: Life): Deed[] {
  return own.flatMap(({ id: identityId, plans, checkIns: done }) => {
    const planned = plans.map((plan): Deed => {
      const { id, weekStart, from, until, launchedAt } = plan;
      const createdAt = new Date(launchedAt);
      const week = { weekStartDate: weekStart, weekEndDate: addDays(weekStart, 6), weekStartDay: 'sunday' as const };
      const days = { ...week, activeFrom: from, activeUntil: until };
      const habit = { id: randomUUID(), userId, habitPlanId: id, seriesId: randomUUID(), countsFrom: from };
      return {
        at: launchedAt,
        plans: [{ id, userId, identityId, ...days, createdAt }],
        habits: [{ ...habit, description: 'Walk for 5 minutes', implementationIntention: '' }],
      };
    });
    const reviewed = plans.flatMap((plan): Deed[] => {
      if (plan.closedAt === null) return [];
      const at = new Date(plan.closedAt);
      const week = { weekStartDate: plan.weekStart, weekEndDate: addDays(plan.weekStart, 6) };
      const status = plan.isReviewed ? ('completed' as const) : ('skipped' as const);
      const row = {
        id: randomUUID(),
        userId,
        identityId,
        habitPlanId: plan.id,
        ...week,
        status,
        createdAt: at,
        updatedAt: at,
      };
      return [{ at: plan.closedAt, reviews: [row] }];
    });
    const checked = [...done].map(([date, at]): Deed => {
      const made = { createdAt: new Date(at), updatedAt: new Date(at) };
      return {
        at,
        checkIns: [{ id: randomUUID(), userId, identityId, date, timeZone: person.zone, type: 'manual', ...made }],
      };
    });
    return [...planned, ...reviewed, ...checked];
  });
}

/** Inserts actions since the clock was last read: one statement per table. */
export async function doAll(deeds: readonly Deed[]): Promise<void> {
  const planned = deeds.flatMap(({ plans }) => plans ?? []);
  if (planned.length > 0) await db().insert(habitPlans).values(planned);
  const withHabits = deeds.flatMap(({ habits: own }) => own ?? []);
  if (withHabits.length > 0) await db().insert(habits).values(withHabits);
  const checked = deeds.flatMap(({ checkIns: own }) => own ?? []);
  if (checked.length > 0) await db().insert(checkIns).values(checked);
  const reviewed = deeds.flatMap(({ reviews }) => reviews ?? []);
  if (reviewed.length > 0) await db().insert(weeklyReviews).values(reviewed);
}
