import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';
import { complete, week } from './lived-week.testing.ts';

// The clock stands on Wednesday, 4 March 2026, noon in London; weeks start on Sunday.
let ada: TestClient;
let ben: TestClient;

beforeEach(async () => {
  [ada, ben] = await twoGuests();
  clock.set('2026-03-01T12:00:00Z');
});

const worded = (): ProposedHabit[] => [
  habit('Drink 8 glasses of water', {
    measure: { unit: 'glasses', atLeast: 8 },
    moment: 'noon',
    difficulty: 'medium',
  }),
  habit('Stretch for 2 minutes', { days: ['monday', 'thursday'], targetFrequency: 2, order: 1 }),
  habit('Drink 2 coffees at most', { measure: { unit: 'coffees', atMost: 2 }, targetFrequency: 7, order: 2 }),
];

type Group = Awaited<ReturnType<typeof aPlan>>['group'];

/** A week of days on which these habits, by their place, were done. */
async function lived(client: TestClient, group: Group, days: Readonly<Record<string, readonly number[]>>) {
  for (const [day, places] of Object.entries(days)) {
    clock.set(`2026-03-${day}T12:00:00Z`);
    const habitCompletions = group.habits.map(({ id }, place) => ({ habitId: id, completed: places.includes(place) }));
    await client.must('POST /api/check-ins', {
      body: { identityId: group.identityId, type: 'manual', habitCompletions },
      idempotencyKey: crypto.randomUUID(),
    });
  }
}

const adjust = (id: string, difficultyLevel: 'easier' | 'same' | 'harder') =>
  ada.must('POST /api/identities/:id/adjust-habits', { params: { id }, body: { difficultyLevel } });

describe('the next plan of habits with days, amounts and limits', () => {
  it('keeps all of them where nothing changes', async () => {
    const { identity, group } = await aPlan(ada, worded());
    await lived(ada, group, { '02': [0, 1, 2], '03': [0, 2], '04': [0, 2], '05': [0, 1, 2], '07': [0, 2] });
    const { habits } = await adjust(identity.id, 'same');
    expect(habits.map(({ description, days, measure, moment }) => [description, days, measure, moment])).toEqual([
      ['Drink 8 glasses of water', null, { unit: 'glasses', atLeast: 8 }, 'noon'],
      ['Stretch for 2 minutes', ['monday', 'thursday'], null, null],
      ['Drink 2 coffees at most', null, { unit: 'coffees', atMost: 2 }, null],
    ]);
  });

  it('lowers an amount with the number in its words, and never raises a limit', async () => {
    const { identity, group } = await aPlan(ada, worded());
    await lived(ada, group, { '02': [1], '05': [1], '07': [1] });
    const { habits } = await adjust(identity.id, 'easier');
    expect(habits[0]).toMatchObject({
      description: 'Drink 6 glasses of water',
      measure: { unit: 'glasses', atLeast: 6 },
      moment: 'noon',
    });
    expect(habits[2]?.measure).toEqual({ unit: 'coffees', atMost: 2 });
    for (const { days, targetFrequency } of habits) expect(days?.length ?? targetFrequency).toBe(targetFrequency);
  });

  it('moves a day to where the habit happens, and launches it there', async () => {
    const { identity, group } = await aPlan(ada, worded());
    await lived(ada, group, { '02': [0, 1, 2], '03': [0, 1, 2], '07': [0, 2] });
    await complete(ada, identity.id);
    clock.set('2026-03-08T12:00:00Z');
    const launch = (habits: ProposedHabit[]) =>
      ada.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
    await launch((await adjust(identity.id, 'same')).habits);
    const next = await ada.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    await lived(ada, next, { '09': [0, 1, 2], '10': [0, 1, 2], '14': [0, 2] });
    const { habits, changes } = await adjust(identity.id, 'same');
    const moved = changes.find(({ kind }) => kind === 'day_moved');
    expect(moved?.reason).toBe('2 of 2 last week, so it is on Tuesday instead of Thursday.');
    clock.set('2026-03-15T12:00:00Z');
    await launch(habits);
    const group3 = await ada.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    expect(group3.habits[1]).toMatchObject({
      seriesId: group.habits[1]?.seriesId,
      days: ['monday', 'tuesday'],
      dueOn: ['2026-03-16', '2026-03-17'],
      targetFrequency: 2,
    });
  });

  it('in a short week asks for the named days that are left', async () => {
    const { identity, group } = await aPlan(ada, worded());
    await lived(ada, group, { '02': [0, 1, 2], '07': [0] });
    clock.set('2026-03-13T12:00:00Z');
    const { changes, habits } = await ada.must('POST /api/identities/:id/create-short-week', {
      params: { id: identity.id },
      body: {},
    });
    expect(changes.find(({ before }) => before?.days)?.reason).toContain('waits for the next full week');
    expect(habits.find(({ days }) => days)).toMatchObject({ targetFrequency: 2, days: ['monday', 'thursday'] });
  });

  it("is nobody else's", async () => {
    const { identity } = await aPlan(ada, worded());
    const params = { id: identity.id };
    const { status } = await ben.send('POST /api/identities/:id/adjust-habits', {
      params,
      body: { difficultyLevel: 'same' },
    });
    expect(status).toBe(404);
  });
});

it('a review asks about a habit that was set aside three times, and counts its days for neither', async () => {
  const { identity, group } = await aPlan(ada, worded());
  for (const day of ['02', '03', '04']) {
    clock.set(`2026-03-${day}T12:00:00Z`);
    await ada.must('POST /api/check-ins/habits/:habitId', {
      params: { habitId: group.habits[0]?.id as string },
      body: { act: 'skip', reason: 'a cold' },
      idempotencyKey: crypto.randomUUID(),
    });
  }
  await lived(ada, group, { '05': [0, 1, 2], '06': [0, 2], '07': [0, 2] });
  const say = async (...content: string[]) => {
    const previousMessages = content.map((text) => ({ role: 'user' as const, content: text }));
    const body = { ...week, previousMessages };
    const params = { identityId: identity.id };
    return (await ada.must('POST /api/weekly-reviews/:identityId/conduct', { params, body })).response;
  };
  expect(await say()).toContain('“Drink 8 glasses of water” on 3 of 4');
  expect(await say('a full bottle stood on my desk')).toMatch(/[Tt]hree/);
});

it('a week that was noted habit by habit, and never as a whole, was lived', async () => {
  const { identity, group } = await aPlan(ada, worded());
  clock.set('2026-03-02T12:00:00Z');
  for (const day of ['02', '03', '04']) {
    clock.set(`2026-03-${day}T12:00:00Z`);
    await ada.must('POST /api/check-ins/habits/:habitId', {
      params: { habitId: group.habits[0]?.id as string },
      body: { act: 'add', amount: 8 },
      idempotencyKey: crypto.randomUUID(),
    });
  }
  clock.set('2026-03-07T12:00:00Z');
  const { changes } = await adjust(identity.id, 'same');
  expect(changes.find(({ before }) => before?.measure?.unit === 'glasses')?.reason).toContain('3 of 7 last week');
});

it('a refinement leaves the habits that it does not touch as they were, to the byte', async () => {
  const { identity } = await aPlan(ada, worded());
  const { habits: offered } = await adjust(identity.id, 'same');
  const habits = offered.map(({ templateId: _none, ...rest }) => rest);
  const { refinedHabits } = await ada.must('POST /api/chat/refine-habits', {
    body: {
      messages: [{ role: 'user', content: 'make the stretch easier' }],
      identity: { id: identity.id, name: identity.name },
      currentHabits: habits,
    },
  });
  expect(JSON.stringify(refinedHabits[0])).toBe(JSON.stringify(habits[0]));
  expect(JSON.stringify(refinedHabits[2])).toBe(JSON.stringify(habits[2]));
  expect(refinedHabits[1]).not.toEqual(habits[1]);
});
