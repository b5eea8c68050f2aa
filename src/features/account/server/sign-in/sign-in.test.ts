import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { askPlainly } from '#app/testing/world/ask-plainly.ts';
import { anIdentity } from '#app/testing/world/factories.ts';
import { signIn, throughProvider } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const userIds = async () => (await getRows<{ id: string }>(sql`SELECT id FROM users ORDER BY id`)).map(({ id }) => id);
const sessionCount = async () => (await getRows(sql`SELECT sid FROM sessions`)).length;
const getLocation = (response: Response) => response.headers.get('location') ?? '';

const ADA = { email: 'ada@example.org' };
const BEN = { email: 'ben@example.org', name: 'Ben' };
const getUser = (client: TestClient) => client.must('GET /api/auth/user');
const getGoals = async (client: TestClient) => (await client.must('GET /api/goals')).map((goal) => goal.description);

describe('signing in', () => {
  it.each(['/api/login', '/api/auth/google'])('makes an account of what the provider says, from %s', async (start) => {
    const client = server.visitor();
    expect(await signIn(client, { email: 'Ada@Example.org', name: 'Ada King Lovelace' }, start)).toBe('/');
    expect(await getUser(client)).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      authProvider: 'development',
      isGuest: false,
      aiInteractionsLimit: -1,
      guestProgressWaiting: false,
    });
    expect(client.cookies.has('signed_in')).toBe(true);
    expect(client.cookies.has('taylr_sign_in')).toBe(false);
  });

  it('finds the same account again, from another browser too, however the e-mail is written', async () => {
    const [first, second] = [server.visitor(), server.visitor()];
    await signIn(first, ADA);
    await signIn(second, { email: 'ADA@EXAMPLE.ORG', name: 'Augusta' });
    expect((await getUser(second)).id).toBe((await getUser(first)).id);
    expect((await getUser(second)).firstName).toBe('Augusta');
    expect((await userIds()).length).toBe(1);
  });

  it('keeps two people apart, each with their own data', async () => {
    const [ada, ben] = [server.visitor(), server.visitor()];
    await signIn(ada, ADA);
    await signIn(ben, BEN);
    const { goal } = await anIdentity(ada);
    expect(await getGoals(ben)).toEqual([]);
    expect((await ben.send('GET /api/goals/:id', { params: { id: goal.id } })).status).toBe(404);
    expect((await getGoals(ada)).length).toBe(1);
  });

  it('gives a new cookie and ends the session that was there', async () => {
    const client = await server.guest();
    const before = client.cookies.get('taylr') as string;
    await signIn(client, ADA);
    expect(client.cookies.get('taylr')).not.toBe(before);
    const old = server.visitor();
    old.cookies.set('taylr', before);
    expect((await old.send('GET /api/auth/user')).status).toBe(401);
    expect(await sessionCount()).toBe(1);
  });

  it('asks the provider with PKCE, state and nonce, and leaves their secrets to an HttpOnly cookie', async () => {
    const response = await server.visitor().raw('/api/login');
    const asked = new URL(getLocation(response)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${server.url}/api/auth/callback`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(20);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('taylr_sign_in='));
    expect(cookie).toMatch(/Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax/);
    const verifier = (JSON.parse(decodeURIComponent(cookie?.split(/[=;]/)[1] as string)) as { verifier: string })
      .verifier;
    expect(getLocation(response)).not.toContain(verifier);
  });

  it('says so when somebody cancels, and signs nobody in', async () => {
    const client = server.visitor();
    expect(await signIn(client, { cancel: true })).toBe('/landing?error=google_access_denied');
    expect(client.cookies.has('taylr')).toBe(false);
    expect(await userIds()).toEqual([]);
  });

  it('leaves a guest who cancels what they are', async () => {
    const client = await server.guest();
    const before = await getUser(client);
    await signIn(client, { cancel: true });
    expect(await getUser(client)).toEqual(before);
  });

  it('asks again for an e-mail address that is none', async () => {
    const client = server.visitor();
    await expect(throughProvider(client, '/api/login', { email: '<script>alert(1)</script>' })).rejects.toThrow('422');
    expect(await userIds()).toEqual([]);
  });

  describe('fails without a session, and says auth_failed', () => {
    const FAILED = '/landing?error=auth_failed';
    const expectNobody = async (client: TestClient) => {
      expect(client.cookies.has('taylr')).toBe(false);
      expect(await userIds()).toEqual([]);
      expect(await sessionCount()).toBe(0);
    };

    it.each<[string, (back: URL, client: TestClient) => void, reason?: string]>([
      ['with a wrong state', (back) => back.searchParams.set('state', 'wrong')],
      ['without a state', (back) => back.searchParams.delete('state')],
      ['with a wrong code', (back) => back.searchParams.set('code', 'wrong'), 'refused'],
      ['without a code', (back) => back.searchParams.delete('code')],
      ['with the answer of another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
      [
        'without the cookie of the attempt',
        (_back, client) => void client.cookies.delete('taylr_sign_in'),
        'no_attempt',
      ],
      ['with a made-up attempt', (_back, client) => void client.cookies.set('taylr_sign_in', '%7B%7D'), 'no_attempt'],
      [
        'with an attempt that is no JSON',
        (_back, client) => void client.cookies.set('taylr_sign_in', '{'),
        'no_attempt',
      ],
      ['with an error of the provider', (back) => back.searchParams.set('error', 'server_error'), 'refused'],
    ])('%s', async (_case, change, reason) => {
      const client = server.visitor();
      const back = new URL(await throughProvider(client, '/api/login', ADA));
      change(back, client);
      const response = await client.raw(back.pathname + back.search);
      expect(getLocation(response)).toBe(reason ? `${FAILED}&reason=${reason}` : FAILED);
      await expectNobody(client);
    });

    it('with the verifier of another attempt', async () => {
      const [client, other] = [server.visitor(), server.visitor()];
      const back = await throughProvider(client, '/api/login', ADA);
      await other.raw('/api/login');
      const mine = JSON.parse(decodeURIComponent(client.cookies.get('taylr_sign_in') as string)) as object;
      const theirs = JSON.parse(decodeURIComponent(other.cookies.get('taylr_sign_in') as string)) as {
        verifier: string;
      };
      const mixed = { ...mine, verifier: theirs.verifier };
      client.cookies.set('taylr_sign_in', encodeURIComponent(JSON.stringify(mixed)));
      expect(getLocation(await client.raw(back))).toBe(`${FAILED}&reason=refused`);
      await expectNobody(client);
    });

    it('in the browser of somebody else, who was sent the address', async () => {
      const [attacker, victim] = [server.visitor(), server.visitor()];
      const back = await throughProvider(attacker, '/api/login', ADA);
      await victim.raw('/api/login');
      expect(getLocation(await victim.raw(back))).toBe(FAILED);
      await expectNobody(victim);
    });

    it('when the answer is used a second time', async () => {
      const client = server.visitor();
      const back = await throughProvider(client, '/api/login', ADA);
      const attempt = client.cookies.get('taylr_sign_in') as string;
      expect(getLocation(await client.raw(back))).toBe('/');
      const again = server.visitor();
      again.cookies.set('taylr_sign_in', attempt);
      expect(getLocation(await again.raw(back))).toBe(`${FAILED}&reason=refused`);
      expect(again.cookies.has('taylr')).toBe(false);
      expect(await sessionCount()).toBe(1);
    });

    it('when the provider cannot be reached', async () => {
      // Port 1 is closed.
      const client = new TestClient(await startServer({ OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'taylr' }));
      const response = await client.raw('/api/login');
      expect([response.status, getLocation(response)]).toEqual([302, `${FAILED}&reason=unreachable`]);
      await expectNobody(client);
    });

    it('when no way of signing in is configured', async () => {
      const url = await startServer({ DATABASE_URL: 'postgresql://somewhere/taylr' });
      expect(getLocation(await new TestClient(url).raw('/api/login'))).toBe(`${FAILED}&reason=not_configured`);
    });

    it('when the verified e-mail is that of an account of another issuer: accounts are never linked silently', async () => {
      await db().execute(sql`
        INSERT INTO users (id, email, email_verified, auth_provider, provider_issuer, provider_user_id, ai_interactions_limit, last_active_at, created_at, updated_at)
        VALUES ('other', 'ada@example.org', true, 'oidc', 'https://id.example', 'ada', -1, '2026-01-01Z', '2026-01-01Z', '2026-01-01Z')`);
      await db().execute(sql`INSERT INTO user_preferences (user_id) VALUES ('other')`);
      const visitor = server.visitor();
      expect(await signIn(visitor, ADA)).toBe(`${FAILED}&reason=email_taken`);
      expect(visitor.cookies.has('taylr')).toBe(false);

      const guest = await server.guest();
      const before = await getUser(guest);
      await anIdentity(guest);
      expect(await signIn(guest, ADA)).toBe(`${FAILED}&reason=email_taken`);
      expect(await getUser(guest)).toEqual(before);
      expect((await getGoals(guest)).length).toBe(1);
      expect((await userIds()).toSorted()).toEqual([before.id, 'other'].toSorted());
    });
  });

  it('leads a browser to the landing page past the limit, and tells a program when to come again', async () => {
    const url = await startServer({ RATE_LIMIT: 'on' });
    const ask = async (path: string, headers?: Record<string, string>) => {
      const answer = await askPlainly(new URL(path, url), headers);
      const { location, 'retry-after': retryAfter } = answer.headers;
      return { ...answer, location, retryAfter: Number(retryAfter) };
    };
    const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };
    const attempts = Array.from({ length: 61 }, () => ask('/api/auth/callback', browser));
    const ends = (await Promise.all(attempts)).map(({ location }) => location);
    const BUSY = '/landing?error=too_many_attempts';
    expect(ends.filter((end) => end !== '/landing?error=auth_failed&reason=no_attempt')).toEqual([BUSY]);
    for (const path of ['/api/login', '/api/auth/google?returnTo=%2Fgoals', '/api/auth/callback?code=x&state=y']) {
      const byPlainHttp = { accept: browser.accept };
      expect(await ask(path, browser)).toMatchObject({ status: 302, location: BUSY });
      expect(await ask(path, byPlainHttp)).toMatchObject({ status: 302, location: BUSY });
      for (const answer of [await ask(path), await ask(path, { ...browser, 'sec-fetch-mode': 'cors' })]) {
        expect(answer.status).toBe(429);
        expect(answer.retryAfter).toBeGreaterThan(0);
        expect(JSON.parse(answer.body)).toMatchObject({ code: 'RATE_LIMITED' });
      }
    }
  });

  it('names Google in the failure when Google is the provider', async () => {
    const url = await startServer({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    const response = await new TestClient(url).raw('/api/auth/callback?code=x&state=y');
    expect(getLocation(response)).toBe('/landing?error=google_auth_failed&reason=no_attempt');
    expect((await new TestClient(url).raw('/dev/oidc/.well-known/openid-configuration')).status).toBe(404);
  });

  it('makes one user of two answers that arrive at once', async () => {
    const client = await server.guest();
    const { id } = await getUser(client);
    const back = await throughProvider(client, '/api/login', ADA);
    const twins = [server.visitor(), server.visitor()];
    for (const twin of twins) for (const [name, value] of client.cookies) twin.cookies.set(name, value);
    const ends = (await Promise.all(twins.map((twin) => twin.raw(back)))).map(getLocation);
    expect(ends).toContain('/');
    for (const end of ends) expect(end).toMatch(/^\/(?:landing\?error=auth_failed.*)?$/);
    expect(await userIds()).toEqual([id]);
    for (const twin of twins) {
      const { status, body } = await twin.send('GET /api/auth/user');
      if (status === 200) expect(body).toMatchObject({ id, isGuest: false, guestProgressWaiting: false });
    }
  });

  it('makes one account when the same person signs in from two browsers at once', async () => {
    const browsers = [server.visitor(), await server.guest(), await server.guest()];
    const backs = await Promise.all(browsers.map((browser) => throughProvider(browser, '/api/login', ADA)));
    await Promise.all(browsers.map((browser, at) => browser.raw(backs[at] as string)));
    const accounts = await getRows<{ id: string }>(sql`SELECT id FROM users WHERE NOT is_guest`);
    expect(accounts.length).toBe(1);
    for (const browser of browsers) expect((await browser.raw('/api/auth/user')).status).toBeLessThan(500);
  });
});
