import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { emptyFolder, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { emptyDatabase, run } from './run.testing.ts';

const OTHER = 'the key of another server, as long';
const LOST = /notification servers in it that the key here does not open: 2\. Put the secret\.key/;

let receiver: HttpReceiver;
/** Where somebody has left the secret of a webhook and the token of a notification server, and what opens their session. */
let lived: { DATA_DIR: string; cookie: string; webhookId: string; channelId: string };

type Env = Record<string, string>;

/** Starts a server there for as long as somebody does something; answers what they got, and what it said. */
async function at<T>(env: Env, work: (me: TestClient) => Promise<T>): Promise<{ got: T; said: string }> {
  const program = startMain({ WEBHOOK_PRIVATE: 'on', LOG_LEVEL: 'warn', ...env });
  try {
    const me = new TestClient((await program.ready) as string);
    if (lived) me.cookies.set('taylr', lived.cookie);
    return { got: await work(me), said: program.said.out };
  } finally {
    await stopMain(program);
  }
}

/** Whether both secrets still open what they are for: the webhook's signs, the token is sent. */
async function use(env: Env) {
  receiver.reset();
  return at(env, async (me) => {
    const told = await me.must('POST /api/webhooks/:id/test', { params: { id: lived.webhookId } });
    const sent = await me.must('POST /api/notification-channels/:id/test', { params: { id: lived.channelId } });
    const token = receiver.received.map(({ headers }) => headers['x-gotify-key']).find((one) => one !== undefined);
    return { webhook: told.state, channel: sent.success, token };
  });
}

const WORKS = { webhook: 'sent', channel: true, token: 'A.token' };
const LOCKED = { webhook: 'failed', channel: false, token: undefined };

beforeAll(async () => {
  receiver = await HttpReceiver.start();
  const DATA_DIR = emptyFolder();
  const { got } = await at({ DATA_DIR }, async (me) => {
    await me.must('POST /api/auth/guest');
    const hook = { address: receiver.origin, events: ['vote.cast' as const] };
    const { webhook } = await me.must('POST /api/webhooks', { body: hook });
    const body = { kind: 'gotify' as const, server: receiver.origin, token: 'A.token' };
    const channel = await me.must('POST /api/notification-channels', { body });
    return { webhookId: webhook.id, channelId: channel.id, cookie: me.cookies.get('taylr') as string };
  });
  lived = { DATA_DIR, ...got };
}, 60_000);
afterAll(async () => {
  await receiver.stop();
  removeFolders();
});

describe('secrets that a server has encrypted', () => {
  it('are used after a move to PostgreSQL that keeps the data folder, and in a new one once its key is there', async () => {
    const DATABASE_URL = await emptyDatabase();
    const there = { DATA_DIR: lived.DATA_DIR, DATABASE_URL };
    const moved = await run('move', there, 'to-postgres');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).not.toMatch(LOST);
    expect((await use(there)).got).toEqual(WORKS);

    const back = { DATA_DIR: emptyFolder(), DATABASE_URL };
    expect((await run('move', back, 'to-embedded')).out).toMatch(LOST);
    cpSync(join(lived.DATA_DIR, 'secret.key'), join(back.DATA_DIR, 'secret.key'));
    expect((await use({ DATA_DIR: back.DATA_DIR })).got).toEqual(WORKS);
  });

  it('are missed after a restore on PostgreSQL under another key, by the command, the doctor, the log and their owner; and are there again with the one before', async () => {
    const DATABASE_URL = await emptyDatabase();
    const source = { DATA_DIR: lived.DATA_DIR, DATABASE_URL };
    await run('move', source, 'to-postgres');
    const copies = emptyFolder();
    await run('backup', source, copies);
    const [dump] = readdirSync(copies).filter((name) => name.endsWith('.dump'));
    const elsewhere = { DATABASE_URL: await emptyDatabase(), DATA_DIR: emptyFolder() };
    const restored = await run('restore', elsewhere, join(copies, dump as string));
    expect([restored.code, restored.out]).toEqual([0, expect.stringMatching(LOST)]);

    const other = { ...elsewhere, SECRET_KEY: OTHER };
    const { got, said } = await use(other);
    expect(got).toEqual(LOCKED);
    expect(said).toContain('"secrets":2');
    const doctor = await run('../doctor/command', other);
    expect(doctor).toMatchObject({ code: 1, out: expect.stringMatching(/WRONG {2}key .*another key.*: 2\./) });

    const key = readFileSync(join(lived.DATA_DIR, 'secret.key'), 'utf8').trim();
    const changing = { ...other, SECRET_KEY_BEFORE: key };
    expect((await run('../doctor/command', changing)).out).toMatch(/ok {5}key /);
    expect((await use(changing)).got).toEqual(WORKS);
    // That start has encrypted them anew.
    expect((await use(other)).got).toEqual(WORKS);
  });

  it('come back with a snapshot of the embedded database, and need its key in another folder', async () => {
    const copies = emptyFolder();
    expect(await run('backup', { DATA_DIR: lived.DATA_DIR }, copies)).toMatchObject({ code: 0, err: '' });
    const [snapshot] = readdirSync(copies).filter((name) => name.endsWith('.tar.gz'));
    const here = await run('restore', { DATA_DIR: lived.DATA_DIR }, join(copies, snapshot as string));
    expect(here.out).not.toMatch(LOST);
    expect((await use({ DATA_DIR: lived.DATA_DIR })).got).toEqual(WORKS);
    const DATA_DIR = emptyFolder();
    const elsewhere = await run('restore', { DATA_DIR }, join(copies, snapshot as string));
    expect([elsewhere.code, elsewhere.out]).toEqual([0, expect.stringMatching(LOST)]);
    expect((await use({ DATA_DIR, SECRET_KEY: OTHER })).got).toEqual(LOCKED);
  });
});
