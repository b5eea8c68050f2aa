import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { accountMessages } from '#features/account/messages.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const userIds = async () => (await getRows<{ id: string }>(sql`SELECT id FROM users ORDER BY id`)).map(({ id }) => id);
const getUser = (client: TestClient) => client.must('GET /api/auth/user');
const getGoals = async (client: TestClient) => (await client.must('GET /api/goals')).map((goal) => goal.description);

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
    expect(await getUser(client)).toEqual(body);
  });

  it('stay the same user when they start again: 200, as nobody was made', async () => {
    const client = await server.guest();
    const user = await getUser(client);
    const { status, body } = await client.send('POST /api/auth/guest');
    expect([status, body]).toEqual([200, user]);
    expect(await userIds()).toEqual([user.id]);
  });

  it('are each somebody else', async () => {
    const [mine, theirs] = [await server.guest(), await server.guest()];
    await mine.must('POST /api/goals', { body: goalBody() });
    expect(await getGoals(theirs)).toEqual([]);
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
    expect((await off.must('POST /api/auth/guest')).id).toBe((await getUser(client)).id);
  });
});
