import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type DayRecord, isLimit, type Measure } from '#core/amount/measure.ts';

type AskedHabit = {
  readonly isDue: boolean;
  readonly measure: Measure | null;
  readonly record: DayRecord | null;
};

/** Done, skipped or declined. An amount that is still growing, and a limit that was not settled, are no answers yet. */
function hasAnswer({ measure, record }: AskedHabit): boolean {
  if (!record) return false;
  if (record.completed || record.skipped) return true;
  if (record.amount === null) return true;
  // A limit that is broken needs no further word.
  return isLimit(measure) && !record.isKeptSoFar;
}

type MeantHabit = { readonly dueOn: readonly CalendarDay[] | null; readonly skippedDays: readonly CalendarDay[] };

/** Whether a day asks for any of these habits: one that is not named for other days only, and was not skipped. */
export function asksForAny(habits: readonly MeantHabit[], day: CalendarDay): boolean {
  return habits.some(({ dueOn, skippedDays }) => !skippedDays.includes(day) && (dueOn?.includes(day) ?? true));
}

/** Whether a day that is noted habit by habit counts as checked in: each habit that it asks for has its answer or, where it asks for none, any has. */
export function isAnswered(habits: readonly AskedHabit[]): boolean {
  const due = habits.filter((habit) => habit.isDue || habit.record?.skipped);
  return due.length > 0 ? due.every(hasAnswer) : habits.some(hasAnswer);
}
