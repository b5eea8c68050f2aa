import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { countWrites, type Database } from '../access.ts';
import { overConnections } from './postgres/connections.ts';
import { settleDeletions } from '../snapshots/deletion-list.ts';
import { refuseFullDisk, watchRoom } from './disk-room.ts';
import { lockFolder, makeEmbeddedFiles, openingError, refuseOtherFiles } from './embedded-files.ts';
import { MIGRATIONS_FOLDER } from './journal.ts';
import { hasDataToMigrate } from './migrate.ts';
import { connectionsTo, migratePostgres } from './postgres/postgres.ts';
import { prepareOnce } from './prepared.ts';
import { writeReach } from './reach.ts';
import * as schema from '../schema.ts';
import { keepSnapshot } from '../snapshots/snapshots.ts';

export type OpenDatabase = {
  readonly database: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** How the job queue, which brings its own SQL, connects to the same database. */
  readonly store: { readonly lite: PGlite } | { readonly url: string; readonly isPooled: boolean };
  /** Writes a copy of the embedded database beside it; of a PostgreSQL server only `npm run backup` does. */
  readonly snapshot: (now: Date) => Promise<void>;
  /** Records deleted accounts in the data folder, beside the snapshots, and deletes again whom a restore has brought back. */
  readonly keepDeletions: (now: Date) => Promise<void>;
  /** Makes the database read-only while the disk is full, and reports it; not for PostgreSQL servers. */
  readonly watchRoom: (tell: (sentence: string) => void) => void;
  close(): Promise<void>;
};

/** Milliseconds that a connection may take: whoever waits for a replica can ask the primary. */
const [PATIENCE, REPLICA_PATIENCE] = [10_000, 500];

const options = (logger?: Logger) => ({ schema, casing: 'snake_case' as const, ...(logger && { logger }) });

/**
 * Turns off WebAssembly's optimising compiler. Recompiling PostgreSQL's functions while they run takes 590 MiB for moments and leaves 70 behind,
 * more with more kinds of statements, and saves no processor time per request.
 */
function compileOnce(): void {
  // Both: the second one compiles again by itself.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

const CONFIGURATION = [
  // Small buffers: 180 MB of memory instead of 330, and no slower for one person's data.
  'shared_buffers=16MB',
  'wal_buffers=1MB',
  'max_connections=5',
  // The size of WAL kept by a checkpoint, which every snapshot includes.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
];

/** Opens PGlite on files, or on a dump in memory, as it is. */
export async function openLite({
  files,
  dump,
}: {
  files?: string | undefined;
  dump?: Blob | undefined;
}): Promise<PGlite> {
  compileOnce();
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({
    ...(files && { dataDir: files }),
    ...(dump && { loadDataDir: dump }),
    postgresqlconf: CONFIGURATION,
  });
}

/** Settles the deletions of a database with the list in a data folder, one call after the other; without a folder nothing is kept. */
function deletionKeeper(database: Database, dataFolder: string | null): OpenDatabase['keepDeletions'] {
  let writing = Promise.resolve();
  return (now) => {
    if (!dataFolder) return writing;
    const settle = () => settleDeletions(database, { dataFolder, now });
    // One after the other, whether or not the one before succeeded.
    writing = writing.then(settle, settle);
    return writing;
  };
}

/**
 * Opens (or makes) the embedded database in `folder`; `null` keeps it in memory. `dump` is a prepared empty database. Given
 * `now`, a snapshot is taken before migrations change data.
 */
export async function openEmbedded(
  folder: string | null,
  { logger, dump, now }: { logger?: Logger; dump?: Blob; now?: Date } = {},
): Promise<OpenDatabase> {
  const unlock = folder ? lockFolder(folder) : () => {};
  const files = folder ? join(folder, 'db') : undefined;
  try {
    if (folder && files) {
      refuseFullDisk(folder);
      refuseOtherFiles(files);
      await makeEmbeddedFiles(files);
    }
    const lite = await openLite({ files, dump });
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    prepareOnce(lite);
    const writes = countWrites(logger);
    const database = drizzle(lite, options(writes.logger));
    writes.of(database as unknown as Database);
    const snapshot = async (at: Date) => {
      if (!folder) return;
      // It makes no checkpoints itself: its WAL would grow until the next start.
      await lite.exec('CHECKPOINT');
      await lite.exec('ANALYZE');
      await keepSnapshot(folder, { dump: await lite.dumpDataDir('gzip'), at });
    };
    if ((await hasDataToMigrate(database as unknown as Database)) && now) await snapshot(now);
    await writeReach(database as unknown as Database);
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    // It has no autovacuum: without statistics the planner would read whole histories.
    if (folder) await lite.exec('ANALYZE');
    const keepDeletions = deletionKeeper(database as unknown as Database, folder);
    const watching: (() => void)[] = [];
    const close = async () => {
      for (const end of watching) end();
      await lite.close();
      unlock();
    };
    return {
      database: database as unknown as Database,
      kind: 'embedded',
      store: { lite },
      snapshot: (at) => keepDeletions(at).then(() => snapshot(at)),
      keepDeletions,
      watchRoom: (tell) => {
        if (folder) watching.push(watchRoom(folder, { session: lite, tell }));
      },
      close,
    };
  } catch (error) {
    unlock();
    throw files ? openingError(error, files) : error;
  }
}

/** Connects to a streaming replica, of which nothing is expected at the start. */
export async function openReplica(url: string, isPooled: boolean): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = await connectionsTo(url, { isPooled, patience: REPLICA_PATIENCE });
  return overConnections(pool, (client) => drizzle(client, options()) as unknown as Database);
}

export type PostgresOptions = {
  readonly logger?: Logger;
  readonly dataFolder?: string | null;
  /** Whether a pooler stands between that gives each transaction any session. */
  readonly isPooled?: boolean;
};

/**
 * Connects to PostgreSQL and migrates it. In `dataFolder`, if given, deleted accounts are written down.
 */
export async function openPostgres(
  url: string,
  { logger, dataFolder = null, isPooled = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  await migratePostgres(url, isPooled);
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = await connectionsTo(url, { isPooled, patience: PATIENCE });
  const database = overConnections(pool, (client) => drizzle(client, options(logger)) as unknown as Database);
  return {
    database,
    kind: 'postgresql',
    store: { url, isPooled },
    snapshot: async () => {},
    keepDeletions: deletionKeeper(database, dataFolder),
    watchRoom: () => {},
    close: () => pool.end(),
  };
}
