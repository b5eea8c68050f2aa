import { DAY } from '#core/calendar/durations.ts';
import type { Account } from './random-account.testing.ts';

/* The same figures by counting, with nothing of the product's own rules: days are numbers, and every row is looked at. */

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const toNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const getText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);
const toWeekday = (number: number) => new Date(number * DAY).getUTCDay();

type Habit = Account['habits'][number];
type Plan = Account['plans'][number];

/** Whether pauses of the identity, or of all, hold the day. */
export function isPaused({ pauses }: Account, identityId: string, day: number): boolean {
  return pauses.some(
    (pause) =>
      (pause.identityId === null || pause.identityId === identityId) &&
      toNumber(pause.from) <= day &&
      toNumber(pause.until) >= day,
  );
}

/** The account as a day finds it: a limit that was kept so far is done once its day is over. */
export function asOf(account: Account, today: string): Account {
  const completions = account.completions.map((one) => ({
    ...one,
    completed: one.completed || (one.isKeptSoFar === true && one.date < today),
  }));
  return { ...account, completions };
}

export function isSkipped({ completions }: Account, seriesId: string, day: number): boolean {
  return completions.some((one) => one.seriesId === seriesId && one.skipped && toNumber(one.date) === day);
}

/** Whether a day is taken out for a habit: by a pause, or because it was skipped. */
export function isOff(account: Account, habit: Habit, { identityId }: Pick<Plan, 'identityId'>, day: number): boolean {
  return isPaused(account, identityId, day) || isSkipped(account, habit.seriesId, day);
}

/** A habit's target up to the week's end, or up to another day. */
export function getExpected(account: Account, habit: Habit, plan: Plan, last = plan.weekEndDate as string): number {
  let [days, named] = [0, 0];
  for (let day = toNumber(habit.countsFrom); day <= toNumber(last); day += 1) {
    if (isOff(account, habit, plan, day)) continue;
    days += 1;
    if (habit.dueOn?.some((due) => toNumber(due) === day)) named += 1;
  }
  if (habit.dueOn) return named;
  if (days <= 0) return 0;
  const frequency = habit.targetFrequency as number;
  return days >= 7 ? frequency : Math.min(days, Math.max(1, Math.round((frequency * days) / 7)));
}

/** The distinct days on which a series was completed, from one day to another. */
function timesDone({ completions }: Account, seriesId: string, from: number, to: number): number {
  const days = completions.filter((one) => one.seriesId === seriesId && one.completed).map((one) => toNumber(one.date));
  return days.filter((day) => day >= from && day <= to).length;
}

/** Days from one to the end of a plan's week that are not taken out for a habit. */
function daysLeft(account: Account, habit: Habit, plan: Plan, from: number): number {
  let left = 0;
  for (let day = from; day <= toNumber(plan.weekEndDate); day += 1) {
    if (!isOff(account, habit, plan, day)) left += 1;
  }
  return left;
}

/** Whether a habit has to be done on a day, if what its plan asks for is to be done at all. */
export function isDueOn(account: Account, habit: Habit, { plan, day }: { plan: Plan; day: number }): boolean {
  const done = timesDone(account, habit.seriesId, toNumber(habit.countsFrom), day - 1);
  const missing = getExpected(account, habit, plan) - done;
  if (isOff(account, habit, plan, day)) return false;
  if (habit.dueOn) return missing > 0 && habit.dueOn.some((due) => toNumber(due) === day);
  return habit.targetFrequency === 7 || missing >= daysLeft(account, habit, plan, day);
}

/** Whether a day is out for a plan: something of it was taken out that day, and nothing is left due. */
export function isOut(account: Account, plan: Plan, day: number): boolean {
  const habits = account.habits.filter((one) => one.habitPlanId === plan.id);
  const isDue = habits.some((habit) => isDueOn(account, habit, { plan, day }));
  return !isDue && habits.some((habit) => isOff(account, habit, plan, day));
}

/** The share of a day's target that was done, over all plans. */
export function percentageOn(
  account: Account,
  day: number,
  plans = account.plans,
): { completionPercentage: number; isRestDay: boolean } {
  const held = plans
    .filter((plan) => toNumber(plan.activeFrom) <= day && toNumber(plan.activeUntil) >= day)
    .flatMap((plan) => account.habits.filter((one) => one.habitPlanId === plan.id).map((habit) => ({ plan, habit })));
  const isDone = ({ habit }: (typeof held)[number]) => timesDone(account, habit.seriesId, day, day) > 0;
  // Of a habit that nothing is asked of in the whole week, nothing is missing and nothing counts.
  const counting = held.filter(({ plan, habit }) => getExpected(account, habit, plan) > 0);
  const asked = counting.filter((one) => isDone(one) || isDueOn(account, one.habit, { plan: one.plan, day }));
  if (asked.length > 0) {
    return { completionPercentage: Math.round((100 * asked.filter(isDone).length) / asked.length), isRestDay: false };
  }
  // What is done where nothing was asked is a vote all the same.
  const isActive = held.some((one) => isDone(one) && toNumber(one.habit.countsFrom) <= day);
  return { completionPercentage: isActive ? 100 : 0, isRestDay: !isActive };
}

const coveringOn = (account: Account, day: number) =>
  account.plans.filter((plan) => toNumber(plan.activeFrom) <= day && toNumber(plan.activeUntil) >= day);

/** Every identity with a plan that day is paused, or skipped all that was due. */
function isPausedDay(account: Account, day: number): boolean {
  const covering = coveringOn(account, day);
  return covering.length > 0 && covering.every((plan) => isOut(account, plan, day));
}

/** Every plan that covers the day is out, or the day is paused without any. */
function isPassedOver(account: Account, day: number): boolean {
  const isHeld = account.pauses.some((pause) => toNumber(pause.from) <= day && toNumber(pause.until) >= day);
  return isPausedDay(account, day) || (isHeld && coveringOn(account, day).length === 0);
}

type Asked = { today: string; weekStart: string };

const startOfWeek = (day: number, weekStart: string) => day - ((toWeekday(day) - WEEKDAYS.indexOf(weekStart) + 7) % 7);
const firstDay = (account: Account) => Math.min(...account.plans.map((plan) => toNumber(plan.activeFrom)));

/** The first day of the week that figures are of: of a plan that still runs in weeks of another start, else by the calendar. */
export function startOfCurrent(plans: readonly Plan[], { today, weekStart }: Asked): number {
  const calendar = startOfWeek(toNumber(today), weekStart);
  const others = plans
    .filter((plan) => plan.activeFrom <= today && plan.activeUntil >= today)
    .map((plan) => toNumber(plan.weekStartDate))
    .filter((start) => start !== calendar);
  return others.length > 0 ? Math.min(...others) : calendar;
}

function currentWeekNumber(account: Account, asked: Asked): number {
  const start = startOfCurrent(account.plans, asked);
  if (account.plans.length === 0 || firstDay(account) > start + 6) return 1;
  return Math.floor((start + 6 - firstDay(account)) / 7) + 1;
}

export function recomputedTracking(rows: Account, asked: Asked) {
  const account = asOf(rows, asked.today);
  const today = toNumber(asked.today);
  const start = startOfCurrent(account.plans, asked);
  const running = account.plans.filter((plan) => plan.activeFrom <= asked.today && plan.activeUntil >= asked.today);
  return {
    currentWeekNumber: currentWeekNumber(account, asked),
    totalActiveIdentities: new Set(running.map((plan) => plan.identityId)).size,
    weekDays: [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const day = start + index;
      const planned = coveringOn(account, day).length > 0;
      const later = account.plans.some((p) => toNumber(p.activeFrom) > day && toNumber(p.activeFrom) <= start + 6);
      const isPreStart = day < firstDay(account) || (!planned && later);
      const name = WEEKDAYS[toWeekday(day)] as string;
      const hasFigures = day <= today && !isPreStart;
      const figures = hasFigures ? percentageOn(account, day) : { completionPercentage: 0, isRestDay: false };
      return {
        date: getText(day),
        dayName: name.replace(/^./, (letter) => letter.toUpperCase()),
        dayNumber: new Date(day * DAY).getUTCDate(),
        ...figures,
        isPaused: figures.completionPercentage === 0 && isPausedDay(account, day),
        isToday: day === today,
        isPreStart,
        isWeekEnd: index === 6,
      };
    }),
  };
}

function getRate(account: Account, from: number, to: number): number | null {
  const covering = account.plans.filter((p) => toNumber(p.activeFrom) <= to && toNumber(p.activeUntil) >= from);
  const standing = covering.filter((plan) =>
    covering.every(
      (other) =>
        other.identityId !== plan.identityId ||
        other.weekStartDate !== plan.weekStartDate ||
        other.activeFrom <= plan.activeFrom,
    ),
  );
  let done = 0;
  let expected = 0;
  for (const plan of standing) {
    for (const habit of account.habits.filter((one) => one.habitPlanId === plan.id)) {
      // A plan that ended before its week without a successor in it counts to its own last day.
      const last = plan.status === 'retired' ? plan.activeUntil : plan.weekEndDate;
      const asked = getExpected(account, habit, plan, last);
      if (asked > 0) done += timesDone(account, habit.seriesId, toNumber(habit.countsFrom), toNumber(last));
      expected += asked;
    }
  }
  return expected === 0 ? null : Math.round((100 * done) / expected);
}

export function recomputedStats(rows: Account, asked: Asked, period: 'week' | 'month' | 'year' | 'all') {
  const account = asOf(rows, asked.today);
  const today = toNumber(asked.today);
  const starts = {
    week: startOfCurrent(account.plans, asked),
    month: toNumber(`${asked.today.slice(0, 7)}-01`),
    year: toNumber(`${asked.today.slice(0, 4)}-01-01`),
    all: 0,
  };
  const active = new Set(account.completions.filter((one) => one.completed).map((one) => toNumber(one.date)));
  let daysActive = 0;
  let longestStreak = 0;
  let run = 0;
  for (let day = Math.max(starts[period], today - 400); day <= today; day += 1) {
    if (active.has(day)) {
      run += 1;
      daysActive += 1;
    } else if (!isPassedOver(account, day)) run = 0;
    longestStreak = Math.max(longestStreak, run);
  }
  return {
    completionRate: getRate(account, period === 'week' ? today : starts[period], today),
    daysActive,
    longestStreak,
    currentWeekNumber: currentWeekNumber(account, asked),
  };
}

/** A plan's week: what is asked of each habit, the days it was done, and the rate. */
export function recomputedWeek(rows: Account, planId: string, today: string) {
  const account = asOf(rows, today);
  const plan = account.plans.find(({ id }) => id === planId) as Plan;
  const last = (plan.status === 'retired' ? plan.activeUntil : plan.weekEndDate) as string;
  const habits = account.habits
    .filter((habit) => habit.habitPlanId === planId)
    .map((habit) => ({
      id: habit.id,
      effectiveTarget: getExpected(account, habit, plan, last),
      completedDays: account.completions
        .filter((one) => one.seriesId === habit.seriesId && one.completed)
        .map((one) => one.date as string)
        .filter((day) => day >= habit.countsFrom && day <= plan.weekEndDate)
        .toSorted(),
    }));
  const asked = habits.filter(({ effectiveTarget }) => effectiveTarget > 0);
  const expected = asked.reduce((sum, habit) => sum + habit.effectiveTarget, 0);
  const done = asked.reduce((sum, habit) => sum + habit.completedDays.length, 0);
  return { habits, rate: expected === 0 ? null : Math.round((100 * done) / expected) };
}
