import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/opening/open.ts';
import { emptyFolder, removeFolders } from '#app/testing/server/start-main.ts';
import { about, DAY, look, nobody, stopServers } from './elsewhere.testing.ts';

afterAll(removeFolders);
afterEach(stopServers);

describe('the data folder', () => {
  it.each<[string, (folder: string) => string | void, RegExp, RegExp]>([
    [
      'inside of what is no folder',
      (folder) => {
        writeFileSync(join(folder, 'file'), '');
        return join(folder, 'file', 'data');
      },
      /cannot be written/,
      /DATA_DIR/,
    ],
    [
      'without a version',
      (folder) => {
        mkdirSync(join(folder, 'db'));
      },
      /is damaged/,
      /npm run restore/,
    ],
    [
      'of another PostgreSQL',
      (folder) => {
        mkdirSync(join(folder, 'db'));
        writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n');
      },
      /holds PostgreSQL 17/,
      /Start the version that wrote it/,
    ],
  ])('%s is to be mended', async (_what, make, found, todo) => {
    const folder = emptyFolder();
    const DATA_DIR = make(folder) ?? folder;
    const finding = await about('database', { DATA_DIR });
    expect(finding.found).toMatch(found);
    expect(finding.todo).toMatch(todo);
  });

  it.skipIf(process.platform !== 'linux')('on a full disk is to be mended', async () => {
    // A file system without room for anything.
    const { found, todo } = await about('disk', { DATA_DIR: '/proc/taylr' });
    expect(found).toBe('0 MB left on the disk of /proc.');
    expect(todo).toMatch(/^A start needs 64 MB/);
  });

  it('without a snapshot of late is advised to get one', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db', 'PG_VERSION'), '18\n');
    const { todo, advice } = await about('database', { DATA_DIR: folder });
    expect([todo, advice]).toEqual([undefined, expect.stringContaining('npm run backup')]);
  });
});

describe('PostgreSQL that cannot be reached', () => {
  const PASSWORD = 'hunter2';
  it.each<[string, () => Promise<string>, RegExp]>([
    ['where nothing listens', nobody, /nothing listens \(ECONNREFUSED\)/],
    ['whose name is none', async () => 'database.invalid', /no such name/],
  ])('%s is to be mended, in time and without telling the password', async (_what, host, found) => {
    const began = performance.now();
    const findings = await look({ DATABASE_URL: `postgresql://taylr:${PASSWORD}@${await host()}/taylr` });
    expect(performance.now() - began).toBeLessThan(20_000);
    const finding = findings.find(({ about }) => about === 'database');
    expect(finding?.found).toMatch(found);
    expect(finding?.todo).toBeDefined();
    expect(JSON.stringify(findings)).not.toContain(PASSWORD);
  });
});

const testUrl = process.env.TEST_DATABASE_URL;

// The deep run repeats these files on the embedded database, where there is none to look at.
const onPostgres = () => {
  const name = `taylr_test_doctor_${process.pid}`;
  const at = (database: string, change: (url: URL) => void = () => {}) => {
    const url = new URL(testUrl as string);
    url.pathname = `/${database}`;
    change(url);
    return url.href;
  };
  const run = async (statement: string, database = new URL(testUrl as string).pathname.slice(1)) => {
    const client = new pg.Client({ connectionString: at(database) });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const sees = (DATABASE_URL: string, what = 'database') => about(what, { DATABASE_URL }, () => new Date());

  beforeEach(async () => {
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await run(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await run(`DROP ROLE IF EXISTS ${name}`);
  });

  it('that is empty, and then up to date, is right; looking at it makes no table', async () => {
    expect((await sees(at(name))).found).toContain('it is empty');
    const { rows } = await run(
      "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
      name,
    );
    expect(rows).toEqual([]);
    await (await openPostgres(at(name))).close();
    const finding = await sees(at(name));
    expect([finding.todo, finding.found]).toEqual([undefined, expect.stringContaining('it is up to date')]);
    expect((await sees(at(name), 'clock')).found).toBe('It agrees with the database.');
  });

  it('that refuses the password, or has no such database, is to be mended', async () => {
    const wrong = await sees(at(name, (url) => (url.password = 'wrong-one')));
    expect(wrong.found).toContain('refuses the password (28P01)');
    expect(wrong.todo).toContain('%40');
    expect(JSON.stringify(wrong)).not.toContain('wrong-one');
    expect((await sees(at(`${name}_none`))).found).toContain('no database of that name (3D000)');
  });

  it('that a newer version wrote is to be left alone', async () => {
    await (await openPostgres(at(name))).close();
    await run("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)", name);
    const { found, todo } = await sees(at(name));
    expect(found).toContain('newer version');
    expect(todo).toContain('Start that version');
  });

  it('that is read-only, or lets its user make nothing, is to be mended', async () => {
    await run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect((await sees(at(name))).todo).toContain('primary');
    await run(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await run(`DROP ROLE IF EXISTS ${name}`);
    await run(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'`);
    const asOther = at(name, (url) => {
      url.username = name;
      url.password = 'plain';
    });
    expect((await sees(asOther)).todo).toContain('OWNER TO');
  });

  it('whose clock is a day off, as ours sees it, makes the clock wrong', async () => {
    const tomorrow = () => new Date(Date.now() + DAY);
    const { found, todo } = await about('clock', { DATABASE_URL: at(name) }, tomorrow);
    expect(found).toMatch(/^It is 24 hours ahead of the database/);
    expect(todo).toBeDefined();
  });

  it('whose kept keys for push do not belong together makes push wrong', async () => {
    await (await openPostgres(at(name))).close();
    const key = (bytes: number, first: number) => Buffer.alloc(bytes, 1).fill(first, 0, 1).toString('base64url');
    await run(
      `INSERT INTO vapid_keys (id, public_key, private_key) VALUES (1, '${key(65, 4)}', '${key(32, 1)}')`,
      name,
    );
    expect((await sees(at(name), 'push')).todo).toContain('vapid_keys');
  });
};

if (testUrl) describe('PostgreSQL', onPostgres);
