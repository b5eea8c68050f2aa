import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreSnapshot, getSnapshots } from '#server/db/snapshots/snapshots.ts';
import { readSettings, StartupError } from '#server/env.ts';

/**
 * `npm run restore [file]`: puts a snapshot (the newest, unless one is named) in the place of the embedded database. What was
 * there is kept beside it under another name.
 */
async function restore(file: string | undefined): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readSettings(process.env);
  if (DATABASE_URL) throw new StartupError('DATABASE_URL is set: restore a PostgreSQL server with its own tools.');
  const folder = resolve(DATA_DIR);
  const snapshot = file ? resolve(file) : (await getSnapshots(folder)).at(-1);
  if (!snapshot || !existsSync(snapshot)) throw new StartupError(`There is no snapshot ${file ?? `in ${folder}`}.`);
  const aside = await restoreSnapshot(folder, { snapshot, at: new Date() });
  console.log(`Restored ${snapshot}.${aside ? ` What was there before is kept in ${aside}.` : ''}`);
}

restore(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
