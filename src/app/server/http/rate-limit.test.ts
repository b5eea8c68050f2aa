import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '#app/testing/world/an-account.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { toError } from './to-error.testing.ts';

let url: string;

beforeEach(async () => {
  ({ url } = await freshServer());
});

const get = (path: string, headers: Record<string, string> = {}, from = url) =>
  new TestClient(from).raw(path, { headers });

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
    expect(await toError(last as Response)).toEqual({
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

  // The embedded database serves one server: there is nothing to share.
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    it('is one for all servers on a database, and begins anew with the next minute', async () => {
      const settings = { RATE_LIMIT: 'on', DATABASE_URL: databaseUrl };
      const servers = [await startServer(settings), await startServer(settings)];
      const begin = (at: number) =>
        new TestClient(servers[at % 2] as string).raw('/api/auth/guest', { method: 'POST' });
      const answers = await Promise.all(Array.from({ length: 23 }, (_none, at) => begin(at)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
      for (const at of [0, 1]) expect((await begin(at)).headers.get('retry-after')).toBe('60');
      clock.set('2026-03-04T12:01:00Z');
      for (const at of [0, 1]) expect((await begin(at)).status).toBe(201);
    });
  }

  it('is off when it is switched off', async () => {
    for (let call = 0; call < 25; call += 1) {
      expect((await new TestClient(url).raw('/api/auth/guest', { method: 'POST' })).status).toBe(201);
    }
  });
});
