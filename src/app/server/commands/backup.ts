import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { openEmbedded } from '#server/db/opening/open.ts';
import { requestBackup } from '#server/db/snapshots/backup-request.ts';
import { DELETION_LIST } from '#server/db/snapshots/deletion-list.ts';
import { snapshotPostgres } from '#server/db/snapshots/postgres-snapshots.ts';
import { getSnapshots } from '#server/db/snapshots/snapshots.ts';
import { readSettings, StartupError } from '#server/env.ts';

/** Takes a snapshot through the running server, or in this process if none runs. */
async function ofEmbedded(folder: string): Promise<string> {
  if (!existsSync(join(folder, 'db'))) throw new StartupError(`There is no database in ${folder}.`);
  const outcome = await requestBackup(folder);
  if (outcome && 'failed' in outcome) throw new StartupError(`The snapshot could not be written (${outcome.failed}).`);
  if (outcome) return outcome.path;
  const database = await openEmbedded(folder, { now: new Date() });
  try {
    await database.snapshot(new Date());
  } finally {
    await database.close();
  }
  return (await getSnapshots(folder)).at(-1) as string;
}

/**
 * `npm run backup [folder]`: takes a snapshot of the database, while servers run too, and copies it into the folder with the list of accounts that
 * were deleted of late.
 */
async function backup(target: string | undefined): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readSettings(process.env);
  const folder = resolve(DATA_DIR);
  const snapshot = DATABASE_URL
    ? await snapshotPostgres(DATABASE_URL, { dataFolder: folder, at: new Date() })
    : await ofEmbedded(folder);
  if (!target) return console.log(`Wrote ${snapshot}.`);
  const copy = join(resolve(target), basename(snapshot));
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await copyFile(snapshot, copy);
  const list = join(dirname(snapshot), DELETION_LIST);
  if (existsSync(list)) await copyFile(list, join(dirname(copy), DELETION_LIST));
  console.log(`Wrote ${snapshot} and copied it to ${copy}.`);
}

backup(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
