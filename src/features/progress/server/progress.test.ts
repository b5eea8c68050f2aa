import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { STATS_PERIODS } from '#core/week/tracker.ts';
import { aPlan, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { seedAccount } from '#app/testing/world/seeded-account.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { expectFiguresOfRandomAccounts } from './random-accounts.testing.ts';
import { getRows } from './life.testing.ts';
import { recomputedStats, recomputedTracking } from './recomputed.testing.ts';

// Wednesday 4 March 2026, noon in London.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const tracking = (client: TestClient) => client.must('GET /api/check-ins/weekly-tracking');
const stats = (client: TestClient) => client.must('GET /api/progress/stats');

describe('the figures', () => {
  it('of somebody new are empty, and it is their first week', async () => {
    const { currentWeekNumber, totalActiveIdentities, weekDays } = await tracking(anna);
    expect({ currentWeekNumber, totalActiveIdentities }).toEqual({ currentWeekNumber: 1, totalActiveIdentities: 0 });
    expect(weekDays.map((day) => day.date)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-03-0${day}`));
    expect(weekDays.every((day) => day.isPreStart)).toBe(true);
    const none = { completionRate: null, daysActive: 0, longestStreak: 0, currentWeekNumber: 1 };
    expect(await stats(anna)).toEqual(none);
  });

  it('follow each check-in, also one that is mended, and only for its owner', async () => {
    const { group } = await aPlan(anna);
    await aPlan(bert);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    clock.set('2026-03-05T12:00:00Z');
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    const percentages = async (client: TestClient) =>
      (await tracking(client)).weekDays.map((day) => (day.isPreStart ? null : day.completionPercentage));
    expect(await percentages(anna)).toEqual([null, null, null, 100, 100, 0, 0]);
    expect(await stats(anna)).toMatchObject({ completionRate: 57, daysActive: 2, longestStreak: 2 });
    await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 0, { date: group.plan.activeFrom, overwrite: true }),
    });
    expect(await percentages(anna)).toEqual([null, null, null, 0, 100, 0, 0]);
    expect(await stats(anna)).toMatchObject({ completionRate: 43, daysActive: 1, longestStreak: 1 });
    expect(await percentages(bert)).toEqual([null, null, null, 0, 0, 0, 0]);
    expect(await stats(bert)).toMatchObject({ completionRate: 0, daysActive: 0 });
  });

  it('of a period reach back to its calendar start; a week without a plan today has no rate', async () => {
    const { group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    clock.set('2026-04-01T12:00:00Z');
    const of = (period: 'week' | 'month' | 'year' | 'all') =>
      anna.must('GET /api/progress/stats', { query: { period } });
    expect(await of('week')).toEqual({ completionRate: null, daysActive: 0, longestStreak: 0, currentWeekNumber: 5 });
    expect(await of('month')).toMatchObject({ completionRate: null, daysActive: 0 });
    expect(await of('year')).toMatchObject({ completionRate: 14, daysActive: 1, longestStreak: 1 });
    expect(await of('all')).toEqual(await of('year'));
  });

  it('pass over paused days: a pause neither breaks a streak nor adds to it', async () => {
    const of = async (client: TestClient) =>
      (await client.must('GET /api/progress/stats', { query: { period: 'all' } })).longestStreak;
    clock.set('2026-03-01T12:00:00Z');
    const [{ group }, theirs] = [await aPlan(anna), await aPlan(bert)];
    const other = await aPlan(anna);
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-05']) {
      clock.set(`${day}T12:00:00Z`);
      await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
      await bert.must('POST /api/check-ins', { body: checkInBody(theirs.group, 1) });
    }
    const pause = { from: calendarDay('2026-03-03'), until: calendarDay('2026-03-04') };
    await anna.must('POST /api/pauses', { body: { ...pause, identityId: group.identityId } });
    // The other identity asked for those days still.
    expect(await of(anna)).toBe(2);
    await anna.must('POST /api/pauses', { body: { ...pause, identityId: other.identity.id } });
    expect(await of(anna)).toBe(3);
    expect((await stats(anna)).longestStreak).toBe(3);
    expect(await of(bert)).toBe(2);
    // Completions on a paused day count as on any other.
    const date = calendarDay('2026-03-04');
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, { date }) });
    expect(await of(anna)).toBe(4);
  });

  it('of a streak go on over a pause that outlasts its plan', async () => {
    clock.set('2026-03-07T12:00:00Z');
    const { group, identity } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    await anna.must('POST /api/pauses', {
      body: { until: calendarDay('2026-03-10'), from: calendarDay('2026-03-08') },
    });
    clock.set('2026-03-11T12:00:00Z');
    const habits = proposedAgain(group.habits);
    await anna.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
    const next = await anna.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    await anna.must('POST /api/check-ins', { body: checkInBody(next, 1) });
    const { longestStreak } = await anna.must('GET /api/progress/stats', { query: { period: 'all' } });
    expect(longestStreak).toBe(2);
  });

  it('pass over a day on which all that was due was skipped; of two plans both have to', async () => {
    const longest = async (client: TestClient) =>
      (await client.must('GET /api/progress/stats', { query: { period: 'all' } })).longestStreak;
    const skip = (client: TestClient, habitId: string | undefined) =>
      client.must('POST /api/check-ins/habits/:habitId', {
        params: { habitId: habitId as string },
        body: { act: 'skip' },
      });
    clock.set('2026-03-01T12:00:00Z');
    // Daily, and on Mondays only.
    const habits = [habit('Walk for 5 minutes'), habit('Read a page', { days: ['monday'], order: 1 })];
    const [{ group }, other, theirs] = [
      await aPlan(anna, habits),
      await aPlan(anna, habits),
      await aPlan(bert, habits),
    ];
    for (const day of ['2026-03-01', '2026-03-03']) {
      clock.set(`${day}T12:00:00Z`);
      await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
      await bert.must('POST /api/check-ins', { body: checkInBody(theirs.group, 1) });
    }
    clock.set('2026-03-02T12:00:00Z');
    for (const { id } of group.habits) await skip(anna, id);
    await skip(bert, theirs.group.habits[0]?.id);
    expect(await longest(anna)).toBe(1);
    for (const { id } of other.group.habits) await skip(anna, id);
    clock.set('2026-03-03T12:00:00Z');
    expect(await longest(anna)).toBe(2);
    expect((await stats(anna)).longestStreak).toBe(2);
    // Bert skipped one of the two that were due.
    expect(await longest(bert)).toBe(1);
  });

  it('refuse a period that does not exist', async () => {
    expect((await anna.send('GET /api/progress/stats', { query: { period: 'decade' } })).status).toBe(422);
  });
});

it('the figures equal a plain recomputation from the check-ins for ten random accounts', async () => {
  await expectFiguresOfRandomAccounts(10, 20260304);
});

it('the figures of the seeded account equal a plain recomputation from its check-ins', async () => {
  const maya = (await freshServer()).visitor();
  const today = calendarDay('2026-03-04');
  await seedAccount(maya, { today, setClock: (instant) => clock.set(instant) });
  const { id } = await maya.must('GET /api/auth/user');
  const account = await getRows(id);
  const asked = { today, weekStart: 'sunday' };
  expect(await tracking(maya)).toEqual(recomputedTracking(account, asked));
  for (const period of STATS_PERIODS) {
    const answer = await maya.must('GET /api/progress/stats', { query: { period } });
    expect(answer, period).toEqual(recomputedStats(account, asked, period));
  }
});
