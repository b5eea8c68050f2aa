import { dayAmount } from '../amounts.ts';
import type { Entry } from '../habit-history.ts';

/** The values Loop Habit Tracker stores for a day of a yes/no habit. */
const YES = 2;
const YES_BY_FREQUENCY = 1;
const NO = 0;
const UNKNOWN = -1;
/** 3 in its releases, -3 in the newest. */
const SKIPS: readonly number[] = [3, -3];

/** The words that its CSV files have for them. */
const WORDS: Record<string, number> = { YES_MANUAL: YES, YES_AUTO: YES_BY_FREQUENCY, NO, UNKNOWN, SKIP: 3 };

export type LoopHabit = {
  readonly isNumber: boolean;
  /** Times in so many days. */
  readonly times: number;
  readonly days: number;
  readonly target: number;
  readonly isAtMost: boolean;
  readonly unit: string;
};

/** A CSV cell of Loop as a database value; NaN if it is neither a known word nor a number. */
export const valueOf = (cell: string): number => WORDS[cell] ?? (cell === '' ? Number.NaN : Number(cell));

/** True for values that a habit of ticks alone can have. */
export const isTick = (value: number): boolean => value >= UNKNOWN && value <= 3;

/** Amounts are stored in thousandths. */
function getAmount(value: number, note: string | null): Entry | 'unknown' {
  const amount = Number.isSafeInteger(value) ? dayAmount(value / 1000) : null;
  return amount === null ? 'unknown' : { done: false, skipped: false, amount, note };
}

/** What a stored value means for a day: an entry, nothing, or unknown. */
export function loopEntry({ isNumber }: LoopHabit, value: number, notes: string): Entry | 'nothing' | 'unknown' {
  const note = notes || null;
  if (SKIPS.includes(value)) return { done: false, skipped: true, amount: null, note };
  if (value === UNKNOWN || (!isNumber && value === YES_BY_FREQUENCY)) {
    return note ? { done: false, skipped: false, amount: null, note } : 'nothing';
  }
  if (isNumber) return getAmount(value, note);
  if (value === YES || value === NO) return { done: value === YES, skipped: false, amount: null, note };
  return 'unknown';
}
