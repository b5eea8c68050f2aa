import { addAmounts, type DayRecord, type Measure, NOTHING_RECORDED } from '#core/amount/measure.ts';
import { type Note, noteDay } from './day-notes.ts';

/** Notes of one habit and day that are kept apart. What was noted before them stands as it is. */
export const NOTES_A_DAY = 100;

/** A note on a habit's day with the words beside it, null when it says nothing of them; or all that the day held at some moment: what a check-in as a whole said of it. */
export type LoggedNote =
  | (Note & { readonly reason: string | null })
  | { readonly act: 'stand'; readonly record: DayRecord | null; readonly reason: string | null };

/** The day of a habit with what is written beside it, such as the reason of its skip. Words outlive a tick that is taken back: they stand there again once it is ticked anew. */
export type NotedDay = { readonly record: DayRecord | null; readonly reason: string | null };

/** A later note may take away what an earlier one, that has arrived since, leaves no room for: no less than nothing stays. */
function noteAtLeastNothing(measure: Measure | null, before: DayRecord | null, note: Note): DayRecord | null {
  const after = noteDay(measure, before, note);
  if (after !== 'negative') return after;
  const nothingLeft = addAmounts(0, -(before?.amount ?? 0));
  const emptied = noteDay(measure, before ?? NOTHING_RECORDED, { act: 'add', amount: nothingLeft });
  return emptied === 'negative' ? before : emptied;
}

/** What stands beside the day: the last word, as long as the day is skipped, or not, as it was then. */
function getReason(before: NotedDay, record: DayRecord, { act, reason }: Note & { reason: string | null }) {
  const kept = (before.record?.skipped ?? false) === record.skipped ? before.reason : null;
  return act === 'skip' && !record.skipped ? kept : (reason ?? kept);
}

/**
 * What a habit's day holds by all that was noted of it, in the order in which it was made: additions add up, of totals, ticks and their
 * withdrawals the last one stands. 2 added, a total of 5, 1 added is 6, in whatever order they arrive.
 */
export function foldNotes(measure: Measure | null, notes: readonly LoggedNote[]): NotedDay {
  return notes.reduce<NotedDay>(
    (before, note) => {
      if (note.act === 'stand') return { record: note.record, reason: note.reason };
      const record = noteAtLeastNothing(measure, before.record, note);
      if (record) return { record, reason: getReason(before, record, note) };
      return { record, reason: before.record?.skipped ? null : before.reason };
    },
    { record: null, reason: null },
  );
}
