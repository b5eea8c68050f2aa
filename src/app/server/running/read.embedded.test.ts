import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { limitReading } from '#server/coach/read.ts';
import { aPlan, checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, UNHURRIED } from '#app/testing/server/test-server.ts';

const filled = (unit: string, length: number) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .trim();
/** Takes some hundredths of a second to read: longer than the limit below. */
const LONG = filled('and I lose 5 kg walking ✅ & reading, ', MESSAGE_MAX);
const turns = Array.from({ length: 20 }, () => ({ role: 'user' as const, content: LONG }));

let client: TestClient;

beforeEach(async () => {
  client = await (await freshServer()).guest();
});
afterEach(() => limitReading(UNHURRIED));

describe('a text that cannot be read in time', () => {
  beforeEach(() => limitReading({ time: 0 }));

  it('is heard where it begins with what calls for help', async () => {
    const description = `I want to kill myself. ${LONG}`.slice(0, GOAL_TEXT.max - 1).trim();
    const goal = await client.must('POST /api/goals', { body: goalBody({ description }) });
    expect(goal.safetyLabel).toBe('crisis');
  });

  it('is a matter of a moment where there is nothing to say without it', async () => {
    const goal = await client.must('POST /api/goals', { body: goalBody() });
    const ask = () => client.send('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    limitReading(UNHURRIED);
    expect(await ask()).toMatchObject({ status: 200, body: { suggestions: { length: expect.any(Number) } } });
  });

  it('is kept when it is a message of a chat, which asks again', async () => {
    const goal = await client.must('POST /api/goals', { body: goalBody() });
    const body = { message: LONG, context: { type: 'identity' as const, goalId: goal.id } };
    const answer = await client.must('POST /api/chat/messages', { body });
    expect(answer).toMatchObject({ identityCreated: null, safety: null });
    expect(answer.reply).toMatch(/\?$/);
    const params = { id: answer.conversationId as string };
    const { messages } = await client.must('GET /api/chat/conversations/:id', { params });
    expect(messages.map(({ content }) => content)).toEqual([LONG, answer.reply]);
  });

  it('changes nothing of an offered plan', async () => {
    const body = { messages: turns, identity: { name: 'The Walker' }, currentHabits: threeHabits() };
    const { refinedHabits, response } = await client.must('POST /api/chat/refine-habits', { body });
    expect(refinedHabits.map(({ description }) => description)).toEqual(
      threeHabits().map(({ description }) => description),
    );
    expect(response).toContain('I changed nothing yet.');
  });

  it('ticks nothing in a check-in, and is kept with it', async () => {
    const { identity, group } = await aPlan(client);
    const talk = { identityId: identity.id, message: LONG, conversationHistory: turns };
    const reply = await client.must('POST /api/check-ins/ai-conversation', { body: talk });
    expect(reply).toMatchObject({ extractedCompletions: [], pauseProposal: null, safety: null });
    expect(reply.response).toMatch(/\?$/);

    const saved = await client.must('POST /api/check-ins', {
      body: checkInBody(group, 1, { type: 'ai', conversationHistory: turns }),
    });
    const { messages } = await client.must('GET /api/chat/conversations/:id', { params: { id: saved.id } });
    expect(messages.every(({ content }) => content === LONG)).toBe(true);
    expect(messages.length).toBeGreaterThan(0);
  });
});
