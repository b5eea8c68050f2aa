import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { aPlan, anIdentity, checkInBody, habit, threeHabits } from '#app/testing/world/factories.ts';
import { clock, freshServer, statements } from '#app/testing/server/test-server.ts';
import { runJob } from '#app/testing/server/kept-jobs.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { at, getAWeek, getBell } from './bell.testing.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  me = await server.guest();
  them = await server.guest();
});

const bell = (client = me) => getBell(client);
const kinds = async (client = me) => (await bell(client)).map(({ type }) => type);
const aWeek = (client = me) => getAWeek(client);
const checkIn = async ({ group }: Awaited<ReturnType<typeof aPlan>>, client = me) =>
  client.must('POST /api/check-ins', { body: checkInBody(group, 1) });

describe('the bell', () => {
  it('asks for the check-in at the time of the evening, once', async () => {
    const { identity } = await aWeek();
    await at('2026-03-01T20:14:59Z');
    expect(await bell()).toEqual([]);
    await at('2026-03-01T20:15:00Z');
    for (const later of ['20:15:01', '20:16:00', '21:14:00', '23:59:59']) await at(`2026-03-01T${later}Z`);
    expect(await bell()).toEqual([
      expect.objectContaining({
        type: 'check_in_missing',
        tier: 'important',
        identityId: identity.id,
        title: 'Half a minute for today',
        message: 'How did today go as The Everyday Mover? A small step counts, and so does a rest.',
        actionUrl: `/?checkIn=${identity.id}`,
        scheduledFor: '2026-03-01T20:15:00.000Z',
        personalizedData: { slot: 'evening', identityIds: [identity.id] },
      }),
    ]);
    expect(await bell(them)).toEqual([]);
  });

  it('tells in the morning what the day holds', async () => {
    const { identity } = await aWeek();
    await at('2026-03-02T07:15:00Z');
    expect(await bell()).toEqual([
      expect.objectContaining({
        type: 'morning_habits',
        tier: 'informational',
        title: 'Today as The Everyday Mover',
        message: 'First: Walk for 5 minutes. Then 2 more, one at a time.',
        actionUrl: `/?checkIn=${identity.id}`,
      }),
    ]);
  });

  it('says nothing when all is done, whenever that was', async () => {
    const plan = await aWeek();
    clock.set('2026-03-02T07:14:59Z');
    await checkIn(plan);
    await at('2026-03-02T07:15:00Z');
    await at('2026-03-02T20:15:00Z');
    expect(await bell()).toEqual([]);
  });

  it('tells of the habits that the day is for, and says nothing on one that is for none', async () => {
    const gym = { days: ['tuesday' as const, 'thursday' as const], targetFrequency: 2 };
    const { group } = await getAWeek(me, [
      habit('Go to the gym', { ...gym, order: 0 }),
      habit('Do 1 round of chair squats', { ...gym, order: 1 }),
      habit('Call my mother', { days: ['wednesday', 'thursday'], targetFrequency: 2, order: 2 }),
    ]);
    // Monday is for none of them, Wednesday for one.
    for (const time of ['07:15', '20:15']) await at(`2026-03-02T${time}:00Z`);
    expect(await bell()).toEqual([]);
    await at('2026-03-04T07:15:00Z');
    expect((await bell()).map(({ message }) => message)).toEqual([expect.stringContaining('Call my mother')]);
    await me.must('POST /api/check-ins/habits/:habitId', {
      params: { habitId: group.habits[2]?.id as string },
      body: { act: 'skip' },
    });
    await at('2026-03-04T20:15:00Z');
    expect(await kinds()).toEqual(['morning_habits']);
  });

  it('asks for those identities only whose day is open, in one', async () => {
    const [done, open, other] = [await aWeek(), await aWeek(), await aWeek()];
    await checkIn(done);
    await at('2026-03-01T20:15:00Z');
    const [only, ...more] = await bell();
    expect(more).toEqual([]);
    expect(only?.personalizedData).toEqual({ slot: 'evening', identityIds: [open.identity.id, other.identity.id] });
  });

  it('says nothing on a paused day, of one identity or of all', async () => {
    const { identity } = await aWeek();
    const pause = (day: string, identityId?: string) =>
      me.must('POST /api/pauses', { body: { from: day, until: day, ...(identityId && { identityId }) } as never });
    await pause('2026-03-02');
    await pause('2026-03-03', identity.id);
    for (const day of ['2026-03-02', '2026-03-03'])
      for (const time of ['07:15', '20:15']) await at(`${day}T${time}:00Z`);
    expect(await bell()).toEqual([]);
    await at('2026-03-04T07:15:00Z');
    expect(await kinds()).toEqual(['morning_habits']);
  });

  it('says nothing to somebody who was never planned, nor of what is archived', async () => {
    clock.set('2026-03-01T12:00:00Z');
    await anIdentity(me);
    const { identity } = await aPlan(them);
    await them.must('PATCH /api/identities/:id', { params: { id: identity.id }, body: { archived: true } });
    for (const day of ['01', '02', '04', '08', '09', '11']) {
      for (const time of ['07:15', '20:15']) await at(`2026-03-${day}T${time}:00Z`);
    }
    expect([await bell(), await bell(them)]).toEqual([[], []]);
  });
});

describe('after a week', () => {
  const reviewDay = async (days: readonly string[]) => {
    for (const day of days) for (const time of ['07:15', '20:15']) await at(`${day}T${time}:00Z`);
  };
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `2026-03-${String(from + at).padStart(2, '0')}`);
  const told = async () => (await bell()).map(({ type, scheduledFor }) => `${scheduledFor?.slice(5, 16)} ${type}`);

  it('the review is due on its last evening, then overdue on days 1, 3 and 7, then there is silence', async () => {
    const plan = await aWeek();
    clock.set('2026-03-07T12:00:00Z');
    await checkIn(plan);
    await reviewDay(days(7, 31));
    expect(await told()).toEqual([
      '03-07T20:15 review_due',
      '03-08T07:15 review_overdue',
      '03-10T07:15 review_overdue',
      '03-14T07:15 review_overdue',
    ]);
    const [due, first, , last] = await bell();
    expect([due?.tier, first?.tier]).toEqual(['important', 'critical']);
    expect(first?.actionUrl).toBe(`/?weeklyReview=${plan.identity.id}`);
    expect(last?.message).toBe('Your plan kept your place. Want a tiny restart or a new page?');
  });

  it('a plan is needed on days 1, 3 and 7 after one whose review is done', async () => {
    const { identity, plan } = await aWeek();
    clock.set('2026-03-08T12:00:00Z');
    const { weekStartDate, weekEndDate } = plan;
    const body = { identityId: identity.id, weekStartDate, weekEndDate, difficulty: 'easier' as const };
    await me.must('POST /api/weekly-reviews/complete', { body });
    await reviewDay(days(9, 31));
    expect(await told()).toEqual(['03-10T07:15 plan_needed', '03-14T07:15 plan_needed']);
    const address = '/habit-planning/ID?weeklyReview=true&difficulty=easier&mode=short-week&isOverdueReview=true';
    expect((await bell())[0]?.actionUrl).toBe(address.replace('ID', identity.id));
  });

  it('nothing is needed while the next plan waits or runs, nor for a goal that is reached', async () => {
    const { identity, plan, goal } = await aWeek();
    clock.set('2026-03-08T06:00:00Z');
    const { weekStartDate, weekEndDate } = plan;
    const body = { identityId: identity.id, weekStartDate, weekEndDate, difficulty: 'same' as const };
    await me.must('POST /api/weekly-reviews/complete', { body });
    await me.must('PATCH /api/goals/:id', { params: { id: goal.id }, body: { status: 'completed' } });
    await reviewDay(days(8, 16));
    expect(await told()).toEqual([]);
  });
});

describe('the switches', () => {
  it.each([
    [{ notificationsImportant: false }, ['morning_habits', 'review_overdue', 'morning_habits']],
    [{ notificationsInformational: false }, ['check_in_missing', 'review_due', 'review_overdue']],
    [{ notificationsCritical: false }, ['morning_habits', 'check_in_missing', 'review_due', 'morning_habits']],
    [{ checkInRemindersEnabled: false }, ['morning_habits', 'review_due', 'review_overdue', 'morning_habits']],
  ])('%j', async (switches, expected) => {
    const { identity } = await aWeek();
    await me.must('PATCH /api/user/preferences', { body: switches });
    await at('2026-03-07T07:15:00Z');
    await at('2026-03-07T20:15:00Z');
    clock.set('2026-03-08T06:00:00Z');
    const { habits } = await me.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    await me.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } as never });
    await at('2026-03-08T07:15:00Z');
    // The order within a minute is undefined.
    expect((await kinds()).toSorted()).toEqual(expected.toSorted());
  });
});

describe('what nobody asked for', () => {
  /** Three votes a day from Sunday 1 March on. */
  async function liveDays(days: number, client = me) {
    clock.set('2026-03-01T12:00:00Z');
    const { identity } = await anIdentity(client);
    for (let day = 1; day <= days; day += 1) {
      clock.set(`2026-03-${String(day).padStart(2, '0')}T12:00:00Z`);
      const params = { id: identity.id };
      if (day % 7 === 1)
        await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: threeHabits() } });
      const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
      await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    }
    return identity;
  }
  const unasked = async () => (await bell()).filter(({ type }) => type === 'milestone' || type === 'new_insight');

  it('is a milestone, on the morning after it was reached and never again', async () => {
    const identity = await liveDays(4);
    for (const day of ['05', '06', '07']) await at(`2026-03-${day}T07:15:00Z`);
    expect(await unasked()).toEqual([
      expect.objectContaining({
        title: '10 votes for The Everyday Mover',
        message: 'You have now done what you planned 10 times. Have a look at what that adds up to.',
        actionUrl: `/identities/${identity.id}`,
      }),
    ]);
  });

  it('is an insight on the fourth day of a week, when it is another than the last', async () => {
    await liveDays(10);
    const insights = async () => (await unasked()).filter(({ type }) => type === 'new_insight');
    await at('2026-03-10T07:15:00Z');
    expect(await insights()).toEqual([]);
    await at('2026-03-11T07:15:00Z');
    await at('2026-03-12T07:15:00Z');
    const [insight, ...others] = await insights();
    expect(others).toEqual([]);
    clock.set('2026-03-11T07:15:00Z');
    const [told] = Object.values(await me.must('GET /api/ai/dashboard-insights-multi'));
    expect(insight).toMatchObject({
      title: 'Seen in your weeks as The Everyday Mover',
      message: `${told?.insight} ${told?.actionSuggestion}`,
      actionUrl: '/',
    });
  });

  it('falls silent after seven that were left unopened for a day', async () => {
    const userId = (await me.must('GET /api/auth/user')).id;
    await liveDays(4);
    const friend = (subject: string) => ({
      kind: 'friend_joined' as const,
      title: 'A friend',
      message: 'joined',
      actionUrl: '/',
      subject,
    });
    const left = Array.from({ length: 7 }, (_, index) => ({
      ...friend(String(index)),
      userId,
      date: calendarDay('2026-03-02'),
    }));
    await notify(left, new Date('2026-03-02T12:00:00Z'));
    await at('2026-03-05T07:15:00Z');
    expect(await unasked()).toEqual([]);
    expect(await kinds()).toContain('morning_habits');
  });
});

it('a minute in which nobody’s time comes takes one statement', async () => {
  await aWeek();
  await at('2026-03-01T12:01:00Z');
  statements.reset();
  await at('2026-03-01T12:02:00Z');
  expect(statements.list.length).toBe(1);
});

it('two servers in the same minute tell everything once', async () => {
  await aWeek();
  await aWeek(them);
  clock.set('2026-03-01T20:15:00Z');
  await Promise.all([1, 2, 3].map(() => runJob('reminders', clock.now)));
  expect([await kinds(), await kinds(them)]).toEqual([['check_in_missing'], ['check_in_missing']]);
});
