import { beforeEach, describe, expect, it } from 'vitest';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, anIdentity, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the week runs from Sunday the 1st to Saturday the 7th.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
  clock.set('2026-03-01T12:00:00Z');
});

const glasses = { unit: 'glasses', atLeast: 6 };
const gym = (change: Partial<ProposedHabit> = {}) =>
  habit('Go to the gym', { days: ['monday', 'thursday'], targetFrequency: 2, order: 1, ...change });
const water = (change: Partial<ProposedHabit> = {}) => habit('Drink water', { measure: glasses, order: 2, ...change });
const habits = () => [habit('Walk for 5 minutes'), gym(), water()];

const current = async (client: TestClient) => (await client.must('GET /api/habits/all-current'))[0] as HabitGroup;
/** The same plan from today on, with changes of one of its habits. */
async function change(client: TestClient, place: number, changes: Partial<ProposedHabit>) {
  const group = await current(client);
  const again = group.habits.map((one, at) => {
    const { description, implementationIntention, targetFrequency, days, measure, moment, ...rest } = one;
    const { difficulty, habitType, order, seriesId } = rest;
    const kept = { description, implementationIntention, targetFrequency, days, measure, moment };
    return { ...kept, difficulty, habitType, order, seriesId, ...(at === place && changes) };
  });
  await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: group.identityId },
    body: { habits: again },
  });
  return (await current(client)).habits;
}
const note = async (client: TestClient, place: number, body: object) =>
  client.must('POST /api/check-ins/habits/:habitId', {
    params: { habitId: (await current(client)).habits[place]?.id as string },
    body: body as never,
  });

describe('a habit with named days', () => {
  it('is meant for them, in the order of the week, and so often', async () => {
    const { group } = await aPlan(anna, [
      habit('Walk for 5 minutes'),
      gym({ days: ['thursday', 'monday', 'thursday'], targetFrequency: 5 }),
    ]);
    expect(group.habits[1]).toMatchObject({
      days: ['monday', 'thursday'],
      dueOn: ['2026-03-02', '2026-03-05'],
      targetFrequency: 2,
      effectiveTarget: 2,
    });
    expect(group.habits[0]).toMatchObject({ days: null, dueOn: null, measure: null, moment: null });
  });

  it('of all seven days is a daily one', async () => {
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
    const { group } = await aPlan(anna, [habit('Walk for 5 minutes'), gym({ days: [...days], targetFrequency: 3 })]);
    expect(group.habits[1]).toMatchObject({ days: null, dueOn: null, targetFrequency: 7 });
  });

  it('changed in the middle of the week asks for the old days before and the new ones from today on', async () => {
    await aPlan(anna, habits());
    const theirs = await aPlan(bert, habits());
    clock.set('2026-03-02T12:00:00Z');
    await note(anna, 1, { act: 'done' });
    clock.set('2026-03-04T12:00:00Z');
    const [, moved] = await change(anna, 1, { days: ['wednesday', 'saturday'] });
    expect(moved).toMatchObject({
      days: ['wednesday', 'saturday'],
      dueOn: ['2026-03-02', '2026-03-04', '2026-03-07'],
      effectiveTarget: 3,
      completedDays: ['2026-03-02'],
    });
    expect((await current(bert)).habits[1]).toEqual(theirs.group.habits[1]);
  });

  it('changed in the middle of the week stays the same on the days before, in a check-in of one of them', async () => {
    await aPlan(anna, habits());
    clock.set('2026-03-04T12:00:00Z');
    await change(anna, 1, { days: ['wednesday', 'saturday'] });
    const { groups } = await anna.must('GET /api/check-ins/day', { query: { date: '2026-03-02' as never } });
    expect(groups[0]?.habits.map(({ isDue, effectiveTarget }) => [isDue, effectiveTarget])).toEqual([
      [true, 7],
      [true, 2],
      [true, 7],
    ]);
  });

  it('that had none before in this week keeps what was done, and asks for nothing else of the days before', async () => {
    await aPlan(anna, habits());
    await note(anna, 0, { act: 'done' });
    clock.set('2026-03-04T12:00:00Z');
    const [walk] = await change(anna, 0, { days: ['friday'] });
    expect(walk).toMatchObject({ dueOn: ['2026-03-01', '2026-03-06'], effectiveTarget: 2, completionsThisWeek: 1 });
  });

  it('without a named day left this week stays in the plan and out of its figures', async () => {
    clock.set('2026-03-06T12:00:00Z');
    const { group } = await aPlan(anna, [habit('Walk for 5 minutes'), gym()]);
    expect(group.habits[1]).toMatchObject({ dueOn: [], effectiveTarget: 0 });
    const status = await anna.must('GET /api/progress/stats', { query: { period: 'week' } });
    expect(status.completionRate).toBe(0);
  });

  it('falls on the days of the user’s own zone', async () => {
    // Thursday in Auckland while it is Wednesday in London.
    clock.set('2026-03-04T12:00:00Z');
    anna.zone = 'Pacific/Auckland';
    const { group } = await aPlan(anna, [habit('Walk for 5 minutes'), gym()]);
    expect(group.plan.activeFrom).toBe('2026-03-05');
    expect(group.habits[1]).toMatchObject({ dueOn: ['2026-03-05'], effectiveTarget: 1 });
  });
});

describe('a habit with an amount', () => {
  it('goes on with another target, which decides today anew and no earlier day', async () => {
    await aPlan(anna, habits());
    await note(anna, 2, { act: 'add', amount: 6 });
    clock.set('2026-03-02T12:00:00Z');
    await note(anna, 2, { act: 'add', amount: 7 });
    const before = (await current(anna)).habits[2];
    const [, , more] = await change(anna, 2, { measure: { unit: 'glasses', atLeast: 8 } });
    expect(more).toMatchObject({ seriesId: before?.seriesId, completedDays: ['2026-03-01'] });
    expect(more?.amounts).toEqual(before?.amounts);
    const [, , less] = await change(anna, 2, { measure: { unit: 'glasses', atLeast: 5 } });
    expect(less).toMatchObject({ completedDays: ['2026-03-01', '2026-03-02'] });
  });

  it('with another unit is another habit, and what was done of the old one stays its own', async () => {
    await aPlan(anna, habits());
    await note(anna, 2, { act: 'done' });
    clock.set('2026-03-02T12:00:00Z');
    const before = (await current(anna)).habits[2];
    const [, , litres] = await change(anna, 2, { measure: { unit: 'litres', atLeast: 2 } });
    expect(litres?.seriesId).not.toBe(before?.seriesId);
    expect(litres).toMatchObject({ completedDays: [], amounts: [], countsFrom: '2026-03-02' });
  });

  it('back with its former unit goes on with the history of that', async () => {
    await aPlan(anna, habits());
    await note(anna, 2, { act: 'done' });
    const inGlasses = (await current(anna)).habits[2]?.seriesId;
    clock.set('2026-03-02T12:00:00Z');
    const litres = { unit: 'litres', atLeast: 2 };
    const inLitres = (await change(anna, 2, { measure: litres }))[2]?.seriesId;
    await note(anna, 2, { act: 'done' });
    const back = (await change(anna, 2, { measure: { unit: 'glass', atLeast: 8 } }))[2];
    expect(back).toMatchObject({ seriesId: inGlasses, completedDays: ['2026-03-01'], countsFrom: '2026-03-01' });
    clock.set('2026-03-10T12:00:00Z');
    expect((await change(anna, 2, { measure: litres }))[2]?.seriesId).toBe(inLitres);
  });

  it('finds no history of another habit, of another identity or of a habit that goes on beside it', async () => {
    const litres = { unit: 'litres', atLeast: 2 };
    await aPlan(anna, [...habits(), water({ measure: litres, order: 3 })]);
    const before = (await current(anna)).habits;
    await aPlan(anna, [habit('Walk for 5 minutes'), gym(), water({ measure: { unit: 'cups', atLeast: 3 } })]);
    const others = (await anna.must('GET /api/habits/all-current')).flatMap((group) => group.habits);
    const known = others.map(({ seriesId }) => seriesId);
    for (const measure of [litres, { unit: 'cups', atLeast: 3 }]) {
      expect(known).not.toContain((await change(anna, 2, { measure }))[2]?.seriesId);
    }
    // What it was called when it had that unit is another habit's name.
    const renamed = await change(anna, 2, { measure: glasses, description: 'Drink tea' });
    expect(renamed[2]?.seriesId).not.toBe(before[2]?.seriesId);
  });

  it('remembers its unit while it has no amount', async () => {
    await aPlan(anna, habits());
    const before = (await current(anna)).habits[2]?.seriesId;
    expect((await change(anna, 2, { measure: null }))[2]?.seriesId).toBe(before);
    expect((await change(anna, 2, { measure: { unit: 'litres', atLeast: 2 } }))[2]?.seriesId).not.toBe(before);
  });

  it('may get its first one, and goes on', async () => {
    await aPlan(anna, habits());
    await note(anna, 0, { act: 'done' });
    const [walk] = await change(anna, 0, { measure: { unit: 'steps', atLeast: 4000 } });
    expect(walk).toMatchObject({ completedDays: ['2026-03-01'], measure: { unit: 'steps', atLeast: 4000 } });
  });
});

describe('what makes no sense', () => {
  it.each<[string, object, boolean]>([
    ['no day chosen', { days: [] }, false],
    ['a day that there is none of', { days: ['someday'] }, false],
    ['a unit of 200 letters', { measure: { unit: 'g'.repeat(200), atLeast: 1 } }, false],
    ['no unit', { measure: { unit: '  ', atLeast: 1 } }, false],
    ['at least none', { measure: { unit: 'glasses', atLeast: 0 } }, false],
    ['minus three at least', { measure: { unit: 'glasses', atLeast: -3 } }, false],
    ['a thousand million at least', { measure: { unit: 'glasses', atLeast: 1e9 } }, false],
    ['at least and at most at once', { measure: { unit: 'glasses', atLeast: 1, atMost: 2 } }, false],
    ['neither of them', { measure: { unit: 'glasses' } }, false],
    ['half past noon o’clock', { moment: 'half past noon' }, false],
    ['25 o’clock', { moment: '25:00' }, false],
    ['at most none, which means none', { measure: { unit: 'cigarettes', atMost: 0 } }, true],
    ['a tenth of a glass', { measure: { unit: 'glasses', atLeast: 0.1 } }, true],
    ['noon', { moment: 'noon' }, true],
    ['13:30', { moment: '13:30' }, true],
  ])('%s: %j can be planned: %j', async (_what, changes, isTaken) => {
    const { identity } = await anIdentity(anna);
    const { status } = await anna.send('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: [habit('Walk for 5 minutes'), { ...water(), ...changes } as never] },
    });
    expect(status).toBe(isTaken ? 201 : 422);
    expect(await anna.must('GET /api/habits/all-current')).toHaveLength(isTaken ? 1 : 0);
  });
});

describe('a habit that comes without a series', () => {
  it('goes on with the one of the same words, as when an older offer is accepted again', async () => {
    const { group } = await aPlan(anna, habits());
    const ofBert = await aPlan(bert, habits());
    await note(anna, 0, { act: 'done' });
    await anna.must('POST /api/identities/:id/launch-habits', {
      params: { id: group.identityId },
      body: { habits: habits() },
    });
    const again = await current(anna);
    expect(again.habits.map(({ seriesId }) => seriesId)).toEqual(group.habits.map(({ seriesId }) => seriesId));
    expect(again.habits[0]?.completedDays).toEqual(['2026-03-01']);
    expect((await current(bert)).habits.map(({ seriesId }) => seriesId)).toEqual(
      ofBert.group.habits.map(({ seriesId }) => seriesId),
    );
  });
});
