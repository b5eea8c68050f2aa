import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { refused } from '../refused.ts';

/** Habits and entries that are read of a file. */
const HABITS_MAX = 500;
const ENTRIES_MAX = 500_000;

const HABIT_COLUMNS = [
  'id',
  'name',
  'description',
  'question',
  'archived',
  'freq_num',
  'freq_den',
  'position',
  'type',
  'target_type',
  'target_value',
  'unit',
  'uuid',
];
const ENTRY_COLUMNS = ['habit', 'timestamp', 'value', 'notes'];

export type SqliteRow = Record<string, unknown>;

/** The wanted columns that a plain table has. A view, a virtual table or a made-up column could run for ever: none of them is read. */
function getColumns(database: DatabaseSync, table: string, wanted: readonly string[]): string[] {
  const found = database
    .prepare('SELECT type, sql FROM sqlite_schema WHERE name = ? COLLATE NOCASE')
    .all(table) as SqliteRow[];
  const isPlain =
    found.length === 1 && found[0]?.type === 'table' && !/^\s*create\s+virtual/i.test(String(found[0].sql));
  if (!isPlain) throw refused('notLoop');
  const columns = database.prepare('SELECT name, hidden FROM pragma_table_xinfo(?)').all(table) as SqliteRow[];
  const stored = columns.filter(({ hidden }) => hidden === 0).map(({ name }) => String(name).toLowerCase());
  return wanted.filter((name) => stored.includes(name));
}

function getRows(database: DatabaseSync, table: string, { wanted, max }: { wanted: readonly string[]; max: number }) {
  const columns = getColumns(database, table, wanted);
  if (columns.length === 0) throw refused('notLoop');
  // Names from the list above alone, never from the file: it may spell them `Id`, and would answer in its own spelling.
  const named = columns.map((name) => `${name} AS "${name}"`).join(', ');
  const statement = database.prepare(`SELECT ${named} FROM ${table} LIMIT ${max + 1}`);
  // Numbers beyond those that JavaScript holds are read too, and refused one by one.
  statement.setReadBigInts(true);
  const rows = statement.all() as SqliteRow[];
  if (rows.length > max) throw refused('tooMany');
  return rows;
}

/** The habits and entries of a Loop backup, as they are stored. The file lies in a folder of its own that is gone afterwards. */
export async function loopTables(bytes: Uint8Array): Promise<{ habits: SqliteRow[]; entries: SqliteRow[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'taylr-import-'));
  try {
    const path = join(folder, 'loop.db');
    await writeFile(path, bytes, { mode: 0o600 });
    const database = new DatabaseSync(path, { readOnly: true, allowExtension: false });
    try {
      // An open file can be unlinked where the system allows it: nothing is left behind if the worker is killed.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
      database.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON');
      return {
        habits: getRows(database, 'Habits', { wanted: HABIT_COLUMNS, max: HABITS_MAX }),
        entries: getRows(database, 'Repetitions', { wanted: ENTRY_COLUMNS, max: ENTRIES_MAX }),
      };
    } finally {
      database.close();
    }
  } catch (error) {
    // The database engine's message about a corrupt file helps nobody.
    if ((error as { code?: unknown }).code === 'ERR_SQLITE_ERROR') throw refused('brokenDatabase');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
