import { isSameUnit } from './unit-words.ts';

/** Characters of a unit. */
export const UNIT_MAX = 30;

/** The greatest amount of a day, and of a target; the smallest target of an amount that has to be reached. */
export const AMOUNT = { max: 1_000_000, least: 0.001 } as const;

/** What a day of a habit amounts to: at least so much, or at most (a limit; 0 means none). Done or not when it is null. */
export type Measure =
  | { readonly unit: string; readonly atLeast: number }
  | { readonly unit: string; readonly atMost: number };

type Limit = Extract<Measure, { atMost: number }>;

export function isLimit(measure: Measure | null): measure is Limit {
  return measure !== null && 'atMost' in measure;
}

/** The amount that a day has to reach, or must not exceed. */
export function getTarget(measure: Measure): number {
  return isLimit(measure) ? measure.atMost : measure.atLeast;
}

/** The same measure with another amount. */
export function withTarget(measure: Measure, amount: number): Measure {
  return isLimit(measure) ? { unit: measure.unit, atMost: amount } : { unit: measure.unit, atLeast: amount };
}

/** To whole thousandths, in which amounts are exact: 0.1 + 0.2 is 0.3. */
export function toAmount(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** The sum of amounts, exact to the thousandth. */
export function addAmounts(...amounts: readonly number[]): number {
  return toAmount(amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000);
}

/** What one day holds of one habit. */
export type DayRecord = {
  /** Done: ticked, the amount reached, a limit settled. */
  readonly completed: boolean;
  /** A limit that is kept so far: done once the day is over. */
  readonly isKeptSoFar: boolean;
  readonly skipped: boolean;
  /** The day's total; null without one. */
  readonly amount: number | null;
};

export const NOTHING_RECORDED: DayRecord = { completed: false, isKeptSoFar: false, skipped: false, amount: null };

/** What somebody says of a day: done or not, with the day's total where there is one. */
export type Said = { readonly completed: boolean; readonly amount?: number | null | undefined };

/**
 * What a day becomes by what is said of it. An amount that reaches its target is done, and so is one that is counted as it is; a tick without a
 * number is the target itself. On a limit a tick is 'that's all for today': it stands while the amount keeps the limit, and without an amount.
 */
export function recordDay(measure: Measure | null, { completed, amount = null }: Said): DayRecord {
  const said = amount === null ? null : toAmount(amount);
  if (measure === null) return { ...NOTHING_RECORDED, completed };
  if (isLimit(measure)) return recordLimit(measure, completed, said);
  const reached = said !== null && said >= measure.atLeast;
  const counted = completed ? measure.atLeast : null;
  return { ...NOTHING_RECORDED, completed: completed || reached, amount: said ?? counted };
}

function recordLimit({ atMost }: Limit, completed: boolean, amount: number | null): DayRecord {
  const keeps = amount === null || amount <= atMost;
  const isKeptSoFar = !completed && amount !== null && keeps;
  return { ...NOTHING_RECORDED, completed: completed && keeps, isKeptSoFar, amount };
}

/** Whether a recorded day counts as done: a limit that was kept so far does once its day is over. */
export function isDone(
  { completed, isKeptSoFar }: Pick<DayRecord, 'completed' | 'isKeptSoFar'>,
  isOver: boolean,
): boolean {
  return completed || (isKeptSoFar && isOver);
}

/** How much of its day is there, 0 to 1: for an amount its share of the target, all else done or not. A day that was counted is 1. */
export function shareOfDay(
  measure: Measure | null,
  { amount, isDone }: { amount: number | null; isDone: boolean },
): number {
  if (isDone) return 1;
  if (measure === null || isLimit(measure) || amount === null) return 0;
  return Math.min(1, toAmount(amount / measure.atLeast));
}

/** How much is left of a limit today, below 0 when it is broken; of an amount, how much is missing, at least 0. */
export function getLeft(measure: Measure, amount: number | null): number {
  const left = addAmounts(getTarget(measure), -(amount ?? 0));
  return isLimit(measure) ? left : Math.max(0, left);
}

/** Whether a habit may go on as the same series with another measure: its unit is fixed once it has one, and a limit is another habit. */
export function keepsSeries(from: Measure | null, to: Measure | null): boolean {
  return from === null || to === null || (isSameUnit(from.unit, to.unit) && isLimit(from) === isLimit(to));
}
