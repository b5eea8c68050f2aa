import { beforeEach, describe, expect, it } from 'vitest';
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
    // Other services on subdomains may not be ready for it.
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
    expect(await toError(response)).toEqual({
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
