import { sql } from 'drizzle-orm';
import type { Database } from '../access.ts';
import { committed, journal } from './journal.ts';

/**
 * Migrations after which programs of before can no longer run: `tag` takes away what those that do not know `runsFrom` still use, or lets in rows
 * that they would misread. All others only add (`scripts/check/structure/expanding.ts`).
 */
export const CONTRACTING: readonly { readonly tag: string; readonly runsFrom: string }[] = [];

/** What a program leaves in a database for older ones: up to which migration it speaks, and which of them they have to know. */
type Reach = { readonly newest: number; readonly runsFrom: number };

function ownReach(): Reach {
  const { entries } = journal();
  const whenOf = (tag: string) => entries.find((entry) => entry.tag === tag)?.when ?? Number.POSITIVE_INFINITY;
  const { oldest, newest } = committed();
  return { newest, runsFrom: Math.max(oldest, ...CONTRACTING.map(({ runsFrom }) => whenOf(runsFrom))) };
}

/** What the newest program that migrated this database said of older ones; none did before 0.2.0. */
async function writtenReach(database: Database): Promise<Reach | null> {
  const table = await database.execute(sql`SELECT to_regclass('drizzle.taylr_reach') IS NOT NULL AS known`);
  if (!(table as unknown as { rows: { known: boolean }[] }).rows[0]?.known) return null;
  const written = await database.execute(sql`SELECT newest, runs_from FROM drizzle.taylr_reach`);
  const [row] = (written as unknown as { rows: { newest: string; runs_from: string }[] }).rows;
  return row ? { newest: Number(row.newest), runsFrom: Number(row.runs_from) } : null;
}

/**
 * Tells older programs whether they can run on the tables of this one; before those are made, so that none starts on tables that have lost what it
 * needs.
 */
export async function writeReach(database: Database): Promise<void> {
  const { newest, runsFrom } = ownReach();
  const written = await writtenReach(database);
  if (written && (written.newest > newest || (written.newest === newest && written.runsFrom === runsFrom))) return;
  await database.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await database.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.taylr_reach (
      is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one), newest bigint NOT NULL, runs_from bigint NOT NULL)`,
  );
  await database.execute(
    sql`INSERT INTO drizzle.taylr_reach (newest, runs_from) VALUES (${newest}, ${runsFrom})
      ON CONFLICT (is_the_one) DO UPDATE SET newest = excluded.newest, runs_from = excluded.runs_from`,
  );
}

/** Whether this program, older than the tables, is among those that a newer one said can run on all that was `applied`. */
export async function isWithinReach(database: Database, applied: number): Promise<boolean> {
  const reach = await writtenReach(database);
  return reach !== null && applied <= reach.newest && reach.runsFrom <= committed().newest;
}
