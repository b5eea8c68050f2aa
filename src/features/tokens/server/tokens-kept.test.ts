import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenScope } from '#core/account/token.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  [me, them] = [await server.guest(), await server.guest()];
});

const make = (client: TestClient, scopes: TokenScope[], name: string) =>
  client.must('POST /api/tokens', { body: { name, scopes, days: 30 } });

function tool(token: string): TestClient {
  const client = server.visitor();
  client.token = token;
  return client;
}

describe('tokens of one’s own', () => {
  it('go along when a guest makes an account, and when a guest joins one', async () => {
    const early = server.visitor();
    await signIn(early, { email: 'ada@example.org' });
    const there = await make(early, ['read'], 'Already there');
    const joining = await make(me, ['read'], 'Brought along');
    const { id } = await early.must('GET /api/auth/user');
    await signIn(me, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect((await me.must('GET /api/auth/user')).id).toBe(id);
    expect((await me.must('GET /api/tokens')).map(({ name }) => name).toSorted()).toEqual([
      'Already there',
      'Brought along',
    ]);
    for (const { secret } of [there, joining]) {
      expect((await tool(secret).must('GET /api/auth/user')).id).toBe(id);
    }

    const own = await make(them, ['read'], 'Of a guest');
    await signIn(them, { email: 'ben@example.org' }, '/api/auth/google?keep=guest');
    expect(await tool(own.secret).must('GET /api/auth/user')).toMatchObject({ email: 'ben@example.org' });
  });

  it('are named in the copy of one’s data, without what opens anything', async () => {
    const { token, secret } = await make(me, ['read'], 'Home Assistant');
    await make(them, ['all'], 'Somebody else’s');
    const { body } = await me.send('GET /api/own-data/export.json');
    const { others } = body as { others: { access_tokens: object[] } };
    expect(others.access_tokens).toEqual([
      {
        id: token.id,
        name: 'Home Assistant',
        scopes: ['read'],
        expiresAt: token.expiresAt,
        lastUsedAt: null,
        createdAt: token.createdAt,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/);
  });
});
