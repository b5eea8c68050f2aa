import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, anIdentity, checkInBody } from '#server/testing/factories.ts';
import { clock, freshServer, statements } from '#server/testing/test-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const bootstrap = (client: TestClient) => client.must('GET /api/bootstrap');

async function singleCalls(client: TestClient) {
  return {
    user: await client.must('GET /api/auth/user'),
    preferences: await client.must('GET /api/user/preferences'),
    goals: await client.must('GET /api/goals'),
    identities: await client.must('GET /api/identities'),
    currentHabits: await client.must('GET /api/habits/all-current'),
    dailyStatus: await client.must('GET /api/check-ins/daily-status'),
    weeklyTracking: await client.must('GET /api/check-ins/weekly-tracking'),
    stats: await client.must('GET /api/progress/stats', { query: { period: 'week' } }),
    aiUsage: await client.must('GET /api/ai-usage/status'),
  };
}

async function countStatements(client: TestClient): Promise<number> {
  statements.reset();
  await bootstrap(client);
  return statements.list.length;
}

describe('bootstrap', () => {
  it('answers each part as its own call does: new, in the middle of a week, after it', async () => {
    const compare = async () => {
      const { today, ...parts } = await bootstrap(anna);
      expect(parts).toEqual(await singleCalls(anna));
      return today;
    };
    expect(await compare()).toBe('2026-03-04');
    const { group } = await aPlan(anna);
    await aPlan(anna);
    await anIdentity(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    await aPlan(bert);
    await compare();
    clock.set('2026-03-09T12:00:00Z');
    expect(await compare()).toBe('2026-03-09');
  });

  it('runs as many statements for twenty identities as for one, and no more than fifteen', async () => {
    const { group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const one = await countStatements(anna);
    for (let i = 0; i < 19; i++) await aPlan(anna);
    expect(await countStatements(anna)).toBe(one);
    expect(one).toBeLessThanOrEqual(15);
  });

  it('shows nothing of another user', async () => {
    await aPlan(anna);
    const { goals, identities, currentHabits } = await bootstrap(bert);
    expect({ goals, identities, currentHabits }).toEqual({ goals: [], identities: [], currentHabits: [] });
  });
});
