import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { type FakeProvider, startFakeProvider } from '#app/testing/outside/fake-provider.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

let provider: FakeProvider;
let server: string;

beforeAll(async () => {
  await freshServer();
  provider = await startFakeProvider();
  server = await startServer({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'some-model',
    AI_API_KEY: 'a-key',
    AI_BASE_URL: `${provider.url}/v1`,
  });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await freshServer();
  provider.asked.length = 0;
});

const names = ['The Everyday Mover', 'The Patient Walker', 'The Playful Dancer'];
const description = 'You move a little on plain days, and you count the small steps as much as the long ones.';
const said = { suggestions: names.map((name) => ({ name, description })) };

async function guest(address = server): Promise<TestClient> {
  const client = new TestClient(address);
  await client.must('POST /api/auth/guest');
  return client;
}
async function suggest(client: TestClient, wish: string): Promise<string[]> {
  const goal = await client.must('POST /api/goals', { body: goalBody({ description: wish }) });
  const { suggestions } = await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
  return suggestions.map(({ name }) => name);
}
const metrics = async (address = server) => (await fetch(new URL('/metrics', address))).text();

describe('a server with a model', () => {
  it('answers with it, by the key and the name that are set, and shows nobody what another one wrote', async () => {
    provider.answers({ says: said });
    const [anna, bert] = [await guest(), await guest()];
    expect(await suggest(anna, 'Get fit for the mountains')).toEqual(names);
    expect(await suggest(bert, 'Get fit for the harbour swim')).toEqual(names);
    const [first, second] = provider.asked;
    expect(first?.headers.authorization).toBe('Bearer a-key');
    expect(first?.body.model).toBe('some-model');
    expect(JSON.stringify(second?.body)).toContain('harbour');
    expect(JSON.stringify(second?.body)).not.toContain('mountains');
  });

  it('answers without it when it is down, and counts both, without a word of what was said', async () => {
    const anna = await guest();
    provider.answers({ says: said });
    await suggest(anna, 'Get fit for the mountains');
    provider.answers({ status: 500 });
    expect((await suggest(anna, 'Get fit for the moors')).length).toBeGreaterThanOrEqual(3);
    const figures = await metrics();
    const calls = 'coach_calls_total{method="suggestIdentities"';
    expect(figures).toMatch(new RegExp(`^${calls},outcome="answered",answered_by="model"} [1-9]`, 'm'));
    expect(figures).toMatch(new RegExp(`^${calls},outcome="unavailable",answered_by="basic"} 1$`, 'm'));
    expect(figures).toMatch(/^coach_tokens_total{method="suggestIdentities",direction="in"} [1-9]\d+$/m);
    expect(figures).toMatch(/^coach_call_duration_seconds_count{method="suggestIdentities",answered_by="basic"} 1$/m);
    expect(figures).not.toMatch(/mountains|moors|Mover/);
  });
});

describe('a server without one', () => {
  it('asks nobody, and counts the time of its own coach', async () => {
    const { url } = await freshServer();
    expect(await suggest(await guest(url), 'Get fit for the mountains')).not.toEqual(names);
    expect(provider.asked).toHaveLength(0);
    const figures = await metrics(url);
    const labels = 'method="suggestIdentities",answered_by="builtin"';
    expect(figures).toMatch(new RegExp(`^coach_call_duration_seconds_count{${labels}} [1-9]`, 'm'));
    expect(figures).not.toContain('answered_by="model"');
  });
});
