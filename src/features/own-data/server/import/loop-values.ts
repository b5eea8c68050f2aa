import { FREQUENCY } from '#core/plan.ts';
import type { Entry } from './history.ts';

/** What Loop Habit Tracker stores for a day of a habit that is done or not. */
const YES = 2;
const YES_BY_FREQUENCY = 1;
const NO = 0;
const UNKNOWN = -1;
/** 3 in its releases, -3 in the newest. */
const SKIPS: readonly number[] = [3, -3];

export type LoopHabit = {
  readonly isNumber: boolean;
  /** Times in so many days. */
  readonly times: number;
  readonly days: number;
  readonly target: number;
  readonly isAtMost: boolean;
  readonly unit: string;
};

/** Times a week: 3 in 7 days is 3, every day 7, once a month 1; null for what is no frequency. */
export function timesAWeek({ times, days }: Pick<LoopHabit, 'times' | 'days'>): number | null {
  const aWeek = (times * 7) / days;
  if (!Number.isFinite(aWeek) || aWeek <= 0) return null;
  return Math.min(Math.max(Math.round(aWeek), FREQUENCY.min), FREQUENCY.max);
}

function amountOf(habit: LoopHabit, value: number, note: string | null): Entry {
  // Amounts are stored in thousandths.
  const amount = value / 1000;
  const reached = habit.days > 1 && !habit.isAtMost ? amount > 0 : amount >= habit.target;
  const done = habit.isAtMost ? amount <= habit.target : reached && amount > 0;
  const said = `${amount} ${habit.unit}`.trim();
  return { done, skipped: false, note: note ? `${said}: ${note}` : said };
}

/** What a stored value says of a day: an entry, nothing, or what is not known. */
export function loopEntry(habit: LoopHabit, value: number, notes: string): Entry | 'nothing' | 'unknown' {
  const note = notes || null;
  if (SKIPS.includes(value)) return { done: false, skipped: true, note };
  if (value === UNKNOWN || (!habit.isNumber && value === YES_BY_FREQUENCY)) {
    return note ? { done: false, skipped: false, note } : 'nothing';
  }
  if (habit.isNumber) return Number.isSafeInteger(value) && value >= 0 ? amountOf(habit, value, note) : 'unknown';
  if (value === YES || value === NO) return { done: value === YES, skipped: false, note };
  return 'unknown';
}
