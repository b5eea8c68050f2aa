import { readdirSync, statSync, truncateSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { contents, fillTables } from '#server/db/move/filled-tables.testing.ts';
import { connectPostgres } from '#server/db/move/side.ts';
import { openPostgres } from '#server/db/opening/open.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { emptyFolder, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { emptyDatabase, run } from './run.testing.ts';

afterAll(removeFolders);

async function held(url: string) {
  const side = await connectPostgres(url);
  const what = await contents(side);
  await side.close();
  return what;
}

const newest = (folder: string) => {
  const names = readdirSync(join(folder, 'snapshots')).filter((name) => name.endsWith('.dump'));
  return join(folder, 'snapshots', names.toSorted().at(-1) as string);
};

describe('a backup of PostgreSQL', () => {
  it('restored into a new database holds every row as it was: the drill', async () => {
    const [DATABASE_URL, drill] = [await emptyDatabase(), await emptyDatabase()];
    await (await openPostgres(DATABASE_URL)).close();
    const side = await connectPostgres(DATABASE_URL);
    await fillTables(side, 9);
    await side.close();
    const DATA_DIR = emptyFolder();
    const target = join(emptyFolder(), 'copies');
    const wrote = await run('backup', { DATABASE_URL, DATA_DIR }, target);
    const snapshot = newest(DATA_DIR);
    const [name] = readdirSync(target).filter((one) => one.endsWith('.dump'));
    expect(wrote).toEqual({
      code: 0,
      out: `Wrote ${snapshot} and copied it to ${join(target, name as string)}.\n`,
      err: '',
    });
    expect(statSync(snapshot).mode & 0o777).toBe(0o600);
    const listed = await run('restore', { DATABASE_URL, DATA_DIR }, '--list');
    expect(listed.out).toMatch(new RegExp(`^${snapshot}  \\d+\\.\\d MB\\n$`));
    const restored = await run(
      'restore',
      { DATABASE_URL: drill, DATA_DIR: emptyFolder() },
      join(target, name as string),
    );
    expect(restored).toEqual({ code: 0, out: `Restored ${join(target, name as string)}.\n`, err: '' });
    expect(await held(drill)).toEqual(await held(DATABASE_URL));
  });

  it('is made while people write, and brings back neither who left since nor what was written since', async () => {
    const env = {
      DATABASE_URL: await emptyDatabase(),
      DATA_DIR: emptyFolder(),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
    };
    const program = startMain(env);
    const url = (await program.ready) as string;
    const [stays, leaves] = [new TestClient(url), new TestClient(url)];
    for (const client of [stays, leaves]) {
      await client.must('POST /api/auth/guest');
      await client.must('POST /api/goals', { body: goalBody() });
    }
    expect(await run('backup', env)).toMatchObject({ code: 0, err: '' });
    await stays.must('POST /api/goals', { body: goalBody() });
    await leaves.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    const refused = await run('restore', env);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Stop every Taylr server on it')]);
    await stopMain(program);

    const restored = await run('restore', env);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const aside = /kept in (\S+\.dump)\.$/m.exec(restored.out)?.[1] as string;
    const again = startMain(env);
    onTestFinished(async () => void (await stopMain(again)));
    const address = (await again.ready) as string;
    const later = new TestClient(address);
    later.cookies.set('taylr', stays.cookies.get('taylr') as string);
    expect(await later.must('GET /api/goals')).toHaveLength(1);
    const gone = new TestClient(address);
    gone.cookies.set('taylr', leaves.cookies.get('taylr') as string);
    expect((await gone.send('GET /api/goals')).status).toBe(401);
    await stopMain(again);
    // What was there before the restore can be had back as well.
    expect(await run('restore', env, aside)).toMatchObject({ code: 0 });
    const side = await connectPostgres(env.DATABASE_URL);
    expect((await side.rows('SELECT count(*)::text FROM goals'))[0]).toEqual(['2']);
    await side.close();
  });

  it('that ends too early, or is none, changes nothing', async () => {
    const env = { DATABASE_URL: await emptyDatabase(), DATA_DIR: emptyFolder() };
    await (await openPostgres(env.DATABASE_URL)).close();
    const side = await connectPostgres(env.DATABASE_URL);
    await fillTables(side, 9);
    await side.close();
    await run('backup', env);
    const before = await held(env.DATABASE_URL);
    const snapshot = newest(env.DATA_DIR);
    const whole = statSync(snapshot).size;
    for (const size of [Math.floor(whole * 0.98), Math.floor(whole / 2), 10]) {
      truncateSync(snapshot, size);
      const { code, err } = await run('restore', env);
      expect([code, err]).toEqual([1, expect.stringMatching(/^pg_restore failed: .+\n$/)]);
      expect(await held(env.DATABASE_URL)).toEqual(before);
    }
    await rename(snapshot, `${snapshot}.other`);
    expect((await run('restore', env)).err).toBe(`There is no snapshot in ${env.DATA_DIR}.\n`);
  });

  it('without PostgreSQL’s client programs, or without an answer, says what to do and leaves no file', async () => {
    const DATABASE_URL = await emptyDatabase();
    const DATA_DIR = emptyFolder();
    const missing = await run('backup', { DATABASE_URL, DATA_DIR, PATH: '/nowhere' });
    expect(missing.err).toContain('pg_dump is not installed: it comes with PostgreSQL');
    expect(readdirSync(join(DATA_DIR, 'snapshots'))).toEqual([]);
    const nowhere = await run('backup', { DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x', DATA_DIR });
    expect(nowhere.err).toBe('PostgreSQL at 127.0.0.1:1/x does not answer (ECONNREFUSED). npm run doctor says more.\n');
  });
});
