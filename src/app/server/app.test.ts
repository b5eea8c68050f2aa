import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { type Database, db, useDatabase } from '#server/db/access.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import { askPlainly } from '#app/testing/world/ask-plainly.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

let url: string;
let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ url, guest } = await freshServer());
});

const get = (path: string, headers: Record<string, string> = {}, from = url) =>
  new TestClient(from).raw(path, { headers });

async function errorOf(response: Response): Promise<ErrorBody> {
  expect(response.headers.get('content-type')).toContain('application/json');
  return ErrorBody.strict().parse(await response.json());
}

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
      expect(await errorOf(ready)).toEqual({ code: 'UNAVAILABLE', message: 'The database does not answer' });
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
    expect((await errorOf(response)).code).toBe('FORBIDDEN');
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

describe('security headers', () => {
  const directives = (response: Response) =>
    new Map(
      (response.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name, ...values] = directive.trim().split(' ');
        return [name as string, values];
      }),
    );

  it.each(['/healthz', '/api/docs', '/api/openapi.json', '/api/auth/user', '/api/nothing', '/'])(
    'come with %s',
    async (path) => {
      const response = await get(path);
      const policy = directives(response);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('permissions-policy')).toContain('geolocation=()');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('leave plain http alone: no HSTS, no upgrade, no Secure cookie', async () => {
    const response = await new TestClient(url).raw('/api/auth/guest', { method: 'POST' });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(directives(response).has('upgrade-insecure-requests')).toBe(false);
    const [session, signedIn] = response.headers.getSetCookie();
    expect(session).toMatch(/^taylr=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(signedIn).toBe('signed_in=1; Max-Age=5184000; Path=/; SameSite=Lax');
  });

  it('turn strict with a public https address: HSTS, __Host- cookie, Secure', async () => {
    const own = await startServer({ PUBLIC_URL: 'https://taylr.example' });
    const client = new TestClient(own);
    const response = await client.raw('/api/auth/guest', { method: 'POST' });
    // What else runs below that name may not be ready for it.
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(directives(response).has('upgrade-insecure-requests')).toBe(true);
    const [session, signedIn] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-taylr=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(signedIn).toMatch(/^signed_in=1;.*Secure/);
    expect((await client.must('GET /api/auth/user')).isGuest).toBe(true);
  });

  it('hold for the names below the public one as well when that is asked', async () => {
    const own = await startServer({ PUBLIC_URL: 'https://taylr.example', HSTS_SUBDOMAINS: 'on' });
    const { headers } = await get('/healthz', {}, own);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('keep the answers of the interface out of every cache', async () => {
    expect((await get('/api/auth/user')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/api/openapi.json')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('compression', () => {
  it.each(['br', 'gzip'])('answers large bodies in %s to who understands it', async (encoding) => {
    const response = await get('/api/openapi.json', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.json()).toHaveProperty('openapi');
  });

  it('leaves small bodies as they are', async () => {
    const response = await get('/healthz', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After past the limit of a call, and leaves the others alone', async () => {
    const own = await startServer({ RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    let last: Response | null = null;
    for (let call = 0; call < 21; call += 1) {
      last = await new TestClient(own).raw('/api/auth/guest', { method: 'POST' });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await errorOf(last as Response)).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many requests. Please wait a moment.',
    });
    expect((await get('/api/auth/user', {}, own)).status).toBe(401);
    expect((await get('/healthz', {}, own)).status).toBe(200);
  });

  it('does not take the word of an unknown proxy for who is calling', async () => {
    const own = await startServer({ RATE_LIMIT: 'on' });
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${call}` };
      statuses.push((await new TestClient(own).raw('/api/auth/guest', { method: 'POST', headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts the network of an IPv6 address, all of whose addresses one connection has', async () => {
    const own = await startServer({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const from = (address: string, path: string, method = 'GET') =>
      new TestClient(own).raw(path, { method, headers: { 'x-forwarded-for': address } });
    const guests: number[] = [];
    for (let call = 0; call < 21; call += 1) {
      guests.push((await from(`2001:db8:1:2:${call}::${call}`, '/api/auth/guest', 'POST')).status);
    }
    expect(guests.at(-2)).toBe(201);
    expect(guests.at(-1)).toBe(429);
    expect((await from('2001:db8:1:3::1', '/api/auth/guest', 'POST')).status).toBe(201);
    // The general limit counts the same.
    const left = async (address: string) =>
      Number((await from(address, '/metrics')).headers.get('x-ratelimit-remaining'));
    const first = await left('2001:db8:9:9::1');
    expect(await left('2001:db8:9:9:ffff::2')).toBe(first - 1);
    expect(await left('2001:db8:9:a::1')).toBe(first);
  });

  it('counts a user wherever they call from, and an address whoever calls', async () => {
    const own = await startServer({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const remove = (client: TestClient, address: string) =>
      client.send('DELETE /api/auth/account', { body: {}, headers: { 'x-forwarded-for': address } });
    const statuses = async (attempts: Promise<{ status: number }>[]) =>
      (await Promise.all(attempts)).map(({ status }) => status).filter((status) => status === 429).length;
    const roaming = await anAccount(own);
    const attempts = (count: number) => Array.from({ length: count }, (_none, at) => at);
    // Ten a minute of one user, each from another address.
    expect(await statuses(attempts(12).map((at) => remove(roaming, `203.0.113.${at}`)))).toBe(2);
    // Forty a minute of one address, whoever asks.
    const people = await Promise.all(attempts(5).map((at) => anAccount(own, { email: `${at}@example.org` })));
    expect(await statuses(people.flatMap((person) => attempts(9).map(() => remove(person, '198.51.100.7'))))).toBe(5);
  });

  it('holds for the ways to the identity provider together', async () => {
    const own = await startServer({ RATE_LIMIT: 'on' });
    const ways = ['/api/login', '/api/auth/google', '/api/auth/callback'];
    const answers = await Promise.all(
      Array.from({ length: 63 }, (_none, at) => new TestClient(own).raw(ways[at % 3] as string)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is off when it is switched off', async () => {
    for (let call = 0; call < 25; call += 1) {
      expect((await new TestClient(url).raw('/api/auth/guest', { method: 'POST' })).status).toBe(201);
    }
  });
});

describe('unsafe requests from elsewhere', () => {
  const host = () => new URL(url).host;
  const post = async (headers: Record<string, string>) => {
    const client = await guest();
    const response = await client.raw('/api/goals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(goalBody()),
    });
    return { response, goals: await client.must('GET /api/goals') };
  };

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'http://127.0.0.1.evil.example' },
    { origin: 'nonsense' },
  ])('are refused: %j', async (headers) => {
    const { response, goals } = await post(headers);
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toEqual({
      code: 'CROSS_ORIGIN',
      message: 'This request came from another site',
    });
    expect(goals).toEqual([]);
  });

  it('are taken from our own pages, from the address bar and from programs', async () => {
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: url },
      { 'sec-fetch-site': 'none' },
      { origin: `http://${host()}` },
      {},
    ];
    for (const headers of ours) {
      const { response, goals } = await post(headers);
      expect([headers, response.status, goals.length]).toEqual([headers, 201, 1]);
    }
  });

  it('are told apart by any unsafe method, and reading stays open', async () => {
    const client = await guest();
    const goal = await client.must('POST /api/goals', { body: goalBody() });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await client.raw(`/api/goals/${goal.id}`, { method: 'DELETE', headers })).status).toBe(403);
    expect((await client.raw('/api/user/preferences', { method: 'PATCH', headers })).status).toBe(403);
    expect((await client.raw('/api/goals', { headers })).status).toBe(200);
  });

  it('find no permission for other origins in any answer', async () => {
    const response = await get('/api/goals', { origin: 'https://evil.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('requests that fit nothing', () => {
  it('answers 413 to a body that is too large', async () => {
    const client = await guest();
    const response = await client.raw('/api/goals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goalBody({ description: 'x'.repeat(400_001) })),
    });
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toEqual({ code: 'TOO_LARGE', message: 'The request is too large' });
  });

  it('answers 422 to a long text in a body that is small enough', async () => {
    const client = await guest();
    const { status } = await client.send('POST /api/goals', { body: goalBody({ description: 'x'.repeat(390_000) }) });
    expect(status).toBe(422);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/goals/x/y',
    '/api/goalss',
    '/dev/nothing',
    '/api/%',
    `/api/${'x'.repeat(3000)}`,
  ])('answers 404 in JSON at %s', async (path) => {
    const client = await guest();
    const response = await client.raw(path);
    expect(response.status).toBe(404);
    expect((await errorOf(response)).code).toBe('NOT_FOUND');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['PUT', '/api/goals', 'GET, HEAD, POST'],
    ['PATCH', '/api/goals', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/goals', 'GET, HEAD, POST'],
    ['DELETE', '/api/%67oals', 'GET, HEAD, POST'],
    ['POST', '/api/auth/user', 'GET, HEAD'],
    ['GET', '/api/auth/guest', 'POST'],
    ['PUT', '/api/goals/0198f2f0-0000-7000-8000-000000000000', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/api/feedback/attachments', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['OPTIONS', '/dashboard?from=mail', 'GET, HEAD'],
    ['PUT', '/sw.js', 'GET, HEAD'],
  ])('answers 405 in JSON with what is allowed to %s %s', async (method, path, allow) => {
    // Whoever asks, and whatever is sent along.
    const headers = { 'content-type': 'text/nonsense' };
    const body = method === 'GET' ? undefined : 'nonsense';
    const response = await new TestClient(url).raw(path, { method, headers, body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await errorOf(response)).toEqual({
      code: 'METHOD_NOT_ALLOWED',
      message: 'This address does not take that method',
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['POST', '/api/nothing'],
    ['OPTIONS', '/api/nothing'],
    ['OPTIONS', '/api/goals/x/y'],
    ['POST', '/nowhere'],
    ['DELETE', '/dev/nothing'],
  ])('answers 404 in JSON to %s %s', async (method, path) => {
    const client = await guest();
    const response = await client.raw(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
    expect((await errorOf(response)).code).toBe('NOT_FOUND');
  });

  /** What comes back for bytes as they are. */
  const answerTo = async (bytes: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end(bytes);
    const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
    return { head, error: ErrorBody.strict().parse(JSON.parse(body)) };
  };

  it.each([20_000, 200_000])('answers 431 in JSON to %i bytes of headers', async (bytes) => {
    const { head, error } = await answerTo(
      `GET /api/goals HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(bytes)}\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toMatch(/\r\nContent-Type: application\/json/);
    expect(error).toEqual({ code: 'HEADERS_TOO_LARGE', message: 'The headers of the request are too large' });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('answers 400 in JSON to what is no request', async () => {
    const { head, error } = await answerTo('NONSENSE\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(error.code).toBe('BAD_REQUEST');
  });

  it('refuses a body with a planted prototype', async () => {
    const client = await guest();
    const response = await client.raw('/api/goals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"__proto__":{"isGuest":false},${JSON.stringify(goalBody()).slice(1)}`,
    });
    expect(response.status).toBe(400);
  });
});
