import { type DayNumber, getDays, getWeekday, toDate, toText } from './calendar.ts';
import { getActiveDays, isNeutral } from './figures.ts';
import { getMark, getPlan, isDone, isPaused, type Ledger, type Row } from './ledger.ts';
import { getReviews } from './reviews.ts';
import { getConsistency, getReturnRate } from './rolling.ts';
import { countVotes, getDayFigure, getDueRows, getSeries, getWeekAtHand, roundHalfUp } from './week.ts';

const HALF_LIFE = 13;
const WINDOW = 14;

const getPlans = (ledger: Ledger, who: string) =>
  ledger.plans.filter((plan) => plan.who === who && plan.first <= Math.min(plan.last, ledger.today));

const getRowOf = (ledger: Ledger, who: string, series: string, day: DayNumber): Row | undefined =>
  getPlan(ledger, who, day)?.rows.find((row) => row.series === series);

/** What a day is worth: a counted one is 1, a part of an amount its share, a limit done or not. */
function getShare(ledger: Ledger, row: Row, day: DayNumber): number {
  if (isDone(ledger, row, day)) return 1;
  const { amount } = getMark(ledger, row, day);
  return row.measure && 'atLeast' in row.measure && amount !== null ? Math.min(1, amount / row.measure.atLeast) : 0;
}

function getStrength(ledger: Ledger, who: string, series: string, last: DayNumber): number {
  const shares = new Map<DayNumber, number>();
  let strength = 0;
  const first = Math.min(...getPlans(ledger, who).map((plan) => plan.first));
  for (const day of getDays(first, last)) {
    const row = getRowOf(ledger, who, series, day);
    if (!row) continue;
    shares.set(day, getShare(ledger, row, day));
    if (isPaused(ledger, who, day) || getMark(ledger, row, day).skipped) continue;
    const times = row.days?.length ?? row.times;
    const kept = 0.5 ** (Math.sqrt(times / 7) / HALF_LIFE);
    const sum = getDays(day - WINDOW + 1, day).reduce((total, each) => total + (shares.get(each) ?? 0), 0);
    const value = times === 7 ? (shares.get(day) as number) : Math.min(1, sum / (2 * times));
    strength = strength * kept + value * (1 - kept);
  }
  return roundHalfUp(100 * strength);
}

/** Days that a habit's streak passes over; one on which it was done all the same is none. */
const isHabitNeutral = (ledger: Ledger, who: string, series: string, day: DayNumber): boolean =>
  !isDone(ledger, { series }, day) && (isPaused(ledger, who, day) || getMark(ledger, { series }, day).skipped);

/** Whether a habit's streak that was last fed on `from` still goes on at `until`. */
function goesOn(ledger: Ledger, { who, series }: { who: string; series: string }, from: DayNumber, until: DayNumber) {
  const row = getRowOf(ledger, who, series, until) ?? getRowOf(ledger, who, series, from);
  if (!row) return false;
  const open = getDays(from + 1, until).filter((day) => !isHabitNeutral(ledger, who, series, day));
  const { days } = row;
  if (!days) return open.length <= Math.ceil(7 / row.times) + 1;
  const named = open.findIndex((day) => days.includes(getWeekday(day)));
  return named === -1 || open.length - 1 - named <= 1;
}

function getHabitStreak(ledger: Ledger, who: string, series: string, first: DayNumber) {
  const done = getDays(first, ledger.today).filter((day) => isDone(ledger, { series }, day));
  let run = 0;
  let longest = 0;
  for (const [place, day] of done.entries()) {
    const before = done[place - 1];
    run = before !== undefined && goesOn(ledger, { who, series }, before, day) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  const last = done.at(-1);
  const isCurrent = last !== undefined && goesOn(ledger, { who, series }, last, ledger.today);
  return { current: isCurrent ? run : 0, longest };
}

/** `patience`: how many missed days a streak stands. Today is open until it is active. */
function getStreaks(ledger: Ledger, who: string, first: DayNumber, patience: 0 | 1) {
  const active = new Set(getActiveDays(ledger, [who], first, ledger.today));
  let run = 0;
  let missed = 0;
  let longest = 0;
  for (const day of getDays(first, ledger.today)) {
    if (active.has(day)) {
      run += 1;
      missed = 0;
    } else if (!isPassedOver(ledger, who, day, patience)) missed += 1;
    if (missed > patience) run = 0;
    longest = Math.max(longest, run);
  }
  return { current: run, longest };
}

function isPassedOver(ledger: Ledger, who: string, day: DayNumber, patience: 0 | 1): boolean {
  if (day === ledger.today || isNeutral(ledger, [who], day)) return true;
  return patience === 1 && getDayFigure(ledger, [who], day).state === 'rest';
}

function getDayState(ledger: Ledger, who: string, day: DayNumber): string {
  const { state, percentage } = getDayFigure(ledger, [who], day);
  const votes = getActiveDays(ledger, [who], day, day).length;
  if (state === 'outside') return isPaused(ledger, who, day) ? 'paused' : 'outside';
  if (state === 'paused') return 'paused';
  if (day === ledger.today && votes === 0) return 'open';
  if (percentage === null) return 'rest';
  if (percentage === 100) return 'done';
  if (percentage >= 50) return 'partial';
  // Today is never drawn as missed.
  if (day === ledger.today) return 'partial';
  return percentage > 0 ? 'low' : 'none';
}

/** The series that a day asks for: those that were due, and those done wholly or in part, if need be in a plan that was replaced that very day. */
function getAsked(ledger: Ledger, who: string, day: DayNumber): string[] {
  const held = getPlans(ledger, who).filter((plan) => plan.first <= day && day <= plan.last + 1);
  const plan = getPlan(ledger, who, day);
  const due = plan ? getDueRows(ledger, plan, day) : [];
  const begun = held.flatMap(({ rows }) => rows).filter((row) => getShare(ledger, row, day) > 0);
  return [...new Set([...due, ...begun].map(({ series }) => series))];
}

export function getEvidence(ledger: Ledger, who: string) {
  const { today } = ledger;
  const plans = getPlans(ledger, who);
  const first = Math.min(...plans.map((plan) => plan.first));
  const series = getSeries(plans);
  const current = getPlan(ledger, who, today);
  const names = new Map(plans.flatMap(({ rows }) => rows.map((row) => [row.series, row.name])));
  const isActive = (one: string) => isDone(ledger, { series: one }, today);
  return {
    year: toDate(today).year,
    days: getDays(first, today).map((day) => ({
      date: toText(day),
      state: getDayState(ledger, who, day),
      votes: countVotes(ledger, series, day, day),
      planned: getAsked(ledger, who, day).length,
    })),
    habits: Object.fromEntries(
      series.map((one) => [
        one,
        {
          description: names.get(one),
          isCurrent: current?.rows.some((row) => row.series === one) ?? false,
          strength: getStrength(ledger, who, one, isActive(one) ? today : today - 1),
          streak: getHabitStreak(ledger, who, one, first),
          votes: countVotes(ledger, [one], first, today),
        },
      ]),
    ),
    streaks: getStreaks(ledger, who, first, 0),
    forgivingStreaks: getStreaks(ledger, who, first, 1),
    daysActive: getActiveDays(ledger, [who], first, today).length,
    votes: {
      ever: countVotes(ledger, series, first, today),
      thisWeek: countVotes(ledger, series, getWeekAtHand(ledger, [who]).first, today),
    },
    returnRate: getReturnRate(ledger, who, first),
    consistency: getConsistency(ledger, who, first),
    reviews: getReviews(ledger, who, toDate(today).year),
  };
}

/** The days with a vote of each identity that has any. */
export function getTally(ledger: Ledger) {
  const { today } = ledger;
  return Object.fromEntries(
    ledger.identities.flatMap((who) => {
      const plans = getPlans(ledger, who);
      const series = getSeries(plans);
      const first = Math.min(...plans.map((plan) => plan.first));
      const days = getDays(first, today)
        .map((day) => ({ date: toText(day), votes: countVotes(ledger, series, day, day) }))
        .filter(({ votes }) => votes > 0);
      return days.length > 0 ? [[who, days]] : [];
    }),
  );
}
