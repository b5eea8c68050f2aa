import { beforeEach, expect } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { twoGuests } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import type { ChatAnswer } from '../contract.ts';

export let anna: TestClient;
export let bert: TestClient;
/** Anna's. */
export let goalId: string;

/** Two guests for each test, one of whom has a goal and nothing else. */
export function withAGoal(): void {
  beforeEach(async () => {
    [anna, bert] = await twoGuests();
    goalId = (await anna.must('POST /api/goals', { body: goalBody() })).id;
  });
}

export type Card = { name: string; description: string };
type Options = { as?: TestClient; key?: string; goal?: string; shown?: Card; agreed?: true };
export const send = (
  message: string,
  conversationId?: string | null,
  { as = anna, key, goal = goalId, ...card }: Options = {},
) =>
  as.send('POST /api/chat/messages', {
    body: { message, ...(conversationId && { conversationId }), context: { type: 'identity', goalId: goal }, ...card },
    ...(key && { idempotencyKey: key }),
  });
export async function say(message: string, conversationId?: string | null, options?: Options): Promise<ChatAnswer> {
  const { status, body } = await send(message, conversationId, options);
  expect({ message, status, body }).toMatchObject({ status: 200 });
  return body as ChatAnswer;
}

/** Three messages, after the first of which a name stands. */
export async function offered(as = anna, goal = goalId) {
  const { conversationId } = await say('someone calm who walks', null, { as, goal });
  await say('walk round the park after lunch', conversationId, { as, goal });
  const { offer } = await say('I want to keep up with my children', conversationId, { as, goal });
  const card = offer as Card;
  expect(card.name).toBe('The Calm Walker');
  return { conversationId: conversationId as string, name: card.name, card };
}

export const used = async (client: TestClient) => (await client.must('GET /api/auth/user')).aiInteractionsCount;
export const identities = (client: TestClient) => client.must('GET /api/identities');
