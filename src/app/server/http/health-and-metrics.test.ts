import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, db, useDatabase } from '#server/db/access.ts';
import { askPlainly } from '#app/testing/world/ask-plainly.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { toError } from './to-error.testing.ts';

let url: string;
let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ url, guest } = await freshServer());
});

const get = (path: string, headers: Record<string, string> = {}, from = url) =>
  new TestClient(from).raw(path, { headers });

async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const database = db();
  // Nothing listens there.
  const gone = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/gone' });
  useDatabase(drizzle(gone) as unknown as Database);
  try {
    await work();
  } finally {
    useDatabase(database);
  }
}

describe('health', () => {
  it('is healthy while the process answers, and ready while the database does', async () => {
    const healthy = await get('/healthz');
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready when the database is gone, and healthy all the same', async () => {
    await withoutDatabase(async () => {
      const ready = await get('/readyz');
      expect(ready.status).toBe(503);
      expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await toError(ready)).toEqual({ code: 'UNAVAILABLE', message: 'The database does not answer' });
      expect((await get('/healthz')).status).toBe(200);
    });
    expect((await get('/readyz')).status).toBe(200);
  });

  it('leads a browser that signs in back to the start page while the database is gone, and tells a program so', async () => {
    const { cookies } = await guest();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const from = (mode: string) =>
      askPlainly(new URL('/api/auth/callback?state=x', url), { cookie, 'sec-fetch-mode': mode });
    await withoutDatabase(async () => {
      const led = await from('navigate');
      expect([led.status, led.headers.location]).toEqual([302, '/landing?error=auth_failed']);
      expect((await from('cors')).status).toBe(503);
    });
    expect((await from('navigate')).headers.location).toContain('reason=no_attempt');
  });
});

describe('metrics', () => {
  it('shows this machine how long each route takes', async () => {
    const client = await guest();
    await client.must('POST /api/goals', { body: goalBody() });
    const text = await (await get('/metrics')).text();
    expect(text).toContain('route="/api/goals",status="201"');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('names routes, never addresses', async () => {
    const client = await guest();
    const { id } = await client.must('POST /api/goals', { body: goalBody() });
    await client.must('GET /api/goals/:id', { params: { id } });
    const text = await (await get('/metrics')).text();
    expect(text).toContain('route="/api/goals/:id"');
    expect(text).not.toContain(id);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 caddy' },
  ])('refuses what came through a proxy: %j', async (headers) => {
    const response = await get('/metrics', headers);
    expect(response.status).toBe(403);
    expect((await toError(response)).code).toBe('FORBIDDEN');
  });

  it('lets in from anywhere with the token, and with no other', async () => {
    const own = await startServer({ METRICS_TOKEN: 'a-long-enough-token' });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    expect((await get('/metrics', { ...from, authorization: 'Bearer a-long-enough-token' }, own)).status).toBe(200);
    expect((await get('/metrics', { ...from, authorization: 'Bearer a-long-enough-toke' }, own)).status).toBe(403);
    expect((await get('/metrics', { ...from, authorization: 'Bearer ' }, own)).status).toBe(403);
    expect((await get('/metrics', from, own)).status).toBe(403);
  });

  it('does not believe a proxy that it was not told of', async () => {
    const own = await startServer({ TRUST_PROXY: '1' });
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' }, own)).status).toBe(403);
  });
});
