import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Goal } from '#features/goals/contract.ts';
import { call } from '#web/api/api.ts';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, refreshBootstrap } from './bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';

const BOOTSTRAP = 'GET /api/bootstrap';
const goal = { id: 'g1', description: 'Run five kilometres' } as Goal;

let server: Loopback;

beforeEach(async () => {
  signedInCookie(true);
  server = await startLoopback();
});

afterEach(async () => {
  signedInCookie(false);
  await server.close();
});

it('fills the caches of the single calls, so that none of them is made', async () => {
  const nothing = { weekStartDate: null, weekEndDate: null, habitPlanId: null, completionRate: null };
  const standing = {
    identityId: 'i1',
    trigger: { identityId: 'i1', shouldTriggerReview: false, ...nothing, isOverdue: false, offersWaysBack: false },
    overdue: { hasOverdueReviews: false, overdueWeeks: [] },
    button: { shouldDisable: true, reason: 'Reviewed', difficulty: null },
  };
  const bootstrap = newcomer({ goals: [goal], reviewStandings: [standing] });
  server.reply(BOOTSTRAP, [200, bootstrap]);
  const client = createQueryClient();
  await client.fetchQuery(bootstrapQuery);
  expect(client.getQueryData(['/api/goals'])).toEqual([goal]);
  expect(client.getQueryData(['/api/goals/g1'])).toEqual(goal);
  expect(client.getQueryData(['/api/user/preferences'])).toEqual(bootstrap.preferences);
  expect(client.getQueryData(['/api/ai-usage/status'])).toEqual(bootstrap.aiUsage);
  expect(client.getQueryData(['/api/pauses'])).toEqual([]);
  expect(client.getQueryData(['/api/weekly-reviews/check-trigger/i1'])).toEqual(standing.trigger);
  expect(client.getQueryData(['/api/weekly-reviews/overdue/i1'])).toEqual(standing.overdue);
  expect(client.getQueryData(['/api/weekly-reviews/button-status/i1'])).toEqual(standing.button);
});

it('asks nothing without the cookie of a session', async () => {
  signedInCookie(false);
  expect(await createQueryClient().fetchQuery(bootstrapQuery)).toBeNull();
  expect(server.asked).toEqual([]);
});

it('overtakes a request under way: what it brings later is not put over the newer answer', async () => {
  const client = createQueryClient();
  server.reply(BOOTSTRAP, [200, newcomer()]);
  await client.fetchQuery(bootstrapQuery);
  const watching = new QueryObserver(client, bootstrapQuery).subscribe(() => undefined);

  let answerEarlier = (_body: unknown) => {};
  const earlierBody = new Promise((answer) => {
    answerEarlier = answer;
  });
  server.reply(BOOTSTRAP, [200, () => earlierBody], [200, newcomer({ goals: [goal] })]);
  const earlier = refreshBootstrap(client);
  await expect.poll(() => server.times(BOOTSTRAP)).toBe(2);
  await refreshBootstrap(client);
  answerEarlier(newcomer());
  await earlier;
  // A second round trip gives the late answer time to arrive.
  server.reply('GET /api/identities', [200, []]);
  await call('GET /api/identities');
  expect(client.getQueryData(['/api/goals'])).toEqual([goal]);
  watching();
});

it('tells whoever refreshes that it failed, and keeps what is known', async () => {
  const client = createQueryClient();
  server.reply(BOOTSTRAP, [200, newcomer({ goals: [goal] })], [503, { message: 'Busy', code: 'UNAVAILABLE' }]);
  await client.fetchQuery(bootstrapQuery);
  await expect(refreshBootstrap(client)).rejects.toMatchObject({ status: 503 });
  expect(client.getQueryData(['/api/goals'])).toEqual([goal]);
});
