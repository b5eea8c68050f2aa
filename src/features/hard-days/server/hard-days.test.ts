import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import { noticesFor } from '#features/reminders/server/word/notices-for.ts';
import { livedWeek, week } from '#features/reviews/server/lived-week.testing.ts';

let me: TestClient;
let them: TestClient;

const TODAY = calendarDay('2026-03-04');

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const HABITS = [
  habit('Walk for 20 minutes'),
  habit('Drink water', { order: 1, measure: { unit: 'glasses', atLeast: 8 } }),
  habit('Coffee', { order: 2, measure: { unit: 'coffees', atMost: 2 } }),
];

const setHard = (client: TestClient, body: Record<string, unknown> = {}) =>
  client.send('POST /api/hard-days', { body });
const isHard = async (client: TestClient) => (await client.must('GET /api/check-ins/daily-status')).isHardDay;
const planned = async (client: TestClient, description: string) => {
  const [group] = await client.must('GET /api/habits/all-current');
  const found = group?.habits.find((one) => one.description === description);
  if (!found) throw new Error(`${description} is not planned`);
  return found;
};
const note = async (client: TestClient, description: string, body: Record<string, unknown>) =>
  client.must('POST /api/check-ins/habits/:habitId', {
    params: { habitId: (await planned(client, description)).id },
    body: body as { act: 'done' },
  });

describe('a hard day', () => {
  it('is one once it is said, until it is taken back, and for nobody else', async () => {
    expect(await isHard(me)).toBe(false);
    expect((await setHard(me)).body).toEqual({ date: TODAY, isHard: true });
    expect((await setHard(me)).status).toBe(200);
    expect([await isHard(me), await isHard(them)]).toEqual([true, false]);
    expect((await setHard(me, { isHard: false })).body).toEqual({ date: TODAY, isHard: false });
    expect(await isHard(me)).toBe(false);
  });

  it('ends with the local day, which the hour says at which its owner lets days begin', async () => {
    await me.must('PATCH /api/user/preferences', { body: { dayStartHour: 4 } });
    await setHard(me);
    clock.set('2026-03-05T03:59:00Z');
    expect(await isHard(me)).toBe(true);
    clock.set('2026-03-05T04:00:00Z');
    expect(await isHard(me)).toBe(false);
  });

  it.each([
    ['2026-03-05', 'Only today or an earlier day can be hard'],
    ['2026-02-18', 'This day is too long ago to change'],
  ])('cannot be %s on March 4', async (date, message) => {
    expect((await setHard(me, { date })).body).toMatchObject({ code: 'INVALID', message });
  });

  it('may arrive late, from a device that was without a network', async () => {
    await aPlan(me, HABITS);
    clock.set('2026-03-05T12:00:00Z');
    expect((await setHard(me, { date: TODAY })).status).toBe(200);
    expect(await isHard(me)).toBe(false);
    const late = await note(me, 'Drink water', { act: 'done', date: TODAY });
    expect(late).toMatchObject({ completed: true, amount: 1 });
  });
});

describe('the plan of a hard day', () => {
  beforeEach(async () => {
    await aPlan(me, HABITS);
  });

  it('says of each habit what it comes to, and stays as it is itself', async () => {
    await setHard(me);
    expect(await planned(me, 'Walk for 20 minutes')).toMatchObject({ small: { description: 'Walk for 2 minutes' } });
    expect(await planned(me, 'Drink water')).toMatchObject({
      measure: { unit: 'glasses', atLeast: 8 },
      small: { description: 'Drink water', measure: { unit: 'glasses', atLeast: 1 } },
    });
    expect((await planned(me, 'Coffee')).small).toBeNull();
  });

  it('counts the small version in full, and what was kept stays when it is taken back', async () => {
    expect(await note(me, 'Drink water', { act: 'add', amount: 1 })).toMatchObject({ completed: false, amount: 1 });
    await note(me, 'Drink water', { act: 'clear' });
    await setHard(me);
    const kept = await note(me, 'Drink water', { act: 'add', amount: 1 });
    expect(kept).toMatchObject({ completed: true, amount: 1 });
    expect(kept.dashboard.group?.habits.find(({ id }) => id === kept.habitId)?.completedDays).toEqual([TODAY]);
    await setHard(me, { isHard: false });
    expect((await planned(me, 'Drink water')).completedDays).toEqual([TODAY]);
    expect(await note(me, 'Drink water', { act: 'set', amount: 1 })).toMatchObject({ completed: false });
  });

  it('counts what was noted before it was hard, until that is taken back', async () => {
    await note(me, 'Drink water', { act: 'add', amount: 1 });
    await setHard(me);
    expect((await planned(me, 'Drink water')).completedDays).toEqual([TODAY]);
    await setHard(me, { isHard: false });
    expect(await planned(me, 'Drink water')).toMatchObject({ completedDays: [], amounts: [{ amount: 1 }] });
    // What was counted as it is stays so, and so does what is noted on the hard day itself.
    await note(me, 'Drink water', { act: 'done' });
    await setHard(me);
    await setHard(me, { isHard: false });
    expect((await planned(me, 'Drink water')).completedDays).toEqual([TODAY]);
    await note(me, 'Drink water', { act: 'set', amount: 1 });
    await setHard(me);
    await note(me, 'Drink water', { act: 'add', amount: 1 });
    await setHard(me, { isHard: false });
    expect((await planned(me, 'Drink water')).completedDays).toEqual([TODAY]);
  });

  it('is checked in once what was noted before is all that it asks for', async () => {
    await note(me, 'Walk for 20 minutes', { act: 'done' });
    await note(me, 'Coffee', { act: 'done' });
    await note(me, 'Drink water', { act: 'add', amount: 1 });
    const open = async () => (await me.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn;
    expect(await open()).toBe(1);
    await setHard(me);
    expect(await open()).toBe(0);
    await setHard(me, { isHard: false });
    expect(await open()).toBe(1);
  });

  it('is what the form asks for, and what a day that is saved as a whole is judged by', async () => {
    await setHard(me);
    const asked = await me.must('GET /api/check-ins/day', { query: { date: TODAY } });
    expect(asked.groups[0]?.habits.map(({ description }) => description)).toEqual([
      'Walk for 2 minutes',
      'Drink water',
      'Coffee',
    ]);
    const [group] = await me.must('GET /api/habits/all-current');
    const water = group?.habits.find(({ description }) => description === 'Drink water');
    const said = [{ habitId: water?.id ?? '', completed: false, amount: 1 }];
    const body = checkInBody(group as NonNullable<typeof group>, 0, { habitCompletions: said });
    const saved = await me.must('POST /api/check-ins', { body });
    expect(saved.habitCompletions).toMatchObject([{ completed: true, amount: 1 }]);
  });

  it('asks other days for what was planned', async () => {
    await setHard(me);
    clock.set('2026-03-05T12:00:00Z');
    expect(await note(me, 'Drink water', { act: 'add', amount: 1 })).toMatchObject({ completed: false });
  });

  it('is understood in the words of the small version', async () => {
    await setHard(me);
    const [group] = await me.must('GET /api/habits/all-current');
    const said = await me.must('POST /api/check-ins/ai-conversation', {
      body: { identityId: group?.identityId, message: 'I walked for 2 minutes' },
    });
    const walk = await planned(me, 'Walk for 20 minutes');
    expect(said.extractedCompletions).toMatchObject([{ habitId: walk.id, completed: true }]);
  });
});

it('two devices that say it at once make it hard once', async () => {
  await Promise.all([setHard(me), setHard(me)]);
  expect(await getRows(sql`SELECT date::text FROM hard_days`)).toEqual([{ date: TODAY }]);
});

describe('a week with hard days', () => {
  async function reviewAfter(hardDays: readonly string[]) {
    const { params } = await livedWeek(me, 3);
    for (const date of hardDays) await setHard(me, { date });
    const opened = { ...week, previousMessages: [] };
    const { response } = await me.must('POST /api/weekly-reviews/:identityId/conduct', { params, body: opened });
    return response;
  }

  it('three of them are told of in its review, which leans towards easier', async () => {
    expect(await reviewAfter(['2026-03-04', '2026-03-05', '2026-03-06'])).toContain(
      'You had 3 hard days, so a lighter week may fit better.',
    );
  });

  it('two of them are not', async () => {
    expect(await reviewAfter(['2026-03-04', '2026-03-05'])).not.toContain('hard day');
  });
});

describe('reminders of a hard day', () => {
  const told = async (slot: string) => {
    const [notice] = await noticesFor(
      [{ userId: (await me.must('GET /api/auth/user')).id, slot: slot as 'morning', day: TODAY, at: new Date() }],
      new Date(),
    );
    return notice?.message;
  };

  it('tell of the small versions, and that one counts in full', async () => {
    await aPlan(me, [habit('Walk for 20 minutes'), habit('Read 10 pages', { order: 1 })]);
    expect(await told('morning')).toContain('Walk for 20 minutes');
    await setHard(me);
    await setHard(them);
    expect(await told('morning')).toBe('First: Walk for 2 minutes. Then 1 more, one at a time.');
    expect(await told('evening')).toBe('Today is a hard one. One small version counts in full, and so does a rest.');
  });

  it('at a habit’s own time call it by its small version', async () => {
    const { group } = await aPlan(me, [
      habit('Walk for 20 minutes', { remindAt: '18:00' as never }),
      habit('Stretch', { order: 1 }),
    ]);
    await setHard(me);
    expect(group.habits[0]?.remindAt).toBe('18:00');
    expect(await told('18:00')).toBe('Its moment, as The Everyday Mover. Today the small version counts in full.');
  });
});
