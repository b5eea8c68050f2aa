import { addDays, type CalendarDay, toCalendarDay, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import type { ChildServer } from '#app/testing/server/child-server.ts';
import { anIdentity, checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** Somebody two weeks in, whose week ends today: there is something for every window to open. */
export type Resident = {
  client: TestClient;
  /** Identities: one with daily check-ins and a due review; one without a plan since last week. */
  mover: string;
  reader: string;
  goal: string;
  /** On which weekday weeks begin, and another one. */
  weekStart: string;
  otherWeekStart: string;
};

const STORY = 13;

const getName = (day: CalendarDay) => toWeekday(day).replace(/^./, (first) => first.toUpperCase());

async function live(client: TestClient, id: string, { isNewWeek }: { isNewWeek: boolean }): Promise<void> {
  const params = { id };
  if (isNewWeek)
    await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: threeHabits() } });
  const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: id } });
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
}

/** Simulates two weeks up to now by moving the server's clock, which ends at the present. */
export async function moveIn(server: ChildServer, zone: string): Promise<Resident> {
  const now = new Date();
  const today = toCalendarDay(now, zone);
  const start = addDays(today, -STORY);
  const moveTo = (day: CalendarDay) =>
    server.setClock(new Date(now.getTime() - DAY * (daysFromTo(day, today).length - 1)).toISOString());
  const client = new TestClient(server.url, zone);
  await moveTo(start);
  await client.must('POST /api/auth/guest');
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: toWeekday(start) } });
  const { identity: mover } = await anIdentity(client, 'The Everyday Mover');
  const { identity: reader } = await anIdentity(client, 'The Bedtime Reader');
  for (const day of daysFromTo(start, addDays(today, -1))) {
    await moveTo(day);
    const age = daysFromTo(start, day).length - 1;
    await live(client, mover.id, { isNewWeek: age % 7 === 0 });
    if (age < 7) await live(client, reader.id, { isNewWeek: age === 0 });
  }
  await server.setClock(now.toISOString());
  const { id: goalId } = await client.must('POST /api/goals', {
    body: goalBody({ description: 'Learn to swim as an adult' }),
  });
  const message = 'Someone who swims at lunch. It matters to me to keep up with my children.';
  await client.must('POST /api/chat/messages', { body: { message, context: { type: 'identity', goalId } } });
  const [weekStart, otherWeekStart] = [start, addDays(start, 1)].map(getName) as [string, string];
  return { client, mover: mover.name, reader: reader.id, goal: 'Learn to swim as an adult', weekStart, otherWeekStart };
}
