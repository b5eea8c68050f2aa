import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { DAY } from '#core/calendar/durations.ts';
import type { Database } from '../access.ts';
import { deletedAccounts, users } from '../schema.ts';

/** The name of the list beside the snapshots. */
export const DELETION_LIST = 'deleted-accounts.json';
/** Milliseconds that a deletion is remembered: one day more than any snapshot is kept. */
export const DELETIONS_KEPT = 31 * DAY;

const List = z.array(z.object({ id: z.string(), deletedAt: z.coerce.date() }));
export type Deletions = z.infer<typeof List>;

const getFolder = (dataFolder: string) => join(dataFolder, 'snapshots');

/** The accounts that a list in a folder of snapshots names; none when there is no list. */
export async function readList(folder: string): Promise<Deletions> {
  const path = join(folder, DELETION_LIST);
  return existsSync(path) ? List.parse(JSON.parse(await readFile(path, 'utf8'))) : [];
}

/** The accounts that were deleted since the oldest snapshot, as the file beside the snapshots has them. */
export const deletionList = (dataFolder: string): Promise<Deletions> => readList(getFolder(dataFolder));

async function write(dataFolder: string, list: Deletions): Promise<void> {
  const folder = getFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, DELETION_LIST);
  await writeFile(`${path}.part`, JSON.stringify(list), { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/**
 * Makes the database and the file beside its snapshots list the same deleted accounts: the database is written with the deletion itself, the
 * file survives a restore. Accounts of the list that a restore, by whatever tool, has brought back are deleted again; entries that no snapshot can
 * bring back are removed.
 */
export async function settleDeletions(
  database: Database,
  { dataFolder, now }: { dataFolder: string; now: Date },
): Promise<void> {
  const isKept = ({ deletedAt }: { deletedAt: Date }) => now.getTime() - deletedAt.getTime() < DELETIONS_KEPT;
  const written = await deletionList(dataFolder);
  if (written.some(isKept)) {
    await database.insert(deletedAccounts).values(written.filter(isKept)).onConflictDoNothing();
    const ids = written.map(({ id }) => id);
    await database.delete(users).where(inArray(users.id, ids));
  }
  const all = (await database.select().from(deletedAccounts)).filter(isKept);
  if (all.length > 0 || written.length > 0) await write(dataFolder, all);
}
