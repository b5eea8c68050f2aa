import { beforeEach, expect, it } from 'vitest';
import { anIdentity, aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup, ProposedHabit } from '../contract.ts';

// The pinned clock is Wednesday 4 March 2026, noon in London; the week starts on Sunday the 1st.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const habits = (): ProposedHabit[] => [
  habit('Drink water', { templateId: 'nut.water', measure: { unit: 'glasses', atLeast: 6 } }),
  habit('Walk for 5 minutes', { templateId: 'mov.walk', targetFrequency: 3, order: 1 }),
];

const current = (identityId: string) => anna.must('GET /api/habits/current/:identityId', { params: { identityId } });

/** The running plan launched again from today on, as 'Edit habits' does it. */
function editHabits(group: HabitGroup, change: (habit: ProposedHabit) => Partial<ProposedHabit>, client = anna) {
  const again = proposedAgain(group.habits).map((one, place) => {
    const { days, measure, moment } = group.habits[place] as HabitGroup['habits'][number];
    const same = { ...one, days, measure, moment };
    return { ...same, ...change(same) };
  });
  const { identityId, plan } = group;
  return client.send('POST /api/identities/:id/launch-habits', {
    params: { id: identityId },
    body: { habits: again, weekType: plan.weekType, startsOn: group.plan.activeFrom },
  });
}

it('other days, amounts and times count from today, and what was done stays', async () => {
  const { identity, group } = await aPlan(anna, habits());
  await anna.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  const { status } = await editHabits(group, ({ description }) =>
    description === 'Drink water'
      ? { measure: { unit: 'glasses', atLeast: 8 }, moment: 'noon' }
      : { days: ['wednesday', 'saturday'], targetFrequency: 2 },
  );
  expect(status).toBe(201);
  const [water, walk] = (await current(identity.id)).habits;
  expect([water?.seriesId, walk?.seriesId]).toEqual(group.habits.map(({ seriesId }) => seriesId));
  expect(water).toMatchObject({ measure: { unit: 'glasses', atLeast: 8 }, moment: 'noon' });
  expect(walk).toMatchObject({ days: ['wednesday', 'saturday'], completedDays: ['2026-03-04'], effectiveTarget: 2 });
});

it('another unit begins the habit anew, and the others go on', async () => {
  const { identity, group } = await aPlan(anna, habits());
  await editHabits(group, ({ description }) =>
    description === 'Drink water' ? { measure: { unit: 'litres', atLeast: 2 } } : {},
  );
  const [water, walk] = (await current(identity.id)).habits;
  expect(water?.seriesId).not.toBe(group.habits[0]?.seriesId);
  expect(walk?.seriesId).toBe(group.habits[1]?.seriesId);
});

it('a habit stays the coach’s own as long as its words stay, and is the person’s once they change', async () => {
  const { identity, group } = await aPlan(anna, habits());
  await editHabits(group, ({ description }) =>
    description === 'Drink water' ? { moment: 'noon' } : { description: 'Walk to the park' },
  );
  clock.set('2026-03-08T12:00:00Z');
  const body = { emergency: false };
  const next = await anna.must('POST /api/identities/:id/create-short-week', { params: { id: identity.id }, body });
  const before = next.changes.map((change) => [change.before?.description, change.before?.templateId ?? null]);
  expect(before).toContainEqual(['Drink water', 'nut.water']);
  expect(before).toContainEqual(['Walk to the park', null]);
});

/** The running plan launched again from today on, with this list of habits. */
function relaunch({ identityId, plan }: HabitGroup, list: readonly ProposedHabit[], startsOn = plan.activeFrom) {
  return anna.send('POST /api/identities/:id/launch-habits', {
    params: { id: identityId },
    body: { habits: [...list], weekType: plan.weekType, startsOn },
  });
}

it('a renamed habit goes on, a removed one ends with its ticks kept, and an added one counts from today', async () => {
  clock.set('2026-03-02T12:00:00Z');
  const { identity, group } = await aPlan(anna, [...habits(), habit('Sing', { order: 2 })]);
  await anna.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  clock.set('2026-03-04T12:00:00Z');
  const wednesday = await current(identity.id);
  await anna.must('POST /api/check-ins', { body: checkInBody(wednesday, 3) });
  const [water, walk] = proposedAgain(wednesday.habits) as [ProposedHabit, ProposedHabit];
  const list = [
    habit('Ring my sister', { order: 0, implementationIntention: '' }),
    { ...walk, description: 'Walk to the park', templateId: null, order: 1 },
    { ...water, measure: { unit: 'glasses', atLeast: 6 }, order: 2 },
  ];
  const edited = await relaunch(wednesday, list, calendarDay('2026-03-04'));
  expect(edited.status).toBe(201);
  const { habits: after, otherVotes } = await current(identity.id);
  // What was done of singing stays a vote of this week.
  expect(otherVotes).toBe(2);
  expect(after.map(({ description }) => description)).toEqual(['Ring my sister', 'Walk to the park', 'Drink water']);
  const [sister, park] = after;
  expect(sister).toMatchObject({ countsFrom: '2026-03-04', completedDays: [] });
  expect(park).toMatchObject({ seriesId: walk.seriesId, completedDays: ['2026-03-02', '2026-03-04'] });
  const evidence = await anna.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
  expect(evidence.votes).toEqual({ ever: 6, thisWeek: 6 });
});

it('a plan keeps two core habits, and nothing of a refused one is saved', async () => {
  const { identity, group } = await aPlan(anna, habits());
  const [water, walk] = proposedAgain(group.habits) as [ProposedHabit, ProposedHabit];
  for (const list of [[water], [water, { ...walk, habitType: 'experimental' as const }]]) {
    const { status, body } = await relaunch(group, list);
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      422,
      'Choose at least two core habits',
    ]);
  }
  expect((await current(identity.id)).plan).toEqual(group.plan);
});

it('two habits may share their words, and markup is words', async () => {
  const { identity, group } = await aPlan(anna, habits());
  const list = ['<b>Walk</b>', '<b>Walk</b>'].map((words, order) => habit(words, { order }));
  expect((await relaunch(group, list)).status).toBe(201);
  const after = (await current(identity.id)).habits;
  expect(after.map(({ description }) => description)).toEqual(['<b>Walk</b>', '<b>Walk</b>']);
  expect(new Set(after.map(({ seriesId }) => seriesId)).size).toBe(2);
});

it('nobody edits the habits of somebody else', async () => {
  const { group } = await aPlan(anna, habits());
  expect((await editHabits(group, () => ({ moment: 'noon' }), bert)).status).toBe(404);
});

it('the coach leaves days, amount and time of a habit alone that it was not asked about', async () => {
  const { identity } = await anIdentity(anna);
  const byHand = {
    days: ['monday', 'thursday'],
    targetFrequency: 2,
    measure: { unit: 'glasses', atLeast: 6 },
    moment: '13:30',
  } as const;
  const currentHabits = [
    habit('Drink water', { ...byHand, days: [...byHand.days] }),
    habit('Walk for 10 minutes', { order: 1, difficulty: 'medium' }),
  ];
  const body = {
    identity: { id: identity.id, name: identity.name },
    messages: [{ role: 'user' as const, content: 'Make the walk easier' }],
    currentHabits,
  };
  const { refinedHabits } = await anna.must('POST /api/chat/refine-habits', { body });
  expect(refinedHabits[0]).toEqual(currentHabits[0]);
  expect(refinedHabits[1]?.description).not.toBe('Walk for 10 minutes');
});

it('is saved only in place of the plan that it was made from', async () => {
  const { identity, group } = await aPlan(anna, habits());
  const params = { id: identity.id };
  const list = proposedAgain(group.habits);
  const launch = (replaces: string | null | undefined) =>
    anna.send('POST /api/identities/:id/launch-habits', { params, body: { habits: list, replaces } });
  const { plan: second } = await anna.must('POST /api/identities/:id/launch-habits', {
    params,
    body: { habits: list, replaces: group.plan.id },
  });
  for (const replaces of [group.plan.id, null]) {
    expect(await launch(replaces)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  }
  expect((await current(identity.id)).plan.id).toBe(second.id);
  expect((await launch(undefined)).status).toBe(201);
});

it('a plan that is over is nothing that could be replaced', async () => {
  const { identity, group } = await aPlan(anna, habits());
  clock.set('2026-03-09T12:00:00Z');
  const params = { id: identity.id };
  const body = { habits: proposedAgain(group.habits), replaces: group.plan.id };
  expect((await anna.send('POST /api/identities/:id/launch-habits', { params, body })).status).toBe(409);
  await anna.must('POST /api/identities/:id/launch-habits', { params, body: { ...body, replaces: null } });
});

it('the running plan tells which habits are the coach’s own', async () => {
  const { group } = await aPlan(anna, [...habits(), habit('Sing', { order: 2 })]);
  expect(group.habits.map(({ templateId }) => templateId)).toEqual(['nut.water', 'mov.walk', null]);
});
