import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DAY } from '#core/calendar/durations.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import type { DataExportFile } from './data-export-file.ts';
import { exported } from './upload.testing.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Row = Record<string, string | number | null>;

/** A database file that `fill` writes. */
export function sqliteFile(fill: (database: DatabaseSync) => void): Bytes {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-test-'));
  const path = join(folder, 'backup.db');
  // As Loop on Android writes it: empty string defaults are in double quotes.
  const database = new DatabaseSync(path, {
    enableForeignKeyConstraints: false,
    enableDoubleQuotedStringLiterals: true,
  });
  fill(database);
  database.close();
  const bytes = new Uint8Array(readFileSync(path)) as Bytes;
  rmSync(folder, { recursive: true });
  return bytes;
}

/** The versions of the schema of Loop Habit Tracker, of its first releases and of today. */
export const LOOP_VERSIONS = { first: 9, last: 25 } as const;

/** Its habit columns and their types, each with the version that added it; `!` marks NOT NULL. */
const HABIT_COLUMNS: readonly [name: string, type: string, since: number][] = [
  ['archived', 'integer', 9],
  ['color', 'integer', 9],
  ['description', 'text', 9],
  ['freq_den', 'integer', 9],
  ['freq_num', 'integer', 9],
  ['highlight', 'integer', 9],
  ['name', 'text', 9],
  ['position', 'integer', 9],
  ['reminder_hour', 'integer', 9],
  ['reminder_min', 'integer', 9],
  ['reminder_days', 'integer not null default 127', 11],
  ['type', 'integer not null default 0', 16],
  ['target_type', 'integer not null default 0', 18],
  ['target_value', 'real not null default 0', 18],
  ['unit', 'text not null default ""', 18],
  ['question', 'text', 23],
  ['uuid', 'text', 24],
];

export type LoopHabitRow = {
  id: number;
  name: string;
  times: number;
  days: number;
  about: string;
  archived?: boolean;
  /** From version 16 on: amounts, with a target in so many days. */
  target?: number;
  isAtMost?: boolean;
  unit?: string;
};
export type LoopEntryRow = { habit: number; day: string; value: number; notes?: string };
export type LoopHistory = { habits: readonly LoopHabitRow[]; entries: readonly LoopEntryRow[] };

function insert(database: DatabaseSync, table: string, row: Row): void {
  const names = Object.keys(row);
  const marks = names.map(() => '?').join(', ');
  database.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`).run(...Object.values(row));
}

function habitRow(habit: LoopHabitRow, position: number, version: number): Row {
  return {
    id: habit.id,
    name: habit.name,
    position,
    archived: habit.archived ? 1 : 0,
    color: 3,
    freq_num: habit.times,
    freq_den: habit.days,
    highlight: 0,
    // A habit's question was its description until it got a column of its own.
    description: version < 23 ? habit.about : '',
    ...(version >= 16 && { type: habit.target === undefined ? 0 : 1 }),
    ...(version >= 18 && {
      target_type: habit.isAtMost ? 1 : 0,
      target_value: habit.target ?? 0,
      unit: habit.target === undefined ? '' : (habit.unit ?? 'pages'),
    }),
    ...(version >= 23 && { question: habit.about }),
    ...(version >= 24 && { uuid: `uuid-of-${habit.id}` }),
  };
}

/**
 * A backup as an installation of that version of the schema holds it. `isOld` is one that began when the program still had its tables made by
 * a library: their keys are called `Id`, and stay so; only the entries were put into a new table later.
 */
export function loopBackup({ habits, entries }: LoopHistory, version: number, isOld: boolean): Bytes {
  const key = isOld ? 'Id INTEGER PRIMARY KEY AUTOINCREMENT' : 'id integer primary key autoincrement';
  const entryKey = isOld && version < 22 ? key : 'id integer primary key autoincrement';
  const columns = HABIT_COLUMNS.filter(([, , since]) => since <= version).map(([name, type]) => `${name} ${type}`);
  const isStrict = version >= 22;
  const bare = isStrict ? 'integer not null' : 'integer';
  const value = version >= 16 ? `, value integer not null${isStrict ? '' : ' default 2'}` : '';
  const notes = version >= 25 ? ', notes text' : '';
  return sqliteFile((database) => {
    database.exec(`
      CREATE TABLE android_metadata (locale TEXT);
      CREATE TABLE Habits (${key}, ${columns.join(', ')});
      CREATE TABLE Repetitions (${entryKey}, habit ${bare} references habits(id), timestamp ${bare}${value}${notes});
      ${version < 20 ? `CREATE TABLE Checkmarks (${key}, habit integer, timestamp integer, value integer);` : ''}
      ${version >= 19 ? 'CREATE TABLE Events (id integer primary key, timestamp integer, message text, server_id integer);' : ''}
      PRAGMA user_version = ${version};`);
    for (const [position, habit] of habits.entries()) insert(database, 'Habits', habitRow(habit, position, version));
    for (const { habit, day, value: stored, notes: said } of entries) {
      insert(database, 'Repetitions', {
        habit,
        timestamp: Date.parse(`${day}T00:00:00Z`),
        ...(version >= 16 && { value: stored }),
        ...(version >= 25 && { notes: said ?? null }),
      });
    }
  });
}

/** What a backup contains, found by row number instead of by any column: `Read, 2026-02-09: 25000`. Shares nothing with the program's own reader. */
export function getLines(backup: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-test-'));
  const path = join(folder, 'backup.db');
  writeFileSync(path, backup);
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database
    .prepare('SELECT r.*, h.name AS named FROM Repetitions r JOIN Habits h ON h.rowid = r.habit')
    .all();
  database.close();
  rmSync(folder, { recursive: true });
  return (rows as Row[])
    .map(({ named, timestamp, value = 2, notes }) => {
      const day = new Date(Math.floor(Number(timestamp) / DAY) * DAY).toISOString().slice(0, 10);
      return `${named}, ${day}: ${value}${notes ? `, ${notes}` : ''}`;
    })
    .toSorted();
}

function getValue({ completed, skipped, amount }: DataExportFile['checkIns'][number]['completions'][number]): number {
  if (skipped) return 3;
  if (amount !== null) return Math.round(amount * 1000);
  return completed ? 2 : 0;
}

/** What an account holds, in the words of `getLines` for a backup. */
export async function linesIn(client: TestClient): Promise<string[]> {
  const { plans, checkIns } = await exported(client);
  const names = new Map(plans.flatMap(({ habits }) => habits.map(({ id, description }) => [id, description] as const)));
  return checkIns
    .flatMap(({ date, completions }) =>
      completions.map((completion) => {
        const { habitId, notes } = completion;
        return `${names.get(habitId)}, ${date}: ${getValue(completion)}${notes ? `, ${notes}` : ''}`;
      }),
    )
    .toSorted();
}
