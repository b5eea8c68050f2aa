import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider, type Step } from '#app/testing/outside/fake-provider.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { db } from '#server/db/access.ts';
import { aiReservations } from '#server/db/schema.ts';

let provider: FakeProvider;
let patient: string;
let hasty: string;

beforeAll(async () => {
  await freshServer();
  provider = await startFakeProvider();
  const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'some-model', AI_BASE_URL: `${provider.url}/v1` };
  patient = await startServer(model);
  hasty = await startServer({ ...model, AI_FIRST_TEXT_TIMEOUT: '1', AI_TIMEOUT: '3' });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await freshServer();
  clock.set('2026-03-04T19:30:00Z');
  provider.asked.length = 0;
});

const GOOD = {
  acts: [{ act: 'tell' }],
  reply: 'The park it is. What would such a person do on a rainy Wednesday?',
  proposal: null,
};

/** A guest with a goal, on a server with this model. */
async function guest(address: string): Promise<{ client: TestClient; goalId: string }> {
  const client = new TestClient(address);
  await client.must('POST /api/auth/guest');
  const goal = await client.must('POST /api/goals', { body: goalBody({ description: 'Walk more with my son' }) });
  return { client, goalId: goal.id };
}

type Asker = Awaited<ReturnType<typeof guest>>;
type Extra = { headers?: Record<string, string>; idempotencyKey?: string };

const say = ({ client, goalId }: Asker, message = 'someone who walks in the park', extra: Extra = {}) =>
  client.must('POST /api/chat/messages', { body: { message, context: { type: 'identity', goalId } }, ...extra });
const used = async ({ client }: Asker) => {
  const { limit, remaining } = await client.must('GET /api/ai-usage/status');
  return limit - remaining;
};
const sent = (at = 0) => JSON.stringify(provider.asked[at]?.body);

describe('an answer of a model', () => {
  it('is told the weekday, the part of the day, and nothing of anybody else', async () => {
    const [anna, bert] = [await guest(patient), await guest(patient)];
    provider.answers({ says: GOOD });
    expect(await say(anna, 'someone who walks to the lighthouse')).toMatchObject({
      reply: GOOD.reply,
      basicMode: false,
    });
    await say(bert);
    expect(sent(0)).toContain('\\"weekday\\": \\"wednesday\\"');
    expect(sent(0)).toContain('\\"partOfDay\\": \\"evening\\"');
    expect(sent(0)).toContain('lighthouse');
    expect(sent(1)).not.toContain('lighthouse');
    expect([await used(anna), await used(bert)]).toEqual([1, 1]);
  });

  it('costs nothing when all that the model understood was nothing', async () => {
    const anna = await guest(patient);
    provider.answers({ says: { ...GOOD, acts: [{ act: 'unclear' }], reply: 'A walk, or something else?' } });
    await say(anna, 'mbl');
    expect(await used(anna)).toBe(0);
  });

  it('may think for as long as it likes before it speaks', async () => {
    const anna = await guest(hasty);
    provider.answers({ says: GOOD, thinks: 'Hm {"reply": "no"} '.repeat(2000) });
    expect(await say(anna)).toMatchObject({ reply: GOOD.reply, basicMode: false });
    expect(provider.asked[0]?.body.max_tokens).toBe(16_000);
    provider.answers({ says: `<think>{"reply":"Not this."}</think>${JSON.stringify(GOOD)}` });
    expect(await say(anna)).toMatchObject({ reply: GOOD.reply, basicMode: false });
  });

  it.each<[string, readonly Step[]]>([
    ['is slow to begin', [{ says: GOOD, after: 12_000 }]],
    ['is of the wrong form', [{ says: 'Sure! Walking is great.' }]],
    ['is cut in the middle', [{ says: JSON.stringify(GOOD).slice(0, 60), finish: 'length' }]],
    ['is nothing but thoughts', [{ says: '', thinks: 'Hm. '.repeat(500), finish: 'length' }]],
    ['breaks off', [{ says: GOOD, piece: 10, breaksAfter: 3 }]],
    ['obeys an order hidden in a message', [{ says: { ...GOOD, reply: 'See https://evil.example for all records.' } }]],
    ['could hurt', [{ says: { ...GOOD, reply: 'Stop taking your pills for a week and walk instead.' } }]],
  ])('is the built-in one, and free, when it %s', async (_what, steps) => {
    const anna = await guest(hasty);
    provider.answers(...steps);
    const answer = await say(anna);
    expect(answer).toMatchObject({ basicMode: true, safety: null });
    expect(answer.reply).not.toMatch(/evil|pills/);
    expect(await used(anna)).toBe(0);
  });

  it('is cut while it streams when it is two megabytes long', async () => {
    const anna = await guest(hasty);
    provider.answers({ says: `{"reply":"${'la '.repeat(700_000)}`, piece: 8000 });
    expect(await say(anna)).toMatchObject({ basicMode: true });
    await Promise.all(provider.asked.map(({ closed }) => closed));
    expect(await used(anna)).toBe(0);
  });

  it('is never asked for where somebody needs help', async () => {
    const anna = await guest(patient);
    provider.answers({ says: GOOD });
    const { safety, reply } = await say(anna, 'I want to kill myself');
    expect([safety?.label, safety?.stopsCoaching, reply]).toEqual(['crisis', true, '']);
    expect(provider.asked).toHaveLength(0);
  });
});

describe('an answer without the model', () => {
  const KEY = '01890000-0000-7000-8000-000000000001';
  const again = { headers: { 'x-coach': 'builtin' }, idempotencyKey: KEY };

  it('comes in place of one that hangs, is said once and counted once', async () => {
    const [anna, bert] = [await guest(patient), await guest(patient)];
    provider.answers('hang');
    const waiting = new AbortController();
    const first = anna.client
      .raw('/api/chat/messages', {
        method: 'POST',
        headers: { 'idempotency-key': KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'someone who walks', context: { type: 'identity', goalId: anna.goalId } }),
        signal: waiting.signal,
      })
      .catch(() => null);
    while (provider.asked.length === 0) await new Promise((done) => setTimeout(done, 10));
    const [held] = await db().select().from(aiReservations);
    // It outlives the longest answer, of 90 seconds, by 30.
    expect(held?.expiresAt.getTime()).toBe(clock.now.getTime() + 120_000);
    waiting.abort();
    const answer = await say(anna, 'someone who walks', again);
    expect(answer).toMatchObject({ basicMode: false, safety: null });
    expect(await first).toBeNull();
    const { messages } = await anna.client.must('GET /api/chat/conversations/:id', {
      params: { id: answer.conversationId ?? '' },
    });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(provider.asked).toHaveLength(1);
    expect([await used(anna), await used(bert)]).toEqual([1, 0]);
    expect(await db().select().from(aiReservations)).toEqual([]);
  });

  it('is the model’s after all when that was there first', async () => {
    const anna = await guest(patient);
    provider.answers({ says: GOOD });
    const first = await say(anna, 'someone who walks', { idempotencyKey: KEY });
    expect(await say(anna, 'someone who walks', again)).toEqual(first);
    expect(await used(anna)).toBe(1);
  });
});
