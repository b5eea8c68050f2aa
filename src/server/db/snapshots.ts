import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './embedded-files.ts';

/** How many snapshots are kept beside an embedded database. */
const KEPT = 7;
const SUFFIX = '.tar.gz';

const folderOf = (dataFolder: string) => join(dataFolder, 'snapshots');

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The snapshots of a data folder, oldest first, as full paths. */
export async function snapshotsOf(dataFolder: string): Promise<string[]> {
  const names = await readdir(folderOf(dataFolder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .map((name) => join(folderOf(dataFolder), name));
}

/**
 * Writes a dump as the newest snapshot, readable by its owner alone. It is on the disk before it gets its name, so that a cut of
 * power leaves either the whole of it or none; then the oldest go.
 */
export async function keepSnapshot(dataFolder: string, { dump, at }: { dump: Blob; at: Date }): Promise<string> {
  const folder = folderOf(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, at.toISOString().replaceAll(':', '-') + SUFFIX);
  const handle = await open(`${path}.part`, 'w', 0o600);
  try {
    await handle.writeFile(Buffer.from(await dump.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
  await flush(folder);
  const all = await snapshotsOf(dataFolder);
  for (const old of all.slice(0, -KEPT)) await rm(old);
  return path;
}

/**
 * Puts a snapshot in the place of a data folder's database. Returns where the former one was moved to, or null when there was
 * none. Throws when a server is using the folder, or the file is no snapshot; the database is then as it was.
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
    await lite.close();
    const aside = existsSync(files) ? `${files}.before-${at.toISOString().replaceAll(':', '-')}` : null;
    if (aside) await rename(files, aside);
    await rename(unpacked, files);
    return aside;
  } finally {
    unlock();
  }
}
