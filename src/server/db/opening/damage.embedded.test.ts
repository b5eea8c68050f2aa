import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartupError } from '#server/env.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { emptyFolder, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { openEmbedded } from './open.ts';
import { restoreSnapshot, getSnapshots } from '../snapshots/snapshots.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const whole = mkdtempSync(join(tmpdir(), 'taylr-damage-'));

beforeAll(async () => {
  const database = await openEmbedded(whole);
  await database.snapshot(NOW);
  await database.close();
});

afterAll(() => {
  rmSync(whole, { recursive: true, force: true });
  removeFolders();
});

function copy(): { folder: string; files: string } {
  const folder = emptyFolder();
  cpSync(whole, folder, { recursive: true });
  return { folder, files: join(folder, 'db') };
}

const refusalMessage = (folder: string) =>
  openEmbedded(folder).then(
    () => null,
    (error: unknown) => error,
  );

describe('a damaged embedded database', () => {
  it.each<[string, (files: string) => void]>([
    ['its control file is junk', (files) => writeFileSync(join(files, 'global/pg_control'), randomBytes(8192))],
    ['its control file is gone', (files) => rmSync(join(files, 'global/pg_control'))],
    ['its version is gone', (files) => rmSync(join(files, 'PG_VERSION'))],
    ['its version is empty', (files) => writeFileSync(join(files, 'PG_VERSION'), '')],
    ['its tables are gone', (files) => rmSync(join(files, 'base'), { recursive: true })],
    [
      'what it wrote ahead is gone',
      (files) => {
        rmSync(join(files, 'pg_wal'), { recursive: true });
        mkdirSync(join(files, 'pg_wal'));
      },
    ],
    [
      'nothing is left of it',
      (files) => readdirSync(files).forEach((name) => rmSync(join(files, name), { recursive: true })),
    ],
  ])('is refused in one sentence with the way out when %s, and that way leads out', async (_what, damage) => {
    const { folder, files } = copy();
    damage(files);
    const refusal = await refusalMessage(folder);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(
      /^The embedded database in \S+ is damaged( \(\w+\))?\. npm run restore puts the newest snapshot in its place, and keeps what is there beside it\.$/,
    );
    const [snapshot] = await getSnapshots(folder);
    await restoreSnapshot(folder, { snapshot: snapshot as string, at: NOW });
    await (await openEmbedded(folder)).close();
  });

  it('is not what a junk lock means: that is told apart', async () => {
    const { folder } = copy();
    writeFileSync(join(folder, 'lock'), randomBytes(5000));
    const program = startMain({ DATA_DIR: folder });
    expect(await program.ended).toBe(1);
    expect(program.said).toEqual({
      out: '',
      err: `${join(folder, 'lock')} is not the lock of a Taylr server (SQLITE_NOTADB). Make sure that none is running, delete that file, and start again.\n`,
    });
    rmSync(join(folder, 'lock'));
    await (await openEmbedded(folder)).close();
  });
});

/** A separate disk of this many MB, for root; null where none can be created. */
function smallDisk(megabytes: number): string | null {
  const folder = emptyFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

describe('a full disk', () => {
  it('is 503 for what would be written, leaves what is read, is said in the log with its code, and is over when there is room', async (context) => {
    const disk = smallDisk(220);
    if (!disk) return context.skip('A disk of its own takes root');
    cpSync(whole, disk, { recursive: true });
    const program = startMain({ DATA_DIR: disk, LOG_LEVEL: 'error' });
    onTestFinished(() => void stopMain(program, 'SIGTERM'));
    const client = new TestClient((await program.ready) as string);
    await client.must('POST /api/auth/guest');
    await client.must('POST /api/goals', { body: goalBody() });

    const { bavail, bsize } = await statfs(disk);
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 1_000_000));
    const refused = await vi.waitFor(
      async () => {
        const answer = await client.send('POST /api/goals', { body: goalBody() });
        expect(answer.status).toBe(503);
        return answer;
      },
      { timeout: 30_000, interval: 250 },
    );
    expect(refused.body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const held = (await client.must('GET /api/goals')).length;
    expect(program.said.out).toMatch(
      /The disk of the data folder \S+ is full \(ENOSPC: \d+ MB left, 64 needed\): nothing is written until there is room again\./,
    );
    expect(program.said.out).toContain('"code":"25006"');

    const refusal = await refusalMessage(join(disk, 'second'));
    expect((refusal as Error).message).toMatch(
      /^The disk of the data folder \S+ is full \(ENOSPC: 0 MB left, 64 needed\)\. Free some space, or set DATA_DIR\.$/,
    );

    rmSync(filler);
    await vi.waitFor(() => client.must('POST /api/goals', { body: goalBody() }), { timeout: 30_000, interval: 250 });
    expect(await client.must('GET /api/goals')).toHaveLength(held + 1);
    expect(await stopMain(program)).toBe(0);
  });
});
