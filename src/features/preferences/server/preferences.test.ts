import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { aPlan, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';
import { THEMES, TIME_ZONES } from '../contract.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const DEFAULTS = {
  theme: 'dark',
  weekStartDay: 'sunday',
  timezone: 'auto',
  dayStartHour: 0,
  morningPushTime: '07:15',
  eveningPushTime: '20:15',
  notificationsCritical: true,
  notificationsImportant: true,
  notificationsInformational: true,
  checkInRemindersEnabled: true,
  maxDailyNotifications: 3,
} as const;

type Refusal = { issues: { path: string; message: string }[] };
const change = (body: unknown) => me.send('PATCH /api/user/preferences', { body });
const kept = () => me.must('GET /api/user/preferences');

describe('preferences', () => {
  it('start dark, on Sunday, in the zone of the browser, at midnight, with pushes at 07:15 and 20:15', async () => {
    expect(await kept()).toEqual(DEFAULTS);
  });

  it('change one at a time; what is left out stays, and nobody else’s changes', async () => {
    const { status, body } = await change({ theme: 'light' });
    expect([status, body]).toEqual([200, { ...DEFAULTS, theme: 'light' }]);
    await change({ weekStartDay: 'monday', morningPushTime: '06:00' });
    expect(await kept()).toEqual({ ...DEFAULTS, theme: 'light', weekStartDay: 'monday', morningPushTime: '06:00' });
    expect(await them.must('GET /api/user/preferences')).toEqual(DEFAULTS);
  });

  it('stand in the first answer as in their own', async () => {
    await change({ theme: 'auto', dayStartHour: 3 });
    expect((await me.must('GET /api/bootstrap')).preferences).toEqual(await kept());
  });

  it.each([
    ['theme', THEMES],
    ['weekStartDay', WEEKDAYS],
    ['timezone', TIME_ZONES],
    ['dayStartHour', [0, 1, 2, 3, 4, 5, 6]],
    ['morningPushTime', ['00:00', '11:59']],
    ['eveningPushTime', ['12:00', '23:59']],
    ['notificationsCritical', [false, true]],
    ['checkInRemindersEnabled', [false, true]],
    ['maxDailyNotifications', [1, 10]],
  ])('take every choice of %s', async (name, values) => {
    for (const value of values) expect((await change({ [name]: value })).body).toMatchObject({ [name]: value });
  });

  it.each([
    ['theme', ['blue', '', 'Dark', null]],
    ['notificationsInformational', ['true', 0, null]],
    ['maxDailyNotifications', [0, 11, 1.5, '3', null]],
    ['weekStartDay', ['Sunday', 'sun', 0, '']],
    ['timezone', ['Europe/Vienna', 'Mars/Olympus', '', 'utc', null]],
    ['dayStartHour', [-1, 7, 1.5, '3', null, 'NaN']],
    ['morningPushTime', ['7:15', '24:00', '07:60', '07:15:00', ' 07:15', '', 715, '12:00', '23:59']],
    ['eveningPushTime', ['20.15', '8pm', '20:15\n', '00:00', '11:59']],
  ])('refuse nonsense for %s, name it, and stay as they were', async (name, values) => {
    for (const value of values) {
      const { status, body } = await change({ [name]: value, theme: name === 'theme' ? value : 'light' });
      expect(status, JSON.stringify(value)).toBe(422);
      expect((body as Refusal).issues.map(({ path }) => path)).toEqual([`body.${name}`]);
    }
    expect(await kept()).toEqual(DEFAULTS);
  });

  it('say so when there is nothing to change', async () => {
    for (const body of [{}, { unknown: 'x' }, { browserTimezone: 'Asia/Tokyo', userId: 'x' }]) {
      const answer = await change(body);
      expect(answer.status).toBe(422);
      expect((answer.body as Refusal).issues).toEqual([{ path: 'body', message: 'Nothing to change' }]);
    }
  });

  it('never give away nor take the zone that the browser reported, nor the owner', async () => {
    const { id: theirId } = await them.must('GET /api/auth/user');
    const { body } = await change({ theme: 'light', userId: theirId, browserTimezone: 'Asia/Tokyo' });
    expect(Object.keys(body as object).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
    expect(await them.must('GET /api/user/preferences')).toEqual(DEFAULTS);
  });

  it('decide the day at once: a chosen zone and the hour at which a day starts', async () => {
    clock.set('2026-03-05T00:30:00Z');
    const today = async () => (await me.must('GET /api/check-ins/daily-status')).today;
    expect(await today()).toBe('2026-03-05');
    await change({ dayStartHour: 1 });
    expect(await today()).toBe('2026-03-04');
    await change({ timezone: 'Asia/Tokyo' });
    expect(await today()).toBe('2026-03-05');
  });

  it('survive two changes at once: both hold', async () => {
    await Promise.all([change({ theme: 'light' }), change({ weekStartDay: 'friday' })]);
    expect(await kept()).toEqual({ ...DEFAULTS, theme: 'light', weekStartDay: 'friday' });
  });
});

describe('the week start', () => {
  const RETIRED = 'This plan has ended. Plan your next week whenever you like.';
  const getConflicts = async (weekStartDay: Weekday) =>
    (await me.must('POST /api/preferences/check-conflicts', { body: { weekStartDay } })).conflicts;
  const transition = (weekStartDay: Weekday, transitionType?: 'graceful' | 'immediate') =>
    me.must('POST /api/preferences/transition-week-boundaries', {
      body: { weekStartDay, ...(transitionType && { transitionType }) },
    });
  const groups = () => me.must('GET /api/habits/all-current');
  const at = (day: string) => clock.set(`${day}T12:00:00Z`);

  /** A plan of the week that begins on Sunday 1 March, with a check-in on Monday, seen on Wednesday. */
  async function aRunningWeek(client = me) {
    at('2026-03-02');
    const made = await aPlan(client);
    await client.must('POST /api/check-ins', { body: checkInBody(made.group, 2) });
    at('2026-03-04');
    return made;
  }

  it('conflicts with plans that run today and begin on another day, of no one else', async () => {
    await aPlan(them);
    expect(await getConflicts('monday')).toEqual([]);
    const { identity } = await aRunningWeek();
    const conflict = { identityId: identity.id, identityName: identity.name, currentWeekStartDay: 'sunday' };
    expect(await getConflicts('monday')).toEqual([conflict]);
    expect(await getConflicts('sunday')).toEqual([]);
    at('2026-03-08');
    expect(await getConflicts('monday')).toEqual([]);
    at('2026-03-04');
    await me.must('PATCH /api/identities/:id', { params: { id: identity.id }, body: { archived: true } });
    expect(await getConflicts('monday')).toEqual([]);
  });

  it('asks first and changes nothing by asking', async () => {
    await aRunningWeek();
    const before = await me.must('GET /api/bootstrap');
    await getConflicts('friday');
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
    const { status } = await me.send('POST /api/preferences/check-conflicts', { body: { weekStartDay: 'Friday' } });
    expect(status).toBe(422);
  });

  it.each([undefined, 'graceful'] as const)('changed with %s lets a running plan finish its week', async (type) => {
    const { identity, plan } = await aRunningWeek();
    const { preferences, conflicts } = await transition('thursday', type);
    expect(preferences).toEqual({ ...DEFAULTS, weekStartDay: 'thursday' });
    expect(conflicts.map(({ identityId }) => identityId)).toEqual([identity.id]);
    const [group] = await groups();
    expect(group).toMatchObject({ canCheckInToday: true, plan: { ...plan, activeUntil: '2026-03-07' } });
  });

  it('changed gracefully is bridged by a short plan that counts no completion twice', async () => {
    const { identity } = await aRunningWeek();
    await transition('thursday');
    // Saturday, the last day of the old week, lies inside the new week from Thursday to Wednesday.
    at('2026-03-07');
    const [last] = await groups();
    await me.must('POST /api/check-ins', { body: checkInBody(last as NonNullable<typeof last>, 3) });
    expect((await groups())[0]?.habits.map((habit) => habit.completionsThisWeek)).toEqual([2, 2, 1]);
    at('2026-03-08');
    const series = (last?.habits ?? []).map(({ seriesId }) => seriesId);
    await me.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits().map((habit, index) => ({ ...habit, seriesId: series[index] ?? null })) },
    });
    const [bridge] = await groups();
    expect(bridge?.plan).toMatchObject({
      weekStartDay: 'thursday',
      weekStartDate: '2026-03-05',
      activeFrom: '2026-03-08',
      activeUntil: '2026-03-11',
    });
    expect(bridge?.habits.map((habit) => habit.seriesId)).toEqual(series);
    // Saturday's completions were counted by the old plan: four days, and none of them done yet.
    expect(bridge?.habits.map((habit) => habit.completionsThisWeek)).toEqual([0, 0, 0]);
    expect(bridge?.habits.map((habit) => habit.effectiveTarget)).toEqual([4, 2, 1]);
    expect((await me.must('GET /api/progress/stats')).completionRate).toBe(0);
    at('2026-03-12');
    expect((await groups())[0]?.canCheckInToday).toBe(false);
  });

  it.each([
    ['transition', () => transition('thursday', 'immediate')],
    ['deleteConflictingPlans', () => change({ weekStartDay: 'thursday', deleteConflictingPlans: true })],
  ])('changed at once by %s ends running plans; what was checked in stays', async (_by, act) => {
    const { identity } = await aRunningWeek();
    await act();
    expect((await kept()).weekStartDay).toBe('thursday');
    const [group] = await groups();
    expect(group).toMatchObject({
      canCheckInToday: false,
      weekBoundaryMessage: RETIRED,
      plan: { status: 'retired', activeUntil: '2026-03-03' },
    });
    expect((await me.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(0);
    const evidence = await me.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
    expect(evidence.votes.ever).toBe(2);
    // A plan of the new week can be made the same day.
    await me.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits() },
    });
    expect((await groups())[0]).toMatchObject({ canCheckInToday: true, plan: { weekStartDate: '2026-02-26' } });
  });

  it('changed at once leaves plans alone that begin on that day already', async () => {
    await aRunningWeek();
    const before = await groups();
    await change({ weekStartDay: 'sunday', deleteConflictingPlans: true });
    expect(await groups()).toEqual(before);
  });

  it('changed by a plain change is graceful', async () => {
    await aRunningWeek();
    await change({ weekStartDay: 'thursday' });
    expect((await groups())[0]).toMatchObject({ canCheckInToday: true, plan: { activeUntil: '2026-03-07' } });
  });

  it('of one user is nothing to another', async () => {
    await aRunningWeek(them);
    const before = await them.must('GET /api/bootstrap');
    await aRunningWeek();
    await transition('thursday', 'immediate');
    expect(await them.must('GET /api/bootstrap')).toEqual(before);
  });
});
