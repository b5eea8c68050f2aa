import { aPlan, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

const IDENTITIES = 4;

export const HABITS = [
  'Walk for 5 minutes',
  'Do 1 round of squats',
  'Take the stairs',
  'Stretch for 2 minutes',
  'Go to bed by ten',
] as const;

/** With two experiments a card shows the first, and a button for more: the tap that is answered without another script. */
const PLAN = HABITS.map((name, order) => habit(name, { order, habitType: order < 3 ? 'core' : 'experimental' }));

/** The cookies of somebody whose dashboard has four identities of five habits. */
export async function twentyHabits(url: string) {
  const guest = new TestClient(url, Intl.DateTimeFormat().resolvedOptions().timeZone);
  await guest.must('POST /api/auth/guest');
  for (let nth = 0; nth < IDENTITIES; nth += 1) await aPlan(guest, PLAN);
  return [...guest.cookies].map(([name, value]) => ({ name, value, url }));
}
