import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { sql } from 'drizzle-orm';
import type { AnsweredBy } from '#coach/port.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import type { ChatAnswer } from '#features/coach/contract.ts';
import { eventsIn, follow, type Speech, startLiveServer } from './live-server.testing.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

export const CHAT = '/api/chat/messages';

export let app: FastifyInstance;
export let anna: TestClient;
export let bert: TestClient;
export let goalId: string;

/** The test-controlled engine: what it says, what it offers, and the prompts it has received. */
export const engine: { speech: Speech; offeredBy: AnsweredBy; readonly asked: string[] } = {
  speech: async () => ({ reply: '' }),
  offeredBy: 'builtin',
  asked: [],
};

/** Says a reply in pieces, and answers with it whole. */
export const says =
  (...pieces: string[]): Speech =>
  async (live) => {
    engine.asked.push(pieces.join(''));
    for (const piece of pieces) live.onText?.(piece);
    return { reply: pieces.join('') };
  };

export async function guest(url: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.must('POST /api/auth/guest');
  return client;
}

export async function start(options?: Parameters<typeof startLiveServer>[1]): Promise<void> {
  const started = await startLiveServer(() => engine.speech, { offeredBy: () => engine.offeredBy, ...options });
  app = started.app;
  anna = await guest(started.url);
  bert = await guest(started.url);
  goalId = (await anna.must('POST /api/goals', { body: goalBody() })).id;
}

type Options = { conversationId?: string | null; goal?: string; key?: string; signal?: AbortSignal; accept?: string };
export const message = (text: string, { conversationId, goal = goalId }: Options = {}) => ({
  message: text,
  ...(conversationId && { conversationId }),
  context: { type: 'identity', goalId: goal },
});
export const send = (client: TestClient, text: string, options: Options = {}) =>
  follow(client, CHAT, { body: message(text, options), ...options });

export async function heard(response: Response) {
  const events = eventsIn(await response.text());
  return { events, done: events.find(({ event }) => event === 'done')?.data as ChatAnswer };
}

export const used = async (client: TestClient) => (await client.must('GET /api/auth/user')).aiInteractionsCount;
export const remaining = async (client: TestClient) => (await client.must('GET /api/ai-usage/status')).remaining;
export async function rowsIn(table: string): Promise<number> {
  const [row] = await getRows<{ n: number }>(sql.raw(`SELECT count(*)::int AS n FROM ${table}`));
  return row?.n ?? -1;
}

/** What an answer leaves behind: conversations, messages, and holds on the allowance. */
export const traces = async () => [
  await rowsIn('conversations'),
  await rowsIn('chat_messages'),
  await rowsIn('ai_reservations'),
];

/** Starts a server for each test, with two guests and a goal of the first. */
export function onALiveServer(): void {
  beforeEach(async () => {
    await freshServer();
    engine.speech = says('Who would that be ', 'on an ordinary day?');
    engine.offeredBy = 'builtin';
    engine.asked.length = 0;
    await start();
  });
  afterEach(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
}
