import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import { type DayRecord, type Measure, NOTHING_RECORDED, recordDay } from '#core/amount/measure.ts';

/** A habit's entry for a day elsewhere; `skipped` is a deliberate day off, an amount says by itself whether it is enough. */
export type Entry = {
  readonly done: boolean;
  readonly skipped: boolean;
  readonly amount: number | null;
  readonly note: string | null;
};

/** A habit as another program kept it. */
export type HabitHistory = {
  /** Its key in that program, even if renamed. */
  readonly key: string;
  readonly name: string;
  /** Its question or description. */
  readonly about: string;
  /** The identity that it belongs to, by name; null without one. */
  readonly identity: string | null;
  /** Times a week, 1 to 7; with named days, how many they are. */
  readonly perWeek: number;
  readonly days: readonly Weekday[] | null;
  /** What a day of it amounts to; null when it is done or not. */
  readonly measure: Measure | null;
  readonly archived: boolean;
  readonly entries: Map<CalendarDay, Entry>;
};

export type Target = {
  readonly userId: string;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly weekStartDay: Weekday;
  readonly now: Date;
  /** The goal and identity of the account that the habits go to; made when they are null. */
  readonly goalId: string | null;
  readonly identityId: string | null;
  /** Places of habits in the file that stay away. */
  readonly leftOut: readonly number[];
  /** Whose habits to import from a file shared by several people. */
  readonly person: string | null;
};

/** A habit of ticks of which nothing more is known yet. */
export const A_HABIT = { about: '', identity: null, perWeek: 1, days: null, measure: null, archived: false } as const;

/** What an entry says of its day, by the habit's measure. */
export function toDayRecord({ measure }: Pick<HabitHistory, 'measure'>, { done, skipped, amount }: Entry): DayRecord {
  return skipped ? { ...NOTHING_RECORDED, skipped } : recordDay(measure, { completed: done, amount });
}

/** A habit with entries, and the days of its first and last entry. */
export type LivedHabit = HabitHistory & { readonly first: CalendarDay; readonly last: CalendarDay };
