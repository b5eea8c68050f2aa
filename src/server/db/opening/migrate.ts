import { sql } from 'drizzle-orm';
import { StartupError } from '#server/env.ts';
import type { Database } from '../access.ts';
import { committed } from './journal.ts';
import { isWithinReach } from './reach.ts';

/** When the newest applied migration was made, in milliseconds; 0 for an empty database. */
async function newestApplied(database: Database): Promise<number> {
  const table = await database.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`);
  if (!(table as unknown as { rows: { known: boolean }[] }).rows[0]?.known) return 0;
  const newest = await database.execute(sql`SELECT max(created_at) AS applied FROM drizzle.__drizzle_migrations`);
  return Number((newest as unknown as { rows: { applied: string | null }[] }).rows[0]?.applied ?? 0);
}

/** Whether a move into this database was begun and is not finished: then parts of it are missing. */
async function isUnfinishedMove(database: Database): Promise<boolean> {
  const schema = await database.execute(sql`SELECT to_regnamespace('taylr_move') IS NOT NULL AS unfinished`);
  return (schema as unknown as { rows: { unfinished: boolean }[] }).rows[0]?.unfinished === true;
}

/**
 * How the tables of a database compare with those that this version knows: `ahead` of them they have more than it needs, and it runs; `unfinished` while
 * a move into it is.
 */
export type SchemaState = 'empty' | 'too old' | 'older' | 'current' | 'ahead' | 'newer' | 'unfinished';

/**
 * Compares a database with the committed migrations; it changes nothing. The first migration does in one step what fourteen did before 0.1.0, and
 * has the timestamp of the last of them: if that one ran, it counts as applied; if only earlier ones did, the database is `too old`.
 */
export async function schemaState(database: Database): Promise<SchemaState> {
  if (await isUnfinishedMove(database)) return 'unfinished';
  const applied = await newestApplied(database);
  const { oldest, newest } = committed();
  if (applied === 0) return 'empty';
  if (applied > newest) return (await isWithinReach(database, applied)) ? 'ahead' : 'newer';
  if (applied < oldest) return 'too old';
  return applied < newest ? 'older' : 'current';
}

/** What to do about a database that this version cannot use. */
export const UNUSABLE: Readonly<Partial<Record<SchemaState, string>>> = {
  unfinished:
    'A move into this database is not finished. Run the same move again, which goes on where it ended, or start with the database that it came from.',
  newer: 'This database was written by a newer version of Taylr. Start that version, or restore an older backup.',
  'too old':
    'This database is of a Taylr before 0.1.0 that this version cannot bring up to date. Start the last version before 0.1.0 with it once (in the history the commit before "db: one migration in place of the fourteen"), then this one.',
};

/**
 * Whether there is data that migrating will change. Throws when a newer version wrote it, since going back may lose data, or when the migration
 * would create tables that exist.
 */
export async function hasDataToMigrate(database: Database): Promise<boolean> {
  const state = await schemaState(database);
  const refusal = UNUSABLE[state];
  if (refusal) throw new StartupError(refusal);
  return state === 'older';
}
