import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { emptyFolder, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { openPostgres } from '../opening/open.ts';
import { contents, fillTables } from './filled-tables.testing.ts';
import { moveDatabase } from './move.ts';
import { embeddedPlace, type Place, postgresPlace, type Side } from './side.ts';

const MOVE = fileURLToPath(new URL('../../../app/server/commands/move.ts', import.meta.url));
const server = process.env.TEST_DATABASE_URL as string;
const ROWS = 12;

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

let made = 0;
/** A database of its own on the server, empty. */
async function emptyDatabase(options = ''): Promise<string> {
  const name = `taylr_test_move_${process.pid}_${(made += 1)}`;
  await run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name} ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function on<T>(place: Place, work: (side: Side) => Promise<T>): Promise<T> {
  const side = await place.open();
  try {
    return await work(side);
  } finally {
    await side.close();
  }
}

const held = (place: Place) => on(place, contents);

const move = (from: Place, to: Place, isAnew = false, tell: (sentence: string) => void = () => {}) =>
  moveDatabase({ from, to, isAnew, tell });

/** The place, at which the statement of this number fails, before or after it was carried out. */
function failing(place: Place, { at, isAfter }: { at: number; isAfter: boolean }): Place {
  let count = 0;
  return {
    ...place,
    open: async () => {
      const side = await place.open();
      return {
        ...side,
        rows: async (statement, values) => {
          count += 1;
          if (count === at && !isAfter) throw new Error('interrupted');
          const rows = await side.rows(statement, values);
          if (count === at) throw new Error('interrupted');
          return rows;
        },
      };
    },
  };
}

async function command(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, [MOVE, ...options], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, out, err };
}

let full: string;
let before: Record<string, string>;
beforeAll(async () => {
  full = await emptyDatabase();
  await (await openPostgres(full)).close();
  await on(postgresPlace(full), (side) => fillTables(side, ROWS));
  before = await held(postgresPlace(full));
  expect(Object.entries(before).filter(([, what]) => what.startsWith('0 '))).toEqual([]);
}, 60_000);
afterAll(removeFolders);

describe('a move', () => {
  it('brings every row of every table to the embedded database and back again, unchanged, and leaves the source alone', async () => {
    const DATA_DIR = emptyFolder();
    const there = await command({ DATA_DIR, DATABASE_URL: full }, 'to-embedded');
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(there.out).toMatch(
      /Moved \d+ rows of \d+ tables; each is the same on both sides\. Start the server without/,
    );
    expect(there.out).toContain(`  users: ${ROWS} rows, `);
    expect(await held(embeddedPlace(DATA_DIR))).toEqual(before);
    const second = await emptyDatabase();
    const back = await command({ DATA_DIR, DATABASE_URL: second }, 'to-postgres');
    expect(back).toMatchObject({ code: 0, err: '' });
    expect(back.out).not.toContain('postgres:postgres');
    expect(await held(postgresPlace(second))).toEqual(before);
    expect(await held(postgresPlace(full))).toEqual(before);
  });

  it('that is interrupted at any statement is taken up again, and ends with the same rows', async () => {
    const source = postgresPlace(full);
    const target = postgresPlace(await emptyDatabase());
    let statements = 0;
    const counting = {
      ...target,
      open: async () => {
        const side = await target.open();
        return { ...side, rows: (...given: Parameters<Side['rows']>) => ((statements += 1), side.rows(...given)) };
      },
    };
    await move(source, counting);
    // A fixed draw: a few statements of each stage, some carried out and then lost.
    for (let at = 3; at < statements; at += Math.ceil(statements / 7)) {
      const place = postgresPlace(await emptyDatabase());
      await expect(move(source, failing(place, { at, isAfter: at % 2 === 0 }))).rejects.toThrow('interrupted');
      await expect(move(source, failing(place, { at: 20 + (at % 17), isAfter: at % 2 === 1 }))).rejects.toThrow();
      await move(source, place);
      expect(await held(place), `interrupted at ${at} of ${statements}`).toEqual(before);
    }
  });

  it('that is killed goes on where it was; meanwhile no server takes the target', async () => {
    const DATA_DIR = emptyFolder();
    const target = embeddedPlace(DATA_DIR);
    const child = spawn(process.execPath, [MOVE, 'to-embedded'], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR, DATABASE_URL: full },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    // In the middle of the tables.
    while (child.exitCode === null && !said.includes('  goals …')) await pause(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const program = startMain({ DATA_DIR });
    expect([await program.ended, program.said.err]).toEqual([
      1,
      'A move into this database is not finished. Run the same move again, which goes on where it ended, or start with the database that it came from.\n',
    ]);
    const sentences: string[] = [];
    await move(postgresPlace(full), target, false, (sentence) => sentences.push(sentence));
    expect(sentences).toContain(`  users: ${ROWS} rows are there already …`);
    expect(await held(target)).toEqual(before);
  });

  it('lets new messages be numbered after those that were moved', async () => {
    const place = postgresPlace(await emptyDatabase());
    await move(postgresPlace(full), place);
    const numbered = `SELECT nextval(pg_get_serial_sequence('chat_messages', 'position')) > (SELECT max(position) FROM chat_messages)`;
    expect((await on(place, (side) => side.rows(numbered)))[0]?.[0]).toBe(true);
  });

  it('of what was lived in the app opens there with the same session', async () => {
    const DATA_DIR = emptyFolder();
    const first = startMain({ DATA_DIR, LOG_LEVEL: 'silent' });
    const client = new TestClient((await first.ready) as string);
    await client.must('POST /api/auth/guest');
    await client.must('POST /api/goals', { body: goalBody() });
    const goals = await client.must('GET /api/goals');

    const refused = await command({ DATA_DIR, DATABASE_URL: await emptyDatabase() }, 'to-postgres');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain(`Another Taylr server is already using the data folder ${DATA_DIR}.`);
    await stopMain(first);

    const DATABASE_URL = await emptyDatabase();
    expect(await command({ DATA_DIR, DATABASE_URL }, 'to-postgres')).toMatchObject({ code: 0, err: '' });
    const second = startMain({ DATABASE_URL, LOG_LEVEL: 'silent' });
    onTestFinished(async () => void (await stopMain(second)));
    const again = new TestClient((await second.ready) as string);
    again.cookies.set('taylr', client.cookies.get('taylr') as string);
    expect(await again.must('GET /api/goals')).toEqual(goals);

    const running = await command({ DATA_DIR: emptyFolder(), DATABASE_URL }, 'to-embedded');
    expect(running.err).toMatch(/^Somebody else is connected to PostgreSQL at \S+: .*Stop every Taylr server on it/);
  });
});

describe('a move is refused, and changes nothing,', () => {
  const refusal = async (from: Place, to: Place, isAnew = false) => {
    const error = await move(from, to, isAnew).then(
      () => null,
      (reason: Error) => reason,
    );
    return error?.message ?? 'It was not refused';
  };

  it('into a database that has people, or the tables of something else', async () => {
    const other = await emptyDatabase();
    await (await openPostgres(other)).close();
    await on(postgresPlace(other), (side) => fillTables(side, 1));
    const kept = await held(postgresPlace(other));
    for (const isAnew of [false, true]) {
      expect(await refusal(postgresPlace(full), postgresPlace(other), isAnew)).toMatch(
        /is not empty: it holds rows of \w+\./,
      );
    }
    expect(await held(postgresPlace(other))).toEqual(kept);
    const foreign = await emptyDatabase();
    await run(foreign, 'CREATE TABLE invoices (id int PRIMARY KEY)');
    expect(await refusal(postgresPlace(full), postgresPlace(foreign))).toContain('it holds tables of something else');
  });

  it('from a schema that is older or newer than the program, or from nothing', async () => {
    const url = await emptyDatabase();
    const [source, target] = [postgresPlace(url), postgresPlace(await emptyDatabase())];
    expect(await refusal(source, target)).toMatch(/^There is nothing in PostgreSQL at \S+ to move\.$/);
    await (await openPostgres(url)).close();
    const newest = 'SELECT max(created_at) FROM drizzle.__drizzle_migrations';
    await run(url, `DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (${newest})`);
    expect(await refusal(source, target)).toContain('start this version with it once');
    await run(url, "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)");
    expect(await refusal(source, target)).toContain('written by a newer version of Taylr. Start that version');
    const folder = emptyFolder();
    expect(await refusal(embeddedPlace(folder), target)).toBe(
      `There is no database in ${folder}. Set DATA_DIR to its folder.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('into a database whose encoding has no place for every letter', async () => {
    const ascii = await emptyDatabase("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
    expect(await refusal(postgresPlace(full), postgresPlace(ascii))).toContain('holds text as LATIN1');
  });

  it('when the source has changed since it began; --anew begins again', async () => {
    const url = await emptyDatabase();
    const [source, target] = [postgresPlace(url), postgresPlace(await emptyDatabase())];
    await move(postgresPlace(full), source);
    const unfinished = failing(target, { at: 70, isAfter: true });
    await expect(move(source, unfinished)).rejects.toThrow('interrupted');
    await run(url, `UPDATE users SET first_name = 'Changed'`);
    expect(await refusal(source, target)).toMatch(
      /^users differs at row 1 .* the source has changed since the move began\./,
    );
    expect(await refusal(postgresPlace(full), target)).toContain('holds an unfinished move from PostgreSQL at');
    await move(source, target, true);
    expect(await held(target)).toEqual(await held(source));
  });

  it('with words that are none of its own, or without an address, by its usage', async () => {
    const usage = 'Usage: npm run move-to-postgres';
    expect((await command({ DATABASE_URL: full }, 'to-mysql')).err).toContain(usage);
    expect((await command({ DATABASE_URL: full }, 'to-postgres', '--force')).err).toContain(usage);
    expect((await command({}, 'to-postgres')).err).toContain('DATABASE_URL: The address of the PostgreSQL database.');
    const nowhere = await command(
      { DATA_DIR: emptyFolder(), DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x' },
      'to-embedded',
    );
    expect(nowhere.err).toBe('PostgreSQL at 127.0.0.1:1/x does not answer (ECONNREFUSED). npm run doctor says more.\n');
  });
});
