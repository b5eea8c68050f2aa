import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import { db } from '#server/db/access.ts';
import { habitCompletions } from '#server/db/schema.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the plan runs from Wednesday to Saturday the 7th.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const coffees: Measure = { unit: 'coffees', atMost: 2 };
/** Walk (a tick), water (at least), coffee (at most) and, on Mondays and Fridays, the gym. */
const habits = (): ProposedHabit[] => [
  habit('Walk for 5 minutes'),
  habit('Drink water', { measure: glasses, order: 1 }),
  habit('Keep coffee low', { measure: coffees, order: 2 }),
  habit('Go to the gym', { days: ['friday', 'monday'], targetFrequency: 5, order: 3 }),
];

const at = (group: HabitGroup, place: number) => group.habits[place]?.id as string;
const getGroup = async (client: TestClient) => (await client.must('GET /api/habits/all-current'))[0] as HabitGroup;
const send = (client: TestClient, habitId: string, note: object, idempotencyKey?: string) =>
  client.send('POST /api/check-ins/habits/:habitId', {
    params: { habitId },
    body: note as never,
    ...(idempotencyKey && { idempotencyKey }),
  });
const note = async (client: TestClient, habitId: string, body: object) => {
  const answer = await send(client, habitId, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body as { isCheckedIn: boolean; completed: boolean; amount: number | null };
};

describe('one habit of a day', () => {
  it('comes with the amounts of its week on an earlier day too', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 1), { act: 'set', amount: 4 });
    clock.set('2026-03-05T12:00:00Z');
    await note(anna, at(group, 1), { act: 'set', amount: 5 });
    const { groups } = await anna.must('GET /api/check-ins/day', { query: { date: calendarDay('2026-03-04') } });
    expect(groups[0]?.habits.map(({ amounts }) => amounts.map(({ amount }) => amount))).toEqual([[], [4, 5], [], []]);
  });

  it('is ticked, counts, and is nobody else’s', async () => {
    const { group } = await aPlan(anna, habits());
    const theirs = await aPlan(bert, habits());
    expect(await note(anna, at(group, 0), { act: 'done' })).toMatchObject({
      completed: true,
      date: '2026-03-04',
      isCheckedIn: false,
      safety: null,
    });
    expect((await getGroup(anna)).habits.map((one) => one.completionsThisWeek)).toEqual([1, 0, 0, 0]);
    expect((await getGroup(bert)).habits).toEqual(theirs.group.habits);
    expect((await send(bert, at(group, 0), { act: 'done' })).status).toBe(404);
    expect((await send(anna, randomUUID(), { act: 'done' })).status).toBe(404);
  });

  it('adds up over the day, and is done once its amount is reached', async () => {
    const { group } = await aPlan(anna, habits());
    const water = at(group, 1);
    for (const amount of [2.5, 2.5]) await note(anna, water, { act: 'add', amount });
    expect((await getGroup(anna)).habits[1]).toMatchObject({
      completionsThisWeek: 0,
      amounts: [{ date: '2026-03-04', amount: 5 }],
    });
    expect(await note(anna, water, { act: 'add', amount: 1 })).toMatchObject({ completed: true, amount: 6 });
    expect((await getGroup(anna)).habits[1]).toMatchObject({ completedDays: ['2026-03-04'] });
    expect(await note(anna, water, { act: 'add', amount: -1 })).toMatchObject({ completed: false, amount: 5 });
  });

  it('is added once, however often the same request arrives', async () => {
    const { group } = await aPlan(anna, habits());
    const key = randomUUID();
    const once = await send(anna, at(group, 1), { act: 'add', amount: 2 }, key);
    const twice = await send(anna, at(group, 1), { act: 'add', amount: 2 }, key);
    // Nothing has changed this time.
    expect(twice.body).toEqual({ ...(once.body as object), revision: null });
    expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 2 }]);
    expect((await send(anna, at(group, 1), { act: 'add', amount: 3 }, key)).status).toBe(422);
  });

  it('of a limit is done once its day is over, unless more comes', async () => {
    const { group } = await aPlan(anna, habits());
    const coffee = at(group, 2);
    await note(anna, coffee, { act: 'add', amount: 2 });
    expect((await getGroup(anna)).habits[2]).toMatchObject({ completedDays: [] });
    clock.set('2026-03-05T12:00:00Z');
    expect((await getGroup(anna)).habits[2]).toMatchObject({ completedDays: ['2026-03-04'] });
    expect((await anna.must('GET /api/progress/stats', { query: { period: 'all' } })).daysActive).toBe(1);
    await note(anna, coffee, { act: 'add', amount: 1, date: '2026-03-04' });
    expect((await getGroup(anna)).habits[2]).toMatchObject({ completedDays: [] });
  });

  it('of a limit is done at once with ‘that’s all for today’', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 2), { act: 'done' });
    expect((await getGroup(anna)).habits[2]).toMatchObject({ completedDays: ['2026-03-04'], amounts: [] });
  });

  it('is taken out of the week by a skip, which asks for one day less and counts as nothing', async () => {
    const { group } = await aPlan(anna, habits());
    expect((await getGroup(anna)).habits[0]).toMatchObject({ effectiveTarget: 4 });
    await note(anna, at(group, 0), { act: 'skip', reason: 'Travelling' });
    expect((await getGroup(anna)).habits[0]).toMatchObject({
      effectiveTarget: 3,
      completionsThisWeek: 0,
      skippedDays: ['2026-03-04'],
      skipReasons: [{ date: '2026-03-04', reason: 'Travelling' }],
    });
    const { groups } = await anna.must('GET /api/check-ins/day', { query: { date: calendarDay('2026-03-04') } });
    expect(groups[0]?.habits[0]).toMatchObject({ isSkipped: true, skipReason: 'Travelling' });
    await note(anna, at(group, 0), { act: 'clear' });
    expect((await getGroup(anna)).habits).toEqual(group.habits);
  });

  it('off its named days is skipped without its week asking for less', async () => {
    const { group } = await aPlan(anna, habits());
    expect(group.habits[3]).toMatchObject({
      days: ['monday', 'friday'],
      targetFrequency: 2,
      dueOn: ['2026-03-06'],
      effectiveTarget: 1,
    });
    await note(anna, at(group, 3), { act: 'skip' });
    expect((await getGroup(anna)).habits[3]).toMatchObject({ effectiveTarget: 1 });
  });
});

describe('a skip and a tick from two devices', () => {
  it.each([
    ['skip', 'done'],
    ['done', 'skip'],
  ])('%s then %s is a tick', async (first, second) => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 0), { act: first });
    await note(anna, at(group, 0), { act: second });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: ['2026-03-04'], skippedDays: [] });
  });

  it('at once is a tick too', async () => {
    const { group } = await aPlan(anna, habits());
    await Promise.all([note(anna, at(group, 0), { act: 'skip' }), note(anna, at(group, 0), { act: 'done' })]);
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: ['2026-03-04'], skippedDays: [] });
  });
});

describe('a day that is noted habit by habit', () => {
  it('is checked in once each habit that it asks for has its answer', async () => {
    const { group } = await aPlan(anna, habits());
    const isOpen = async () => (await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn === 1;
    await note(anna, at(group, 0), { act: 'skip' });
    await note(anna, at(group, 1), { act: 'add', amount: 3 });
    await note(anna, at(group, 2), { act: 'add', amount: 1 });
    expect(await isOpen()).toBe(true);
    await note(anna, at(group, 1), { act: 'done' });
    expect(await isOpen()).toBe(true);
    // The gym is not for Wednesdays.
    expect(await note(anna, at(group, 2), { act: 'done' })).toMatchObject({ isCheckedIn: true });
    expect(await isOpen()).toBe(false);
    await note(anna, at(group, 2), { act: 'clear' });
    expect(await isOpen()).toBe(true);
  });

  it('is saved as a whole without a question when nothing done would go', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 1), { act: 'add', amount: 3 });
    await note(anna, at(group, 3), { act: 'skip', reason: 'Closed' });
    // None is made: the day has one since its first note. Somebody else's day has none.
    const saved = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(saved).toMatchObject({ status: 200, body: { type: 'manual' } });
    const theirs = await aPlan(bert, habits());
    expect(await bert.send('POST /api/check-ins', { body: checkInBody(theirs.group, 1) })).toMatchObject({
      status: 201,
    });
    const [walk, water, , gym] = (await getGroup(anna)).habits;
    expect([walk?.completionsThisWeek, water?.amounts, gym?.skippedDays]).toEqual([
      1,
      [{ date: '2026-03-04', amount: 3 }],
      ['2026-03-04'],
    ]);
  });

  it('keeps what was not spoken of when more is told in a chat', async () => {
    const { group } = await aPlan(anna, habits());
    await anna.must('POST /api/check-ins', {
      body: {
        ...checkInBody(group, 0),
        habitCompletions: [
          { habitId: at(group, 1), completed: false, amount: 5 },
          { habitId: at(group, 2), completed: false, amount: 3 },
          { habitId: at(group, 3), completed: true },
        ],
      },
    });
    const told = { habitCompletions: [{ habitId: at(group, 0), completed: true }], type: 'ai' as const };
    const identitiesData = [{ identityId: group.identityId, ...told }];
    const { existingCheckIns } = await anna.must('POST /api/check-ins/check-existing', { body: { identitiesData } });
    expect(existingCheckIns).toMatchObject([{ removesTicks: false }]);
    await anna.must('POST /api/check-ins', { body: { ...checkInBody(group, 0), ...told, overwrite: true } });
    const [walk, water, coffee, gym] = (await getGroup(anna)).habits;
    expect([walk?.completionsThisWeek, gym?.completionsThisWeek]).toEqual([1, 1]);
    expect([water?.amounts, coffee?.amounts]).toEqual([
      [{ date: '2026-03-04', amount: 5 }],
      [{ date: '2026-03-04', amount: 3 }],
    ]);
  });

  it('keeps what was noted of a habit that another unit took the place of', async () => {
    const { group, identity } = await aPlan(anna, habits());
    await note(anna, at(group, 1), { act: 'add', amount: 4 });
    const litres = [habits()[0], { ...habits()[1], measure: { unit: 'litres', atLeast: 2 } }] as ProposedHabit[];
    await anna.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: litres },
    });
    await anna.must('POST /api/check-ins', { body: checkInBody(await getGroup(anna), 1, { overwrite: true }) });
    const kept = await db().select({ amount: habitCompletions.amount }).from(habitCompletions);
    expect(kept).toContainEqual({ amount: 4 });
  });

  it('asks first when a tick of another device would go', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 0), { act: 'done' });
    expect((await anna.send('POST /api/check-ins', { body: checkInBody(group, 0) })).status).toBe(409);
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completionsThisWeek: 1 });
  });

  it('adds to a day that was saved as a whole, which stays checked in', async () => {
    const { group } = await aPlan(anna, habits());
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(await note(anna, at(group, 1), { act: 'add', amount: 2 })).toMatchObject({ isCheckedIn: true });
    expect(await note(anna, at(group, 0), { act: 'clear' })).toMatchObject({ isCheckedIn: true });
  });
});

describe('what makes no sense', () => {
  it.each<[string, number, object]>([
    ['less than nothing', 1, { act: 'add', amount: -3 }],
    ['minus three glasses', 1, { act: 'set', amount: -3 }],
    ['a thousand million', 1, { act: 'set', amount: 1e9 }],
    ['more than a day can hold, in two parts', 1, { act: 'add', amount: 1_000_001 }],
    ['an amount of a habit that is done or not', 0, { act: 'add', amount: 1 }],
    ['a word in place of a number', 1, { act: 'set', amount: 'six' }],
    ['an act that there is none of', 0, { act: 'dance' }],
    ['an addition of nothing that is named', 1, { act: 'add' }],
    ['a day to come', 0, { act: 'skip', date: '2026-03-05' }],
    ['a day before the plan', 0, { act: 'skip', date: '2026-03-02' }],
  ])('%s is refused and changes nothing', async (_what, place, body) => {
    const { group } = await aPlan(anna, habits());
    expect((await send(anna, at(group, place), body)).status).toBe(422);
    expect((await getGroup(anna)).habits).toEqual(group.habits);
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(1);
  });

  it('a skip of a day whose week is closed is refused', async () => {
    const { group } = await aPlan(anna, habits());
    clock.set('2026-03-20T12:00:00Z');
    const late = await send(anna, at(group, 0), { act: 'skip', date: calendarDay('2026-03-04') });
    expect(late).toMatchObject({ status: 422 });
  });

  const save = (group: HabitGroup, habitCompletion: object) =>
    anna.send('POST /api/check-ins', {
      body: { ...checkInBody(group, 0), habitCompletions: [habitCompletion as never] },
    });

  it.each([
    ['an amount where there is none', 0, { completed: true, amount: 3 }],
    ['minus three glasses', 1, { completed: false, amount: -3 }],
  ])('a check-in with %s is refused', async (_what, place, said) => {
    const { group } = await aPlan(anna, habits());
    expect((await save(group, { habitId: at(group, place), ...said })).status).toBe(422);
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(1);
  });

  it('a habit both skipped and done is done', async () => {
    const { group } = await aPlan(anna, habits());
    const { body } = await save(group, { habitId: at(group, 0), completed: true, skipped: true });
    expect(body).toMatchObject({ habitCompletions: [{ completed: true, skipped: false }] });
  });
});

it('a reason that calls for help is answered with it, and the skip stands', async () => {
  const { group } = await aPlan(anna, habits());
  const answer = await send(anna, at(group, 0), { act: 'skip', reason: 'I want to kill myself' });
  expect(answer.body).toMatchObject({ skipped: true, safety: { label: 'crisis', goals: [expect.any(String)] } });
});
