import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DAY } from '#core/calendar/durations.ts';
import { deletionList } from './deletion-list.ts';
import { lockFolder } from '../opening/embedded-files.ts';

/** How many snapshots are kept beside an embedded database. */
const KEPT = 7;
/** Milliseconds that what was deleted may live on in copies. */
const COPIES_KEPT = 30 * DAY;
const SUFFIX = '.tar.gz';
/** The name prefix of a database that a restore has put aside. */
const ASIDE = 'db.before-';

const getFolder = (dataFolder: string) => join(dataFolder, 'snapshots');

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The snapshots of a data folder, oldest first, as full paths. */
export async function getSnapshots(dataFolder: string): Promise<string[]> {
  const names = await readdir(getFolder(dataFolder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .map((name) => join(getFolder(dataFolder), name));
}

/**
 * Writes a dump as the newest snapshot, readable by its owner alone. It is on the disk before it gets its name, so that a cut of
 * power leaves either the whole of it or none; then the oldest go.
 */
export async function keepSnapshot(dataFolder: string, { dump, at }: { dump: Blob; at: Date }): Promise<string> {
  const folder = getFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, at.toISOString().replaceAll(':', '-') + SUFFIX);
  try {
    await writeFile(`${path}.part`, Buffer.from(await dump.arrayBuffer()), { mode: 0o600, flush: true });
  } catch (error) {
    // What is left of it would only fill the disk further.
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  await rename(`${path}.part`, path);
  await flush(folder);
  const all = await getSnapshots(dataFolder);
  for (const old of all.slice(0, -KEPT)) await rm(old);
  await removeOldCopies(dataFolder, at);
  return path;
}

/** When a copy was made, from its name, in milliseconds: the instant in it, with dashes for colons. NaN when there is none. */
export function madeAt(path: string): number {
  const [, day, hour, minute, second] =
    /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z/.exec(path.split(sep).at(-1) as string) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** Removes every copy of the data that is older than thirty days: snapshots, and what a restore has put aside. */
async function removeOldCopies(dataFolder: string, now: Date): Promise<void> {
  const names = await readdir(dataFolder);
  const aside = names.filter((name) => name.startsWith(ASIDE)).map((name) => join(dataFolder, name));
  for (const path of [...(await getSnapshots(dataFolder)), ...aside]) {
    if (now.getTime() - madeAt(path) > COPIES_KEPT) await rm(path, { recursive: true, force: true });
  }
}

type Queries = { query: PGlite['query'] };

/** Deletes the accounts anew that were deleted after the snapshot was taken. */
async function deleteAgain(lite: Queries, ids: string[]): Promise<void> {
  // A snapshot may be of a database without tables.
  const { rows } = await lite.query<{ known: boolean }>("SELECT to_regclass('public.users') IS NOT NULL AS known", []);
  if (rows[0]?.known) await lite.query('DELETE FROM users WHERE id = ANY ($1)', [ids]);
}

/**
 * Puts a snapshot in the place of a data folder's database. Returns where the former one was moved to, or null when there was
 * none. Accounts that were deleted since the snapshot was taken stay deleted. Throws when a server is using the folder, or the file is no snapshot;
 * the database is then as it was.
 */
export async function restoreSnapshot(
  dataFolder: string,
  { snapshot, at }: { snapshot: string; at: Date },
): Promise<string | null> {
  const unlock = lockFolder(dataFolder);
  try {
    const files = join(dataFolder, 'db');
    const unpacked = `${files}.restored`;
    await rm(unpacked, { recursive: true, force: true });
    const { PGlite } = await import('@electric-sql/pglite');
    const lite = await PGlite.create({ dataDir: unpacked, loadDataDir: await openAsBlob(snapshot) });
    await deleteAgain(
      lite,
      (await deletionList(dataFolder)).map(({ id }) => id),
    );
    await lite.close();
    const aside = existsSync(files) ? join(dataFolder, ASIDE + at.toISOString().replaceAll(':', '-')) : null;
    if (aside) await rename(files, aside);
    await rename(unpacked, files);
    return aside;
  } finally {
    unlock();
  }
}
