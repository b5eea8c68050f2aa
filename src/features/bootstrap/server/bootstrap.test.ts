import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, anIdentity, checkInBody } from '#app/testing/world/factories.ts';
import { clock, twoGuests, statements } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { singleCalls } from './single-calls.testing.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  [anna, bert] = await twoGuests();
});

const bootstrap = (client: TestClient) => client.must('GET /api/bootstrap');

async function countStatements(client: TestClient): Promise<number> {
  // A write, so that no answer is kept.
  await client.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
  statements.reset();
  await bootstrap(client);
  return statements.list.length;
}

describe('bootstrap', () => {
  it('answers each part as its own call does: new, in the middle of a week, paused, after it', async () => {
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
    await anna.must('POST /api/pauses', { body: { until: '2026-03-05' as never } });
    await anna.must('POST /api/pauses', { body: { until: '2026-03-06' as never, identityId: group.identityId } });
    await compare();
    clock.set('2026-03-09T12:00:00Z');
    expect(await compare()).toBe('2026-03-09');
  });

  it('runs two statements, for twenty identities as for one, and one more where a week waits for its review', async () => {
    const { group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const one = await countStatements(anna);
    for (let i = 0; i < 19; i++) await aPlan(anna);
    expect(await countStatements(anna)).toBe(one);
    // Who asks, where nothing was written, and the screen.
    expect(one).toBe(2);
    clock.set('2026-03-09T12:00:00Z');
    expect(await countStatements(anna)).toBe(one + 1);
  });

  it('shows nothing of another user', async () => {
    await aPlan(anna);
    const { goals, identities, currentHabits } = await bootstrap(bert);
    expect({ goals, identities, currentHabits }).toEqual({ goals: [], identities: [], currentHabits: [] });
  });
});
