import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { removeExpired } from '#server/db/expired.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { clock, freshServer, startServer, statements, WHO_ASKS } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { singleCalls } from './single-calls.testing.ts';

/** Two devices of one person, each on a server of its own, on one database. */
let phone: TestClient;
let laptop: TestClient;
let second: string;

beforeEach(async () => {
  const server = await freshServer();
  second ??= await startServer();
  phone = await server.guest('Europe/London');
  laptop = new TestClient(second, 'Europe/London');
  for (const [name, value] of phone.cookies) laptop.cookies.set(name, value);
});

const bootstrap = (client: TestClient) => client.must('GET /api/bootstrap');

/** Both answers, after a check that they are kept, and what the single calls say now. */
async function askBoth() {
  const answers = [];
  for (const client of [phone, laptop]) {
    const { today, ...parts } = await bootstrap(client);
    expect(parts).toEqual(await singleCalls(client));
    statements.reset();
    expect(await bootstrap(client)).toEqual({ today, ...parts });
    expect([WHO_ASKS, 1]).toContain(statements.list.length);
    answers.push({ today, ...parts });
  }
  expect(answers[1]).toEqual(answers[0]);
  return answers[0] as (typeof answers)[0];
}

/** What both say before and after something has happened. */
async function around<T>(happen: () => Promise<T>) {
  const before = await askBoth();
  await happen();
  return { before, after: await askBoth() };
}

describe('the kept first screen', () => {
  it('is sent compressed as the client takes it', async () => {
    const plain = await phone.raw('/api/bootstrap', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    const said = await plain.json();
    for (const encoding of ['br', 'gzip']) {
      const answer = await phone.raw('/api/bootstrap', { headers: { 'accept-encoding': encoding } });
      const { headers } = answer;
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toEqual(said);
    }
  });

  it('is another person’s to nobody', async () => {
    const guest = new TestClient(phone.url);
    await guest.must('POST /api/auth/guest');
    await aPlan(phone);
    await askBoth();
    expect((await bootstrap(guest)).goals).toEqual([]);
    expect((await bootstrap(guest)).user.id).not.toBe((await bootstrap(phone)).user.id);
  });

  it('follows a tick on another device', async () => {
    const { group } = await aPlan(phone);
    const { before, after } = await around(() => laptop.must('POST /api/check-ins', { body: checkInBody(group, 3) }));
    expect([before.dailyStatus.identitiesNeedingCheckIn, after.dailyStatus.identitiesNeedingCheckIn]).toEqual([1, 0]);
  });

  it('follows a write that the same device makes on the other server', async () => {
    const { before, after } = await around(() =>
      phone.must('PATCH /api/user/preferences', { body: { weekStartDay: 'monday' } }),
    );
    expect([before.preferences.weekStartDay, after.preferences.weekStartDay]).toEqual(['sunday', 'monday']);
  });

  it('follows a deletion', async () => {
    const { goal } = await aPlan(phone);
    const { after } = await around(() => laptop.must('DELETE /api/goals/:id', { params: { id: goal.id } }));
    expect([after.goals, after.identities, after.currentHabits]).toEqual([[], [], []]);
  });

  it('follows an import', async () => {
    const { before, after } = await around(() =>
      laptop.raw('/api/own-data/import', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: 'date,habit,done,note\n2026-03-02,Walk for 5 minutes,yes,Went well',
      }),
    );
    expect([before.identities, after.identities].map((list) => list.length)).toEqual([0, 1]);
  });

  it('is nobody’s once the account is deleted', async () => {
    await askBoth();
    await phone.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    expect((await laptop.send('GET /api/bootstrap')).status).toBe(401);
  });

  it('follows what a job writes: a notification, and the removal of one that is too old', async () => {
    const { user, today } = await bootstrap(phone);
    const notice = {
      userId: user.id,
      kind: 'test',
      subject: 'one',
      date: today,
      title: 'Hello',
      message: 'How it looks',
      actionUrl: null,
    } as const;
    const added = await around(() => notify([notice], clock.now));
    expect([added.before.notificationCounts.total, added.after.notificationCounts.total]).toEqual([0, 1]);
    clock.set('2026-04-20T12:00:00Z');
    await bootstrap(phone);
    clock.set('2026-06-02T12:00:00Z');
    const removed = await around(() => removeExpired(clock.now));
    expect([removed.before.notificationCounts.total, removed.after.notificationCounts.total]).toEqual([1, 0]);
  });

  it('follows an interaction with the coach that begins, and one that runs out by itself', async () => {
    const { user } = await bootstrap(phone);
    const expiresAt = '2026-03-04T12:00:30Z';
    const begun = await around(() =>
      db().execute(
        sql`INSERT INTO ai_reservations (id, user_id, expires_at) VALUES (${randomUUIDv7()}, ${user.id}, ${expiresAt})`,
      ),
    );
    expect([begun.before.aiUsage.remaining, begun.after.aiUsage.remaining]).toEqual([10, 9]);
    const over = await around(async () => clock.set(expiresAt));
    expect([over.before.aiUsage.remaining, over.after.aiUsage.remaining]).toEqual([9, 10]);
  });

  it.each([
    ['Europe/London', '2026-03-04T23:59:59Z', '2026-03-05T00:00:00Z'],
    ['Asia/Tokyo', '2026-03-04T14:59:59Z', '2026-03-04T15:00:00Z'],
    ['America/Los_Angeles', '2026-03-05T07:59:59Z', '2026-03-05T08:00:00Z'],
  ])('follows midnight in %s, when a pause and a plan’s week end too', async (zone, last, first) => {
    for (const client of [phone, laptop]) client.zone = zone;
    clock.set(last);
    await aPlan(phone);
    await phone.must('POST /api/pauses', { body: { until: '2026-03-04' as never } });
    const { before, after } = await around(async () => clock.set(first));
    expect([before.today, after.today]).toEqual(['2026-03-04', '2026-03-05']);
    expect([before, after].map(({ dailyStatus }) => dailyStatus.details[0]?.isPausedToday)).toEqual([true, false]);
    const overdue = await around(async () => clock.set('2026-03-10T12:00:00Z'));
    expect(overdue.before.reviewStandings[0]?.overdue.hasOverdueReviews).toBe(false);
    expect(overdue.after.reviewStandings[0]?.overdue.hasOverdueReviews).toBe(true);
  });

  it('follows a journey: the same moment is another day elsewhere', async () => {
    const before = await bootstrap(phone);
    for (const client of [phone, laptop]) client.zone = 'Pacific/Kiritimati';
    const after = await askBoth();
    expect([before.today, after.today]).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('is made anew after a call that failed: it may have saved a part', async () => {
    const { group } = await aPlan(phone);
    await phone.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    await askBoth();
    expect((await phone.send('POST /api/check-ins', { body: checkInBody(group, 2) })).status).toBe(409);
    statements.reset();
    await bootstrap(laptop);
    expect(statements.list.length).toBeGreaterThan(1);
  });

  it('goes on no longer than a minute when a server died between a write and its revision', async () => {
    const { user } = await askBoth();
    await db().execute(sql`UPDATE users SET first_name = 'Ada' WHERE id = ${user.id}`);
    clock.set('2026-03-04T12:01:00Z');
    expect((await askBoth()).user.firstName).toBe('Ada');
  });
});
