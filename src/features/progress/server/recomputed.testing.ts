import type { Account } from './random-account.testing.ts';

/* The same figures by counting, with nothing of the product's own rules: days are numbers, and every row is looked at. */

const DAY = 86_400_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const textOf = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);
const weekdayOf = (number: number) => new Date(number * DAY).getUTCDay();

type Habit = Account['habits'][number];
type Plan = Account['plans'][number];

function expectedOf(habit: Habit, plan: Plan): number {
  const days = numberOf(plan.weekEndDate) - numberOf(habit.countsFrom) + 1;
  const frequency = habit.targetFrequency as number;
  return days >= 7 ? frequency : Math.min(days, Math.max(1, Math.round((frequency * days) / 7)));
}

/** The distinct days on which a series was completed, from one day to another. */
function timesDone({ completions }: Account, seriesId: string, from: number, to: number): number {
  const days = completions.filter((one) => one.seriesId === seriesId && one.completed).map((one) => numberOf(one.date));
  return days.filter((day) => day >= from && day <= to).length;
}

function percentageOn(account: Account, day: number): { completionPercentage: number; isRestDay: boolean } {
  let done = 0;
  let asked = 0;
  for (const plan of account.plans) {
    if (numberOf(plan.activeFrom) > day || numberOf(plan.activeUntil) < day) continue;
    for (const habit of account.habits.filter((one) => one.habitPlanId === plan.id)) {
      const isDone = timesDone(account, habit.seriesId, day, day) > 0;
      const missing = expectedOf(habit, plan) - timesDone(account, habit.seriesId, numberOf(habit.countsFrom), day - 1);
      const isDue = habit.targetFrequency === 7 || missing >= numberOf(plan.weekEndDate) - day + 1;
      if (isDone) done += 1;
      if (isDone || isDue) asked += 1;
    }
  }
  return { completionPercentage: asked === 0 ? 0 : Math.round((100 * done) / asked), isRestDay: asked === 0 };
}

type Asked = { today: string; weekStart: string };

const startOfWeek = (day: number, weekStart: string) => day - ((weekdayOf(day) - WEEKDAYS.indexOf(weekStart) + 7) % 7);
const firstDay = (account: Account) => Math.min(...account.plans.map((plan) => numberOf(plan.activeFrom)));

function currentWeekNumber(account: Account, { today, weekStart }: Asked): number {
  if (account.plans.length === 0) return 1;
  const weeks = startOfWeek(numberOf(today), weekStart) - startOfWeek(firstDay(account), weekStart);
  return weeks / 7 + 1;
}

export function recomputedTracking(account: Account, asked: Asked) {
  const today = numberOf(asked.today);
  const start = startOfWeek(today, asked.weekStart);
  const running = account.plans.filter((plan) => plan.activeFrom <= asked.today && plan.activeUntil >= asked.today);
  return {
    currentWeekNumber: currentWeekNumber(account, asked),
    totalActiveIdentities: new Set(running.map((plan) => plan.identityId)).size,
    weekDays: [0, 1, 2, 3, 4, 5, 6].map((index) => {
      const day = start + index;
      const isPreStart = day < firstDay(account);
      const name = WEEKDAYS[weekdayOf(day)] as string;
      const hasFigures = day <= today && !isPreStart;
      return {
        date: textOf(day),
        dayName: name.replace(/^./, (letter) => letter.toUpperCase()),
        dayNumber: new Date(day * DAY).getUTCDate(),
        ...(hasFigures ? percentageOn(account, day) : { completionPercentage: 0, isRestDay: false }),
        isToday: day === today,
        isPreStart,
        isWeekEnd: index === 6,
      };
    }),
  };
}

function rateOf(account: Account, from: number, to: number): number | null {
  const covering = account.plans.filter((p) => numberOf(p.activeFrom) <= to && numberOf(p.activeUntil) >= from);
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
      done += timesDone(account, habit.seriesId, numberOf(plan.weekStartDate), numberOf(plan.weekEndDate));
      expected += expectedOf(habit, plan);
    }
  }
  return expected === 0 ? null : Math.round((100 * done) / expected);
}

export function recomputedStats(account: Account, asked: Asked, period: 'week' | 'month' | 'year' | 'all') {
  const today = numberOf(asked.today);
  const starts = {
    week: startOfWeek(today, asked.weekStart),
    month: numberOf(`${asked.today.slice(0, 7)}-01`),
    year: numberOf(`${asked.today.slice(0, 4)}-01-01`),
    all: 0,
  };
  const active = new Set(account.completions.filter((one) => one.completed).map((one) => numberOf(one.date)));
  let daysActive = 0;
  let longestStreak = 0;
  let run = 0;
  for (let day = Math.max(starts[period], today - 400); day <= today; day += 1) {
    run = active.has(day) ? run + 1 : 0;
    if (run > 0) daysActive += 1;
    longestStreak = Math.max(longestStreak, run);
  }
  return {
    completionRate: rateOf(account, period === 'week' ? today : starts[period], today),
    daysActive,
    longestStreak,
    currentWeekNumber: currentWeekNumber(account, asked),
  };
}
