import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { type Person, signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { accountMessages } from '#features/account/messages.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const userIds = async () => (await getRows<{ id: string }>(sql`SELECT id FROM users ORDER BY id`)).map(({ id }) => id);

const ADA = { email: 'ada@example.org' };
const BEN = { email: 'ben@example.org', name: 'Ben' };
const getUser = (client: TestClient) => client.must('GET /api/auth/user');
const getGoals = async (client: TestClient) => (await client.must('GET /api/goals')).map((goal) => goal.description);

describe('a guest who signs in', () => {
  const NEW = { description: 'Run five kilometres without stopping' };
  const OLD = { description: 'Read one book every single month' };

  /** Somebody with an account and a goal, signed out since. */
  async function anAccount(person: Person): Promise<string> {
    const client = server.visitor();
    await signIn(client, person);
    await client.must('POST /api/goals', { body: goalBody(OLD) });
    return (await getUser(client)).id;
  }

  it('keeps id, goals, plan and check-ins when the account is new, and has no limit any more', async () => {
    const client = await server.guest();
    const bystander = await server.guest();
    const before = await getUser(client);
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
    expect((await getUser(bystander)).isGuest).toBe(true);
  });

  it('finds everything again from another browser', async () => {
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const elsewhere = server.visitor();
    await signIn(elsewhere, ADA);
    expect(await getGoals(elsewhere)).toEqual([NEW.description]);
  });

  it('has the records moved at once when the account exists and an account was asked for', async () => {
    const account = await anAccount(ADA);
    const client = await server.guest();
    const bystander = await server.guest();
    const guestId = (await getUser(client)).id;
    const { group } = await aPlan(client);
    await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const kept = await client.must('GET /api/habits/all-current');
    await signIn(client, ADA, '/api/login?keep=guest');
    expect(await getUser(client)).toMatchObject({ id: account, isGuest: false, guestProgressWaiting: false });
    expect((await getGoals(client)).toSorted()).toEqual([goalBody().description, OLD.description].toSorted());
    expect(await client.must('GET /api/habits/all-current')).toEqual(kept);
    expect(await userIds()).not.toContain(guestId);
    expect(await getGoals(bystander)).toEqual([]);
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
    expect(await getUser(client)).toMatchObject({ id: account, guestProgressWaiting: true });
    expect((await client.must('GET /api/bootstrap')).user.guestProgressWaiting).toBe(true);
    expect(await getGoals(client)).toEqual([OLD.description]);
  });

  const answer = (client: TestClient, keep: boolean) =>
    client.send('POST /api/auth/guest-progress', { body: { keep } });

  it('brings the records along with yes, once', async () => {
    const account = await anAccount(ADA);
    const client = await server.guest();
    const guestId = (await getUser(client)).id;
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const { status, body } = await answer(client, true);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: account, guestProgressWaiting: false });
    expect((await getGoals(client)).toSorted()).toEqual([NEW.description, OLD.description].toSorted());
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
    expect(await getGoals(client)).toEqual([OLD.description]);
    expect((await getUser(client)).guestProgressWaiting).toBe(false);
    expect((await answer(client, true)).status).toBe(404);
    expect(await getGoals(client)).toEqual([OLD.description]);
  });

  it('is asked in that browser alone', async () => {
    await anAccount(ADA);
    const client = await server.guest();
    await client.must('POST /api/goals', { body: goalBody(NEW) });
    await signIn(client, ADA);
    const elsewhere = server.visitor();
    await signIn(elsewhere, ADA);
    expect((await getUser(elsewhere)).guestProgressWaiting).toBe(false);
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
    expect((await getGoals(client)).toSorted()).toEqual([NEW.description, OLD.description].toSorted());
  });
});
