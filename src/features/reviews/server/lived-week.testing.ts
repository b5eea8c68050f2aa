import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { clock } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// The clock stands on Wednesday, 4 March 2026; weeks start on Sunday, so the plan's week ends on Saturday the 7th.
export const SUNDAY = '2026-03-01';
export const SATURDAY = '2026-03-07';

export const week = { weekStartDate: SUNDAY, weekEndDate: SATURDAY } as never as {
  weekStartDate: never;
  weekEndDate: never;
};

/** A plan with `days` check-ins of all three habits from Wednesday on; the clock then stands at noon of `today`. */
export async function livedWeek(client: TestClient, days: number, today = SATURDAY) {
  clock.set('2026-03-04T12:00:00Z');
  const made = await aPlan(client);
  for (let index = 0; index < days; index += 1) {
    clock.set(`2026-03-0${4 + index}T12:00:00Z`);
    await client.must('POST /api/check-ins', { body: checkInBody(made.group, 3), idempotencyKey: crypto.randomUUID() });
  }
  clock.set(`${today}T12:00:00Z`);
  return { ...made, params: { identityId: made.identity.id } };
}

/** Ends the review of that week with a choice for the next. */
export const complete = (client: TestClient, identityId: string, difficulty: 'easier' | 'same' | 'harder' = 'same') =>
  client.must('POST /api/weekly-reviews/complete', { body: { identityId, ...week, difficulty } });
