import { type DayNumber, getDays, getWeekday } from './calendar.ts';
import { getActiveDays } from './figures.ts';
import { getMark, getPlan, isDone, isPaused, type Ledger, type Row } from './ledger.ts';
import { getDayFigure, getWeekAtHand, roundHalfUp } from './week.ts';

const WEEKS = 4;
const LEAST_MISSES = 3;

/** Percent of the missed days of four weeks, yesterday the last, that the next day which asked for something came back from. */
export function getReturnRate(ledger: Ledger, who: string, first: DayNumber): number | null {
  const from = Math.max(first, ledger.today - 7 * WEEKS);
  const isActive = (day: DayNumber) => getActiveDays(ledger, [who], day, day).length > 0;
  const asked = getDays(from, ledger.today - 1).filter(
    (day) => isActive(day) || (!isPaused(ledger, who, day) && getDayFigure(ledger, [who], day).state === 'counted'),
  );
  const missed = asked.slice(0, -1).flatMap((day, place) => (isActive(day) ? [] : [asked[place + 1] as DayNumber]));
  if (missed.length < LEAST_MISSES) return null;
  return roundHalfUp((100 * missed.filter(isActive).length) / missed.length);
}

type Counted = { day: DayNumber; row: Row };

/** What a habit's days of a week come to, whatever plans held it: its newest plan there says how it is asked for, each plan which days it names. */
function getAskedOf(ledger: Ledger, days: readonly Counted[]): number {
  const newest = days.at(-1)?.row;
  if (!newest) return 0;
  if (!newest.days) {
    return Math.min(Math.max(Math.floor((newest.times * days.length) / 7 + 0.5), 1), days.length);
  }
  // A day done while it still went by count stands for a named one.
  return days.filter(({ day, row }) => (row.days ? row.days.includes(getWeekday(day)) : isDone(ledger, row, day)))
    .length;
}

/** The days of a week on which a plan held a habit that was neither paused nor skipped. */
function getCounted(ledger: Ledger, who: string, series: string, week: DayNumber[]): Counted[] {
  return week.flatMap((day) => {
    const row = getPlan(ledger, who, day)?.rows.find((one) => one.series === series);
    return row && !isPaused(ledger, who, day) && !getMark(ledger, row, day).skipped ? [{ day, row }] : [];
  });
}

/** Percent of what a week asked for, no habit beyond its own; null when that was nothing. */
function getFulfilment(ledger: Ledger, who: string, week: DayNumber[]): number | null {
  const plans = ledger.plans.filter((plan) => plan.who === who);
  const all = new Set(plans.flatMap(({ rows }) => rows.map(({ series }) => series)));
  const figures = [...all].map((series) => ({
    target: getAskedOf(ledger, getCounted(ledger, who, series, week)),
    done: week.filter((day) => isDone(ledger, { series }, day)).length,
  }));
  const asked = figures.reduce((total, { target }) => total + target, 0);
  const done = figures.reduce((total, { target, done: days }) => total + Math.min(target, days), 0);
  return asked === 0 ? null : roundHalfUp((100 * done) / asked);
}

/** Whether somebody said anything of a day: by the whole or of one habit. */
function isRecorded(ledger: Ledger, who: string, day: DayNumber): boolean {
  const series = ledger.plans.filter((plan) => plan.who === who).flatMap(({ rows }) => rows.map((row) => row.series));
  return ledger.whole.has(`${who} ${day}`) || series.some((one) => ledger.marks.has(`${one} ${day}`));
}

/**
 * The mean of the last four whole weeks since the start. One of which nothing was said counts nothing; one that asked for nothing, though it was
 * planned or paused throughout, is left out.
 */
export function getConsistency(ledger: Ledger, who: string, first: DayNumber) {
  const { first: thisWeek } = getWeekAtHand(ledger, [who]);
  const isFree = (day: DayNumber) =>
    !getPlan(ledger, who, day) && !isPaused(ledger, who, day) && getActiveDays(ledger, [who], day, day).length === 0;
  const weeks = [1, 2, 3, 4]
    .map((back) => thisWeek - 7 * back)
    .filter((from) => from >= first)
    .flatMap((from) => {
      const week = getDays(from, from + 6);
      const rate = getFulfilment(ledger, who, week);
      const recorded = week.some((day) => isRecorded(ledger, who, day));
      return rate === null && !week.some(isFree) ? [] : [{ recorded, rate: recorded ? (rate ?? 0) : 0 }];
    });
  const sum = weeks.reduce((total, { rate }) => total + rate, 0);
  return {
    rate: weeks.length > 0 ? roundHalfUp(sum / weeks.length) : null,
    weeks: weeks.length,
    recorded: weeks.filter(({ recorded }) => recorded).length,
  };
}
