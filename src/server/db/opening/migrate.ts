import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '#server/env.ts';
import type { Database } from '../access.ts';

/** The committed migrations: beside this file in the sources, beside the bundle in the build. */
export const MIGRATIONS_FOLDER = ['./migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path)) as string;

type Journal = { entries: { when: number; tag: string }[] };

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8')) as Journal;
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** When the newest applied migration was made, in milliseconds; 0 for an empty database. */
async function newestApplied(database: Database): Promise<number> {
  const table = await database.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`);
  if (!(table as unknown as { rows: { known: boolean }[] }).rows[0]?.known) return 0;
  const newest = await database.execute(sql`SELECT max(created_at) AS applied FROM drizzle.__drizzle_migrations`);
  return Number((newest as unknown as { rows: { applied: string | null }[] }).rows[0]?.applied ?? 0);
}

/** Whether data is there that migrating will change. Throws when a newer version wrote it: going back would lose data. */
export async function hasDataToMigrate(database: Database): Promise<boolean> {
  const applied = await newestApplied(database);
  if (applied > newestMigration()) {
    throw new StartupError(
      'This database was written by a newer version of Taylr. Start that version, or restore an older backup.',
    );
  }
  return applied > 0 && applied < newestMigration();
}
