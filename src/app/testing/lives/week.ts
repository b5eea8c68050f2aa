import { type DayNumber, getDays, getWeekFirst } from './calendar.ts';
import { getMark, getPlan, isDone, isPaused, type Ledger, type Plan, type Row } from './ledger.ts';

export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

/** The days of its week on which a habit is asked for: neither paused nor skipped. */
function getOpenDays(ledger: Ledger, plan: Plan, row: Row, from: DayNumber): DayNumber[] {
  return getDays(Math.max(from, row.from), plan.weekLast).filter(
    (day) => !isPaused(ledger, plan.who, day) && !getMark(ledger, row, day).skipped,
  );
}

export function getTarget(ledger: Ledger, plan: Plan, row: Row): number {
  const open = getOpenDays(ledger, plan, row, row.from);
  if (row.due) return row.due.filter((day) => open.includes(day)).length;
  if (open.length === 0) return 0;
  return Math.min(Math.max(Math.floor((row.times * open.length) / 7 + 0.5), 1), open.length);
}

export const getDoneDays = (ledger: Ledger, plan: Plan, row: Row): DayNumber[] =>
  getDays(row.from, plan.weekLast).filter((day) => isDone(ledger, row, day));

export const getSeries = (plans: Plan[]) => [...new Set(plans.flatMap(({ rows }) => rows.map(({ series }) => series)))];

export const countVotes = (ledger: Ledger, series: string[], first: DayNumber, last: DayNumber) =>
  series.flatMap((one) => getDays(first, last).filter((day) => isDone(ledger, { series: one }, day))).length;

/** Only what was done up to the day counts for it. */
function isDue(ledger: Ledger, plan: Plan, row: Row, day: DayNumber): boolean {
  const open = getOpenDays(ledger, plan, row, day);
  if (!open.includes(day)) return false;
  const missing = getTarget(ledger, plan, row) - getDoneDays(ledger, plan, row).filter((done) => done < day).length;
  if (row.due) return row.due.includes(day) && missing > 0;
  return row.times === 7 || (missing > 0 && missing >= open.length);
}

/** Whether a skipped habit would have been asked for on that day. */
function isExcused(ledger: Ledger, plan: Plan, row: Row, day: DayNumber): boolean {
  if (!getMark(ledger, row, day).skipped) return false;
  const marks = new Map(ledger.marks);
  marks.delete(`${row.series} ${day}`);
  return isDue({ ...ledger, marks }, plan, row, day);
}

/** What one day of some identities came to. */
export type DayFigure = {
  due: number;
  done: number;
  /** Of those that were due or done, in percent; null when there is nothing to count. */
  percentage: number | null;
  state: 'outside' | 'paused' | 'rest' | 'counted';
};

export function getDayFigure(ledger: Ledger, whos: string[], day: DayNumber): DayFigure {
  const plans = whos.flatMap((who) => getPlan(ledger, who, day) ?? []);
  const open = plans.filter(({ who }) => !isPaused(ledger, who, day));
  // Without a day left in its week a habit is out of the figures; on a paused day nothing is due, and what is done counts.
  const rows = plans.flatMap((plan) =>
    plan.rows.filter((row) => getTarget(ledger, plan, row) > 0).map((row) => ({ plan, row })),
  );
  const done = rows.filter(({ row }) => isDone(ledger, row, day));
  const asked = rows.filter(({ plan, row }) => isDone(ledger, row, day) || isDue(ledger, plan, row, day));
  const isExcusedOf = (plan: Plan) => plan.rows.some((row) => isExcused(ledger, plan, row, day));
  const figure = { due: asked.length, done: done.length };
  if (plans.length === 0) return { ...figure, percentage: null, state: 'outside' };
  if (asked.length > 0) {
    return { ...figure, percentage: roundHalfUp((100 * done.length) / asked.length), state: 'counted' };
  }
  // A vote on a day that asks for nothing, such as one of a week that is paused whole, is one all the same.
  if (plans.some(({ rows: own }) => own.some((row) => isDone(ledger, row, day)))) {
    return { ...figure, percentage: 100, state: 'counted' };
  }
  return { ...figure, percentage: null, state: open.every(isExcusedOf) ? 'paused' : 'rest' };
}

/** The rows that an identity's check-in of a day has to answer. */
export const getDueRows = (ledger: Ledger, plan: Plan, day: DayNumber): Row[] =>
  plan.rows.filter((row) => isDue(ledger, plan, row, day));

/** A running plan that began before weeks were moved keeps its week; then it is the calendar's. */
export function getWeekAtHand(
  ledger: Ledger,
  whos = ledger.identities,
): { first: DayNumber; start: Ledger['weekStart'] } {
  const plans = whos.flatMap((who) => getPlan(ledger, who, ledger.today) ?? []);
  const start = plans.find((plan) => plan.weekStart !== ledger.weekStart)?.weekStart ?? ledger.weekStart;
  return { first: getWeekFirst(ledger.today, start), start };
}
