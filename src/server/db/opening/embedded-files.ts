import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartupError } from '#server/env.ts';

/** The PostgreSQL inside PGlite; a folder of another major version cannot be read by it. */
const EMBEDDED_MAJOR = '18';
/** Milliseconds. A lock held by a server that is just stopping (a restart under watch) is waited for. */
const LOCK_WAIT = 5000;
/** Milliseconds that making a new database may take on a slow machine. */
const MAKE_WAIT = 120_000;

const unwritable = (folder: string) =>
  new StartupError(`The data folder ${folder} cannot be written. Choose another one with DATA_DIR.`);

/** SQLite's error code for a file that is not a database. */
const NOT_A_DATABASE = 26;

const damaged = (files: string, code?: string) =>
  new StartupError(
    `The embedded database in ${files} is damaged${code ? ` (${code})` : ''}. npm run restore puts the newest snapshot in its place, and keeps what is there beside it.`,
  );

/** SQLSTATEs of missing, unreadable or corrupt files. */
const DAMAGE = /^(58|XX)/;

/** The meaning of an error while the embedded database is opened: most file errors have no code. */
export function openingError(error: unknown, files: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const { code } = (error.cause ?? error) as { code?: string };
  if (code && DAMAGE.test(code)) return damaged(files, code);
  const gaveUp = error.name === 'RuntimeError' || error.message === 'PGlite failed to initialize properly';
  return gaveUp ? damaged(files) : error;
}

/** Takes the kernel's lock on the folder: two servers on one embedded database would destroy it. A kill releases it. */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'lock'));
  } catch {
    throw unwritable(folder);
  }
  try {
    lock.exec(`PRAGMA busy_timeout=${LOCK_WAIT}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (/readonly|unable to open/.test(String(error))) throw unwritable(folder);
    if ((error as { errcode?: number }).errcode === NOT_A_DATABASE) {
      throw new StartupError(
        `${join(folder, 'lock')} is not the lock of a Taylr server (SQLITE_NOTADB). Make sure that none is running, delete that file, and start again.`,
      );
    }
    throw new StartupError(
      `Another Taylr server is already using the data folder ${folder}. Stop it, or set DATA_DIR.`,
    );
  }
  return () => lock.close();
}

/** Refuses files that are no database of this PostgreSQL version, with advice: PGlite would create a new one over them. */
export function refuseOtherFiles(files: string): void {
  if (!existsSync(files)) return;
  const version = join(files, 'PG_VERSION');
  if (!existsSync(version)) throw damaged(files);
  const major = readFileSync(version, 'utf8').trim();
  if (!/^\d+$/.test(major)) throw damaged(files);
  if (major !== EMBEDDED_MAJOR) {
    throw new StartupError(
      `The data folder holds PostgreSQL ${major}, this version of Taylr reads ${EMBEDDED_MAJOR}. Start the version that wrote it, or set another DATA_DIR.`,
    );
  }
}

const MAKE = `const { PGlite } = await import(process.argv[1]);
const lite = await PGlite.create(process.argv[2]);
await lite.close();`;

/** The files of an empty database that the build has made, beside its bundle; the sources have none. */
const PREPARED = fileURLToPath(new URL('./empty-database', import.meta.url));

/**
 * Makes the files of a new embedded database: copies those of the build, or makes them in a process of its own, which needs three times the
 * memory that running does, and would never give it back. A start that is killed on the way leaves nothing that looks like a database.
 */
export async function makeEmbeddedFiles(files: string): Promise<void> {
  if (existsSync(files)) return;
  const unfinished = `${files}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(PREPARED)) {
    cpSync(PREPARED, unfinished, { recursive: true });
  } else {
    const module = import.meta.resolve('@electric-sql/pglite');
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', MAKE, module, unfinished], {
      timeout: MAKE_WAIT,
    });
  }
  renameSync(unfinished, files);
}
