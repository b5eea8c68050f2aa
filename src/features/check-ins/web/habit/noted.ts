import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { noteDay, noteWholeDay } from '#core/habit/day/day-notes.ts';
import {
  addAmounts,
  type DayRecord,
  getTarget,
  isLimit,
  type Measure,
  NOTHING_RECORDED,
  toAmount,
} from '#core/amount/measure.ts';
import type { Mark, Marks } from '../chat/captured.ts';
import type { DayHabit } from '../check-in-flow.ts';
import { type AmountTrouble, readAmount, toFieldText } from '#web/habit/amount-text.ts';

/** A habit of the day that is checked in. */
export type OfDay = { readonly habit: DayHabit; readonly date: CalendarDay };

const hand = { evidence: null, by: 'hand' } as const;

/** The amount of a mark as far as it is one; undefined while it is as it was, or cannot be read. */
function typedAmount(mark: Mark | undefined): number | null | undefined {
  if (mark?.amount === undefined) return undefined;
  const amount = readAmount(mark.amount);
  return typeof amount === 'string' ? undefined : amount;
}

/** What a day holds of a habit with what is marked of it: just what the server will make of it. */
export function getRecord({ habit, date }: OfDay, mark: Mark | undefined): DayRecord {
  const stored = {
    completed: habit.completedDays.includes(date),
    isKeptSoFar: false,
    skipped: habit.isSkipped,
    amount: habit.amount,
  };
  const isSkipped = typeof mark?.skip === 'string';
  const amount = isSkipped ? undefined : typedAmount(mark);
  return noteWholeDay(habit.measure, stored, {
    completed: mark?.completed ?? false,
    ...(amount !== undefined && { amount }),
    ...(mark?.skip !== undefined && { skipped: isSkipped }),
  });
}

/** What is sent of a habit: whether it is done and, where something was said of them, its amount and its skip. */
export function toCompletion(of: OfDay, mark: Mark | undefined) {
  const { completed, skipped } = getRecord(of, mark);
  const amount = typedAmount(mark);
  const reason = mark?.skip?.trim();
  return {
    habitId: of.habit.id,
    completed,
    ...(amount !== undefined && !skipped && { amount }),
    ...(mark?.skip !== undefined && { skipped }),
    ...(skipped && reason && { notes: reason }),
  };
}

/** What is wrong with the amount of a habit. */
export function getTrouble(mark: Mark | undefined): AmountTrouble | null {
  const amount = mark?.amount === undefined || typeof mark.skip === 'string' ? null : readAmount(mark.amount);
  return typeof amount === 'string' ? amount : null;
}

/** What a row shows of its day: nothing while the number in it cannot be read, as the one before it is not meant any more. */
export const getShown = (of: OfDay, mark: Mark | undefined): DayRecord =>
  getTrouble(mark) === null ? getRecord(of, mark) : NOTHING_RECORDED;

/** Whether an amount stands in the form that is none. */
export const hasTrouble = (marks: Marks): boolean => Object.values(marks).some((mark) => getTrouble(mark) !== null);

const withMark = (marks: Marks, { habit }: OfDay, mark: Mark): Marks => ({ ...marks, [habit.id]: mark });

/** A skip goes as soon as something is noted; one that is on the server is lifted by a word of its own. */
const lifted = ({ habit }: OfDay) => (habit.isSkipped ? { skip: null } : {});

/** The marks with another amount typed. More or less of it leaves 'that's all' and a day that was counted as it is. */
export function typeAmount(marks: Marks, of: OfDay, text: string): Marks {
  const mark = marks[of.habit.id];
  const { measure } = of.habit;
  const before = getRecord(of, mark);
  const typed = { ...hand, evidence: mark?.evidence ?? null, amount: text, ...lifted(of) };
  const amount = readAmount(text);
  if (typeof amount === 'string') return withMark(marks, of, { ...typed, completed: mark?.completed ?? false });
  if (amount === null) return withMark(marks, of, { ...typed, completed: isLimit(measure) && before.completed });
  const after = noteDay(measure, before, { act: 'add', amount: addAmounts(amount, -(before.amount ?? 0)) });
  const isDone = after !== null && after !== 'negative' && after.completed;
  return withMark(marks, of, { ...typed, completed: isDone });
}

/** The marks with so much more, or less; never less than nothing, nor more than a day can hold. */
export function addAmount(marks: Marks, of: OfDay, step: number): Marks {
  const { amount } = getRecord(of, marks[of.habit.id]);
  return typeAmount(marks, of, toFieldText(Math.max(0, addAmounts(amount ?? 0, step))));
}

/**
 * The marks with an amount or a limit ticked, or no longer. Without a number a tick is the target; below it the day counts as it is. On a limit it is
 * 'that's all for today'.
 */
export function settle(marks: Marks, of: OfDay): Marks {
  const mark = marks[of.habit.id];
  const { measure } = of.habit;
  const { completed, amount } = getRecord(of, mark);
  const next: Mark = { ...hand, evidence: mark?.evidence ?? null, completed: !completed, ...lifted(of) };
  const kept = mark?.amount === undefined ? {} : { amount: mark.amount };
  if (measure === null || isLimit(measure)) return withMark(marks, of, { ...next, ...kept });
  if (!completed) {
    return withMark(marks, of, { ...next, ...(amount ? kept : { amount: toFieldText(measure.atLeast) }) });
  }
  // What was counted as it is stays as an amount; what had reached its target goes with the tick.
  const isCounted = amount !== null && amount < measure.atLeast;
  return withMark(marks, of, { ...next, amount: isCounted ? toFieldText(amount) : '' });
}

/** The marks with a habit skipped: offered while nothing is noted of it. */
export function skip(marks: Marks, of: OfDay, reason = ''): Marks {
  return withMark(marks, of, { ...hand, completed: false, skip: reason });
}

/** The marks with a skip taken back. */
export function unskip(marks: Marks, of: OfDay): Marks {
  if (of.habit.isSkipped) return withMark(marks, of, { ...hand, completed: false, skip: null });
  return Object.fromEntries(Object.entries(marks).filter(([id]) => id !== of.habit.id));
}

/** Whether anything is noted of a habit's day. */
export const hasSomething = (record: DayRecord | undefined): boolean =>
  record !== undefined && (record.completed || record.skipped || (record.amount ?? 0) > 0);

/** Whether a habit is named for other days than this one. */
export const isOfOtherDays = ({ days }: DayHabit, date: CalendarDay): boolean =>
  days !== null && !days.includes(toWeekday(date));

/** The habits that a day asks for or leaves free, and those that are named for other days. */
export function partedByDay(habits: readonly DayHabit[], date: CalendarDay) {
  return {
    asked: habits.filter((habit) => !isOfOtherDays(habit, date)),
    others: habits.filter((habit) => isOfOtherDays(habit, date)),
  };
}

/** By how much the buttons count: ones up to a hundred; tens, hundreds and so on of greater targets; tenths where the target has them. */
export function getStep(measure: Measure): number {
  const target = getTarget(measure);
  if (!Number.isInteger(target)) return 0.1;
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, target))) - 1);
}

/** What a day of it usually is: the median of the last amounts, else the target. Of a limit nothing is usual: nobody has to reach it. */
export function getUsual({
  habit: { measure, amounts },
  date,
}: {
  readonly habit: Pick<DayHabit, 'measure' | 'amounts'>;
  readonly date: CalendarDay;
}): number | null {
  if (measure === null || isLimit(measure)) return null;
  const others = amounts.flatMap((one) => (one.date !== date && one.amount > 0 ? one.amount : []));
  const sorted = others.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? measure.atLeast : toAmount((low + high) / 2);
}
