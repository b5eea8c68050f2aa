import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, aPlan, checkInBody, goalBody, proposedAgain } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { db } from '#server/db/access.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';

// The pinned clock is Wednesday 4 March 2026, noon in London; the week starts on Sunday the 1st.
let anna: TestClient;

beforeEach(async () => {
  anna = await (await freshServer()).guest();
});

const offer = (id: string, body?: { emergencyMode: 'nuclear' }) =>
  anna.must('POST /api/identities/:id/generate-habits', { params: { id }, body });

/** An identity with the coach's own first plan, of which the first habit was done every day and the others never. */
async function aThinWeek() {
  const { identity } = await aPlan(anna);
  const { habits } = await offer(identity.id);
  clock.set('2026-03-08T12:00:00Z');
  await anna.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
  for (let day = 8; day <= 14; day++) {
    clock.set(`2026-03-${String(day).padStart(2, '0')}T12:00:00Z`);
    const group = await anna.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  }
  clock.set('2026-03-16T12:00:00Z');
  return { identity, habits };
}

describe('a fresh start', () => {
  it('does not bring back what hardly worked', async () => {
    const { identity, habits } = await aThinWeek();
    const failed = new Set(habits.slice(1).map(({ templateId }) => templateId));
    const fresh = await offer(identity.id, { emergencyMode: 'nuclear' });
    expect(fresh.habits.length).toBeGreaterThan(2);
    expect(fresh.habits.filter(({ templateId }) => failed.has(templateId))).toEqual([]);
  });

  it('may bring back what worked, and an ordinary offer whatever there is', async () => {
    const { identity, habits } = await aThinWeek();
    const known = new Set(habits.map(({ templateId }) => templateId));
    const ordinary = await offer(identity.id);
    expect(ordinary.habits.filter(({ templateId }) => known.has(templateId)).length).toBeGreaterThan(1);
  });
});

describe('an offer', () => {
  const refine = (id: string, of: 'offer' | 'running', currentHabits: ProposedHabit[]) =>
    anna.must('POST /api/chat/refine-habits', {
      body: {
        identity: { id, name: 'The Everyday Mover' },
        messages: [{ role: 'user', content: 'Remove the third one' }],
        currentHabits,
        of,
      },
    });
  const launch = (id: string, habits: ProposedHabit[]) =>
    anna.must('POST /api/identities/:id/launch-habits', { params: { id }, body: { habits } });

  it('stands again as it was talked over, until it is accepted: then there is a fresh one', async () => {
    const { identity } = await anIdentity(anna);
    const first = await offer(identity.id);
    const { refinedHabits } = await refine(identity.id, 'offer', first.habits);
    expect(refinedHabits).toHaveLength(first.habits.length - 1);
    expect((await offer(identity.id)).habits).toEqual(refinedHabits);
    await launch(identity.id, refinedHabits);
    expect((await offer(identity.id)).habits).toEqual(first.habits);
  });

  it('is left alone by what is said about the plan that runs', async () => {
    const { identity, group } = await aPlan(anna);
    const fresh = await offer(identity.id);
    const { refinedHabits } = await refine(identity.id, 'running', proposedAgain(group.habits));
    expect(refinedHabits).toHaveLength(2);
    expect((await offer(identity.id)).habits).toEqual(fresh.habits);
  });

  it('is never refused without a way on: what keeps from it is asked about, and a yes to being safe brings the plan', async () => {
    const goal = await anna.must('POST /api/goals', {
      body: goalBody({ description: 'Get through this week without hurting myself' }),
    });
    const { id } = await anna.must('POST /api/identities', {
      body: { goalId: goal.id, name: 'The Everyday Mover', description: 'You move a little every day.' },
    });
    // As an earlier version left it, which did not hear it.
    await db().execute(sql`UPDATE goals SET safety_label = 'none' WHERE id = ${goal.id}`);
    expect(await offer(id)).toMatchObject({ habits: [], safety: { label: 'crisis', stopsCoaching: true } });
    const { help } = await anna.must('GET /api/goals/:id', { params: { id: goal.id } });
    expect(help).toBe('asked');
    await anna.must('POST /api/goals/:id/crisis-answer', { params: { id: goal.id }, body: { answer: 'safe' } });
    expect((await offer(id)).habits).not.toEqual([]);
  });
});
