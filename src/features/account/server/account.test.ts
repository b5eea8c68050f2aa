import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { askPlainly } from '#app/testing/world/ask-plainly.ts';
import { aPlan, anIdentity, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { type Person, signIn, throughProvider } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { accountMessages } from '../messages.ts';
import { safeReturnTo } from './sign-in/return-to.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

async function rowsOf<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db().execute(query)) as unknown as { rows: T[] }).rows;
}

const userIds = async () => (await rowsOf<{ id: string }>(sql`SELECT id FROM users ORDER BY id`)).map(({ id }) => id);
const sessionCount = async () => (await rowsOf(sql`SELECT sid FROM sessions`)).length;
const locationOf = (response: Response) => response.headers.get('location') ?? '';

const ADA = { email: 'ada@example.org' };
const BEN = { email: 'ben@example.org', name: 'Ben' };
const userOf = (client: TestClient) => client.must('GET /api/auth/user');
const goalsOf = async (client: TestClient) => (await client.must('GET /api/goals')).map((goal) => goal.description);

describe('guests', () => {
  it('start with one call: 201, the user, a session and the cookie that says so', async () => {
    const client = server.visitor();
    const { status, body } = await client.send('POST /api/auth/guest');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^guest_[0-9a-f-]{36}$/),
      email: null,
      emailVerified: false,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      authProvider: 'anonymous',
      isGuest: true,
      isAdmin: false,
      aiInteractionsCount: 0,
      aiInteractionsLimit: 10,
      createdAt: '2026-03-04T12:00:00.000Z',
      guestProgressWaiting: false,
    });
    expect([...client.cookies.keys()].toSorted()).toEqual(['new_session', 'signed_in', 'taylr']);
    expect(await userOf(client)).toEqual(body);
  });

  it('stay the same user when they start again: 200, as nobody was made', async () => {
    const client = await server.guest();
    const user = await userOf(client);
    const { status, body } = await client.send('POST /api/auth/guest');
    expect([status, body]).toEqual([200, user]);
    expect(await userIds()).toEqual([user.id]);
  });

  it('are each somebody else', async () => {
    const [mine, theirs] = [await server.guest(), await server.guest()];
    await mine.must('POST /api/goals', { body: goalBody() });
    expect(await goalsOf(theirs)).toEqual([]);
  });

  it('have the number of AI interactions that is set', async () => {
    const client = new TestClient(await startServer({ GUEST_AI_LIMIT: '3' }));
    expect((await client.must('POST /api/auth/guest')).aiInteractionsLimit).toBe(3);
  });

  it('are not let in when guest mode is off', async () => {
    const client = new TestClient(await startServer({ GUEST_MODE: 'off' }));
    const { status, body } = await client.send('POST /api/auth/guest');
    expect([status, body]).toEqual([403, { code: 'GUESTS_OFF', message: accountMessages.guestsOff }]);
    expect(client.cookies.size).toBe(0);
    expect(await userIds()).toEqual([]);
  });

  it('who are in already stay in when guest mode is switched off', async () => {
    const client = await server.guest();
    const off = new TestClient(await startServer({ GUEST_MODE: 'off' }));
    for (const [name, value] of client.cookies) off.cookies.set(name, value);
    expect((await off.must('POST /api/auth/guest')).id).toBe((await userOf(client)).id);
  });
});

describe('signing in', () => {
  it.each(['/api/login', '/api/auth/google'])('makes an account of what the provider says, from %s', async (start) => {
    const client = server.visitor();
    expect(await signIn(client, { email: 'Ada@Example.org', name: 'Ada King Lovelace' }, start)).toBe('/');
    expect(await userOf(client)).toMatchObject({
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
    expect((await userOf(second)).id).toBe((await userOf(first)).id);
    expect((await userOf(second)).firstName).toBe('Augusta');
    expect((await userIds()).length).toBe(1);
  });

  it('keeps two people apart, each with their own data', async () => {
    const [ada, ben] = [server.visitor(), server.visitor()];
    await signIn(ada, ADA);
    await signIn(ben, BEN);
    const { goal } = await anIdentity(ada);
    expect(await goalsOf(ben)).toEqual([]);
    expect((await ben.send('GET /api/goals/:id', { params: { id: goal.id } })).status).toBe(404);
    expect((await goalsOf(ada)).length).toBe(1);
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
    const asked = new URL(locationOf(response)).searchParams;
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
    expect(locationOf(response)).not.toContain(verifier);
  });

  it('says so when somebody cancels, and signs nobody in', async () => {
    const client = server.visitor();
    expect(await signIn(client, { cancel: true })).toBe('/landing?error=google_access_denied');
    expect(client.cookies.has('taylr')).toBe(false);
    expect(await userIds()).toEqual([]);
  });

  it('leaves a guest who cancels what they are', async () => {
    const client = await server.guest();
    const before = await userOf(client);
    await signIn(client, { cancel: true });
    expect(await userOf(client)).toEqual(before);
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
      expect(locationOf(response)).toBe(reason ? `${FAILED}&reason=${reason}` : FAILED);
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
      expect(locationOf(await client.raw(back))).toBe(`${FAILED}&reason=refused`);
      await expectNobody(client);
    });

    it('in the browser of somebody else, who was sent the address', async () => {
      const [attacker, victim] = [server.visitor(), server.visitor()];
      const back = await throughProvider(attacker, '/api/login', ADA);
      await victim.raw('/api/login');
      expect(locationOf(await victim.raw(back))).toBe(FAILED);
      await expectNobody(victim);
    });

    it('when the answer is used a second time', async () => {
      const client = server.visitor();
      const back = await throughProvider(client, '/api/login', ADA);
      const attempt = client.cookies.get('taylr_sign_in') as string;
      expect(locationOf(await client.raw(back))).toBe('/');
      const again = server.visitor();
      again.cookies.set('taylr_sign_in', attempt);
      expect(locationOf(await again.raw(back))).toBe(`${FAILED}&reason=refused`);
      expect(again.cookies.has('taylr')).toBe(false);
      expect(await sessionCount()).toBe(1);
    });

    it('when the provider cannot be reached', async () => {
      // Port 1 is closed.
      const client = new TestClient(await startServer({ OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'taylr' }));
      const response = await client.raw('/api/login');
      expect([response.status, locationOf(response)]).toEqual([302, `${FAILED}&reason=unreachable`]);
      await expectNobody(client);
    });

    it('when no way of signing in is configured', async () => {
      const url = await startServer({ DATABASE_URL: 'postgresql://somewhere/taylr' });
      expect(locationOf(await new TestClient(url).raw('/api/login'))).toBe(`${FAILED}&reason=not_configured`);
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
      const before = await userOf(guest);
      await anIdentity(guest);
      expect(await signIn(guest, ADA)).toBe(`${FAILED}&reason=email_taken`);
      expect(await userOf(guest)).toEqual(before);
      expect((await goalsOf(guest)).length).toBe(1);
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
    expect(locationOf(response)).toBe('/landing?error=google_auth_failed&reason=no_attempt');
    expect((await new TestClient(url).raw('/dev/oidc/.well-known/openid-configuration')).status).toBe(404);
  });

  it('makes one user of two answers that arrive at once', async () => {
    const client = await server.guest();
    const { id } = await userOf(client);
    const back = await throughProvider(client, '/api/login', ADA);
    const twins = [server.visitor(), server.visitor()];
    for (const twin of twins) for (const [name, value] of client.cookies) twin.cookies.set(name, value);
    const ends = (await Promise.all(twins.map((twin) => twin.raw(back)))).map(locationOf);
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
    const accounts = await rowsOf<{ id: string }>(sql`SELECT id FROM users WHERE NOT is_guest`);
    expect(accounts.length).toBe(1);
    for (const browser of browsers) expect((await browser.raw('/api/auth/user')).status).toBeLessThan(500);
  });
});

describe('the way back after signing in', () => {
  it.each(['/', '/dashboard', '/dashboard?checkIn=1&x=%2F', '/identity-chat/1#top', '/a//b'])('leads to %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: x=1',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/\u0000',
    '/x\\y',
    'http:evil.example',
  ])('never leads away from this site: %j', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });

  it('is kept on the way through the provider', async () => {
    const client = server.visitor();
    expect(await signIn(client, ADA, '/api/login?returnTo=%2Fidentity-chat%2F1%3Fa%3Db')).toBe('/identity-chat/1?a=b');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'is the start when %s was asked for',
    async (path) => {
      const client = server.visitor();
      expect(await signIn(client, ADA, `/api/login?returnTo=${encodeURIComponent(path)}`)).toBe('/');
    },
  );

  it('is checked again on the way back: the cookie is the browser’s word', async () => {
    const client = server.visitor();
    const back = await throughProvider(client, '/api/login', ADA);
    const attempt = JSON.parse(decodeURIComponent(client.cookies.get('taylr_sign_in') as string)) as object;
    const changed = JSON.stringify({ ...attempt, returnTo: 'https://evil.example' });
    client.cookies.set('taylr_sign_in', encodeURIComponent(changed));
    expect(locationOf(await client.raw(back))).toBe('/');
  });

  it('is refused when it is endless or given twice', async () => {
    expect((await server.visitor().raw(`/api/login?returnTo=/${'x'.repeat(500)}`)).status).toBe(422);
    expect((await server.visitor().raw('/api/login?returnTo=/a&returnTo=/b')).status).toBe(422);
    expect((await server.visitor().raw('/api/login?keep=everything')).status).toBe(422);
  });
});

describe('a guest who signs in', () => {
  const NEW = { description: 'Run five kilometres without stopping' };
  const OLD = { description: 'Read one book every single month' };

  /** Somebody with an account and a goal, signed out since. */
  async function anAccount(person: Person): Promise<string> {
    const client = server.visitor();
    await signIn(client, person);
    await client.must('POST /api/goals', { body: goalBody(OLD) });
    return (await userOf(client)).id;
  }

  it('keeps id, goals, plan and check-ins when the account is new, and has no limit any more', async () => {
    const client = await server.guest();
    const bystander = await server.guest();
    const before = await userOf(client);
    const { group } = await aPlan(client);
    await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const kept = await client.must('GET /api/bootstrap');
    await signIn(client, ADA);
    const after = await client.must('GET /api/bootstrap');
    expect(after.user).toMatchObject({
      id: before.id,
      createdAt: before.createdAt,
      email: 'ada@example.org',
      isGuest: false,
      authProvider: 'development',
      aiInteractionsLimit: -1,
      guestProgressWaiting: false,
    });
    for (const part of ['goals', 'identities', 'currentHabits', 'dailyStatus', 'preferences'] as const) {
      expect(after[part], part).toEqual(kept[part]);
    }
    expect(after.goals.length).toBe(1);
    expect((await userOf(bystander)).isGuest).toBe(true);
  });

  it('finds everything again from another browser', async () => {
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const elsewhere = server.visitor();
    await signIn(elsewhere, ADA);
    expect(await goalsOf(elsewhere)).toEqual([NEW.description]);
  });

  it('has the records moved at once when the account exists and an account was asked for', async () => {
    const account = await anAccount(ADA);
    const client = await server.guest();
    const bystander = await server.guest();
    const guestId = (await userOf(client)).id;
    const { group } = await aPlan(client);
    await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const kept = await client.must('GET /api/habits/all-current');
    await signIn(client, ADA, '/api/login?keep=guest');
    expect(await userOf(client)).toMatchObject({ id: account, isGuest: false, guestProgressWaiting: false });
    expect((await goalsOf(client)).toSorted()).toEqual([goalBody().description, OLD.description].toSorted());
    expect(await client.must('GET /api/habits/all-current')).toEqual(kept);
    expect(await userIds()).not.toContain(guestId);
    expect(await goalsOf(bystander)).toEqual([]);
  });

  it('keeps the preferences of the account', async () => {
    const owner = server.visitor();
    await signIn(owner, ADA);
    await owner.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
    const client = await server.guest();
    await client.must('PATCH /api/user/preferences', { body: { theme: 'auto' } });
    await signIn(client, ADA, '/api/login?keep=guest');
    expect((await client.must('GET /api/user/preferences')).theme).toBe('light');
  });

  it('is asked first otherwise: the device may be shared', async () => {
    const account = await anAccount(ADA);
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    expect(await userOf(client)).toMatchObject({ id: account, guestProgressWaiting: true });
    expect((await client.must('GET /api/bootstrap')).user.guestProgressWaiting).toBe(true);
    expect(await goalsOf(client)).toEqual([OLD.description]);
  });

  const answer = (client: TestClient, keep: boolean) =>
    client.send('POST /api/auth/guest-progress', { body: { keep } });

  it('brings the records along with yes, once', async () => {
    const account = await anAccount(ADA);
    const client = await server.guest();
    const guestId = (await userOf(client)).id;
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const { status, body } = await answer(client, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: account, guestProgressWaiting: false });
    expect((await goalsOf(client)).toSorted()).toEqual([NEW.description, OLD.description].toSorted());
    expect(await userIds()).not.toContain(guestId);
    expect(await answer(client, true)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: accountMessages.noMergePending },
    });
  });

  it('leaves them behind with no, and is not asked again', async () => {
    await anAccount(ADA);
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    expect((await answer(client, false)).body).toMatchObject({ guestProgressWaiting: false });
    expect(await goalsOf(client)).toEqual([OLD.description]);
    expect((await userOf(client)).guestProgressWaiting).toBe(false);
    expect((await answer(client, true)).status).toBe(404);
    expect(await goalsOf(client)).toEqual([OLD.description]);
  });

  it('is asked in that browser alone', async () => {
    await anAccount(ADA);
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const elsewhere = server.visitor();
    await signIn(elsewhere, ADA);
    expect((await userOf(elsewhere)).guestProgressWaiting).toBe(false);
    expect((await answer(elsewhere, true)).status).toBe(404);
    const stranger = server.visitor();
    await signIn(stranger, BEN);
    expect((await answer(stranger, true)).status).toBe(404);
  });

  it('brings everything along once when yes is said twice at once', async () => {
    await anAccount(ADA);
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const statuses = (await Promise.all([answer(client, true), answer(client, true)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 404]).toContain(status);
    expect((await goalsOf(client)).toSorted()).toEqual([NEW.description, OLD.description].toSorted());
  });
});
