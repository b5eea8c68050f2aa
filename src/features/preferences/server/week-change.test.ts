import { beforeEach, describe, expect, it } from 'vitest';
import type { Weekday } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, proposedAgain } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';

// A plan of the week from Sunday 1 to Saturday 7 March 2026, with check-ins on Sunday, Monday and Tuesday.
let me: TestClient;
let them: TestClient;

const at = (day: string) => clock.set(`${day}T12:00:00Z`);
const OLD_WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`);
const BRIDGE_WEEK = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-03-${day}`);

beforeEach(async () => {
  [me, them] = await twoGuests();
});

async function aLivedWeek(client = me) {
  at('2026-03-01');
  const made = await aPlan(client);
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    at(day);
    await client.must('POST /api/check-ins', { body: checkInBody(made.group, 2) });
  }
  at('2026-03-04');
  return { ...made, again: proposedAgain(made.group.habits) };
}

const byTransition = (weekStartDay: Weekday) =>
  me.must('POST /api/preferences/transition-week-boundaries', { body: { weekStartDay } });
const byPatch = (weekStartDay: Weekday) => me.must('PATCH /api/user/preferences', { body: { weekStartDay } });

const current = async () => (await me.must('GET /api/habits/all-current'))[0];
const figures = async () => {
  const { weeklyTracking, stats, currentHabits } = await me.must('GET /api/bootstrap');
  return {
    days: weeklyTracking.weekDays.map(({ date }) => date),
    last: weeklyTracking.weekDays.filter(({ isWeekEnd }) => isWeekEnd).map(({ date }) => date),
    number: [weeklyTracking.currentWeekNumber, stats.currentWeekNumber],
    active: stats.daysActive,
    streak: stats.longestStreak,
    rate: stats.completionRate,
    votes: currentHabits[0]?.habits.map(({ completionsThisWeek }) => completionsThisWeek),
  };
};

describe('a plan accepted inside a running week', () => {
  // Wednesday is the day before a week from Thursday begins; of a week from Friday it lies in the middle.
  it.each([
    ['by transition, on the day before the new boundary', byTransition, 'thursday'],
    ['by a plain change, on the day before the new boundary', byPatch, 'thursday'],
    ['by transition, in the middle of a new week', byTransition, 'friday'],
    ['by a plain change, on the new boundary itself', byPatch, 'wednesday'],
  ] as const)('keeps that week after a graceful change %s', async (_how, change, weekStartDay) => {
    const { identity, again, plan } = await aLivedWeek();
    const theirs = await aLivedWeek(them);
    await change(weekStartDay);
    await me.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits: again } });

    const group = await current();
    expect(group?.plan).toMatchObject({
      weekStartDay: 'sunday',
      weekStartDate: '2026-03-01',
      weekEndDate: '2026-03-07',
      activeFrom: '2026-03-04',
      activeUntil: '2026-03-07',
    });
    expect(group?.habits.map(({ effectiveTarget }) => effectiveTarget)).toEqual([7, 3, 2]);
    expect(group?.habits.map(({ completionsThisWeek }) => completionsThisWeek)).toEqual([3, 3, 0]);

    const review = () =>
      me.must('GET /api/weekly-reviews/check-trigger/:identityId', { params: { identityId: identity.id } });
    at('2026-03-06');
    expect((await review()).shouldTriggerReview).toBe(false);
    at('2026-03-07');
    expect(await review()).toMatchObject({ shouldTriggerReview: true, weekStartDate: plan.weekStartDate });
    // The next plan starts on the new boundary: first a bridge to it.
    const next = { habits: again, startsOn: '2026-03-08' as typeof plan.activeFrom };
    const bridge = await me.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: next });
    expect(bridge.plan).toMatchObject({ weekStartDay, activeFrom: '2026-03-08' });
    expect((await them.must('GET /api/habits/all-current'))[0]?.plan).toEqual(theirs.group.plan);
  });

  it('takes the new week at once where no plan was running', async () => {
    const { identity, again } = await aLivedWeek();
    await me.must('POST /api/preferences/transition-week-boundaries', {
      body: { weekStartDay: 'tuesday', transitionType: 'immediate' },
    });
    await me.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits: again } });
    expect((await current())?.plan).toMatchObject({ weekStartDate: '2026-03-03', weekEndDate: '2026-03-09' });
  });
});

describe('the figures of a week', () => {
  it.each([
    ['transition', byTransition],
    ['plain change', byPatch],
  ] as const)('stay those of the plan that runs after a graceful %s', async (_how, change) => {
    const { identity } = await aLivedWeek();
    const before = await figures();
    expect(before).toMatchObject({ days: OLD_WEEK, number: [1, 1], active: 3, streak: 3 });
    const evidence = () => me.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
    expect((await evidence()).votes).toEqual({ ever: 6, thisWeek: 6 });
    await change('tuesday');
    expect(await figures()).toEqual(before);
    expect((await evidence()).votes).toEqual({ ever: 6, thisWeek: 6 });
    at('2026-03-07');
    expect(await figures()).toEqual(before);
  });

  it('then follow the bridge, and the whole weeks after it', async () => {
    const { identity, again } = await aLivedWeek();
    await byTransition('thursday');
    at('2026-03-07');
    const startsOn = '2026-03-08' as never;
    const params = { id: identity.id };
    await me.must('POST /api/identities/:id/launch-habits', { params, body: { habits: again, startsOn } });
    expect(await figures()).toMatchObject({ days: OLD_WEEK, number: [1, 1], active: 3 });
    at('2026-03-08');
    expect(await figures()).toMatchObject({
      days: BRIDGE_WEEK,
      last: ['2026-03-11'],
      number: [2, 2],
      votes: [0, 0, 0],
    });
    at('2026-03-12');
    expect(await figures()).toMatchObject({ last: ['2026-03-18'], number: [3, 3] });
  });

  it('keep the old week while any plan of it runs, also beside one that was made for the new week', async () => {
    await aLivedWeek();
    await byTransition('thursday');
    await aPlan(me);
    expect(await figures()).toMatchObject({ days: OLD_WEEK, number: [1, 1], active: 3 });
  });

  it('are those of the new week at once when nothing runs', async () => {
    await byTransition('wednesday');
    const days = await figures();
    expect([days.days[0], days.last]).toEqual(['2026-03-04', ['2026-03-10']]);
  });
});
