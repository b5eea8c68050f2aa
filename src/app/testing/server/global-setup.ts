import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '#server/db/opening/journal.ts';
import { openPostgres } from '#server/db/opening/open.ts';
import { MAKE_EMPTY } from './empty-tables.ts';

/** Name of the migrated, empty database that each worker's own is copied from. */
export const TEMPLATE = 'taylr_test_template';

async function embeddedTemplate(): Promise<() => void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = mkdtempSync(join(tmpdir(), 'taylr-test-'));
  const lite = await PGlite.create();
  await migrate(drizzle(lite, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
  await lite.exec(MAKE_EMPTY);
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  process.env.TAYLR_TEST_DUMP = join(folder, 'empty.tar');
  writeFileSync(process.env.TAYLR_TEST_DUMP, Buffer.from(await dump.arrayBuffer()));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function dropTestDatabases(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE 'taylr\\_test\\_%'`,
  );
  for (const { datname } of names.rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  await client.end();
}

async function postgresTemplate(url: string): Promise<() => Promise<void>> {
  await dropTestDatabases(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await (await openPostgres(template.href)).close();
  const migrated = new pg.Client({ connectionString: template.href });
  await migrated.connect();
  await migrated.query(MAKE_EMPTY);
  await migrated.end();
  return () => dropTestDatabases(url);
}

/** Migrates once for all workers; each then copies the empty database in a moment. */
export default function setup(): Promise<() => void | Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? postgresTemplate(url) : embeddedTemplate();
}
