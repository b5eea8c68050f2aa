import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { db } from '#server/db/access.ts';
import { readSettings } from '#server/env.ts';
import { withOwnKey } from './own-key.ts';
import { sealAnew } from './seal-anew.ts';
import { createSealer } from './sealer.ts';

const FIRST = 'the first key of this server, long';
const SECOND = 'the second key of this server, long';
const first = createSealer({ SECRET_KEY: FIRST });
const second = createSealer({ SECRET_KEY: SECOND });
const changing = createSealer({ SECRET_KEY: SECOND, SECRET_KEY_BEFORE: FIRST });

describe('a sealed secret', () => {
  it('is opened by its key alone, for what it was sealed, and never twice the same', () => {
    const stored = first.seal('whsec_x', 'webhook');
    expect(stored).not.toContain('whsec_x');
    expect(first.seal('whsec_x', 'webhook')).not.toBe(stored);
    expect(first.open(stored, 'webhook')).toBe('whsec_x');
    expect(changing.open(stored, 'webhook')).toBe('whsec_x');
    expect(second.open(stored, 'webhook')).toBeNull();
    expect(createSealer({}).open(stored, 'webhook')).toBeNull();
    expect(first.open(stored, 'channel')).toBeNull();
    const damaged = `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(first.open(damaged, 'webhook')).toBeNull();
    expect(first.open(stored.slice(0, 30), 'webhook')).toBeNull();
  });

  it('is what was stored before there was a key, as it is', () => {
    expect(first.open('whsec_x', 'webhook')).toBe('whsec_x');
    expect([first.isCurrent('whsec_x'), createSealer({}).isCurrent('whsec_x')]).toEqual([false, true]);
    expect(createSealer({}).seal('whsec_x', 'webhook')).toBe('whsec_x');
  });
});

describe('the key of a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-key-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once beside the embedded database, for its owner alone; on PostgreSQL it is set, or the one that was made', () => {
    const settings = readSettings({});
    const remote = readSettings({ DATABASE_URL: 'postgresql://a@b/c' });
    expect(withOwnKey(remote, folder).SECRET_KEY).toBeUndefined();
    const made = withOwnKey(settings, folder).SECRET_KEY;
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(withOwnKey(settings, folder).SECRET_KEY).toBe(made);
    expect(withOwnKey(remote, folder).SECRET_KEY).toBe(made);
    expect(withOwnKey(readSettings({ SECRET_KEY: FIRST }), folder).SECRET_KEY).toBe(FIRST);
    writeFileSync(join(folder, 'secret.key'), '');
    expect(() => withOwnKey(settings, folder)).toThrow(/secret\.key/);
  });
});

describe('secrets of people', () => {
  let receiver: HttpReceiver;
  beforeAll(async () => {
    receiver = await HttpReceiver.start();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    await freshServer();
    receiver.reset();
  });

  const stored = async () => {
    const answer = await db().execute(
      sql`SELECT signing_secret AS kept FROM webhooks UNION ALL SELECT channel->>'token' FROM push_subscriptions`,
    );
    return (answer as unknown as { rows: { kept: string }[] }).rows.map(({ kept }) => kept);
  };
  const serverWith = async (env: Record<string, string>) =>
    new TestClient(await startServer({ WEBHOOK_PRIVATE: 'on', ...env }));
  const as = async (other: TestClient, env: Record<string, string>) => {
    const client = await serverWith(env);
    for (const [name, value] of other.cookies) client.cookies.set(name, value);
    return client;
  };

  async function leaveTwo(env: Record<string, string>) {
    const me = await serverWith(env);
    await me.must('POST /api/auth/guest');
    const hook = { address: receiver.origin, events: ['vote.cast' as const] };
    const { webhook } = await me.must('POST /api/webhooks', { body: hook });
    const body = { kind: 'gotify' as const, server: receiver.origin, token: 'A.token' };
    const channel = await me.must('POST /api/notification-channels', { body });
    return { me, webhook, channel };
  }

  it('lie encrypted, are used as they were given, and not in a copy of one’s data', async () => {
    const { me, webhook, channel } = await leaveTwo({ SECRET_KEY: FIRST });
    expect((await stored()).every((one) => one.startsWith('sealed:'))).toBe(true);
    await me.must('POST /api/webhooks/:id/test', { params: { id: webhook.id } });
    await me.must('POST /api/notification-channels/:id/test', { params: { id: channel.id } });
    expect(receiver.received.map(({ headers }) => headers['x-gotify-key'])).toEqual([undefined, 'A.token']);
    const copy = await (await me.raw('/api/own-data/export.json')).text();
    expect(copy).not.toMatch(/A\.token|whsec_/);
  });

  it('of before there was a key are encrypted at the start, and with a new key anew', async () => {
    const { me, channel } = await leaveTwo({ SECRET_KEY: '' });
    expect(await stored()).toContain('A.token');
    expect(await sealAnew(first)).toBe(0);
    expect((await stored()).every((one) => first.isCurrent(one))).toBe(true);
    expect(await sealAnew(changing)).toBe(0);
    expect((await stored()).every((one) => second.isCurrent(one))).toBe(true);
    const later = await as(me, { SECRET_KEY: SECOND });
    await later.must('POST /api/notification-channels/:id/test', { params: { id: channel.id } });
    expect(receiver.received.at(-1)?.headers['x-gotify-key']).toBe('A.token');
  });

  it('whose key is gone are left as they are, send nothing, and say so', async () => {
    const { me, webhook, channel } = await leaveTwo({ SECRET_KEY: FIRST });
    const before = await stored();
    expect(await sealAnew(second)).toBe(2);
    expect(await stored()).toEqual(before);
    const later = await as(me, { SECRET_KEY: SECOND });
    expect(await later.must('POST /api/webhooks/:id/test', { params: { id: webhook.id } })).toMatchObject({
      state: 'failed',
      problem: 'secret',
    });
    const tested = await later.must('POST /api/notification-channels/:id/test', { params: { id: channel.id } });
    expect(tested.success).toBe(false);
    expect(receiver.received).toEqual([]);
    expect(await later.must('GET /api/webhooks')).toHaveLength(1);
  });
});
