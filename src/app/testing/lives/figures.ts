import { type DayNumber, getDays, getWeekFirst, toDate, toDay, toText } from './calendar.ts';
import { getMark, getPlan, isDone, isPaused, type Ledger, type Plan, type Row } from './ledger.ts';
import {
  countVotes,
  getDayFigure,
  getDoneDays,
  getDueRows,
  getSeries,
  getTarget,
  getWeekAtHand,
  roundHalfUp,
} from './week.ts';

/** The plan that an identity shows: today's, else the one to come, else the last. */
export function getShownPlan(ledger: Ledger, who: string): Plan | undefined {
  const own = ledger.plans.filter((plan) => plan.who === who && plan.first <= plan.last);
  return getPlan(ledger, who, ledger.today) ?? own.find((plan) => plan.first > ledger.today) ?? own.at(-1);
}

function getHabits(ledger: Ledger, plan: Plan) {
  return Object.fromEntries(
    plan.rows.map((row) => {
      const week = getDays(row.from, plan.weekLast);
      const done = getDoneDays(ledger, plan, row);
      const skipped = week.filter((day) => getMark(ledger, row, day).skipped);
      const amounts = week.flatMap((day) => {
        const { amount } = getMark(ledger, row, day);
        return amount === null ? [] : { date: toText(day), amount };
      });
      const figures = {
        effectiveTarget: getTarget(ledger, plan, row),
        dueOn: row.due?.map(toText) ?? null,
        completionsThisWeek: done.length,
        completedDays: done.map(toText),
        skippedDays: skipped.map(toText),
        amounts,
      };
      return [row.name, figures];
    }),
  );
}

export function getCurrentHabits(ledger: Ledger) {
  return Object.fromEntries(
    ledger.identities.flatMap((who) => {
      const plan = getShownPlan(ledger, who);
      if (!plan) return [];
      const plans = ledger.plans.filter((one) => one.who === who);
      const pausedDays = getDays(plan.weekFirst, plan.weekLast)
        .filter((day) => isPaused(ledger, who, day))
        .map(toText);
      const covers = { activeFrom: toText(plan.first), activeUntil: toText(plan.last) };
      const votes = countVotes(ledger, getSeries(plans), plan.weekFirst, plan.weekLast);
      return [[who, { ...covers, pausedDays, votes, habits: getHabits(ledger, plan) }]];
    }),
  );
}

const getFirstDay = (ledger: Ledger, who?: string): DayNumber =>
  Math.min(...ledger.plans.filter((plan) => !who || plan.who === who).map((plan) => plan.first));

function getWeekNumber(ledger: Ledger): number {
  const { first, start } = getWeekAtHand(ledger);
  return (first - getWeekFirst(getFirstDay(ledger), start)) / 7 + 1;
}

export function getTracking(ledger: Ledger) {
  const { first } = getWeekAtHand(ledger);
  const weekDays = getDays(first, first + 6).map((day) => {
    const figure = getDayFigure(ledger, ledger.identities, day);
    const isOver = day <= ledger.today;
    const isPreStart =
      figure.state === 'outside' && ledger.plans.some((plan) => plan.weekFirst <= day && day < plan.first);
    return {
      date: toText(day),
      completionPercentage: isOver ? (figure.percentage ?? 0) : 0,
      isToday: day === ledger.today,
      isPreStart,
      isRestDay: isOver && !isPreStart && figure.state !== 'counted',
      isPaused: figure.state === 'paused',
    };
  });
  const active = ledger.identities.filter((who) => getPlan(ledger, who, ledger.today));
  return { currentWeekNumber: getWeekNumber(ledger), totalActiveIdentities: active.length, weekDays };
}

/** A plan that another one of the same week took the place of: what goes on is counted there, what was dropped nowhere. */
const isReplaced = (ledger: Ledger, { who, last, weekFirst }: Plan): boolean =>
  ledger.plans.some((plan) => plan.who === who && plan.first === last + 1 && plan.weekFirst === weekFirst);

/** Percent of what plans asked for; null when that was nothing. A plan that was ended at once asked for the days that it had. */
export function getRate(ledger: Ledger, plans: Plan[]): number | null {
  const rows = plans
    .filter((plan) => plan.first <= plan.last && !isReplaced(ledger, plan))
    .map((plan) => ({ ...plan, weekLast: plan.last }))
    .flatMap((plan) => plan.rows.map((row) => ({ plan, row, target: getTarget(ledger, plan, row) })))
    .filter(({ target }) => target > 0);
  const asked = rows.reduce((sum, { target }) => sum + target, 0);
  const done = rows.reduce((sum, { plan, row }) => sum + getDoneDays(ledger, plan, row).length, 0);
  return asked === 0 ? null : roundHalfUp((100 * done) / asked);
}

/** The days on which something was done, of one identity or of all. */
export function getActiveDays(ledger: Ledger, whos: string[], first: DayNumber, last: DayNumber): DayNumber[] {
  const series = new Set(
    ledger.plans.filter(({ who }) => whos.includes(who)).flatMap(({ rows }) => rows.map((row) => row.series)),
  );
  return getDays(first, last).filter((day) => [...series].some((one) => isDone(ledger, { series: one }, day)));
}

/** Whether a day is passed over by every streak of these identities. */
export const isNeutral = (ledger: Ledger, whos: string[], day: DayNumber): boolean =>
  getDayFigure(ledger, whos, day).state === 'paused' ||
  // Without a plan a pause holds the day all the same.
  (getDayFigure(ledger, whos, day).state === 'outside' && whos.some((who) => isPaused(ledger, who, day)));

function getLongestStreak(ledger: Ledger, first: DayNumber, last: DayNumber): number {
  const active = new Set(getActiveDays(ledger, ledger.identities, first, last));
  let longest = 0;
  let run = 0;
  for (const day of getDays(first, last)) {
    if (active.has(day)) run += 1;
    else if (!isNeutral(ledger, ledger.identities, day)) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export const PERIODS = ['week', 'month', 'year', 'all'] as const;

export function getPeriodFirst(ledger: Ledger, period: (typeof PERIODS)[number]): DayNumber {
  const { year, month } = toDate(ledger.today);
  if (period === 'week') return getWeekAtHand(ledger).first;
  if (period === 'month') return toDay(`${year}-${month}-1`);
  if (period === 'year') return toDay(`${year}-1-1`);
  return getFirstDay(ledger);
}

export function getStats(ledger: Ledger, period: (typeof PERIODS)[number]) {
  const first = getPeriodFirst(ledger, period);
  return {
    daysActive: getActiveDays(ledger, ledger.identities, first, ledger.today).length,
    longestStreak: getLongestStreak(ledger, first, ledger.today),
    currentWeekNumber: getWeekNumber(ledger),
    completionRate: getRate(
      ledger,
      period === 'week'
        ? ledger.identities.flatMap((who) => getPlan(ledger, who, ledger.today) ?? [])
        : ledger.plans.filter((plan) => plan.first <= ledger.today && plan.last >= first),
    ),
  };
}

/** Each habit that is due has its answer, or the day was saved as a whole. A limit that is broken is answered. */
export function isCheckedIn(ledger: Ledger, plan: Plan, day: DayNumber): boolean {
  if (ledger.whole.has(`${plan.who} ${day}`)) return true;
  const answered = plan.rows.filter((row) => isAnswered(ledger, row, day));
  return answered.length > 0 && getDueRows(ledger, plan, day).every((row) => answered.includes(row));
}

function isAnswered(ledger: Ledger, row: Row, day: DayNumber): boolean {
  const mark = ledger.marks.get(`${row.series} ${day}`);
  if (!mark) return false;
  if (mark.declined || mark.completed || mark.skipped || mark.amount === null) return true;
  if (!row.measure || 'atLeast' in row.measure) return false;
  return !mark.kept;
}

export function getDailyStatus(ledger: Ledger) {
  const { today } = ledger;
  const details = ledger.identities.map((who) => {
    const plan = getPlan(ledger, who, today);
    const checkedInToday = plan !== undefined && isCheckedIn(ledger, plan, today);
    return [who, { canCheckInToday: plan !== undefined, isPausedToday: isPaused(ledger, who, today), checkedInToday }];
  });
  const waiting = ledger.identities.filter((who) => {
    const plan = getPlan(ledger, who, today);
    return plan && !isPaused(ledger, who, today) && !isCheckedIn(ledger, plan, today);
  });
  return { today: toText(today), identitiesNeedingCheckIn: waiting.length, details: Object.fromEntries(details) };
}
