import { beforeEach, describe, expect, it } from 'vitest';
import { MEMORIES_PER_GOAL } from '#core/coaching/memory.ts';
import { anIdentity, goalBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const said = (goalId: string, message: string, conversationId?: string) =>
  me.must('POST /api/chat/messages', {
    body: { message, context: { type: 'identity', goalId }, ...(conversationId && { conversationId }) },
  });
const remembered = async () => (await me.must('GET /api/memories')).flatMap(({ entries }) => entries);

describe('what the coach remembers', () => {
  it('begins with what stood in the way when the goal was set', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    expect(await me.must('GET /api/memories')).toEqual([
      {
        goalId: goal.id,
        goal: goal.description,
        entries: [
          {
            id: goal.id,
            goalId: goal.id,
            kind: 'obstacle',
            source: 'goal',
            text: goal.currentFrictions,
            updatedAt: goal.createdAt,
          },
        ],
      },
    ]);
    expect(await them.must('GET /api/memories')).toEqual([]);
  });

  it('grows by the sentences that tell of obstacles, of what works and of what matters, word for word', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    const { conversationId } = await said(goal.id, 'She walks at lunch. My phone distracts me every evening.');
    await said(goal.id, 'It matters to me to keep up with my children.', conversationId ?? undefined);
    expect((await remembered()).map(({ kind, text, source }) => [kind, text, source])).toEqual([
      ['obstacle', goal.currentFrictions, 'goal'],
      ['own_words', 'It matters to me to keep up with my children.', 'conversation'],
      ['obstacle', 'My phone distracts me every evening.', 'conversation'],
    ]);
  });

  it('keeps the circumstances that a plan has to fit as lines of their own', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    await said(goal.id, 'Someone calm. I work nights, and we have no garden. Call me The Night Owl.');
    const kept = (await remembered()).filter(({ source }) => source === 'conversation');
    expect(kept.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
      ['fact', 'I work nights'],
      ['fact', 'We have no garden'],
    ]);
  });

  it('keeps what is said of body, faith and money where a plan is made of it, and nowhere else', async () => {
    const { goal, identity } = await anIdentity(me);
    const message = 'My left knee is weak, I am fasting for Ramadan, and money is tight.';
    await said(goal.id, message);
    expect((await remembered()).filter(({ kind }) => kind === 'fact')).toEqual([]);
    const { habits } = await me.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
    const body = {
      messages: [{ role: 'user' as const, content: message }],
      identity: { id: identity.id, name: identity.name },
      currentHabits: habits,
    };
    await me.must('POST /api/chat/refine-habits', { body });
    const facts = ['My left knee is weak', 'I am fasting for Ramadan', 'Money is tight'];
    const kept = (await remembered()).filter(({ kind }) => kind === 'fact').map(({ text }) => text);
    expect(kept.toSorted()).toEqual(facts.toSorted());
    expect(await them.must('GET /api/memories')).toEqual([]);
    expect((await them.send('POST /api/chat/refine-habits', { body })).status).toBe(404);
    await me.must('POST /api/chat/refine-habits', { body });
    expect((await remembered()).filter(({ kind }) => kind === 'fact')).toHaveLength(facts.length);
  });

  it('keeps the same words once', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    const { conversationId } = await said(goal.id, 'My phone distracts me every evening.');
    await said(goal.id, 'My phone distracts me every evening.', conversationId ?? undefined);
    expect(await remembered()).toHaveLength(2);
  });

  it('takes part in the next plan: a new obstacle is answered by a habit', async () => {
    const { goal, identity } = await anIdentity(me);
    await me.must('PATCH /api/memories/:id', { params: { id: goal.id }, body: { text: 'I get bored of it quickly' } });
    const { intro } = await me.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
    expect(intro).toContain('you do not feel like it');
  });

  it('lets the oldest go when a goal has too many', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    const { limit } = await me.must('GET /api/ai-usage/status');
    expect(limit).toBe(10);
    const all = Array.from({ length: MEMORIES_PER_GOAL + 4 }, (_, at) => `Evening number ${at} finds me too tired.`);
    // Three sentences a message are kept, at most.
    let conversationId: string | null = null;
    for (let at = 0; at < all.length; at += 3) {
      if (at / 3 === limit) break;
      const message = all.slice(at, at + 3).join(' ');
      ({ conversationId } = await said(goal.id, message, conversationId ?? undefined));
    }
    const kept = (await remembered()).filter(({ source }) => source === 'conversation');
    expect(kept).toHaveLength(MEMORIES_PER_GOAL);
  });
});

describe('an entry of the memory', () => {
  it('can be corrected and erased by its owner alone', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    await said(goal.id, 'My phone distracts me every evening.');
    const [, entry] = await remembered();
    const id = entry?.id as string;
    for (const key of ['PATCH /api/memories/:id', 'DELETE /api/memories/:id']) {
      const answer = await them.send(key, { params: { id }, body: { text: 'mine now' } });
      expect(answer.status).toBe(404);
    }
    const corrected = await me.must('PATCH /api/memories/:id', { params: { id }, body: { text: 'My tablet does.' } });
    expect(corrected).toMatchObject({ id, text: 'My tablet does.', kind: 'obstacle' });
    await me.must('DELETE /api/memories/:id', { params: { id } });
    expect(await remembered()).toHaveLength(1);
    expect((await me.send('DELETE /api/memories/:id', { params: { id } })).status).toBe(404);
  });

  it('that came with the goal changes the goal', async () => {
    const { id } = await me.must('POST /api/goals', { body: goalBody() });
    await me.must('PATCH /api/memories/:id', { params: { id }, body: { text: 'I live on the fifth floor' } });
    const params = { id };
    expect(await me.must('GET /api/goals/:id', { params })).toMatchObject({
      currentFrictions: 'I live on the fifth floor',
    });
    await me.must('DELETE /api/memories/:id', { params: { id } });
    expect(await me.must('GET /api/goals/:id', { params })).toMatchObject({ currentFrictions: '' });
    expect(await me.must('GET /api/memories')).toEqual([]);
    expect((await them.send('PATCH /api/memories/:id', { params: { id }, body: { text: 'x' } })).status).toBe(404);
  });

  it('that tells of danger when corrected leaves its label on the goal', async () => {
    const { id } = await me.must('POST /api/goals', { body: goalBody() });
    await me.must('PATCH /api/memories/:id', { params: { id }, body: { text: 'Some days I want to end my life' } });
    expect(await me.must('GET /api/goals/:id', { params: { id } })).toMatchObject({ safetyLabel: 'crisis' });
  });

  it('cannot take the words of another', async () => {
    const goal = await me.must('POST /api/goals', { body: goalBody() });
    await said(goal.id, 'My phone distracts me every evening. I forget it in the morning.');
    const [, one, other] = await remembered();
    const { status } = await me.send('PATCH /api/memories/:id', {
      params: { id: one?.id as string },
      body: { text: other?.text },
    });
    expect(status).toBe(409);
  });
});
