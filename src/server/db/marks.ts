import { and, eq, isNotNull, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Mark } from '#core/habit/marks.ts';
import { habitCompletions } from './schema.ts';

/** Rows that are done as of a day of their owner: a limit that was kept is once its own day is over. */
export function isDoneBy(today: CalendarDay | SQL | Placeholder): SQL {
  const { completed, isKeptSoFar, date } = habitCompletions;
  return or(eq(completed, true), and(eq(isKeptSoFar, true), lt(date, today))) as SQL;
}

/** Rows that hold anything but a no. */
export const isMarked = or(
  eq(habitCompletions.completed, true),
  eq(habitCompletions.skipped, true),
  isNotNull(habitCompletions.amount),
) as SQL;

/** A mark with its words: of a skip its reason. */
export type MarkRow = Mark & { readonly notes: string | null };

/** What figures read of a day of a habit, as of `today`, and what was written beside it. */
export function markColumns(today: CalendarDay | Placeholder) {
  const { identityId, seriesId, date, skipped, amount, notes } = habitCompletions;
  return { identityId, seriesId, date, skipped, amount, notes, isDone: sql<boolean>`${isDoneBy(today)}` };
}
