import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder, removeFolders } from '#app/testing/server/start-main.ts';
import type { StoredSecrets } from '#server/db/opening/stored-secrets.ts';
import { readSettings } from '#server/env.ts';
import { createSealer } from '#server/sealing/sealer.ts';
import { checkKey } from './check-key.ts';
import { about } from './elsewhere.testing.ts';

afterAll(removeFolders);

const KEY = 'the key of this server, long enough';
const OTHER = 'the key of another server, as long';
const onServer = { DATABASE_URL: 'postgresql://taylr@127.0.0.1:1/taylr' };
const nameOf = (SECRET_KEY: string) => createSealer({ SECRET_KEY }).seal('x', 'webhook').split(':')[1] as string;
const sees = (env: Record<string, string>, stored: StoredSecrets = new Map()) =>
  checkKey(readSettings({ DATA_DIR: emptyFolder(), ...env }), stored);

describe('the key', () => {
  it('that is set on PostgreSQL, or made beside the embedded database, is right', async () => {
    expect(sees({ ...onServer, SECRET_KEY: KEY })).toEqual({
      about: 'key',
      found: expect.stringContaining('By SECRET_KEY'),
    });
    const DATA_DIR = emptyFolder();
    expect(await about('key', { DATA_DIR })).toEqual({
      about: 'key',
      found: `The first start makes one in ${DATA_DIR}.`,
    });
    writeFileSync(join(DATA_DIR, 'secret.key'), KEY);
    expect(sees({ ...onServer, DATA_DIR }).found).toContain(join(DATA_DIR, 'secret.key'));
  });

  it('that is missing on PostgreSQL is warned of, with what lies open by now', async () => {
    const { found, todo, advice } = sees(onServer, new Map([['', 3]]));
    expect([todo, advice]).toEqual([undefined, expect.stringContaining('Set SECRET_KEY (openssl rand -base64 32)')]);
    expect(found).toContain('stored as they are, 3 of them now');
    expect((await about('key', { ...onServer, DATA_DIR: emptyFolder() })).advice).toContain('Set SECRET_KEY');
  });

  it('that does not open what is stored is wrong, until the one of before is there as well', () => {
    const stored = new Map([
      ['', 1],
      [nameOf(OTHER), 2],
    ]);
    const other = sees({ ...onServer, SECRET_KEY: KEY }, stored);
    expect(other.found).toMatch(/another key.*: 2\.$/);
    expect(other.todo).toContain('Set SECRET_KEY_BEFORE');
    expect(sees(onServer, stored).todo).toContain('Set SECRET_KEY to');
    expect(sees({ ...onServer, SECRET_KEY: KEY, SECRET_KEY_BEFORE: OTHER }, stored)).not.toHaveProperty('todo');
  });

  it('that cannot be read is wrong', () => {
    const DATA_DIR = emptyFolder();
    writeFileSync(join(DATA_DIR, 'secret.key'), 'short');
    expect(sees({ DATA_DIR })).toMatchObject({
      found: expect.stringContaining('too short'),
      todo: expect.stringContaining('copy'),
    });
  });
});
