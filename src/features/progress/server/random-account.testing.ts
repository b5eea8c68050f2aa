import { randomUUIDv7 } from 'node:crypto';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  daysBetween,
  daysFromTo,
  toWeekday,
  WEEKDAYS,
  type Weekday,
} from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import type { Random } from '#core/properties.testing.ts';
import { weekOf } from '#core/week/week.ts';
import { db } from '#server/db/access.ts';
import { bumpRevision } from '#server/db/revision.ts';
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

type Maker = {
  random: Random;
  userId: string;
  identityId: string;
  today: CalendarDay;
  account: Account;
  /** With named days, amounts, limits and skips. */
  isRich: boolean;
};

/** What the days of a habit at each place of a plan amount to: its unit is fixed, and a limit stays one. */
const MEASURES: ((random: Random) => Measure | null)[] = [
  () => null,
  (random) => ({ unit: 'glasses', atLeast: (1 + random(40)) / 4 }),
  (random) => ({ unit: 'coffees', atMost: random(4) }),
];

type Wish = Pick<Habit, 'targetFrequency' | 'days' | 'dueOn' | 'measure'>;

/** How often, on which days and how much: `before` is the habit as the plan has it that this one replaces in its week. */
function drawnWish(
  { random, isRich }: Maker,
  { from, to, order, before }: { from: CalendarDay; to: CalendarDay; order: number; before: Habit | undefined },
): Wish {
  const targetFrequency = random(3) === 0 ? 7 : 1 + random(7);
  if (!isRich) return { targetFrequency };
  const measure = random(3) === 0 ? null : (MEASURES[order]?.(random) ?? null);
  const days = WEEKDAYS.filter(() => random(2) === 0);
  if (random(2) === 0 || days.length === 0 || days.length === 7) return { targetFrequency, measure };
  const earlier = before?.dueOn?.filter((day) => day < from) ?? [];
  const named = daysFromTo(from, to).filter((day) => days.includes(toWeekday(day)));
  return { targetFrequency: days.length, days, dueOn: [...earlier, ...named], measure };
}

function addPlan(
  maker: Maker,
  { from, week, series }: { from: CalendarDay; week: { start: CalendarDay; end: CalendarDay }; series: Habit[] },
): { plan: Plan; own: Habit[] } {
  const { random, userId, identityId, account } = maker;
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
    const ofWeek = before && before.countsFrom >= week.start ? before : undefined;
    return {
      id: randomUUIDv7(),
      userId,
      habitPlanId: plan.id,
      seriesId: before?.seriesId ?? randomUUIDv7(),
      description: 'Walk for 5 minutes',
      implementationIntention: 'When I finish lunch, at the door, I will put my shoes on.',
      ...drawnWish(maker, { from, to: week.end, order, before: ofWeek }),
      order,
      countsFrom: ofWeek?.countsFrom ?? from,
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

type Noted = Pick<Completion, 'completed' | 'isKeptSoFar' | 'skipped' | 'amount'>;

/** What a day holds of a habit: skipped, an amount, or done or not. */
function drawnNote({ random, isRich }: Maker, { measure }: Habit, eager: number): Noted {
  const completed = random(10) < eager;
  if (!isRich) return { completed };
  if (random(8) === 0) return { completed: false, skipped: true };
  if (!measure || random(4) === 0) return { completed };
  const amount = random(48) / 4;
  if ('atLeast' in measure) return { completed: completed || amount >= measure.atLeast, amount };
  const keeps = amount <= measure.atMost;
  return { completed: keeps && completed, isKeptSoFar: keeps && !completed, amount };
}

function addCompletions(maker: Maker): (typeof checkIns.$inferInsert)[] {
  const { random, userId, identityId, today, account } = maker;
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
        const noted = drawnNote(maker, habit, eager);
        account.completions.push({ checkInId: id, habitId, userId, identityId, seriesId, date, ...noted });
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
  isRich = false,
}: {
  userId: string;
  today: string;
  weekStart: Weekday;
  random: Random;
  isRich?: boolean;
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
    const maker = { random, userId, identityId, today: calendarDay(today), account, isRich };
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
  await bumpRevision(userId);
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
