import type { TestClient } from '#app/testing/world/test-client.ts';

async function getStanding(client: TestClient, identityId: string) {
  const params = { identityId };
  return {
    identityId,
    trigger: await client.must('GET /api/weekly-reviews/check-trigger/:identityId', { params }),
    overdue: await client.must('GET /api/weekly-reviews/overdue/:identityId', { params }),
    button: await client.must('GET /api/weekly-reviews/button-status/:identityId', { params }),
  };
}

/** The parts of the first screen, each from its own call: none of them is kept. */
export async function singleCalls(client: TestClient) {
  const currentHabits = await client.must('GET /api/habits/all-current');
  const reviewStandings = [];
  for (const { identityId } of currentHabits) reviewStandings.push(await getStanding(client, identityId));
  return {
    user: await client.must('GET /api/auth/user'),
    preferences: await client.must('GET /api/user/preferences'),
    goals: await client.must('GET /api/goals'),
    identities: await client.must('GET /api/identities'),
    currentHabits,
    dailyStatus: await client.must('GET /api/check-ins/daily-status'),
    weeklyTracking: await client.must('GET /api/check-ins/weekly-tracking'),
    stats: await client.must('GET /api/progress/stats', { query: { period: 'week' } }),
    evidence: await client.must('GET /api/progress/evidence'),
    aiUsage: await client.must('GET /api/ai-usage/status'),
    reviewStandings,
    pauses: await client.must('GET /api/pauses'),
    notificationCounts: await client.must('GET /api/notifications/counts'),
  };
}
