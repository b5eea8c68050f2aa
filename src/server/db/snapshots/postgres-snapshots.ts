import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connectPostgres, postgresPlace, type Side } from '../move/side.ts';
import { type Deletions, deletionList, settleDeletions } from './deletion-list.ts';
import { dumpPostgres, restorePostgres } from './postgres-copies.ts';
import { ASIDE, inName, keepCopy } from './snapshots.ts';

type At = { readonly dataFolder: string; readonly at: Date };

const isThere = async (side: Side, table: string) =>
  (await side.rows('SELECT to_regclass($1)::text', [table]))[0]?.[0] !== null;

/** Writes the deletions that a database knows into the data folder's list. */
async function keepDeletions(side: Side, { dataFolder, at }: At): Promise<void> {
  if (await isThere(side, 'public.deleted_accounts')) await settleDeletions(side.database, { dataFolder, now: at });
}

/** Writes a snapshot of a PostgreSQL database, on which servers may go on, and the list of deleted accounts beside it; answers its path. */
export async function snapshotPostgres(url: string, { dataFolder, at }: At): Promise<string> {
  const side = await connectPostgres(url);
  try {
    const path = await keepCopy(dataFolder, { kind: 'postgresql', write: (file) => dumpPostgres(url, file), at });
    await keepDeletions(side, { dataFolder, at });
    return path;
  } finally {
    await side.close();
  }
}

/**
 * Puts a snapshot in the place of what a PostgreSQL database holds, without accounts that were deleted since. Returns where that was written to
 * before, or null when there was nothing. Throws a StartupError when somebody is connected, or the file cannot be restored; the database is then as it
 * was.
 */
export async function replacePostgres(
  url: string,
  { dataFolder, at, snapshot, deleted }: At & { readonly snapshot: string; readonly deleted: Deletions },
): Promise<string | null> {
  const side = await postgresPlace(url).open();
  let hasUsers: boolean;
  try {
    hasUsers = await isThere(side, 'public.users');
    // Before anything is replaced: if this is interrupted, the list is safe.
    await keepDeletions(side, { dataFolder, at });
  } finally {
    await side.close();
  }
  const aside = hasUsers ? join(dataFolder, `${ASIDE}${inName(at)}.dump`) : null;
  if (aside) {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await dumpPostgres(url, aside);
  }
  await restorePostgres(url, { path: snapshot, deleted: [...(await deletionList(dataFolder)), ...deleted] });
  return aside;
}
