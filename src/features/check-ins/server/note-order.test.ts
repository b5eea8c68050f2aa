import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import { db } from '#server/db/access.ts';
import { checkIns, habitCompletions, habitNotes } from '#server/db/schema.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
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
const habits = (): ProposedHabit[] => [
  habit('Walk for 5 minutes'),
  habit('Drink water', { measure: glasses, order: 1 }),
];

type Body = { act: string; amount?: number; reason?: string; date?: string; madeAt?: string };
type Sent = { status: number; body: Record<string, unknown> };

/** One note, as a device sends it; `clock` is what its clock shows then. */
const send = (client: TestClient, habitId: string, body: Body, deviceTime?: string) =>
  client.send('POST /api/check-ins/habits/:habitId', {
    params: { habitId },
    body: body as never,
    ...(deviceTime && { headers: { 'x-device-time': deviceTime } }),
  }) as unknown as Promise<Sent>;

async function note(client: TestClient, habitId: string, body: Body, deviceTime?: string) {
  const answer = await send(client, habitId, body, deviceTime);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const at = (group: HabitGroup, place: number) => group.habits[place]?.id as string;
const getGroup = async (client: TestClient) => (await client.must('GET /api/habits/all-current'))[0] as HabitGroup;
const morning = (time: string) => `2026-03-04T${time}:00Z`;

describe('notes of one day', () => {
  it.each([
    ['ticked last', 'done', 'clear', ['2026-03-04']],
    ['taken back last', 'clear', 'done', []],
  ])('%s stands, though it arrives first', async (_what, last, first, completedDays) => {
    const { group } = await aPlan(anna, habits());
    await aPlan(bert, habits());
    await note(anna, at(group, 0), { act: last, madeAt: morning('11:00') });
    const answer = await note(anna, at(group, 0), { act: first, madeAt: morning('10:00') });
    expect(answer).toMatchObject({ completed: completedDays.length > 0 });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays });
    expect((await getGroup(bert)).habits[0]).toMatchObject({ completedDays: [] });
  });

  it('add up around the last total, in whatever order they arrive', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 1), { act: 'add', amount: 1, madeAt: morning('11:00') });
    await note(anna, at(group, 1), { act: 'add', amount: 2, madeAt: morning('09:00') });
    expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 3 }]);
    await note(anna, at(group, 1), { act: 'set', amount: 5, madeAt: morning('10:00') });
    expect((await getGroup(anna)).habits[1]).toMatchObject({
      amounts: [{ date: '2026-03-04', amount: 6 }],
      completedDays: ['2026-03-04'],
    });
  });

  it('come to the same in every order, and to one check-in', async () => {
    const { group } = await aPlan(anna, habits());
    const theirs = await aPlan(bert, habits());
    const acts: Body[] = [
      { act: 'add', amount: 2 },
      { act: 'skip', reason: 'Ill' },
      { act: 'clear' },
      { act: 'set', amount: 1.5 },
      { act: 'add', amount: 3 },
      { act: 'done' },
      { act: 'add', amount: -1 },
    ];
    const made = acts.map((body, minute) => ({ ...body, madeAt: morning(`11:0${minute}`) }));
    for (const body of made) await note(anna, at(group, 1), body);
    for (const place of [4, 1, 6, 0, 3, 2, 5]) {
      const body = made[place] as Body;
      await note(bert, at(theirs.group, 1), body);
    }
    const [ours, others] = [(await getGroup(anna)).habits[1], (await getGroup(bert)).habits[1]];
    expect(ours).toMatchObject({ amounts: [{ date: '2026-03-04', amount: 3.5 }], completedDays: ['2026-03-04'] });
    expect([others?.amounts, others?.completedDays, others?.skippedDays]).toEqual([
      ours?.amounts,
      ours?.completedDays,
      ours?.skippedDays,
    ]);
    expect(await db().select().from(checkIns)).toHaveLength(2);
    expect(await db().select().from(habitCompletions)).toHaveLength(2);
  });

  it('sent by two devices at once are all there', async () => {
    const { group } = await aPlan(anna, habits());
    const water = (minute: number) =>
      note(anna, at(group, 1), { act: 'add', amount: 1, madeAt: morning(`11:0${minute}`) });
    await Promise.all([0, 1, 2, 3].map(water));
    expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 4 }]);
    expect(await db().select().from(checkIns)).toHaveLength(1);
  });

  it('count no later than they arrive: a clock that is fast wins nothing', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 0), { act: 'done', madeAt: morning('17:00') });
    clock.set('2026-03-04T13:00:00Z');
    await note(anna, at(group, 0), { act: 'clear', madeAt: morning('13:00') });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: [] });
  });

  it.each([
    ['two days slow', '2026-03-02'],
    ['three days fast', '2026-03-07'],
  ])('made by a clock that is %s count by their arrival, for today', async (_what, day) => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 0), { act: 'clear', madeAt: morning('11:59') });
    const said = { act: 'done', date: day, madeAt: `${day}T12:00:00Z` };
    const answer = await note(anna, at(group, 0), said, `${day}T12:00:01Z`);
    expect(answer).toMatchObject({ date: '2026-03-04', completed: true });
  });

  it('made yesterday without a network count as yesterday’s', async () => {
    const { group } = await aPlan(anna, habits());
    clock.set('2026-03-05T08:00:00Z');
    const said = { act: 'done', date: '2026-03-04', madeAt: '2026-03-04T22:00:00Z' };
    expect(await note(anna, at(group, 0), said, '2026-03-05T08:00:00Z')).toMatchObject({ date: '2026-03-04' });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: ['2026-03-04'] });
  });

  it('with a device time that is none are refused, and nothing changes', async () => {
    const { group } = await aPlan(anna, habits());
    expect((await send(anna, at(group, 0), { act: 'done', madeAt: 'this morning' })).status).toBe(422);
    expect((await note(anna, at(group, 0), { act: 'done' }, 'half past nine')).completed).toBe(true);
  });

  it('are kept apart to a bound, beyond which they stand as they are', async () => {
    const { group } = await aPlan(anna, habits());
    for (let sip = 0; sip < 104; sip++) await note(anna, at(group, 1), { act: 'add', amount: 0.01 });
    expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 1.04 }]);
    expect((await db().select().from(habitNotes)).length).toBeLessThanOrEqual(100);
  });
});

describe('a note that arrives after the day was saved as a whole', () => {
  it('counts when it was made later, not when it was made before', async () => {
    const { group } = await aPlan(anna, habits());
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 0) });
    await note(anna, at(group, 0), { act: 'done', madeAt: morning('11:00') });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: [] });
    clock.set('2026-03-04T12:30:00Z');
    await note(anna, at(group, 0), { act: 'done', madeAt: morning('12:20') });
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: ['2026-03-04'] });
  });

  it('counts for a habit that a chat did not speak of', async () => {
    const { group } = await aPlan(anna, habits());
    const said = { type: 'ai' as const, habitCompletions: [{ habitId: at(group, 1), completed: true }] };
    await anna.must('POST /api/check-ins', { body: { ...checkInBody(group, 0), ...said } });
    await note(anna, at(group, 0), { act: 'done', madeAt: morning('11:00') });
    expect((await getGroup(anna)).habits.map(({ completionsThisWeek }) => completionsThisWeek)).toEqual([1, 1]);
  });

  it('is added to what was noted before there was a log', async () => {
    const { group } = await aPlan(anna, habits());
    await note(anna, at(group, 1), { act: 'add', amount: 2 });
    await db().delete(habitNotes);
    await note(anna, at(group, 1), { act: 'add', amount: 1 });
    await note(anna, at(group, 1), { act: 'add', amount: 1, madeAt: morning('11:59') });
    expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 4 }]);
  });
});

describe('a note that comes too late', () => {
  it('for a habit that is no longer in the plan says so, and nothing is lost of the others', async () => {
    const { group, identity } = await aPlan(anna, [...habits(), habit('Stretch', { order: 2 })]);
    const [walk, water] = proposedAgain(group.habits);
    await anna.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: [walk, water] as ProposedHabit[] },
    });
    const late = await send(anna, at(group, 2), { act: 'done', madeAt: morning('11:00') });
    expect(late).toMatchObject({ status: 422, body: { issues: [{ path: 'body.habitId' }] } });
    // The same habit in the plan that came after goes on.
    expect(await note(anna, at(group, 0), { act: 'done' })).toMatchObject({ completed: true });
  });

  it('as the answer to a reminder of a week ago counts for its own day, once, and leaves today open', async () => {
    const { group, identity } = await aPlan(anna, habits());
    clock.set('2026-03-11T08:00:00Z');
    const params = { id: identity.id };
    await anna.must('POST /api/identities/:id/launch-habits', {
      params,
      body: { habits: proposedAgain(group.habits) },
    });
    const late = { act: 'done', date: '2026-03-04', madeAt: '2026-03-11T08:00:00Z' };
    for (let press = 0; press < 2; press += 1)
      expect(await note(anna, at(group, 0), late)).toMatchObject({ date: '2026-03-04', completed: true });
    expect(await db().select().from(habitCompletions)).toHaveLength(1);
    expect((await getGroup(anna)).habits[0]).toMatchObject({ completedDays: [] });
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(1);
  });

  it('for a day of a plan that has ended counts until its week is closed', async () => {
    const { group } = await aPlan(anna, habits());
    clock.set('2026-03-09T08:00:00Z');
    const friday = { act: 'done', date: '2026-03-06', madeAt: '2026-03-06T20:00:00Z' };
    expect(await note(anna, at(group, 0), friday)).toMatchObject({ date: '2026-03-06', completed: true });
    clock.set('2026-03-20T08:00:00Z');
    expect(await send(anna, at(group, 0), { ...friday, act: 'clear' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'body.date', message: 'This week is closed for check-ins' }] },
    });
  });
});

it('a tick on a paused day is a vote, and asks for nothing more', async () => {
  const { group } = await aPlan(anna, habits());
  await anna.must('POST /api/pauses', { body: { until: calendarDay('2026-03-05') } });
  expect(await note(anna, at(group, 0), { act: 'done' })).toMatchObject({ completed: true });
  const [walk] = (await getGroup(anna)).habits;
  expect(walk).toMatchObject({ completionsThisWeek: 1, effectiveTarget: 2 });
  expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(0);
});

it('the answer carries what the first screen shows from now on', async () => {
  await aPlan(anna, habits());
  const { group } = await aPlan(anna, habits());
  await aPlan(bert, habits());
  const { dashboard } = await note(anna, at(group, 0), { act: 'done' });
  const groups = await anna.must('GET /api/habits/all-current');
  expect(dashboard).toEqual({
    group: groups.find(({ identityId }) => identityId === group.identityId),
    dailyStatus: await anna.must('GET /api/check-ins/daily-status'),
    weeklyTracking: await anna.must('GET /api/check-ins/weekly-tracking'),
    stats: await anna.must('GET /api/progress/stats', { query: { period: 'week' } }),
    evidence: await anna.must('GET /api/progress/evidence'),
    reviewStandings: (await anna.must('GET /api/bootstrap')).reviewStandings,
  });
});

it('a repeated request answers the same day, with the screen as it is by then', async () => {
  const { group } = await aPlan(anna, habits());
  const tick = { params: { habitId: at(group, 0) }, body: { act: 'done' as const }, idempotencyKey: randomUUID() };
  await anna.must('POST /api/check-ins/habits/:habitId', tick);
  await note(anna, at(group, 1), { act: 'done' });
  const again = await anna.must('POST /api/check-ins/habits/:habitId', tick);
  expect(again).toMatchObject({ completed: true, isCheckedIn: false });
  expect(again.dashboard.dailyStatus.identitiesNeedingCheckIn).toBe(0);
});

it('notes that arrive at one moment count each once, the same request once, beside a check-in and a change of the settings', async () => {
  const { group } = await aPlan(anna, habits());
  const other = await aPlan(anna, habits());
  await aPlan(bert, habits());
  const water = { params: { habitId: at(group, 1) }, body: { act: 'add' as const, amount: 1 } };
  const again = randomUUID();
  const keys = [...Array.from({ length: 4 }, () => randomUUID()), again, again, again];
  const answers = await Promise.all([
    ...keys.map((idempotencyKey) => anna.send('POST /api/check-ins/habits/:habitId', { ...water, idempotencyKey })),
    anna.send('POST /api/check-ins', { body: checkInBody(other.group, 1), idempotencyKey: randomUUID() }),
    anna.send('PATCH /api/user/preferences', { body: { theme: 'dark' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([...keys.map(() => 200), 201, 200]);
  expect((await getGroup(anna)).habits[1]?.amounts).toEqual([{ date: '2026-03-04', amount: 5 }]);
  expect((await getGroup(bert)).habits[1]?.amounts).toEqual([]);
});
