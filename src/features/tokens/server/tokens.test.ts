import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TOKEN, type TokenScope } from '#core/account/token.ts';
import { tokenMessages } from '#features/tokens/messages.ts';
import { aPlan, goalBody } from '#app/testing/world/factories.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { removeExpired } from '#server/db/expired.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  [me, them] = [await server.guest(), await server.guest()];
});

const make = (client: TestClient, scopes: TokenScope[] = ['read'], name = 'Home Assistant') =>
  client.must('POST /api/tokens', { body: { name, scopes, days: 30 } });

/** A tool with this token and nothing else: no cookie, no time zone. */
function tool(token: string): TestClient {
  const client = server.visitor();
  client.token = token;
  client.zone = '';
  return client;
}

const toolOf = async (client: TestClient, scopes?: TokenScope[]) => tool((await make(client, scopes)).secret);
const getGoals = (client: TestClient) => client.send('GET /api/goals');

describe('a token', () => {
  it('is told once, and kept as a hash', async () => {
    const { token, secret } = await make(me, ['check-in', 'read', 'read']);
    expect(secret).toMatch(/^taylr_[\w-]{43}$/);
    expect(token).toEqual({
      id: expect.any(String),
      name: 'Home Assistant',
      scopes: ['read', 'check-in'],
      createdAt: '2026-03-04T12:00:00.000Z',
      expiresAt: '2026-04-03T12:00:00.000Z',
      hasExpired: false,
      lastUsedAt: null,
    });
    expect(await me.must('GET /api/tokens')).toEqual([token]);
    expect(await them.must('GET /api/tokens')).toEqual([]);
    const rows = await getRows<object>(sql`SELECT * FROM access_tokens`);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it('opens what is its owner’s, without a cookie and from any page, and sets no cookie', async () => {
    await me.must('POST /api/goals', { body: goalBody({ description: 'Mine, with enough words' }) });
    await them.must('POST /api/goals', { body: goalBody({ description: 'Theirs, with enough words' }) });
    const mine = await toolOf(me, ['all']);
    const answer = await mine.send('POST /api/goals', {
      body: goalBody({ description: 'By a tool, with enough words' }),
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(201);
    expect((await mine.must('GET /api/goals')).map(({ description }) => description).toSorted()).toEqual([
      'By a tool, with enough words',
      'Mine, with enough words',
    ]);
    expect(mine.cookies.size).toBe(0);
    expect(await them.must('GET /api/goals')).toHaveLength(1);
  });

  it('is not helped by a cookie beside it', async () => {
    const { secret } = await make(them);
    me.token = secret;
    expect((await me.must('GET /api/auth/user')).id).toBe((await tool(secret).must('GET /api/auth/user')).id);
    expect((await me.send('POST /api/goals', { body: goalBody() })).status).toBe(403);
    me.token = `${secret.slice(0, -1)}_`;
    expect((await getGoals(me)).status).toBe(401);
  });

  it('goes by the zone of its owner, and never changes it', async () => {
    clock.set('2026-03-04T23:30:00Z');
    const abroad = await server.guest('Asia/Tokyo');
    const mine = await toolOf(abroad);
    mine.zone = 'America/New_York';
    expect((await mine.must('GET /api/check-ins/daily-status')).today).toBe('2026-03-05');
    expect((await abroad.must('GET /api/check-ins/daily-status')).today).toBe('2026-03-05');
  });

  it('keeps a guest who comes by it alone, and notes once an hour that it was used', async () => {
    const mine = await toolOf(me);
    const used = async () => (await me.must('GET /api/tokens')).map(({ lastUsedAt }) => lastUsedAt);
    await getGoals(mine);
    expect(await used()).toEqual(['2026-03-04T12:00:00.000Z']);
    clock.set('2026-03-04T12:59:00Z');
    await getGoals(mine);
    expect(await used()).toEqual(['2026-03-04T12:00:00.000Z']);
    clock.set('2026-03-20T12:00:00Z');
    await getGoals(mine);
    expect(await used()).toEqual(['2026-03-20T12:00:00.000Z']);
    const [active] = await getRows<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM users WHERE last_active_at = '2026-03-20T12:00:00Z'`,
    );
    expect(active?.n).toBe(1);
  });

  it('notes a habit for the day with the scope for it', async () => {
    const { group } = await aPlan(me);
    const mine = await toolOf(me, ['check-in']);
    const [habit] = group.habits;
    const body = { act: 'done' };
    const params = { habitId: habit?.id as string };
    expect((await mine.send('POST /api/check-ins/habits/:habitId', { params, body })).status).toBeLessThan(300);
    expect((await mine.send('GET /api/check-ins/day', {})).status).toBe(403);
    const theirs = await toolOf(them, ['all']);
    expect((await theirs.send('POST /api/check-ins/habits/:habitId', { params, body })).status).toBe(404);
  });
});

describe('a token that opens nothing is told why', () => {
  const refusal = async (client: TestClient, headers: Record<string, string> = {}, query = '') => {
    const response = await client.raw(`/api/goals${query}`, { headers });
    const { code, message } = (await response.json()) as { code: string; message: string };
    return { status: response.status, code, message, challenge: response.headers.get('www-authenticate') };
  };
  const invalid = 'Bearer realm="Taylr", error="invalid_token"';
  const unknown = {
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'This token is not known here: it was withdrawn, or its account is gone',
    challenge: invalid,
  };

  it('when it has run out, and the list says so for thirty days', async () => {
    const { secret } = await make(me);
    clock.set('2026-04-03T11:59:59Z');
    expect((await getGoals(tool(secret))).status).toBe(200);
    clock.set('2026-04-03T12:00:00Z');
    expect(await refusal(tool(secret))).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'This token ran out on 2026-04-03',
      challenge: invalid,
    });
    expect(await me.must('GET /api/tokens')).toMatchObject([{ hasExpired: true }]);
    await removeExpired(new Date('2026-05-03T11:59:59Z'));
    expect(await me.must('GET /api/tokens')).toHaveLength(1);
    await removeExpired(new Date('2026-05-03T12:00:00Z'));
    expect(await me.must('GET /api/tokens')).toEqual([]);
  });

  it('when it was withdrawn, by its owner alone and once', async () => {
    const { token, secret } = await make(me);
    const withdraw = (client: TestClient) => client.send('DELETE /api/tokens/:id', { params: { id: token.id } });
    expect((await withdraw(them)).status).toBe(404);
    expect((await getGoals(tool(secret))).status).toBe(200);
    expect((await withdraw(me)).status).toBe(200);
    expect(await refusal(tool(secret))).toEqual(unknown);
    expect((await withdraw(me)).status).toBe(404);
    const kinds = (await me.must('GET /api/auth/activity')).map(({ kind }) => kind);
    expect(kinds).toEqual(['token-withdrawn', 'token-made', 'guest-started']);
    expect((await them.must('GET /api/auth/activity')).map(({ kind }) => kind)).toEqual(['guest-started']);
  });

  it('when its account is gone', async () => {
    const { secret } = await make(me);
    await me.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    expect(await refusal(tool(secret))).toEqual(unknown);
    expect(await getRows(sql`SELECT 1 FROM access_tokens`)).toEqual([]);
  });

  it.each(['', 'taylr_', 'x'.repeat(49), `taylr_${'x'.repeat(44)}`, `taylr_${'x'.repeat(42)}!`, 'a b'])(
    'when it is malformed: “%s”',
    async (token) => {
      expect(await refusal(server.visitor(), { authorization: `Bearer ${token}`.trim() })).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: 'This is not a token of Taylr: they begin with taylr_ and have 49 characters',
        challenge: invalid,
      });
    },
  );

  it('when it is made up', async () => {
    expect(await refusal(tool(`taylr_${'x'.repeat(43)}`))).toEqual(unknown);
  });

  it('when it stands in the address, whoever asks and however the field is called', async () => {
    const { secret } = await make(me);
    for (const client of [server.visitor(), me, tool(secret)]) {
      for (const field of ['access_token', 'token', 'x']) {
        expect(await refusal(client, {}, `?${field}=${encodeURIComponent(secret)}`)).toMatchObject({
          status: 400,
          code: 'BAD_REQUEST',
          message: expect.stringContaining('never in an address'),
        });
      }
    }
  });

  it('when its scopes do not open the call, and which does', async () => {
    const { secret } = await make(me, ['check-in', 'coach']);
    expect(await refusal(tool(secret))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
      message: 'This token does not have the scope read',
      challenge: 'Bearer realm="Taylr", error="insufficient_scope", scope="read"',
    });
  });

  it('with another kind of authorization the cookie counts, as behind a proxy that asks for a password', async () => {
    expect((await me.raw('/api/goals', { headers: { authorization: 'Basic YTpi' } })).status).toBe(200);
  });
});

describe('making a token', () => {
  it.each([
    ['no scope', { scopes: [] }, 'body.scopes', tokenMessages.scopeMissing],
    ['an unknown scope', { scopes: ['admin'] }, 'body.scopes.0', 'Choose read, check-in, coach, all'],
    ['no name', { name: '  ' }, 'body.name', tokenMessages.nameMissing],
    ['a long name', { name: 'x'.repeat(61) }, 'body.name', 'At most 60 characters'],
    ['no end', { days: 0 }, 'body.days', 'At least 1'],
    ['an end that is too far off', { days: 367 }, 'body.days', 'At most 366'],
  ])('is refused with %s', async (_what, wrong, path, message) => {
    const body = { name: 'Script', scopes: ['read'], days: 30, ...wrong };
    expect(await me.send('POST /api/tokens', { body })).toMatchObject({
      status: 422,
      body: { code: 'INVALID', issues: [{ path, message }] },
    });
    expect(await me.must('GET /api/tokens')).toEqual([]);
  });

  it('is refused past twenty of a user, also when many are asked for at once, and again possible when one is withdrawn', async () => {
    const body = { name: 'Script', scopes: ['read'], days: 1 } as const;
    const asked = await Promise.all(
      Array.from({ length: TOKEN.perUser + 4 }, () => me.send('POST /api/tokens', { body })),
    );
    expect(
      asked
        .map(({ status }) => status)
        .toSorted()
        .slice(-5),
    ).toEqual([201, 409, 409, 409, 409]);
    expect(asked.find(({ status }) => status === 409)?.body).toEqual({
      code: 'CONFLICT',
      message: tokenMessages.tooMany(20),
    });
    const [first] = await me.must('GET /api/tokens');
    await me.must('DELETE /api/tokens/:id', { params: { id: first?.id as string } });
    await make(me);
    expect(await me.must('GET /api/tokens')).toHaveLength(TOKEN.perUser);
    expect(await them.must('GET /api/tokens')).toEqual([]);
  });
});

describe('the limit of a token', () => {
  it('is its own: another of the same person, and the person, go on', async () => {
    const url = await startServer({ RATE_LIMIT: 'on' });
    const at = (token: string) => {
      const client = tool(token);
      return client.raw(`${url}/api/goals`);
    };
    const [busy, calm] = [await make(me), await make(me)];
    const statuses: number[] = [];
    for (let asked = 0; asked <= TOKEN.perMinute; asked += 1) statuses.push((await at(busy.secret)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(TOKEN.perMinute);
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await at(busy.secret)).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await at(calm.secret)).status).toBe(200);
    expect((await me.raw(`${url}/api/goals`)).status).toBe(200);
  });
});
