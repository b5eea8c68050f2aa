import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';

const ADMIN = 'admin@example.org';
const NOWHERE = '0198f0a0-0000-7000-8000-000000000000';

let url: string;
let server: Promise<string> | null = null;
let admin: TestClient;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  await freshServer();
  server ??= startServer({ ADMIN_EMAILS: ADMIN });
  url = await server;
  admin = await anAccount(url, { email: ADMIN });
  [me, them] = [new TestClient(url), new TestClient(url)];
  for (const client of [me, them]) await client.must('POST /api/auth/guest');
});

const said = { type: 'bug_report', title: 'It does not load', description: 'The page stays empty.' } as const;
const submit = (client: TestClient, change: Record<string, unknown> = {}) =>
  client.must('POST /api/feedback', { body: { ...said, ...change } });
const handle = (id: string, body: Record<string, unknown>, client = admin) =>
  client.send('PATCH /api/admin/feedback/:id', { params: { id }, body });
const titles = async (query: Record<string, string> = {}) => {
  const { body, headers } = await admin.send('GET /api/admin/feedback', { query });
  return { titles: (body as { title: string }[]).map(({ title }) => title), next: headers.get('x-next-cursor') };
};
const getNotices = async (client: TestClient) =>
  (await client.must('GET /api/notifications')).map(({ title, message, actionUrl }) => ({ title, message, actionUrl }));

describe('the inbox', () => {
  it('is for admins: others are refused, nobody is 401', async () => {
    const { id } = await submit(me);
    const account = await anAccount(url, { email: 'ada@example.org' });
    for (const [client, status] of [
      [new TestClient(url), 401],
      [me, 403],
      [account, 403],
    ] as const) {
      const asked = await Promise.all([
        client.send('GET /api/admin/feedback'),
        client.send('GET /api/admin/feedback/:id', { params: { id } }),
        handle(id, { status: 'closed' }, client),
        client.raw(`/api/admin/feedback/${id}/attachments/${NOWHERE}`),
      ]);
      expect(asked.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
    expect((await me.must('GET /api/feedback'))[0]?.status).toBe('new');
  });

  it('lists what everybody sent, the newest first, in pages, and does not say who', async () => {
    for (const number of [1, 2, 3]) await submit(number === 2 ? them : me, { title: `Message ${number}` });
    const { id } = await me.must('GET /api/auth/user');
    const first = await titles({ limit: '2' });
    expect(first.titles).toEqual(['Message 3', 'Message 2']);
    expect(await titles({ limit: '2', cursor: first.next as string })).toEqual({ titles: ['Message 1'], next: null });
    const { body } = await admin.send('GET /api/admin/feedback');
    expect(JSON.stringify(body)).not.toContain(id);
  });

  it('is filtered by type, priority and status, also together', async () => {
    await submit(me, { title: 'Bug, high', priority: 'high' });
    await submit(them, { title: 'Wish, high', type: 'feature_request', priority: 'high' });
    const { id } = await submit(me, { title: 'Bug, done' });
    await handle(id, { status: 'closed' });
    expect((await titles({ type: 'bug_report' })).titles).toEqual(['Bug, done', 'Bug, high']);
    expect((await titles({ priority: 'high' })).titles).toEqual(['Wish, high', 'Bug, high']);
    expect((await titles({ status: 'closed' })).titles).toEqual(['Bug, done']);
    expect((await titles({ type: 'bug_report', priority: 'high', status: 'new' })).titles).toEqual(['Bug, high']);
    expect((await titles({ status: 'in_progress' })).titles).toEqual([]);
    for (const query of [{ type: 'x' }, { status: 'x' }, { limit: '0' }, { limit: '51' }, { cursor: 'x' }]) {
      expect((await admin.send('GET /api/admin/feedback', { query })).status).toBe(422);
    }
  });

  it('opens one with all that came with it, its files under headers that let nothing run', async () => {
    const file = {
      name: "größe (1)'s.png",
      type: 'image/png',
      content: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 9]),
    };
    const picture = (await me.upload('/api/feedback/attachments?screenshot=true', file)).body as { id: string };
    const text = (
      await me.upload('/api/feedback/attachments', { name: 'a.txt', type: 'text/plain', content: '<script>' })
    ).body as { id: string };
    const attachments = [picture, text].map(({ id }) => ({ attachmentId: id }));
    const { id } = await submit(me, { attachments, reproductionSteps: 'Open it.' });
    const opened = await admin.must('GET /api/admin/feedback/:id', { params: { id } });
    const address = `/api/admin/feedback/${id}/attachments/${picture.id}`;
    expect(opened).toMatchObject({ ...said, reproductionSteps: 'Open it.', screenshotUrl: address, adminNotes: null });
    expect(Object.keys(opened)).not.toContain('userId');

    const response = await admin.raw(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="gr__e _1__s.png"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%281%29%27s.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(file.content);
    const plain = await admin.raw(`/api/admin/feedback/${id}/attachments/${text.id}`);
    expect([plain.headers.get('content-type'), await plain.text()]).toEqual(['application/octet-stream', '<script>']);

    const other = await submit(them);
    for (const path of [`${other.id}/attachments/${picture.id}`, `${id}/attachments/${NOWHERE}`, NOWHERE, 'x']) {
      expect((await admin.raw(`/api/admin/feedback/${path}`)).status).toBe(404);
    }
  });

  it('keeps notes to the admins, and tells the sender once when it is resolved', async () => {
    const { id } = await submit(me);
    clock.set('2026-03-04T15:00:00Z');
    await handle(id, { status: 'in_progress', adminNotes: 'The cache again' });
    expect(await getNotices(me)).toEqual([]);
    const answer = { resolution: 'It loads again since today.' };
    const { body } = await handle(id, { status: 'resolved', ...answer });
    const { id: adminId } = await admin.must('GET /api/auth/user');
    const resolved = { status: 'resolved', ...answer, resolvedAt: '2026-03-04T15:00:00.000Z' };
    expect(body).toMatchObject({ ...resolved, adminNotes: 'The cache again', resolvedBy: adminId });
    const [mine] = await me.must('GET /api/feedback');
    expect(mine).toMatchObject(resolved);
    expect(JSON.stringify(mine)).not.toMatch(/cache again|resolvedBy/);
    const message = '“It does not load”: It loads again since today.';
    const told = [{ title: 'We’ve answered your feedback', message, actionUrl: '/?feedback=sent' }];
    expect(await getNotices(me)).toEqual(told);
    expect(await getNotices(them)).toEqual([]);

    await handle(id, { resolution: 'It loads.' });
    await handle(id, { status: 'in_progress' });
    expect((await me.must('GET /api/feedback'))[0]).toMatchObject({ resolution: null, resolvedAt: null });
    await handle(id, { status: 'resolved' });
    expect(await getNotices(me)).toEqual(told);
  });

  it('says as much of a long message as a notification holds', async () => {
    const { id } = await submit(me, { title: 'x'.repeat(200) });
    await handle(id, { status: 'resolved', resolution: '💡'.repeat(600) });
    const [notice] = await getNotices(me);
    expect(notice?.message.length).toBeLessThanOrEqual(500);
    expect(notice?.message).toMatch(/^“x{79}…”: 💡+�?…$/u);
  });

  it('remembers that it was resolved when the admin is gone', async () => {
    const { id } = await submit(me);
    await handle(id, { status: 'resolved' });
    const second = await (async () => {
      await db().execute(sql`DELETE FROM users WHERE email = ${ADMIN}`);
      return anAccount(url, { email: ADMIN });
    })();
    expect(await second.must('GET /api/admin/feedback/:id', { params: { id } })).toMatchObject({
      status: 'resolved',
      resolvedBy: null,
      resolvedAt: expect.any(String),
    });
  });

  it('refuses to change nothing, to a status that is none, and what is not there', async () => {
    const { id } = await submit(me);
    for (const body of [{}, { status: 'done' }, { adminNotes: 7 }, { resolution: 'x'.repeat(10_001) }]) {
      expect((await handle(id, body)).status).toBe(422);
    }
    expect((await handle(NOWHERE, { status: 'closed' })).status).toBe(404);
  });
});
