import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

async function talked() {
  const { goal, identity } = await anIdentity(me);
  const { conversationId } = await me.must('POST /api/chat/messages', {
    body: { message: 'She walks at lunch every day', context: { type: 'identity', goalId: goal.id } },
  });
  await me.must('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
  return { goal, identity, conversationId: conversationId as string };
}

describe('past conversations', () => {
  it('are listed newest first with what they are about, for their owner alone', async () => {
    const { goal, identity } = await talked();
    const list = await me.must('GET /api/chat/conversations');
    expect(list.map(({ type, about, messageCount }) => [type, about, messageCount])).toEqual([
      ['habit_plan', identity.name, 1],
      ['identity_chat', goal.description, 2],
    ]);
    expect(await them.must('GET /api/chat/conversations')).toEqual([]);
  });

  it('can be taken along, every message in its order', async () => {
    await talked();
    const { conversations } = await me.must('GET /api/chat/export');
    expect(conversations.map(({ type, messages }) => [type, messages.map(({ role }) => role)])).toEqual([
      ['identity_chat', ['user', 'assistant']],
      ['habit_plan', ['assistant']],
    ]);
    expect(conversations[0]?.messages[0]?.content).toBe('She walks at lunch every day');
    expect((await them.must('GET /api/chat/export')).conversations).toEqual([]);
  });

  it('can be deleted; what came of them stays', async () => {
    const { conversationId: id, identity } = await talked();
    expect((await them.send('DELETE /api/chat/conversations/:id', { params: { id } })).status).toBe(404);
    await me.must('DELETE /api/chat/conversations/:id', { params: { id } });
    expect((await me.send('GET /api/chat/conversations/:id', { params: { id } })).status).toBe(404);
    expect((await me.must('GET /api/chat/conversations')).map(({ type }) => type)).toEqual(['habit_plan']);
    expect((await me.must('GET /api/identities')).map(({ id: kept }) => kept)).toEqual([identity.id]);
    expect((await me.send('DELETE /api/chat/conversations/:id', { params: { id } })).status).toBe(404);
  });
});
