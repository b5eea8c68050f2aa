import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// The pinned clock is Wednesday 4 March 2026, noon in London; the week starts on Sunday the 1st.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});
const current = (client: TestClient, identityId: string) =>
  client.must('GET /api/habits/current/:identityId', { params: { identityId } });

describe('a fresh start', () => {
  const KEY = '0190a1b2-0000-7000-8000-00000000f5e5';
  const replacement = () => ({ name: 'The Evening Mover', description: 'Moves after dinner.', habits: threeHabits() });
  const startFresh = (client: TestClient, id: string, body?: { replacement: ReturnType<typeof replacement> }) =>
    client.send('DELETE /api/identities/:id/delete-nuclear', { params: { id }, body, idempotencyKey: KEY });

  /** An identity with a week behind it: a check-in, and a review that was begun. */
  async function aLife(client: TestClient) {
    const life = await aPlan(client);
    const { identity, plan } = life;
    const { habits } = await client.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
    const messages = [{ role: 'user' as const, content: 'Mornings work best for me. Make it easier' }];
    const refinement = { messages, identity: { id: identity.id, name: identity.name }, currentHabits: habits };
    await client.must('POST /api/chat/refine-habits', { body: refinement });
    await client.must('POST /api/check-ins', { body: checkInBody(life.group, 2) });
    clock.set('2026-03-09T12:00:00Z');
    const { weekStartDate, weekEndDate } = plan;
    const review = { identityId: identity.id, habitPlanId: plan.id, weekStartDate, weekEndDate };
    await client.must('POST /api/weekly-reviews', { body: review });
    return life;
  }

  it('puts the new identity with its plan in the place of the old one, whose history goes and whose goal stays', async () => {
    const { goal, identity, plan } = await aLife(anna);
    expect(await anna.must('GET /api/chat/conversations')).not.toEqual([]);
    const remembered = await anna.must('GET /api/memories');
    const answer = await startFresh(anna, identity.id, { replacement: replacement() });
    expect(answer.body).toMatchObject({
      success: true,
      identity: { name: 'The Evening Mover' },
      plan: { activeFrom: '2026-03-09', activeUntil: '2026-03-14', weekType: 'full' },
    });
    const identities = await anna.must('GET /api/identities');
    expect(identities).toMatchObject([{ goalId: goal.id, name: 'The Evening Mover', isActive: true }]);
    expect((await anna.must('GET /api/goals')).map(({ id }) => id)).toEqual([goal.id]);
    const [group] = await anna.must('GET /api/habits/all-current');
    expect(group?.habits.map((h) => h.completionsThisWeek)).toEqual([0, 0, 0]);
    const { weekStartDate: weekStart } = plan;
    const review = { params: { identityId: identity.id, weekStart } };
    expect((await anna.send('GET /api/weekly-reviews/:identityId/:weekStart', review)).status).toBe(404);
    expect((await anna.must('GET /api/progress/stats', { query: { period: 'all' } })).daysActive).toBe(0);
    expect(await anna.must('GET /api/chat/conversations')).toEqual([]);
    expect(await anna.must('GET /api/memories')).toEqual(remembered);
  });

  it('leaves the goal alone, in need of an identity, when no replacement is named', async () => {
    const { goal, identity } = await aLife(anna);
    const answer = await startFresh(anna, identity.id);
    expect(answer.body).toEqual({ success: true, identity: null, plan: null });
    expect(await anna.must('GET /api/identities')).toEqual([]);
    expect(await anna.must('GET /api/goals')).toMatchObject([{ id: goal.id, status: 'active' }]);
  });

  it('is one step: with a plan that cannot be, everything stays as it was', async () => {
    const { identity } = await aLife(anna);
    const [first] = threeHabits();
    const answer = await startFresh(anna, identity.id, { replacement: { ...replacement(), habits: [first as never] } });
    expect(answer.status).toBe(422);
    expect(await anna.must('GET /api/identities')).toMatchObject([{ id: identity.id }]);
    expect((await current(anna, identity.id)).habits).toHaveLength(3);
  });

  it('happens once under one key, though the identity is gone the second time', async () => {
    const { identity } = await aLife(anna);
    const body = { replacement: replacement() };
    const [first, second] = [await startFresh(anna, identity.id, body), await startFresh(anna, identity.id, body)];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await anna.must('GET /api/identities')).toHaveLength(1);
    const later = await anna.send('DELETE /api/identities/:id/delete-nuclear', { params: { id: identity.id }, body });
    expect(later.status).toBe(404);
  });

  it("is not found for another user's identity, and touches nothing of theirs", async () => {
    const { identity } = await aLife(anna);
    expect((await startFresh(bert, identity.id, { replacement: replacement() })).status).toBe(404);
    expect(await bert.must('GET /api/identities')).toEqual([]);
    expect(await anna.must('GET /api/identities')).toMatchObject([{ id: identity.id }]);
    expect((await anna.must('GET /api/progress/stats', { query: { period: 'all' } })).daysActive).toBe(1);
  });
});
