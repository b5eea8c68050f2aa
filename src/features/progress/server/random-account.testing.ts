import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  daysBetween,
  WEEKDAYS,
  type Weekday,
} from '#core/calendar/calendar.ts';
import type { Random } from '#core/properties.testing.ts';
import { weekOf } from '#core/week/week.ts';
import { db } from '#server/db/access.ts';
import { checkIns, goals, habitCompletions, habitPlans, habits, identities, pauses } from '#server/db/schema.ts';

type Plan = typeof habitPlans.$inferInsert;
type Habit = typeof habits.$inferInsert;
type Completion = typeof habitCompletions.$inferInsert;

/** All rows of an account that bear on its figures. */
export type Account = {
  plans: Plan[];
  habits: Habit[];
  completions: Completion[];
  checkIns: { identityId: string; date: CalendarDay }[];
  pauses: { identityId: string | null; from: string; until: string }[];
};

const earlier = (a: CalendarDay, b: CalendarDay) => (a < b ? a : b);

type Maker = { random: Random; userId: string; identityId: string; today: CalendarDay; account: Account };

function addPlan(
  { random, userId, identityId, account }: Maker,
  { from, week, series }: { from: CalendarDay; week: { start: CalendarDay; end: CalendarDay }; series: Habit[] },
): { plan: Plan; own: Habit[] } {
  const plan: Plan = {
    id: randomUUIDv7(),
    userId,
    identityId,
    weekStartDate: week.start,
    weekEndDate: week.end,
    weekStartDay: 'sunday',
    activeFrom: from,
    activeUntil: week.end,
    createdAt: new Date(`${from}T08:00:00Z`),
  };
  const wanted = 2 + random(4);
  const own = Array.from({ length: wanted }, (_none, order): Habit => {
    const before = random(4) === 0 ? undefined : series[order];
    return {
      id: randomUUIDv7(),
      userId,
      habitPlanId: plan.id,
      seriesId: before?.seriesId ?? randomUUIDv7(),
      description: 'Walk for 5 minutes',
      implementationIntention: 'When I finish lunch, at the door, I will put my shoes on.',
      targetFrequency: random(3) === 0 ? 7 : 1 + random(7),
      order,
      countsFrom: before && before.countsFrom >= week.start ? before.countsFrom : from,
    };
  });
  account.plans.push(plan);
  account.habits.push(...own);
  return { plan, own };
}

/** One identity's weeks up to today, with gaps, late starts and plans replaced in the middle of a week. */
function addWeeks(maker: Maker, weekStart: Weekday): void {
  const { random, today } = maker;
  let series: Habit[] = [];
  for (let back = random(30); back >= 0; back -= 1) {
    const week = weekOf(addDays(today, -7 * back), weekStart);
    const from = addDays(week.start, random(3) === 0 ? random(7) : 0);
    if (random(6) === 0 || from > today) continue;
    const first = addPlan(maker, { from, week, series });
    series = first.own;
    const replacedOn = addDays(from, 1 + random(6));
    if (random(4) > 0 || replacedOn > earlier(week.end, today)) continue;
    Object.assign(first.plan, { status: 'retired', isActive: false, activeUntil: addDays(replacedOn, -1) });
    series = addPlan(maker, { from: replacedOn, week, series }).own;
  }
}

function addCompletions({ random, userId, identityId, today, account }: Maker): (typeof checkIns.$inferInsert)[] {
  const days: (typeof checkIns.$inferInsert)[] = [];
  const eager = 1 + random(9);
  for (const plan of account.plans.filter((one) => one.identityId === identityId)) {
    const length = daysBetween(plan.activeFrom, earlier(plan.activeUntil, today)) + 1;
    for (let index = 0; index < length; index += 1) {
      if (random(5) === 0) continue;
      const date = addDays(plan.activeFrom, index);
      const at = new Date(`${date}T18:00:00Z`);
      const id = randomUUIDv7();
      days.push({ id, userId, identityId, date, timeZone: 'UTC', type: 'manual', createdAt: at, updatedAt: at });
      account.checkIns.push({ identityId, date });
      for (const habit of account.habits.filter((one) => one.habitPlanId === plan.id)) {
        const { id: habitId, seriesId } = habit;
        const completed = random(10) < eager;
        account.completions.push({ checkInId: id, habitId, userId, identityId, seriesId, date, completed });
      }
    }
  }
  return days;
}

/** Fills an account with up to four identities and thirty weeks, written into the tables; answers what was written. */
export async function insertRandomAccount({
  userId,
  today,
  weekStart,
  random,
}: {
  userId: string;
  today: string;
  weekStart: Weekday;
  random: Random;
}): Promise<Account> {
  const account: Account = { plans: [], habits: [], completions: [], checkIns: [], pauses: [] };
  const createdAt = new Date(`${today}T08:00:00Z`);
  const goal = { id: randomUUIDv7(), userId, description: 'Get fit', currentFrictions: 'No time', createdAt };
  await db()
    .insert(goals)
    .values({ ...goal, currentLevel: 'not_started' });
  for (let left = random(5); left > 0; left -= 1) {
    const identityId = randomUUIDv7();
    const own = { id: identityId, userId, goalId: goal.id, name: 'The Everyday Mover', description: '', createdAt };
    await db().insert(identities).values(own);
    const written = { plans: account.plans.length, habits: account.habits.length, done: account.completions.length };
    const maker = { random, userId, identityId, today: calendarDay(today), account };
    addWeeks(maker, random(4) === 0 ? (WEEKDAYS[random(7)] as Weekday) : weekStart);
    const days = addCompletions(maker);
    const inserts: [Parameters<ReturnType<typeof db>['insert']>[0], object[]][] = [
      [habitPlans, account.plans.slice(written.plans)],
      [habits, account.habits.slice(written.habits)],
      [checkIns, days],
      [habitCompletions, account.completions.slice(written.done)],
    ];
    for (const [table, rows] of inserts) if (rows.length > 0) await db().insert(table).values(rows);
    await addPauses(maker);
  }
  return account;
}

/** Up to two pauses, of the identity or of all, that may overlap and lie anywhere in its weeks. */
async function addPauses({ random, userId, identityId, today, account }: Maker): Promise<void> {
  for (let left = random(3); left > 0; left -= 1) {
    const from = addDays(today, -random(60));
    const span = { identityId: random(3) === 0 ? null : identityId, from, until: addDays(from, random(9)) };
    account.pauses.push(span);
    await db()
      .insert(pauses)
      .values({ id: randomUUIDv7(), userId, ...span, createdAt: new Date(`${today}T08:00:00Z`) });
  }
}
