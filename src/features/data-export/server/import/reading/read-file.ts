import type { z } from 'zod';
import { type ImportSource, OWN_DATA } from '#core/data-export/data-export.ts';
import { Preferences } from '#features/preferences/contract.ts';
import { Records } from '#features/data-export/server/data-export-file.ts';
import { csvRows } from './formats/csv-rows.ts';
import { readCsv } from './formats/read-csv.ts';
import { isHabitBull, readHabitBull } from './formats/read-habitbull.ts';
import { type HabitTroveFiles, type Person, readHabitTrove } from './formats/read-habittrove.ts';
import { readBeaver, readTableHabit } from './formats/read-json-habits.ts';
import { readLoop } from './formats/read-loop.ts';
import { isCheckmarks, readCheckmarks, readLoopCsv } from './formats/read-loop-csv.ts';
import type { HabitHistory, Target } from './habit-history.ts';
import { HABITS_MAX, getRecords } from './history.ts';
import { refused } from './refused.ts';
import type { Skips } from './skips.ts';
import { gunzipped, Room, unzipped } from './unpack.ts';

/** The relevant files of an archive. */
const WANTED = /(^|\/)(Habits\.csv|Checkmarks\.csv|habits\.json|settings\.json|auth\.json|[^/]+\.db)$/;

/** A file's content: records, and for another program the habits they were made from. */
export type Incoming = {
  readonly source: ImportSource;
  readonly records: Records;
  readonly preferences: Partial<z.output<typeof Preferences>>;
  readonly habits: readonly HabitHistory[];
  /** The people who share the file, while the owner is still to be chosen. */
  readonly people: readonly Person[];
};

type Reading = { target: Target; skips: Skips };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);
const isGzip = (bytes: Uint8Array) => startsWith(bytes, 0x1f, 0x8b);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isSqlite = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 16)).toString('latin1') === 'SQLite format 3\u0000';

function getText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('unknown');
  }
}

/** Text of a spreadsheet: where it is no UTF-8, it is what older ones write in the west (Windows-1252, of which Latin-1 is part). */
function toCsvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // oxlint-disable-next-line no-control-regex -- it is these that no text has
    if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw refused('unknown');
    return text;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('brokenJson');
  }
}

function foreign(
  source: ImportSource,
  { habits, people = [] }: { habits: readonly HabitHistory[]; people?: readonly Person[] },
  { target, skips }: Reading,
): Incoming {
  const wanted = habits.filter((_habit, place) => !target.leftOut.includes(place));
  const records = getRecords(source, { habits: wanted, target, skips });
  const isTooMuch = Object.values(records).some((list) => list.length > OWN_DATA.rowsMax);
  if (isTooMuch) throw refused('tooMany');
  return { source, records, preferences: {}, habits, people };
}

/** Feedback belongs to the site that it was sent to: its files stay where they are. */
function noteFiles(value: { others?: { feedback_attachments?: unknown } | null }, skips: Skips): void {
  const files: unknown = value.others?.feedback_attachments;
  for (const file of Array.isArray(files) ? (files as ({ name?: unknown; content?: unknown } | null)[]) : []) {
    if (typeof file?.content === 'string') skips.note('feedback_files', String(file.name));
  }
}

function own(value: object, skips: Skips): Incoming {
  const { version } = value as { version?: unknown };
  // Whatever a record of an older version lacks has its default, which is what it meant then.
  if (version !== OWN_DATA.version && version !== 1) throw refused('newer');
  // Check lengths first: parsing would read a far too long list to its end.
  const isTooMuch = Object.values(value).some((list) => Array.isArray(list) && list.length > OWN_DATA.rowsMax);
  if (isTooMuch) throw refused('tooMany');
  const records = Records.safeParse(value);
  if (!records.success) throw refused('notAsPublished', { path: records.error.issues[0]?.path.join('.') });
  noteFiles(value, skips);
  const preferences = Preferences.partial().safeParse((value as { preferences?: unknown }).preferences);
  return { source: 'taylr', records: records.data, preferences: preferences.data ?? {}, habits: [], people: [] };
}

function habitTrove(files: HabitTroveFiles, reading: Reading): Incoming {
  return foreign('habittrove', readHabitTrove(files, { ...reading.target, ...reading }), reading);
}

type Listed = { habits: readonly unknown[] };

const hasHabits = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && Array.isArray((value as { habits?: unknown }).habits);

/** Tells three programs apart whose files all have a `habits` list. */
function getProgram({ habits }: Listed): 'beaver' | 'table_habit' | 'habittrove' {
  if (habits.length > HABITS_MAX) throw refused('tooMany');
  const [first] = habits as readonly (Record<string, unknown> | null)[];
  if (first && ('freq_type' in first || 'daily_goal' in first)) return 'table_habit';
  return first && 'records' in first ? 'beaver' : 'habittrove';
}

function fromJson(text: string, reading: Reading): Incoming {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && (value as { format?: unknown }).format === OWN_DATA.format) {
    return own(value, reading.skips);
  }
  if (!hasHabits(value)) throw refused('unknown');
  const program = getProgram(value);
  const { skips, target } = reading;
  if (program === 'habittrove') return habitTrove({ habits: value, settings: null, auth: null }, reading);
  const read = program === 'beaver' ? readBeaver : readTableHabit;
  return foreign(program, { habits: read(value, { skips, today: target.today }) }, reading);
}

function fromCsv(text: string, reading: Reading): Incoming {
  const rows = csvRows(text);
  const { skips } = reading;
  const { today } = reading.target;
  if (isHabitBull(rows[0] ?? []))
    return foreign('habitbull', { habits: readHabitBull(rows, { skips, today }) }, reading);
  if (isCheckmarks(rows)) return foreign('loop_csv', { habits: readCheckmarks(rows, { skips, today }) }, reading);
  return foreign('csv', { habits: readCsv(rows, { skips, today }) }, reading);
}

async function fromLoop(bytes: Uint8Array, reading: Reading): Promise<Incoming> {
  return foreign('loop', { habits: await readLoop(bytes, { ...reading.target, ...reading }) }, reading);
}

async function fromArchive(bytes: Uint8Array, room: Room, reading: Reading): Promise<Incoming> {
  const files = await unzipped(bytes, WANTED, room);
  const database = [...files].find(([path]) => path.endsWith('.db'))?.[1];
  if (database && isSqlite(database)) return fromLoop(database, reading);
  if (files.has('Habits.csv')) {
    const csv = [...files].filter(([path]) => path.endsWith('.csv'));
    const texts = new Map(csv.map(([path, file]) => [path, toCsvText(file)]));
    return foreign('loop_csv', { habits: readLoopCsv(texts, { ...reading.target, ...reading }) }, reading);
  }
  const checkmarks = files.get('Checkmarks.csv');
  if (checkmarks) return fromCsv(toCsvText(checkmarks), reading);
  const json = (name: string) => {
    const found = [...files].find(([path]) => path === name || path.endsWith(`/${name}`))?.[1];
    return found ? parseJson(getText(found)) : null;
  };
  const habits = json('habits.json');
  if (!hasHabits(habits)) throw refused('unknown');
  return habitTrove({ habits, settings: json('settings.json'), auth: json('auth.json') }, reading);
}

/**
 * Reads a file by what is in it, whatever its name: our own, a backup or CSV files of Loop Habit Tracker, the exports of HabitTrove, Beaver,
 * Table Habit and HabitBull, or plain CSV.
 */
export async function readFile(given: Uint8Array, reading: Reading): Promise<Incoming> {
  const room = new Room();
  const bytes = isGzip(given) ? await gunzipped(given, room) : given;
  if (bytes.length === 0) throw refused('empty');
  if (isSqlite(bytes)) return fromLoop(bytes, reading);
  if (isZip(bytes)) return fromArchive(bytes, room, reading);
  const text = toCsvText(bytes);
  return /^\s*[[{]/.test(text) ? fromJson(getText(bytes), reading) : fromCsv(text, reading);
}
