import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '#server/db/opening/open.ts';
import { restoreSnapshot, getSnapshots } from '#server/db/snapshots/snapshots.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { emptyFolder, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

const BACKUP = fileURLToPath(new URL('./backup.ts', import.meta.url));

afterAll(removeFolders);

async function backup(env: Record<string, string>, ...target: string[]) {
  const child = spawn(process.execPath, [BACKUP, ...target], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number | null, out, err };
}

/** How many goals a snapshot holds, restored into a folder of its own. */
async function goalsIn(snapshot: string): Promise<number> {
  const folder = emptyFolder();
  await restoreSnapshot(folder, { snapshot, at: new Date('2026-03-04T12:00:00Z') });
  const restored = await openEmbedded(folder);
  const { rows } = (await restored.database.execute(sql`SELECT count(*)::int AS n FROM goals`)) as unknown as {
    rows: { n: number }[];
  };
  await restored.close();
  return rows[0]?.n ?? -1;
}

/** How many goals somebody has: the call answers a page at a time. */
async function goalsOf(client: TestClient, after = {}): Promise<number> {
  const { body, headers } = await client.send('GET /api/goals', { query: after });
  const cursor = headers.get('x-next-cursor');
  return (body as unknown[]).length + (cursor === null ? 0 : await goalsOf(client, { cursor }));
}

describe('npm run backup', () => {
  it('has the running server write a snapshot of what is acknowledged, and copies it where it is told', async () => {
    const folder = emptyFolder();
    const program = startMain({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
    onTestFinished(async () => void (await stopMain(program)));
    const client = new TestClient((await program.ready) as string);
    await client.must('POST /api/auth/guest');
    for (let count = 0; count < 3; count += 1) await client.must('POST /api/goals', { body: goalBody() });

    const writing = { isOver: false, goals: 3 };
    const writer = (async () => {
      while (!writing.isOver) {
        await client.must('POST /api/goals', { body: goalBody() });
        writing.goals += 1;
      }
    })();
    const target = join(emptyFolder(), 'copies');
    const { code, out, err } = await backup({ DATA_DIR: folder }, target);
    writing.isOver = true;
    await writer;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [snapshot] = await getSnapshots(folder);
    const [name] = readdirSync(target);
    const copy = join(target, name as string);
    expect(out).toBe(`Wrote ${snapshot} and copied it to ${copy}.\n`);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((file) => file.startsWith('backup.'))).toEqual([]);

    const goals = await goalsIn(copy);
    expect(goals).toBeGreaterThanOrEqual(3);
    expect(goals).toBeLessThanOrEqual(writing.goals);
    // The client noticed nothing.
    expect(await goalsOf(client)).toBe(writing.goals);
  });

  it('writes one itself where no server runs, and refuses what has no embedded database in one sentence', async () => {
    const folder = emptyFolder();
    await (await openEmbedded(folder)).close();
    const { code, out } = await backup({ DATA_DIR: folder });
    expect([code, out]).toEqual([0, `Wrote ${(await getSnapshots(folder)).at(-1)}.\n`]);

    const empty = emptyFolder();
    expect(await backup({ DATA_DIR: empty })).toEqual({ code: 1, out: '', err: `There is no database in ${empty}.\n` });
    expect(await backup({ DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/taylr', DATA_DIR: empty })).toEqual({
      code: 1,
      out: '',
      err: 'PostgreSQL at 127.0.0.1:1/taylr does not answer (ECONNREFUSED). npm run doctor says more.\n',
    });
  });
});
