import { randomUUIDv7 } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { db } from '#server/db/access.ts';
import { weeklyReviews } from '#server/db/schema.ts';
import { aPlan, anIdentity, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

// Wednesday 4 March 2026, noon in London; weeks begin on Sunday.
let server: Awaited<ReturnType<typeof freshServer>>;
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const evidence = (client: TestClient, id: string, year?: string) =>
  client.must('GET /api/identities/:id/evidence', { params: { id }, query: year ? { year } : {} });

const checkIn = (client: TestClient, group: HabitGroup, done: number, date?: string) =>
  client.must('POST /api/check-ins', {
    body: checkInBody(group, done, date ? { date: calendarDay(date), overwrite: true } : {}),
  });

const getStates = ({ days }: Awaited<ReturnType<typeof evidence>>) => days.map(({ date, state }) => `${date} ${state}`);

describe('the evidence of an identity', () => {
  it('is empty before its first plan, and has nothing to be ashamed of', async () => {
    const { identity } = await anIdentity(anna);
    expect(await evidence(anna, identity.id)).toEqual({
      identity: {
        id: identity.id,
        name: identity.name,
        description: identity.description,
        createdAt: '2026-03-04T12:00:00.000Z',
        archivedAt: null,
      },
      today: '2026-03-04',
      weekStartDay: 'sunday',
      year: 2026,
      years: [],
      days: [],
      habits: [],
      streaks: { current: 0, longest: 0 },
      forgivingStreaks: { current: 0, longest: 0 },
      daysActive: 0,
      votes: { ever: 0, thisWeek: 0 },
      returnRate: null,
      consistency: { rate: null, weeks: 0, recorded: 0 },
      reviews: [],
    });
  });

  it('grows with each vote: its days, its habits, its streaks', async () => {
    const { group } = await aPlan(anna);
    await checkIn(anna, group, 2);
    clock.set('2026-03-05T12:00:00Z');
    const { days, habits, votes, streaks, forgivingStreaks, daysActive, years } = await evidence(
      anna,
      group.identityId,
    );
    expect(days).toEqual([
      { date: '2026-03-04', state: 'done', votes: 2, planned: 2 },
      { date: '2026-03-05', state: 'open', votes: 0, planned: 1 },
    ]);
    expect({ votes, streaks, forgivingStreaks, daysActive, years }).toEqual({
      votes: { ever: 2, thisWeek: 2 },
      streaks: { current: 1, longest: 1 },
      forgivingStreaks: { current: 1, longest: 1 },
      daysActive: 1,
      years: [2026],
    });
    // Done on 1 day: daily .052 of 1; 3 a week 1/6 of .034; today is still open.
    expect(habits.map(({ description, strength, isCurrent }) => [description, strength, isCurrent])).toEqual([
      ['Walk for 5 minutes', 5, true],
      ['Do 1 round of chair squats', 1, true],
      ['Take the stairs 1 time', 0, true],
    ]);
    expect(habits[0]).toMatchObject({
      curve: [{ date: '2026-03-05', strength: 5 }],
      streak: { current: 1, longest: 1 },
    });
  });

  it('moves when yesterday is mended', async () => {
    const { group } = await aPlan(anna);
    clock.set('2026-03-05T12:00:00Z');
    await checkIn(anna, group, 1);
    expect(await evidence(anna, group.identityId)).toMatchObject({ votes: { ever: 1 }, streaks: { longest: 1 } });
    await checkIn(anna, group, 3, '2026-03-04');
    const mended = await evidence(anna, group.identityId);
    expect(mended).toMatchObject({ votes: { ever: 4 }, streaks: { longest: 2 }, daysActive: 2 });
    expect(getStates(mended)).toEqual(['2026-03-04 done', '2026-03-05 done']);
    await checkIn(anna, group, 0, '2026-03-04');
    expect(await evidence(anna, group.identityId)).toMatchObject({ votes: { ever: 1 }, daysActive: 1 });
  });

  it('passes over days that are paused', async () => {
    const { group } = await aPlan(anna);
    await checkIn(anna, group, 1);
    clock.set('2026-03-07T12:00:00Z');
    const pause = { from: calendarDay('2026-03-05'), until: calendarDay('2026-03-06') };
    await anna.must('POST /api/pauses', { body: pause });
    await checkIn(anna, group, 1);
    const paused = await evidence(anna, group.identityId);
    expect(paused.streaks).toEqual({ current: 2, longest: 2 });
    expect(paused.forgivingStreaks).toEqual({ current: 2, longest: 2 });
    expect(paused.habits[0]?.streak).toEqual({ current: 2, longest: 2 });
    expect(getStates(paused).slice(1, 3)).toEqual(['2026-03-05 paused', '2026-03-06 paused']);
  });

  it('shows one year at a time, with its reviews; those of others and unfinished ones stay out', async () => {
    clock.set('2025-12-28T12:00:00Z');
    const { group, identity, plan } = await aPlan(anna);
    await checkIn(anna, group, 3);
    clock.set('2026-01-02T12:00:00Z');
    await checkIn(anna, group, 1);
    const { id: userId } = await anna.must('GET /api/auth/user');
    const owned = { userId, identityId: identity.id, habitPlanId: plan.id };
    const at = new Date('2026-01-03T12:00:00Z');
    const review = (weekStartDate: string, isCompleted: boolean) => ({
      ...owned,
      id: randomUUIDv7(),
      weekStartDate: calendarDay(weekStartDate),
      weekEndDate: addDays(calendarDay(weekStartDate), 6),
      completionRate: 40,
      difficultyFeedback: 'same' as const,
      aiSummary: 'You walked twice.',
      isCompleted,
      createdAt: at,
      updatedAt: at,
    });
    await db()
      .insert(weeklyReviews)
      .values([review('2025-12-28', true), review('2026-01-04', false)]);
    const [before, now] = [await evidence(anna, identity.id, '2025'), await evidence(anna, identity.id)];
    expect([before.year, now.year, now.years]).toEqual([2025, 2026, [2025, 2026]]);
    expect(getStates(before)).toEqual([28, 29, 30, 31].map((day) => `2025-12-${day} ${day === 28 ? 'done' : 'none'}`));
    // On that Friday the second habit, done once of three times, was due too.
    expect(getStates(now)).toEqual(['2026-01-01 none', '2026-01-02 partial']);
    expect(before.reviews).toEqual([
      {
        weekStartDate: '2025-12-28',
        weekEndDate: '2026-01-03',
        difficulty: 'same',
        completionRate: 40,
        summary: 'You walked twice.',
      },
    ]);
    expect(now.reviews).toEqual([]);
    // The figures are of the whole time, whichever year is shown.
    expect(before.votes).toEqual(now.votes);
    expect(await evidence(anna, identity.id, '2031')).toMatchObject({ year: 2031, days: [], votes: { ever: 4 } });
  });

  it('is not there for anybody else, nor for an address that is none', async () => {
    const { identity } = await aPlan(anna);
    const asked = (client: TestClient, id: string, query = {}) =>
      client.send('GET /api/identities/:id/evidence', { params: { id }, query });
    expect((await asked(bert, identity.id)).status).toBe(404);
    expect((await asked(anna, 'not-an-id')).status).toBe(404);
    expect((await asked(anna, identity.id, { year: 'now' })).status).toBe(422);
    expect((await asked(server.visitor(), identity.id)).status).toBe(401);
  });
});

it('shows habits of equal strength as their plan has them, not by their ids', async () => {
  const names = ['Walk', 'Read', 'Stretch', 'Write', 'Sleep', 'Drink'].map((name) => `${name} for 5 minutes`);
  const { group } = await aPlan(
    anna,
    names.map((name, order) => habit(name, { order })),
  );
  const { habits } = await evidence(anna, group.identityId);
  expect(habits.map(({ description }) => description)).toEqual(names);
});

describe('named days, amounts and skips', () => {
  const glasses = { unit: 'glasses', atLeast: 6 };
  const note = (habitId: string | undefined, body: object) =>
    anna.must('POST /api/check-ins/habits/:habitId', { params: { habitId: habitId as string }, body: body as never });

  it('stand in the evidence: sums of weeks, a skipped day, a rest day, and a limit that is kept once its day is over', async () => {
    clock.set('2026-03-01T12:00:00Z');
    const { group } = await aPlan(anna, [
      habit('Drink water', { measure: glasses, days: ['sunday', 'tuesday', 'wednesday'] }),
      habit('Keep coffee low', { measure: { unit: 'coffees', atMost: 2 }, days: ['sunday'], order: 1 }),
    ]);
    const [water, coffee] = group.habits.map(({ id }) => id);
    await note(water, { act: 'add', amount: 3 });
    await note(coffee, { act: 'add', amount: 2 });
    expect((await evidence(anna, group.identityId)).votes.ever).toBe(0);
    clock.set('2026-03-03T12:00:00Z');
    expect((await evidence(anna, group.identityId)).votes.ever).toBe(1);
    await note(water, { act: 'skip' });
    clock.set('2026-03-04T12:00:00Z');
    await note(water, { act: 'set', amount: 7.5 });
    const seen = await evidence(anna, group.identityId);
    expect(getStates(seen)).toEqual(['2026-03-01 partial', '2026-03-02 rest', '2026-03-03 paused', '2026-03-04 done']);
    expect([seen.streaks, seen.forgivingStreaks]).toEqual([
      { current: 1, longest: 1 },
      { current: 2, longest: 2 },
    ]);
    const byOrder = seen.habits.toSorted((a, b) => a.description.localeCompare(b.description));
    expect(byOrder.map(({ description, amounts }) => [description, amounts])).toEqual([
      ['Drink water', { measure: glasses, weeklyTarget: 18, weeks: [{ date: '2026-03-04', amount: 10.5 }] }],
      [
        'Keep coffee low',
        {
          measure: { unit: 'coffees', atMost: 2 },
          weeklyTarget: null,
          weeks: [{ date: '2026-03-04', amount: 2 }],
        },
      ],
    ]);
    expect(byOrder.map(({ votes, streak }) => [votes, streak.current])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    clock.set('2026-03-08T12:00:00Z');
    const ended = (await evidence(anna, group.identityId)).habits.find(({ amounts }) => amounts?.weeklyTarget === 18);
    expect(ended?.amounts?.weeks).toEqual([{ date: '2026-03-07', amount: 10.5 }]);
  });
});
