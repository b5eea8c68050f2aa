import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEFORE, getDump } from '#app/testing/world/database-before.ts';
import { openEmbedded } from '../opening/open.ts';
import { keepSnapshot, restoreSnapshot, getSnapshots } from './snapshots.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
type Names = { rows: { id: string }[] };

describe('snapshots of the embedded database', () => {
  it('bring back what was there when they were taken, and keep what they replace', async () => {
    const first = await openEmbedded(folder);
    const add = (id: string) =>
      first.database.execute(sql`INSERT INTO users (id, auth_provider, ai_interactions_limit, last_active_at, created_at, updated_at)
        VALUES (${id}, 'anonymous', 10, '2026-03-01', '2026-03-01', '2026-03-01')`);
    await add('before');
    await first.snapshot(at(1));
    await add('after');
    await first.close();

    const [snapshot] = await getSnapshots(folder);
    expect(statSync(snapshot as string).mode & 0o777).toBe(0o600);
    const aside = await restoreSnapshot(folder, { snapshot: snapshot as string, at: at(2) });
    expect(await readdir(aside as string)).toContain('PG_VERSION');

    const restored = await openEmbedded(folder);
    const { rows } = (await restored.database.execute(sql`SELECT id FROM users`)) as unknown as Names;
    expect(rows.map((row) => row.id)).toEqual(['before']);
    await restored.close();
  });

  it('bring back what was written before 0.1.0, by migrations that are one now', async () => {
    const snapshot = await keepSnapshot(folder, { dump: await getDump(BEFORE), at: at(1) });
    await restoreSnapshot(folder, { snapshot, at: at(2) });
    const restored = await openEmbedded(folder);
    const { rows } = (await restored.database.execute(sql`SELECT id FROM users`)) as unknown as Names;
    expect(rows).toHaveLength(2);
    await restored.close();
  });

  it('never bring back an account that was deleted after they were taken', async () => {
    const first = await openEmbedded(folder);
    const run = (query: ReturnType<typeof sql>) => first.database.execute(query);
    for (const id of ['leaves', 'stays']) {
      await run(sql`INSERT INTO users (id, auth_provider, ai_interactions_limit, last_active_at, created_at, updated_at)
        VALUES (${id}, 'anonymous', 10, '2026-03-01', '2026-03-01', '2026-03-01')`);
    }
    await first.snapshot(at(1));
    await run(sql`DELETE FROM users WHERE id = 'leaves'`);
    await run(sql`INSERT INTO deleted_accounts (id, deleted_at) VALUES ('leaves', '2026-03-02')`);
    await first.keepDeletions(at(2));
    await first.close();
    const list = join(folder, 'snapshots', 'deleted-accounts.json');
    expect(statSync(list).mode & 0o777).toBe(0o600);
    expect(await readFile(list, 'utf8')).toBe('[{"id":"leaves","deletedAt":"2026-03-02T00:00:00.000Z"}]');

    const [snapshot] = await getSnapshots(folder);
    await restoreSnapshot(folder, { snapshot: snapshot as string, at: at(3) });
    const restored = await openEmbedded(folder);
    const { rows } = (await restored.database.execute(sql`SELECT id FROM users`)) as unknown as Names;
    expect(rows.map((row) => row.id)).toEqual(['stays']);
    // The list survives the restore, and entries that no snapshot can bring back any more are removed.
    await restored.keepDeletions(at(4));
    const known = (await restored.database.execute(sql`SELECT id FROM deleted_accounts`)) as unknown as Names;
    expect(known.rows).toEqual([{ id: 'leaves' }]);
    await restored.keepDeletions(at(60));
    expect(await readFile(list, 'utf8')).toBe('[]');
    await restored.close();
  });

  it('leave the database as it was when the file is no snapshot', async () => {
    await (await openEmbedded(folder)).close();
    const broken = join(folder, 'broken.tar.gz');
    await writeFile(broken, 'not a snapshot');
    await expect(restoreSnapshot(folder, { snapshot: broken, at: at(1) })).rejects.toThrow();
    await (await openEmbedded(folder)).close();
  });
});
