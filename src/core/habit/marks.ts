import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { HabitWeek } from './week-target.ts';

/** What one day holds of a habit series, as figures need it. */
export type Mark = {
  readonly date: CalendarDay;
  /** A limit that was kept counts from the day after on. */
  readonly isDone: boolean;
  readonly skipped: boolean;
  /** The day's total; null without one. */
  readonly amount: number | null;
};

/** A habit of one plan, as far as its figures go. */
export type FiguredHabit = Pick<HabitWeek, 'targetFrequency' | 'dueOn' | 'countsFrom'>;

export type MarkedWeek = HabitWeek & {
  /** Ascending, from the first day that counts. */
  readonly completedDays: readonly CalendarDay[];
  readonly skippedDays: readonly CalendarDay[];
  readonly offDays: ReadonlySet<CalendarDay>;
};

/** A habit's week with what its days hold: skipped days are taken out of it as paused ones are. */
export function toMarkedWeek(
  { targetFrequency, dueOn = null, countsFrom }: FiguredHabit,
  {
    countsTo,
    pausedDays,
    marks,
  }: { readonly countsTo: CalendarDay; readonly pausedDays: Iterable<CalendarDay>; readonly marks: readonly Mark[] },
): MarkedWeek {
  const ofWeek = marks.filter(({ date }) => date >= countsFrom && date <= countsTo);
  const daysThat = (holds: (mark: Mark) => boolean) =>
    ofWeek
      .filter(holds)
      .map(({ date }) => date)
      .toSorted();
  const skippedDays = daysThat(({ skipped }) => skipped);
  return {
    targetFrequency,
    dueOn,
    countsFrom,
    countsTo,
    completedDays: daysThat(({ isDone }) => isDone),
    skippedDays,
    offDays: new Set([...pausedDays, ...skippedDays]),
  };
}
