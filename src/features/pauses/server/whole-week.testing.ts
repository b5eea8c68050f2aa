import { aPlan } from '#app/testing/world/factories.ts';
import { clock } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

/** Moves the clock to noon of a day. */
export const at = (day: string) => clock.set(`${day}T12:00:00Z`);

/** A plan made on Sunday, seen on Wednesday: daily, three a week, two a week over seven days. */
export async function aWholeWeek(client: TestClient) {
  at('2026-03-01');
  const made = await aPlan(client);
  at('2026-03-04');
  return made;
}

/** The target of each habit in the week that runs. */
export async function getTargets(client: TestClient, identityId: string) {
  const { habits } = await client.must('GET /api/habits/current/:identityId', { params: { identityId } });
  return habits.map(({ effectiveTarget }) => effectiveTarget);
}
