import type { ProposedHabit } from '#features/plans/contract.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { runJob } from '#app/testing/server/kept-jobs.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock } from '#app/testing/server/test-server.ts';
import { db } from '#server/db/access.ts';
import { users } from '#server/db/schema.ts';

/** Sets the clock and runs the minute's job. */
export async function at(instant: string): Promise<void> {
  clock.set(instant);
  await runJob('reminders', clock.now);
}

/** A user's notifications, oldest first. */
export async function getBell(client: TestClient) {
  const rows = await client.must('GET /api/notifications');
  return rows.toReversed();
}

/** A plan from Sunday 1 March to Saturday 7 March, seen on that Sunday at noon. */
export async function getAWeek(client: TestClient, habits?: ProposedHabit[]) {
  clock.set('2026-03-01T12:00:00Z');
  // Backdates the accounts: reminders never go back beyond an account's creation.
  await db().update(users).set({ createdAt: clock.now });
  return aPlan(client, habits);
}
