import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';

/** A habit's entry for a day elsewhere; `skipped` is a deliberate day off. */
export type Entry = { readonly done: boolean; readonly skipped: boolean; readonly note: string | null };

/** A habit as another program kept it. */
export type HabitHistory = {
  /** Its key in that program, even if renamed. */
  readonly key: string;
  readonly name: string;
  /** Its question or description. */
  readonly about: string;
  /** The identity that it belongs to, by name; null without one. */
  readonly identity: string | null;
  /** Times a week, 1 to 7. */
  readonly perWeek: number;
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

/** A habit with entries, and the days of its first and last entry. */
export type LivedHabit = HabitHistory & { readonly first: CalendarDay; readonly last: CalendarDay };
