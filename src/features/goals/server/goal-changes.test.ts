import { getTableName, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownedTables } from '#server/user-rows/owned-tables.ts';
import { db } from '#server/db/access.ts';
import { aPlan, checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

type Refusal = { message: string; code: string; issues: { path: string; message: string }[] };

describe('a goal that is revised', () => {
  const revise = (id: string, body: { status?: 'active' | 'completed'; archived?: boolean }) =>
    me.must('PATCH /api/goals/:id', { params: { id }, body });
  const read = (id: string) => me.must('GET /api/goals/:id', { params: { id } });
  const cards = async () => (await me.must('GET /api/habits/all-current')).map(({ identityId }) => identityId);
  const archivedAt = async () => (await me.must('GET /api/identities')).map((identity) => identity.archivedAt);

  it('is completed at a moment that stays, and taken up again', async () => {
    const { goal } = await aPlan(me);
    const before = await me.must('GET /api/habits/all-current');
    expect(await revise(goal.id, { status: 'completed' })).toEqual({
      ...goal,
      status: 'completed',
      completedAt: '2026-03-04T12:00:00.000Z',
    });
    clock.set('2026-03-04T13:00:00Z');
    expect((await revise(goal.id, { status: 'completed' })).completedAt).toBe('2026-03-04T12:00:00.000Z');
    // The habits go on: nothing of the plan is touched.
    expect(await me.must('GET /api/habits/all-current')).toEqual(before);
    expect(await revise(goal.id, { status: 'active' })).toEqual(goal);
    expect(await read(goal.id)).toEqual(goal);
  });

  it('takes its identities to the archive and ends their plans; what was checked in stays', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { goal, identity, group } = await aPlan(me);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    clock.set('2026-03-04T12:00:00Z');
    expect((await revise(goal.id, { archived: true })).archivedAt).toBe('2026-03-04T12:00:00.000Z');
    expect(await archivedAt()).toEqual(['2026-03-04T12:00:00.000Z']);
    expect(await cards()).toEqual([]);
    const status = await me.must('GET /api/check-ins/daily-status');
    expect([status.identitiesNeedingCheckIn, status.details]).toEqual([0, []]);
    const evidence = await me.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
    expect(evidence.votes.ever).toBe(2);
    const { status: refused } = await me.send('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(refused).toBeGreaterThanOrEqual(400);
  });

  it('comes back with the identities that went with it, not with one that was archived before', async () => {
    const { goal, identity } = await aPlan(me);
    const other = await me.must('POST /api/identities', { body: { goalId: goal.id, name: 'The Stretcher' } });
    await me.must('PATCH /api/identities/:id', { params: { id: other.id }, body: { archived: true } });
    clock.set('2026-03-05T12:00:00Z');
    await revise(goal.id, { archived: true });
    clock.set('2026-03-09T12:00:00Z');
    expect((await revise(goal.id, { archived: false })).archivedAt).toBeNull();
    const identities = await me.must('GET /api/identities');
    expect(identities.filter((one) => one.archivedAt === null).map(({ id }) => id)).toEqual([identity.id]);
    // The plan's day is over: a new one is needed.
    const [group] = await me.must('GET /api/habits/all-current');
    expect(group).toMatchObject({ identityId: identity.id, canCheckInToday: false });
    expect(group?.plan).toMatchObject({ status: 'retired', activeUntil: '2026-03-04' });
  });

  it('costs nothing when it is brought back the same day', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { goal, identity } = await aPlan(me);
    // A plan replaced earlier is not restored with it.
    clock.set('2026-03-04T12:00:00Z');
    const { plan } = await me.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits() },
    });
    const before = await me.must('GET /api/bootstrap');
    await revise(goal.id, { archived: true });
    clock.set('2026-03-04T20:00:00Z');
    await revise(goal.id, { archived: false });
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
    expect((await me.must('GET /api/habits/all-current')).map((group) => group.plan.id)).toEqual([plan.id]);
  });

  it('leaves the other goals and the other users as they are', async () => {
    const theirs = await aPlan(them);
    const kept = await aPlan(me);
    const { goal } = await aPlan(me);
    const before = await them.must('GET /api/bootstrap');
    await revise(goal.id, { archived: true, status: 'completed' });
    expect(await cards()).toEqual([kept.identity.id]);
    expect(await read(kept.goal.id)).toEqual(kept.goal);
    expect(await them.must('GET /api/bootstrap')).toEqual(before);
    const { status } = await me.send('PATCH /api/goals/:id', {
      params: { id: theirs.goal.id },
      body: { archived: true },
    });
    expect(status).toBe(404);
  });

  it('says so when there is nothing to change, and refuses what is no status', async () => {
    const { id } = await me.must('POST /api/goals', { body: goalBody() });
    for (const body of [{}, { description: 'Something else entirely' }]) {
      const answer = await me.send('PATCH /api/goals/:id', { params: { id }, body });
      expect([answer.status, (answer.body as Refusal).issues]).toEqual([
        422,
        [{ path: 'body', message: 'Nothing to change' }],
      ]);
    }
    const { status } = await me.send('PATCH /api/goals/:id', { params: { id }, body: { status: 'draft' } });
    expect(status).toBe(422);
  });
});

describe('deleting a goal', () => {
  async function counts(userId: string): Promise<Record<string, number>> {
    const counted: Record<string, number> = {};
    for (const { table } of ownedTables) {
      const result = await db().execute(sql`SELECT count(*)::int AS n FROM ${table} WHERE user_id = ${userId}`);
      counted[getTableName(table)] = (result as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
    }
    return counted;
  }

  async function everything(client: TestClient) {
    const { goal, identity, group } = await aPlan(client);
    await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
    await client.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
    await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    return goal;
  }

  it('leaves nothing of it behind in any table', async () => {
    const { id } = await me.must('GET /api/auth/user');
    const before = await counts(id);
    const goal = await everything(me);
    const filled = await counts(id);
    for (const table of ['goals', 'identities', 'habit_plans', 'habits', 'check_ins', 'habit_completions']) {
      expect(filled[table], table).toBeGreaterThan(0);
    }
    for (const table of ['weekly_schedules', 'conversations', 'chat_messages']) {
      expect(filled[table], table).toBeGreaterThan(0);
    }
    expect(await me.must('DELETE /api/goals/:id', { params: { id: goal.id } })).toEqual({ success: true });
    // The activity log records the deletion, without any of the goal's text.
    expect(await counts(id)).toEqual({ ...before, activities: Number(before.activities) + 1 });
  });

  it('leaves the other goals and the other users as they are', async () => {
    await everything(them);
    const theirs = await them.must('GET /api/bootstrap');
    const kept = await everything(me);
    const gone = await everything(me);
    const getPlan = async () =>
      (await me.must('GET /api/habits/all-current')).map(({ identityId, habits }) => ({
        identityId,
        habits: habits.length,
      }));
    const [keptPlan] = await getPlan();
    await me.must('DELETE /api/goals/:id', { params: { id: gone.id } });
    expect((await me.must('GET /api/goals')).map(({ id }) => id)).toEqual([kept.id]);
    expect(await getPlan()).toEqual([keptPlan]);
    expect(await them.must('GET /api/bootstrap')).toEqual(theirs);
  });

  it('finds nothing the second time', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    await me.must('DELETE /api/goals/:id', { params: { id: goal.id } });
    for (const key of ['DELETE /api/goals/:id', 'GET /api/goals/:id']) {
      expect((await me.send(key, { params: { id: goal.id } })).status).toBe(404);
    }
  });

  it('says yes to one of two requests at once', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    const remove = () => me.send('DELETE /api/goals/:id', { params: { id: goal.id } });
    const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
  });
});
