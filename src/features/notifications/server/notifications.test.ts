import { describe, expect, it } from 'vitest';
import { aPlan } from '#app/testing/world/factories.ts';
import { clock, statements, WHO_ASKS } from '#app/testing/server/test-server.ts';
import { counts, list, me, NONE, notice, tell, theirId, them, withTwoPeople } from './notice.testing.ts';

withTwoPeople();

const NOWHERE = '0198f0a0-0000-7000-8000-000000000000';

describe('the counts', () => {
  it('are those of unread ones, by tier and in all', async () => {
    expect(await counts()).toEqual(NONE);
    await tell(
      notice(),
      notice({ kind: 'review_overdue' }),
      notice({ kind: 'plan_needed' }),
      notice({ kind: 'milestone' }),
    );
    expect(await counts()).toEqual({ critical: 1, important: 2, informational: 1, total: 4 });
    expect((await me.must('GET /api/bootstrap')).notificationCounts).toEqual(await counts());
    expect(await counts(them)).toEqual(NONE);
  });
});

describe('a poll', () => {
  const CALLS = ['GET /api/notifications/counts', 'GET /api/notifications', 'GET /api/check-ins/daily-status'] as const;
  const poll = async (tag: string | null, key: string = CALLS[0], client = me) => {
    const headers: Record<string, string> = tag ? { 'if-none-match': tag } : {};
    statements.reset();
    const { status, body, headers: answered } = await client.send(key, { headers });
    return { status, body, tag: answered.get('etag'), statements: statements.list.length };
  };

  it.each(CALLS)('of %s is 304 without a body while nothing has changed, from one statement at most', async (key) => {
    const first = await poll(null, key);
    expect(first.status).toBe(200);
    const again = await poll(first.tag, key);
    expect(again).toMatchObject({ status: 304, body: '', tag: first.tag });
    expect([WHO_ASKS, 1]).toContain(again.statements);
    expect((await poll(`W/${first.tag}`, key)).status).toBe(304);
    expect((await poll(`"other", ${first.tag}`, key)).status).toBe(304);
    expect((await poll('"other"', key)).status).toBe(200);
    expect((await poll(first.tag, key, them)).status).toBe(200);
  });

  it('is held by the ETag of bootstrap', async () => {
    for (const zone of ['Europe/London', 'Europe/Paris']) {
      me.zone = zone;
      const { headers } = await me.send('GET /api/bootstrap');
      expect((await poll(headers.get('etag'))).status, zone).toBe(304);
    }
  });

  it('answers anew after a notification, a write on another device, and at midnight', async () => {
    let { tag } = await poll(null);
    const changed = async () => {
      const found = await poll(tag);
      tag = found.tag;
      return found.status === 200;
    };
    expect(await changed()).toBe(false);
    await tell(notice());
    expect(await changed()).toBe(true);
    await tell(notice());
    expect(await changed()).toBe(false);
    await aPlan(me);
    expect(await changed()).toBe(true);
    await aPlan(them);
    expect(await changed()).toBe(false);
    clock.set('2026-03-05T00:00:00Z');
    expect(await changed()).toBe(true);
    expect(await changed()).toBe(false);
  });

  it('answers anew where travel took a day away, though the tab is back in the day it was in', async () => {
    await aPlan(me);
    const { tag } = await poll(null);
    me.zone = 'Pacific/Kiritimati';
    await poll(tag);
    me.zone = 'Europe/London';
    expect((await poll(tag)).status).toBe(200);
  });
});

describe('reading', () => {
  const read = (id: string, body?: { isActioned?: boolean }, client = me) =>
    client.send('POST /api/notifications/:id/read', { params: { id }, ...(body && { body }) });

  it('keeps the first time, and that the address was followed', async () => {
    const [added] = await tell(notice());
    const id = added?.id as string;
    expect((await read(id)).body).toMatchObject({
      isRead: true,
      isActioned: false,
      readAt: '2026-03-04T12:00:00.000Z',
    });
    clock.set('2026-03-04T13:00:00Z');
    expect((await read(id, { isActioned: true })).body).toMatchObject({
      isActioned: true,
      readAt: '2026-03-04T12:00:00.000Z',
    });
    expect((await read(id, { isActioned: false })).body).toMatchObject({ isActioned: true });
    expect(await counts()).toEqual(NONE);
    expect((await list()).length).toBe(1);
    expect(await me.must('GET /api/notifications', { query: { unreadOnly: 'true' } })).toEqual([]);
  });

  it('finds only one’s own', async () => {
    const [added] = await tell(notice());
    for (const id of [added?.id as string, NOWHERE]) {
      const { status, body } = await read(id, {}, them);
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Notification not found' }]);
    }
    expect((await counts()).total).toBe(1);
  });

  it('all at once keeps the rows, and the others’ notifications unread', async () => {
    await tell(notice(), notice({ kind: 'milestone' }), notice({ userId: theirId }));
    expect(await me.must('POST /api/notifications/clear-all')).toEqual({ success: true });
    expect(await counts()).toEqual(NONE);
    expect((await list()).map(({ isRead, readAt }) => [isRead, readAt])).toEqual([
      [true, '2026-03-04T12:00:00.000Z'],
      [true, '2026-03-04T12:00:00.000Z'],
    ]);
    expect((await counts(them)).total).toBe(1);
    expect(await tell(notice())).toEqual([]);
  });
});

describe('the list', () => {
  const page = async (query: Record<string, string>) => {
    const { body, headers, status } = await me.send('GET /api/notifications', { query });
    return {
      status,
      titles: (body as { title: string }[]).map?.(({ title }) => title),
      next: headers.get('x-next-cursor'),
    };
  };

  it('pages from the newest on, each once, those of one instant too', async () => {
    for (const hour of [8, 9]) {
      clock.set(`2026-03-04T0${hour}:00:00Z`);
      await tell(...[1, 2, 3].map((n) => notice({ subject: `${hour}-${n}`, title: `${hour}` })));
    }
    await tell(notice({ userId: theirId }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { titles, next } = await page({ limit: '2', ...(cursor && { cursor }) });
      seen.push(...titles);
      cursor = next;
    } while (cursor);
    expect(seen).toEqual(['9', '9', '9', '8', '8', '8']);
    expect((await page({ unreadOnly: 'true', limit: '100' })).next).toBeNull();
  });

  it('takes limits from 1 to 100, a cursor of one’s own, and shows read ones unless asked not to', async () => {
    const [, theirs] = [await tell(notice()), await tell(notice({ userId: theirId }))];
    for (const limit of ['0', '101', '1.5', 'x']) expect((await page({ limit })).status, limit).toBe(422);
    expect((await page({ cursor: 'x' })).status).toBe(422);
    expect((await page({ unreadOnly: 'perhaps' })).status).toBe(422);
    expect((await page({ cursor: theirs[0]?.id as string })).titles).toEqual([]);
    expect((await page({ unreadOnly: 'false' })).titles).toEqual(['Time to look back']);
  });
});

describe('a test notification', () => {
  const body = { title: 'Hello', body: 'This is how it looks', priority: 'critical', actionUrl: '/goals' };
  const send = (change: Record<string, unknown> = {}) =>
    me.send('POST /api/notifications/create-test', { body: { ...body, ...change } });

  it('goes to one’s own bell, each time, whatever is switched off', async () => {
    await me.must('PATCH /api/user/preferences', { body: { notificationsCritical: false } });
    expect(await send()).toMatchObject({
      status: 201,
      body: { type: 'test', tier: 'critical', title: 'Hello', message: 'This is how it looks', actionUrl: '/goals' },
    });
    expect((await send({ priority: undefined, actionUrl: undefined, userId: theirId })).body).toMatchObject({
      tier: 'informational',
      actionUrl: null,
    });
    expect((await counts()).total).toBe(2);
    expect(await counts(them)).toEqual(NONE);
  });

  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'goals',
    'javascript:alert(1)',
    '',
  ])('leads to no other place than this site: not %j', async (actionUrl) => {
    expect(await send({ actionUrl })).toMatchObject({ status: 422, body: { issues: [{ path: 'body.actionUrl' }] } });
    expect(await counts()).toEqual(NONE);
  });

  it('has bounds for its texts', async () => {
    expect((await send({ title: 'x'.repeat(120), body: 'x'.repeat(500) })).status).toBe(201);
    expect((await send({ title: 'x'.repeat(121) })).status).toBe(422);
    expect((await send({ body: 'x'.repeat(501) })).status).toBe(422);
    expect((await send({ title: ' ' })).status).toBe(422);
    expect((await send({ priority: 'high' })).status).toBe(422);
  });
});
