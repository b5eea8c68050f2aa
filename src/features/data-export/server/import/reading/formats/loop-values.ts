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

function getAmount(habit: LoopHabit, value: number, note: string | null): Entry {
  // Amounts are stored in thousandths.
  const amount = value / 1000;
  const reached = habit.days > 1 && !habit.isAtMost ? amount > 0 : amount >= habit.target;
  const done = habit.isAtMost ? amount <= habit.target : reached && amount > 0;
  const said = `${amount} ${habit.unit}`.trim();
  return { done, skipped: false, note: note ? `${said}: ${note}` : said };
}

/** What a stored value means for a day: an entry, nothing, or unknown. */
export function loopEntry(habit: LoopHabit, value: number, notes: string): Entry | 'nothing' | 'unknown' {
  const note = notes || null;
  if (SKIPS.includes(value)) return { done: false, skipped: true, note };
  if (value === UNKNOWN || (!habit.isNumber && value === YES_BY_FREQUENCY)) {
    return note ? { done: false, skipped: false, note } : 'nothing';
  }
  if (habit.isNumber) return Number.isSafeInteger(value) && value >= 0 ? getAmount(habit, value, note) : 'unknown';
  if (value === YES || value === NO) return { done: value === YES, skipped: false, note };
  return 'unknown';
}
