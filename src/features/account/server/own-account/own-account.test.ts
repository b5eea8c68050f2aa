import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { deletionMessages } from '#features/account/deletion-messages.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const ADA = { email: 'ada@example.org' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

async function signedInWith(userAgent: string, person = ADA): Promise<TestClient> {
  const client = server.visitor();
  client.userAgent = userAgent;
  await signIn(client, person);
  return client;
}

const getSessions = (client: TestClient) => client.must('GET /api/auth/sessions');
const getKinds = async (client: TestClient) => (await client.must('GET /api/auth/activity')).map(({ kind }) => kind);
const isIn = async (client: TestClient) => (await client.send('GET /api/auth/user')).status === 200;
const getCount = async (table: 'users' | 'deleted_accounts' | 'activities') =>
  (
    (await db().execute(sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`)) as unknown as {
      rows: { n: number }[];
    }
  ).rows[0]?.n;

describe('the list of sessions', () => {
  it('names each by its device and the day it was used, this one among them, and shows nobody else’s', async () => {
    const [desk, stranger] = [await signedInWith(FIREFOX), await signedInWith(FIREFOX, { email: 'ben@example.org' })];
    clock.set('2026-03-06T12:00:00Z');
    const phone = await signedInWith(SAFARI);
    expect(await getSessions(phone)).toEqual([
      { id: expect.any(String), device: 'Safari on iOS', lastActiveAt: '2026-03-06T12:00:00.000Z', isCurrent: true },
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        lastActiveAt: '2026-03-04T12:00:00.000Z',
        isCurrent: false,
      },
    ]);
    // Used again, it comes first; the old day is not this one's any more.
    await desk.must('GET /api/auth/user');
    clock.set('2026-03-08T12:00:00Z');
    await desk.must('GET /api/auth/user');
    expect((await getSessions(desk)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iOS', false],
    ]);
    expect((await getSessions(stranger)).length).toBe(1);
  });

  it('never shows what a session is opened by, nor its print', async () => {
    const client = await signedInWith(FIREFOX);
    const answer = JSON.stringify(await getSessions(client));
    expect(answer).not.toContain(client.cookies.get('taylr'));
    expect(answer).not.toMatch(/[0-9a-f]{64}/);
  });

  it('leaves out sessions that have run out', async () => {
    const desk = await signedInWith(FIREFOX);
    clock.set('2026-05-04T12:00:00Z');
    const phone = await signedInWith(SAFARI);
    expect((await getSessions(phone)).map(({ device }) => device)).toEqual(['Safari on iOS']);
    expect(await isIn(desk)).toBe(false);
  });
});

describe('ending sessions', () => {
  it('ends one, at once, and says so in the log; not twice, and nobody else’s', async () => {
    const [desk, phone] = [await signedInWith(FIREFOX), await signedInWith(SAFARI)];
    const stranger = await signedInWith(FIREFOX, { email: 'ben@example.org' });
    const { id } = (await getSessions(phone)).find(({ isCurrent }) => !isCurrent) as { id: string };
    expect((await stranger.send('DELETE /api/auth/sessions/:id', { params: { id } })).status).toBe(404);
    expect(await isIn(desk)).toBe(true);

    await phone.must('DELETE /api/auth/sessions/:id', { params: { id } });
    expect([await isIn(desk), await isIn(phone), await isIn(stranger)]).toEqual([false, true, true]);
    expect((await phone.send('DELETE /api/auth/sessions/:id', { params: { id } })).status).toBe(404);
    expect(await getKinds(phone)).toEqual(['session-ended', 'signed-in', 'signed-in']);
  });

  it('ends all but this one', async () => {
    const others = [await signedInWith(FIREFOX), await signedInWith(FIREFOX)];
    const stranger = await signedInWith(FIREFOX, { email: 'ben@example.org' });
    const phone = await signedInWith(SAFARI);
    expect(await phone.must('DELETE /api/auth/sessions')).toEqual({ ended: 2 });
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect([await isIn(phone), await isIn(stranger)]).toEqual([true, true]);
    expect(await phone.must('DELETE /api/auth/sessions')).toEqual({ ended: 0 });
    expect((await getKinds(phone)).filter((kind) => kind === 'other-sessions-ended')).toHaveLength(1);
  });
});

describe('the activity log', () => {
  it('keeps what happened, when, the network and the kind of browser; newest first, each to its owner', async () => {
    const client = await signedInWith(FIREFOX);
    clock.set('2026-03-04T13:00:00Z');
    await client.raw('/api/logout', { method: 'POST' });
    clock.set('2026-03-04T14:00:00Z');
    const again = await signedInWith(SAFARI);
    const here = { id: expect.any(String), network: '127.0.0.0' };
    expect(await again.must('GET /api/auth/activity')).toEqual([
      { ...here, kind: 'signed-in', device: 'Safari on iOS', at: '2026-03-04T14:00:00.000Z' },
      { ...here, kind: 'signed-out', device: 'Firefox on Linux', at: '2026-03-04T13:00:00.000Z' },
      { ...here, kind: 'signed-in', device: 'Firefox on Linux', at: '2026-03-04T12:00:00.000Z' },
    ]);
    expect(await getKinds(await server.guest())).toEqual(['guest-started']);
  });

  it('tells of deletions and of an export', async () => {
    const client = await server.guest();
    const { id } = await client.must('POST /api/goals', { body: goalBody() });
    const { conversationId } = await client.must('POST /api/chat/identity-suggestion', { body: { goalId: id } });
    await client.must('GET /api/chat/export');
    await client.must('DELETE /api/chat/conversations/:id', { params: { id: conversationId } });
    await client.must('DELETE /api/goals/:id', { params: { id } });
    expect((await getKinds(client)).toSorted()).toEqual(
      ['guest-started', 'exported', 'conversation-deleted', 'goal-deleted'].toSorted(),
    );
  });

  it('says nothing of what was not done', async () => {
    const client = await server.guest();
    await client.send('DELETE /api/goals/:id', { params: { id: crypto.randomUUID() } });
    await client.must('DELETE /api/auth/sessions');
    expect(await getKinds(client)).toEqual(['guest-started']);
  });

  it('keeps the newest hundred of a user', async () => {
    const client = await server.guest();
    const { id } = await client.must('GET /api/auth/user');
    await db().execute(sql`INSERT INTO activities (id, user_id, kind, at)
      SELECT gen_random_uuid(), ${id}, 'exported', timestamptz '2026-03-01Z' + n * interval '1 minute' FROM generate_series(1, 150) AS n`);
    await client.raw('/api/logout', { method: 'POST' });
    expect(await getCount('activities')).toBe(100);
  });
});

describe('deleting an account', () => {
  const remove = (client: TestClient, body: object) => client.send('DELETE /api/auth/account', { body });

  it('takes everything along, ends every session, and is noted by the id alone', async () => {
    const [desk, phone] = [await signedInWith(FIREFOX), await signedInWith(SAFARI)];
    const stranger = await signedInWith(FIREFOX, { email: 'ben@example.org' });
    await desk.must('POST /api/goals', { body: goalBody() });
    await stranger.must('POST /api/goals', { body: goalBody() });
    const { id } = await desk.must('GET /api/auth/user');

    expect(await remove(phone, ADA)).toMatchObject({ status: 200, body: { success: true } });
    expect([phone.cookies.has('taylr'), phone.cookies.has('signed_in')]).toEqual([false, false]);
    expect([await isIn(desk), await isIn(phone), await isIn(stranger)]).toEqual([false, false, true]);
    expect((await stranger.must('GET /api/goals')).length).toBe(1);
    const { rows } = (await db().execute(sql`SELECT * FROM deleted_accounts`)) as unknown as { rows: object[] };
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'deleted_at']);
    expect(rows[0]).toMatchObject({ id });

    // The same person signs up again as a new user.
    const again = await signedInWith(FIREFOX);
    expect((await again.must('GET /api/auth/user')).id).not.toBe(id);
    expect(await again.must('GET /api/goals')).toEqual([]);
  });

  it.each([
    ['another address', { email: 'ben@example.org' }],
    ['other letters', { email: 'Ada@example.org' }],
    ['the guests’ word', { guestConfirmation: 'DeleteMe' }],
    ['nothing', {}],
  ])('is refused to somebody with an e-mail who types %s', async (_what, body) => {
    const client = await anAccount(server.url);
    expect(await remove(client, body)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', message: deletionMessages.mismatch },
    });
    expect(await isIn(client)).toBe(true);
  });

  it.each([
    ['other letters', { guestConfirmation: 'deleteme' }],
    ['an address', ADA],
    ['nothing', {}],
  ])('is refused to a guest who types %s', async (_what, body) => {
    const client = await server.guest();
    expect(await remove(client, body)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', message: deletionMessages.unconfirmed },
    });
    expect(await isIn(client)).toBe(true);
  });

  it('is done for a guest with the word, once, however often it is asked for at once', async () => {
    const [client, bystander] = [await server.guest(), await server.guest()];
    const answers = await Promise.all([1, 2].map(() => remove(client, { guestConfirmation: 'DeleteMe' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect([await getCount('users'), await getCount('deleted_accounts'), await isIn(bystander)]).toEqual([1, 1, true]);
  });
});
