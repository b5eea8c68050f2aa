import { foldNotes, type LoggedNote, type NotedDay, NOTES_A_DAY } from '#core/habit/day/day-log.ts';
import { type DayRecord, type Measure, NOTHING_RECORDED, recordDay } from '#core/amount/measure.ts';
import type { Note } from '#core/habit/day/day-notes.ts';
import { dropNotesBut, type HabitNoteRow, saveNotes } from '../queries.ts';

/** One habit on one day. */
export type SeriesDay = Pick<HabitNoteRow, 'userId' | 'identityId' | 'seriesId' | 'date'>;

/** A note with the moment as which it counts, and that of its arrival. */
type Arrived = Note & { readonly reason: string | null; readonly at: Date; readonly now: Date };

/** What the completion of a day holds. */
type Standing = DayRecord & { readonly notes: string | null };

/** Before every note: what stands without a log was there before it. */
const AT_FIRST = new Date(0);

function toLogged(measure: Measure | null, { act, amount, completed, skipped, reason }: HabitNoteRow): LoggedNote {
  if (act !== 'stand') return { act, reason, ...(amount !== null && { amount }) };
  if (completed === null) return { act, record: null, reason: null };
  const record = skipped ? { ...NOTHING_RECORDED, skipped } : recordDay(measure, { completed, amount });
  return { act, record, reason };
}

type Moment = { readonly at: Date; readonly now: Date };

/** The row that says what a day held at some moment. */
function toStandRow(of: SeriesDay, place: number, { record, reason, at, now }: NotedDay & Moment): HabitNoteRow {
  const { completed = null, skipped = false, amount = null } = record ?? {};
  return { ...of, place, act: 'stand', amount, completed, skipped, reason, notedAt: at, createdAt: now };
}

function toNoteRow(of: SeriesDay, place: number, { act, amount, reason, at, now }: Arrived): HabitNoteRow {
  return {
    ...of,
    place,
    act,
    amount: amount ?? null,
    completed: null,
    skipped: false,
    reason,
    notedAt: at,
    createdAt: now,
  };
}

/** The log of a day that holds something without one: it was noted on another server, or before there were logs. */
function openLog(of: SeriesDay, stored: Standing | null, now: Date): HabitNoteRow[] {
  return stored ? [toStandRow(of, 0, { record: stored, reason: stored.notes, at: AT_FIRST, now })] : [];
}

/** What is written into logs: rows, each over the one that has its place, and whose other notes go. */
export type LogChange = {
  readonly rows: readonly HabitNoteRow[];
  readonly settled: { readonly place: number; readonly seriesIds: readonly string[] } | null;
};

/**
 * Puts a note into the log of its day, in the order in which its notes were made; says what the day holds now, and what is to be written. The
 * identity is locked, and `known` its log. `check` is given what the day held when the note was made, and throws when it makes no sense there.
 */
export function logNote(
  of: SeriesDay,
  habit: {
    readonly measure: Measure | null;
    readonly stored: Standing | null;
    readonly known: readonly HabitNoteRow[];
  },
  note: Arrived,
  check: (held: DayRecord | null) => void,
): { readonly day: NotedDay; readonly log: LogChange } {
  const { measure, stored, known } = habit;
  const opening = known.length === 0 ? openLog(of, stored, note.now) : [];
  const log = [...opening, ...known];
  const own = toNoteRow(of, Math.max(-1, ...log.map(({ place }) => place)) + 1, note);
  const earlier = log.filter(({ notedAt }) => notedAt <= note.at);
  const later = log.filter(({ notedAt }) => notedAt > note.at);
  const fold = (rows: readonly HabitNoteRow[]) => rows.map((row) => toLogged(measure, row));
  // What a change of the plan has made of the day stands, unless a note comes before others.
  const isLast = later.length === 0 && stored !== null;
  const held = isLast ? { record: stored, reason: stored.notes } : foldNotes(measure, fold(earlier));
  check(held.record);
  const day = foldNotes(measure, [{ act: 'stand', ...held }, ...fold([own, ...later])]);
  if (log.length < NOTES_A_DAY) return { day, log: { rows: [...opening, own], settled: null } };
  const at = later.at(-1)?.notedAt ?? note.at;
  const row = toStandRow(of, own.place, { ...day, at, now: note.now });
  return { day, log: { rows: [row], settled: { place: own.place, seriesIds: [of.seriesId] } } };
}

/** Writes logs. */
export async function writeLog(of: Omit<SeriesDay, 'seriesId'>, { rows, settled }: LogChange): Promise<void> {
  await Promise.all([saveNotes(rows), settled && dropNotesBut(settled.place, of, settled.seriesIds)]);
}

type SeriesRow = { readonly seriesId: string };
type Saved = {
  readonly named: readonly (SeriesRow & DayRecord & { readonly notes: string | null })[];
  readonly before: readonly SeriesRow[];
  readonly kept: readonly SeriesRow[];
};

/**
 * Says anew what habits hold on a day, in place of all notes before: those on which a check-in as a whole has the last word, which are the ones that it
 * names, and the ones of which nothing stays.
 */
export function settleNotes(of: Omit<SeriesDay, 'seriesId'>, { named, before, kept }: Saved, now: Date): LogChange {
  const settled = new Map<string, NotedDay>();
  for (const { seriesId } of before) settled.set(seriesId, { record: null, reason: null });
  for (const { seriesId } of kept) settled.delete(seriesId);
  for (const { seriesId, notes, ...record } of named) settled.set(seriesId, { record, reason: notes });
  const place = 0;
  const rows = [...settled].map(([seriesId, day]) => toStandRow({ ...of, seriesId }, place, { ...day, at: now, now }));
  return { rows, settled: { place, seriesIds: [...settled.keys()] } };
}
