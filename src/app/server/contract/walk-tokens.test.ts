import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenAccess, type TokenScope } from '#core/account/token.ts';
import { tokenAccess } from './token-access.ts';
import { type Call, calls } from '#app/testing/world/contract-fields.ts';
import { NOWHERE } from '#app/testing/world/contract-world.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { ask, askWith, changeWorld, inAWorld, me, mine, them, validBody, withIds } from './walk.testing.ts';

inAWorld();

const access = tokenAccess as Readonly<Record<string, TokenAccess>>;

async function toolOf(client: TestClient, ...scopes: TokenScope[]): Promise<TestClient> {
  const { secret } = await client.must('POST /api/tokens', { body: { name: 'A tool', scopes, days: 30 } });
  const tool = new TestClient(client.url);
  tool.token = secret;
  return tool;
}

describe('what a token may open', () => {
  it('is decided for every call', () => {
    expect(Object.keys(tokenAccess).toSorted()).toEqual(calls.map(({ key }) => key as string).toSorted());
  });

  /** What stays with people who are signed in, whatever a token’s scopes are. */
  const PEOPLE_ONLY =
    /^\/api\/(?:admin|tokens|webhooks|notification-channels|calendar$|habits\/:habitId\/tick-link|own-data|push-subscriptions|scheduled-push|feedback|login|logout|auth\/(?!user$)|chat\/export$)/;

  it.each(calls)('is nothing of the account, its sessions, its copies or its tokens: $key', ({ key, path, route }) => {
    if (PEOPLE_ONLY.test(path) || route.access === 'admin') expect(access[key]).toBe('never');
    // A call for everybody needs no token, and one that finds its user needs more than none.
    expect(access[key] === 'anybody').toBe(route.access === 'public' && !PEOPLE_ONLY.test(path));
  });

  it.each(calls.filter(({ key }) => access[key] === 'read'))('only looks with the scope for it: $key', ({ method }) => {
    expect(method).toBe('GET');
  });

  it.each(calls.filter(({ key }) => access[key] === 'check-in'))('is a day with the scope for it: $key', ({ path }) => {
    expect(path).toMatch(/^\/api\/(?:check-ins|hard-days)/);
  });

  it.each(calls.filter(({ method }) => method === 'DELETE' || method === 'PATCH'))(
    'is no change or deletion with less than all: $key',
    ({ key }) => {
      expect(['all', 'never']).toContain(access[key]);
    },
  );
});

describe('a token', () => {
  /** Asks for things that are not there, or with a wrong body, so that nothing changes: what counts is whether the door opens. */
  const statusFor = async (tool: TestClient, call: Call) => {
    const nowhere = Object.fromEntries(Object.keys(mine).map((kind) => [kind, NOWHERE]));
    const ids = { ...nowhere, weekStart: '2026-03-01', code: 'K7PM2XWD' };
    const { status, error } = await askWith(tool, call, call.route.body ? [] : undefined, ids);
    if (status === 401 || status === 403) expect(error?.message).toMatch(/token/);
    return status === 401 || status === 403 ? status : 'open';
  };

  it.each(TOKEN_SCOPES)(
    'with the scope %s opens what the table says, and nothing else, over all calls',
    async (scope) => {
      const tool = await toolOf(me, scope);
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const { key } of calls) {
        const needed = access[key];
        expected[key] =
          needed === 'anybody' || needed === scope || (scope === 'all' && needed !== 'never') ? 'open' : 403;
      }
      for (const call of calls) found[call.key] = await statusFor(tool, call);
      expect(found).toEqual(expected);
      changeWorld();
    },
  );

  it.each([
    ['is made up', async () => `taylr_${'x'.repeat(43)}`],
    ['is malformed', async () => 'taylr_x'],
    [
      'was withdrawn',
      async () => {
        const { token, secret } = await me.must('POST /api/tokens', { body: { name: 'x', scopes: ['all'], days: 1 } });
        await me.must('DELETE /api/tokens/:id', { params: { id: token.id } });
        return secret;
      },
    ],
  ])('that %s opens no call but those for everybody, and none by a cookie beside it', async (_what, makeSecret) => {
    const secret = await makeSecret();
    const found: Record<string, unknown> = {};
    for (const cookie of [null, me.cookies.get('taylr') as string]) {
      const tool = new TestClient(me.url);
      tool.token = secret;
      if (cookie) tool.cookies.set('taylr', cookie);
      for (const call of calls) found[call.key] = await statusFor(tool, call);
      for (const { key } of calls) expect([key, found[key]]).toEqual([key, access[key] === 'anybody' ? 'open' : 401]);
    }
    expect((await me.send('GET /api/auth/user')).status).toBe(200);
  });

  it('of somebody else finds nothing that is mine, at any call', async () => {
    const theirs = await toolOf(them, 'all');
    const before = await me.must('GET /api/bootstrap');
    for (const call of withIds.filter(({ key }) => access[key] !== 'never')) {
      const { status, error } = await askWith(theirs, call, validBody(call));
      expect([call.key, status, error?.code]).toEqual([call.key, 404, 'NOT_FOUND']);
    }
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
    changeWorld();
  });

  it('in the address is refused at every call that is not for everybody', async () => {
    const { secret } = await me.must('POST /api/tokens', { body: { name: 'x', scopes: ['all'], days: 1 } });
    for (const call of calls.filter(({ route }) => route.access !== 'public')) {
      const path = `${call.path}?access_token=${secret}` as Call['path'];
      const { status, error } = await ask(me, { ...call, path });
      expect([call.key, status, error?.code]).toEqual([call.key, 400, 'BAD_REQUEST']);
    }
    changeWorld();
  });
});
