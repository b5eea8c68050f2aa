import type { DayNumber } from '../calendar.ts';
import { type Ledger, type LivedNote, type Mark, NOTHING, put, type Row, toMark, toNoted } from '../ledger.ts';

/** Something said of a habit's day: a note, or what a day that was saved as a whole holds of it. Moments are minutes since 1970. */
type Said = { at: number } & ({ note: LivedNote } | { stands: Mark | null });

/** All that was said of each habit's day, by `series day`, in the order in which it counts. */
export type Sayings = Map<string, Said[]>;

function fold(row: Row, sayings: readonly Said[]): Mark | null {
  let mark: Mark | null = null;
  for (const said of sayings) mark = 'stands' in said ? said.stands : toNoted(row, mark ?? NOTHING, said.note);
  return mark;
}

/** Writes down what is said; the day is what all of it comes to, by when it was said and not by when it arrived. */
export function say(ledger: Ledger, sayings: Sayings, { row, day }: { row: Row; day: DayNumber }, said: Said): void {
  const key = `${row.series} ${day}`;
  const before = sayings.get(key) ?? [];
  const place = before.findLastIndex(({ at }) => at <= said.at) + 1;
  const all = before.toSpliced(place, 0, said);
  sayings.set(key, all);
  put(ledger, row, day, fold(row, all));
}

/** What a chat says of a habit: done or not. An amount that was written down stays; a no takes one back that had been reached. */
export function toSpoken(row: Row, before: Mark, completed: boolean): Mark {
  if (before.skipped && !completed) return before;
  const isTakenBack = !completed && before.completed && row.measure !== undefined && 'atLeast' in row.measure;
  return toMark(row, isTakenBack ? null : before.amount, completed);
}
