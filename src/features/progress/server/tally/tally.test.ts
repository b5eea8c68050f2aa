import { beforeEach, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

// Wednesday 4 March 2026, noon in London; weeks begin on Sunday.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

it('is empty before the first vote', async () => {
  await aPlan(anna);
  expect(await anna.must('GET /api/tally')).toEqual({ today: '2026-03-04', weekStartDay: 'sunday', identities: [] });
});

it('holds every vote of one’s own by identity and day, as many as the evidence counts', async () => {
  const { group, identity } = await aPlan(anna);
  const second = await aPlan(anna, [habit('Read 2 pages'), habit('Write 1 line', { order: 1 })]);
  const others = await aPlan(bert);
  await anna.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await anna.must('POST /api/check-ins', { body: checkInBody(second.group, 1) });
  await bert.must('POST /api/check-ins', { body: checkInBody(others.group, 1) });
  clock.now = new Date('2026-03-05T12:00:00Z');
  await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, { date: calendarDay('2026-03-05') }) });

  const { identities } = await anna.must('GET /api/tally');
  expect(identities).toEqual([
    {
      id: identity.id,
      name: identity.name,
      days: [
        { date: '2026-03-04', votes: 2 },
        { date: '2026-03-05', votes: 1 },
      ],
    },
    { id: second.identity.id, name: second.identity.name, days: [{ date: '2026-03-04', votes: 1 }] },
  ]);
  const { votes } = await anna.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
  expect(votes.ever).toBe(3);
});

it('counts a limit that was kept once its day is over', async () => {
  const { group } = await aPlan(anna, [
    habit('At most 2 coffees', { measure: { unit: 'cups', atMost: 2 } }),
    habit('Read 2 pages', { order: 1 }),
  ]);
  const [limit] = group.habits;
  const habitCompletions = [{ habitId: limit?.id ?? '', completed: false, amount: 1 }];
  await anna.must('POST /api/check-ins', { body: { ...checkInBody(group, 0), habitCompletions } });
  const counted = async () => {
    const { identities } = await anna.must('GET /api/tally');
    const { votes } = await anna.must('GET /api/identities/:id/evidence', { params: { id: group.identityId } });
    return [identities.flatMap((one) => one.days).reduce((sum, day) => sum + day.votes, 0), votes.ever];
  };
  expect(await counted()).toEqual([0, 0]);
  clock.now = new Date('2026-03-05T12:00:00Z');
  expect(await counted()).toEqual([1, 1]);
});
