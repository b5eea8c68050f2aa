import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { StartupError } from '#server/env.ts';
import type { Database } from '../access.ts';
import { lockFolder, openingError, refuseOtherFiles } from '../opening/embedded-files.ts';
import { openEmbedded, openLite, openPostgres } from '../opening/open.ts';

/** One of the two databases of a move, held by one connection. */
export type Side = {
  /** What the operator knows it by; never a password. */
  readonly name: string;
  /** The rows of a statement, each as the texts of its columns. */
  readonly rows: (statement: string, values?: readonly unknown[]) => Promise<(string | null)[][]>;
  readonly database: Database;
  readonly close: () => Promise<void>;
};

/** Where a database is, before it is opened. */
export type Place = {
  readonly name: string;
  /** Whether there is one to open: an embedded one is made by preparing it. */
  readonly isThere: () => boolean;
  /** Opens it as it is: nothing is made, migrated or counted as a start. Throws a StartupError when a server uses it. */
  readonly open: () => Promise<Side>;
  /** Makes what is missing of an empty database, up to this version's tables. */
  readonly prepare: () => Promise<void>;
};

/** Both sides write and read a value in the same way, whatever is set on the server; and nothing ends a long copy. */
const SESSION = [
  "SET TimeZone TO 'UTC'",
  "SET DateStyle TO 'ISO, YMD'",
  "SET IntervalStyle TO 'postgres'",
  "SET bytea_output TO 'hex'",
  'SET extra_float_digits TO 1',
  'SET statement_timeout TO 0',
  'SET lock_timeout TO 0',
  'SET idle_in_transaction_session_timeout TO 0',
].join('; ');

/** The embedded database of a data folder. */
export function embeddedPlace(folder: string): Place {
  const files = join(folder, 'db');
  const name = `the embedded database in ${folder}`;
  const isThere = () => existsSync(files);
  const open = async (): Promise<Side> => {
    if (!isThere()) throw new StartupError(`There is no database in ${folder}. Set DATA_DIR to its folder.`);
    const unlock = lockFolder(folder);
    try {
      refuseOtherFiles(files);
      const lite = await openLite({ files });
      await lite.exec(SESSION);
      const { drizzle: overLite } = await import('drizzle-orm/pglite');
      return {
        name,
        rows: async (statement, values = []) =>
          (await lite.query<(string | null)[]>(statement, [...values], { rowMode: 'array' })).rows,
        database: overLite(lite) as unknown as Database,
        close: async () => {
          await lite.close();
          unlock();
        },
      };
    } catch (error) {
      unlock();
      throw openingError(error, files);
    }
  };
  const prepare = async () => (await openEmbedded(folder)).close();
  return { name, isThere, open, prepare };
}

/** Servers, and a second move: whoever else is in this database as the same role. */
const OTHERS = `SELECT DISTINCT coalesce(nullif(application_name, ''), 'a program without a name') FROM pg_stat_activity
  WHERE datname = current_database() AND usename = session_user AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

async function refuseOthers(side: Side): Promise<void> {
  const others = (await side.rows(OTHERS)).map(([one]) => one);
  if (others.length === 0) return;
  throw new StartupError(
    `Somebody else is connected to ${side.name}: ${others.join(', ')}. Stop every Taylr server on it, and what else uses its role, and try again.`,
  );
}

async function refuseOtherEncoding(side: Side): Promise<void> {
  const [[encoding] = []] = await side.rows("SELECT current_setting('server_encoding')");
  if (encoding === 'UTF8') return;
  throw new StartupError(
    `${side.name} holds text as ${encoding}, which has no place for every letter. Make one with ENCODING 'UTF8' TEMPLATE template0.`,
  );
}

const nameOf = (url: string) => {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
};

/** Connects to a PostgreSQL database, whoever else is there. Throws a StartupError when it does not answer. */
export async function connectPostgres(url: string): Promise<Side> {
  const name = nameOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Its queries reject when it is lost; without a listener the process would end silently.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(SESSION);
  } catch (error) {
    throw new StartupError(
      `${name} does not answer (${(error as { code?: string }).code ?? 'no connection'}). npm run doctor says more.`,
    );
  }
  return {
    name,
    rows: async (text, values = []) =>
      (await client.query<(string | null)[]>({ text, values: [...values], rowMode: 'array' })).rows,
    database: drizzle(client, { casing: 'snake_case' }) as unknown as Database,
    close: () => client.end(),
  };
}

/** The PostgreSQL database at an address. */
export function postgresPlace(url: string): Place {
  const open = async (): Promise<Side> => {
    const side = await connectPostgres(url);
    try {
      await refuseOtherEncoding(side);
      await refuseOthers(side);
      return side;
    } catch (error) {
      await side.close();
      throw error;
    }
  };
  const prepare = async () => (await openPostgres(url)).close();
  return { name: nameOf(url), isThere: () => true, open, prepare };
}
