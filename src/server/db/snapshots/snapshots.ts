import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DAY } from '#core/calendar/durations.ts';
import { type Deletions, deletionList } from './deletion-list.ts';
import { lockFolder } from '../opening/embedded-files.ts';

/** How many snapshots are kept beside an embedded database. */
const KEPT = 7;
/** Milliseconds that what was deleted may live on in copies. */
const COPIES_KEPT = 30 * DAY;
/** How the copies of each database end: an archive of its files, or what pg_restore reads. */
const SUFFIXES = { embedded: '.tar.gz', postgresql: '.dump' } as const;
export type CopyKind = keyof typeof SUFFIXES;
/** The name prefix of a database that a restore has put aside. */
export const ASIDE = 'db.before-';

const getFolder = (dataFolder: string) => join(dataFolder, 'snapshots');

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The snapshots of a data folder, oldest first, as full paths: of its embedded database unless another kind is asked for. */
export async function getSnapshots(dataFolder: string, kind: CopyKind = 'embedded'): Promise<string[]> {
  const names = await readdir(getFolder(dataFolder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(SUFFIXES[kind]))
    .toSorted()
    .map((name) => join(getFolder(dataFolder), name));
}

type Copy = {
  readonly kind: CopyKind;
  /** Writes it to a path, readable by its owner alone. */
  readonly write: (path: string) => Promise<void>;
  readonly at: Date;
};

/** The instant of a copy as its name has it. */
export const inName = (at: Date) => at.toISOString().replaceAll(':', '-');

/**
 * Keeps a copy as the newest snapshot. It is on the disk before it gets its name, so that a cut of power leaves either the whole of it or
 * none; then the oldest go.
 */
export async function keepCopy(dataFolder: string, { kind, write, at }: Copy): Promise<string> {
  const folder = getFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, inName(at) + SUFFIXES[kind]);
  try {
    await write(`${path}.part`);
  } catch (error) {
    // What is left of it would only fill the disk further.
    await rm(`${path}.part`, { force: true });
    throw error;
  }
  await flush(`${path}.part`);
  await rename(`${path}.part`, path);
  await flush(folder);
  const all = await getSnapshots(dataFolder, kind);
  for (const old of all.slice(0, -KEPT)) await rm(old);
  await removeOldCopies(dataFolder, at);
  return path;
}

/** Keeps a dump of the embedded database as its newest snapshot. */
export function keepSnapshot(dataFolder: string, { dump, at }: { dump: Blob; at: Date }): Promise<string> {
  const write = async (path: string) => writeFile(path, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  return keepCopy(dataFolder, { kind: 'embedded', write, at });
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
  const kept = [...(await getSnapshots(dataFolder)), ...(await getSnapshots(dataFolder, 'postgresql'))];
  for (const path of [...kept, ...aside]) {
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
 * Puts a snapshot in the place of a data folder's database. Returns where the former one was moved to, or null when there was none. Accounts that
 * were deleted since the snapshot was taken stay deleted: those that the data folder lists, and `deleted`. Throws when a server is using the
 * folder, or the file is no snapshot; the database is then as it was.
 */
export async function restoreSnapshot(
  dataFolder: string,
  { snapshot, at, deleted = [] }: { snapshot: string; at: Date; deleted?: Deletions },
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
      [...(await deletionList(dataFolder)), ...deleted].map(({ id }) => id),
    );
    await lite.close();
    const aside = existsSync(files) ? join(dataFolder, ASIDE + inName(at)) : null;
    if (aside) await rename(files, aside);
    await rename(unpacked, files);
    return aside;
  } finally {
    unlock();
  }
}
