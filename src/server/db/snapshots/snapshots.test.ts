import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSnapshot, getSnapshots } from './snapshots.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the seven newest snapshots, readable by their owner alone, and no half-written one', async () => {
  for (let day = 1; day <= 9; day++) {
    await keepSnapshot(folder, { dump: new Blob([`day ${day}`]), at: new Date(Date.UTC(2026, 2, day)) });
  }
  const kept = await getSnapshots(folder);
  expect(kept).toHaveLength(7);
  expect(kept[0]).toContain('2026-03-03');
  expect(kept.every((path) => (statSync(path).mode & 0o777) === 0o600)).toBe(true);
  expect(await readdir(join(folder, 'snapshots'))).toHaveLength(7);
});

it('keeps no copy for more than thirty days, what a restore has put aside included', async () => {
  const aside = join(folder, 'db.before-2026-02-01T08-00-00.000Z');
  mkdirSync(aside);
  await keepSnapshot(folder, { dump: new Blob(['old']), at: new Date('2026-02-01T08:00:00Z') });
  await keepSnapshot(folder, { dump: new Blob(['within']), at: new Date('2026-03-03T07:00:00Z') });
  expect(existsSync(aside)).toBe(true);
  await keepSnapshot(folder, { dump: new Blob(['new']), at: new Date('2026-03-03T09:00:00Z') });
  expect((await getSnapshots(folder)).map((path) => basename(path))).toEqual([
    '2026-03-03T07-00-00.000Z.tar.gz',
    '2026-03-03T09-00-00.000Z.tar.gz',
  ]);
  expect(existsSync(aside)).toBe(false);
});
