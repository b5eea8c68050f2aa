import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readList } from '#server/db/snapshots/deletion-list.ts';
import { replacePostgres } from '#server/db/snapshots/postgres-snapshots.ts';
import { getSnapshots, restoreSnapshot } from '#server/db/snapshots/snapshots.ts';
import { readSettings, StartupError } from '#server/env.ts';
import { tellLostSecrets } from './tell-lost-secrets.ts';

const MB = 1_000_000;

/** A line for each snapshot, the newest first. */
function listed(snapshots: readonly string[]): string[] {
  return snapshots.toReversed().map((path) => `${path}  ${(statSync(path).size / MB).toFixed(1)} MB`);
}

/**
 * `npm run restore [file]`: puts a snapshot (the newest, unless one is named) in the place of the database, without the accounts that were deleted
 * since. What was there is kept under another name. `npm run restore -- --list` says which there are.
 */
async function restore(file: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const { DATA_DIR, DATABASE_URL } = settings;
  const folder = resolve(DATA_DIR);
  const snapshots = await getSnapshots(folder, DATABASE_URL ? 'postgresql' : 'embedded');
  if (file === '--list') {
    const lines = snapshots.length > 0 ? listed(snapshots) : [`There is no snapshot in ${folder}.`];
    return console.log(lines.join('\n'));
  }
  const snapshot = file ? resolve(file) : snapshots.at(-1);
  if (!snapshot || !existsSync(snapshot)) throw new StartupError(`There is no snapshot ${file ?? `in ${folder}`}.`);
  const beside = await readList(dirname(snapshot));
  const given = { snapshot, at: new Date(), deleted: beside };
  const aside = DATABASE_URL
    ? await replacePostgres(DATABASE_URL, { dataFolder: folder, ...given })
    : await restoreSnapshot(folder, given);
  console.log(`Restored ${snapshot}.${aside ? ` What was there before is kept in ${aside}.` : ''}`);
  await tellLostSecrets(settings);
}

restore(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
