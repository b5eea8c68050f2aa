import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { ReviewStanding } from '../contract.ts';
import { type Ending, getFacts, hasLaterPlan, nextPlanAddress, weekToReview } from './review-week.ts';

const day = calendarDay;
const today = day('2026-11-22');
const week = { start: day('2026-11-15'), end: day('2026-11-21'), habitPlanId: 'p1' };

const habit = (change: object) => ({
  id: 'h1',
  description: 'Walk for 5 minutes',
  order: 0,
  countsFrom: week.start,
  completedDays: [],
  completionsThisWeek: 0,
  effectiveTarget: 7,
  dueOn: null,
  measure: null,
  skippedDays: [],
  amounts: [],
  ...change,
});

const getGroup = (change: object = {}, habits = [habit({})], pausedDays: string[] = []) =>
  ({
    plan: {
      id: 'p1',
      weekStartDate: week.start,
      weekEndDate: week.end,
      activeFrom: week.start,
      status: 'active',
      ...change,
    },
    habits,
    pausedDays,
  }) as unknown as HabitGroup;

const standing = (change: object = {}) =>
  ({
    trigger: { weekStartDate: null, weekEndDate: null, habitPlanId: null, ...change },
  }) as unknown as ReviewStanding;

describe('the week that a review opens', () => {
  const waiting = standing({ weekStartDate: '2026-11-08', weekEndDate: '2026-11-14', habitPlanId: 'p0' });

  it('is the one that waits', () => {
    expect(weekToReview({ standing: waiting, group: getGroup(), today })).toEqual({
      start: '2026-11-08',
      end: '2026-11-14',
      habitPlanId: 'p0',
    });
  });

  it('is that of the plan that has begun when none waits', () => {
    expect(weekToReview({ standing: standing(), group: getGroup(), today })).toEqual(week);
  });

  it('is none before the first plan has begun', () => {
    expect(weekToReview({ standing: undefined, group: undefined, today })).toBeNull();
    expect(weekToReview({ standing: undefined, group: getGroup({ activeFrom: '2026-11-23' }), today })).toBeNull();
  });
});

it('knows a later plan, unless that was ended', () => {
  const later = { weekStartDate: '2026-11-22' };
  expect(hasLaterPlan(getGroup(), week)).toBe(false);
  expect(hasLaterPlan(getGroup(later), week)).toBe(true);
  expect(hasLaterPlan(getGroup({ ...later, status: 'retired' }), week)).toBe(false);
  expect(hasLaterPlan(undefined, week)).toBe(false);
});

describe('the facts of a week', () => {
  const walked = habit({ completedDays: ['2026-11-16', '2026-11-17'], completionsThisWeek: 2, effectiveTarget: 4 });
  const read = habit({
    id: 'h2',
    order: -1,
    countsFrom: day('2026-11-17'),
    completedDays: ['2026-11-17'],
    completionsThisWeek: 1,
    effectiveTarget: 1,
  });
  const facts = getFacts(getGroup({}, [walked, read], ['2026-11-18', '2026-11-16']), week);

  it('are its rate, votes and active days', () => {
    expect(facts).toMatchObject({ rate: 60, votes: 3, daysActive: 2 });
  });

  it('are each habit in its order with its seven days', () => {
    expect(facts?.habits.map(({ id, done, target }) => [id, done, target])).toEqual([
      ['h2', 1, 1],
      ['h1', 2, 4],
    ]);
    const [apiQuery, walking] = facts?.habits.map(({ days }) => days.map(({ state }) => state)) ?? [];
    expect(apiQuery).toEqual(['outside', 'outside', 'done', 'paused', 'open', 'open', 'open']);
    expect(walking).toEqual(['open', 'done', 'done', 'paused', 'open', 'open', 'open']);
  });

  it('show a skipped day as what it is', () => {
    const stretched = habit({ skippedDays: ['2026-11-16', '2026-11-18'], completedDays: ['2026-11-17'] });
    const [fact] = getFacts(getGroup({}, [stretched], ['2026-11-19']), week)?.habits ?? [];
    expect(fact?.days.map(({ state }) => state)).toEqual([
      'open',
      'skipped',
      'done',
      'skipped',
      'paused',
      'open',
      'open',
    ]);
  });

  it.each([
    ['each named day that was left out', [], ['16', '19'], ['16', '19']],
    ['but those that are done', ['16'], ['16', '19'], ['19']],
    ['but as many as were done elsewhere', ['17'], ['16', '19'], ['19']],
    ['none once the target is reached elsewhere', ['17', '18'], ['16', '19'], []],
  ])('of named days miss %s', (_, done, due, missed) => {
    const days = (list: readonly string[]) => list.map((date) => `2026-11-${date}`);
    const named = habit({ dueOn: days(due), completedDays: days(done) });
    const [fact] = getFacts(getGroup({}, [named]), week)?.habits ?? [];
    const inState = (state: string) => fact?.days.filter((one) => one.state === state).map((one) => one.day);
    expect(inState('open')).toEqual(days(missed));
    expect(inState('free')).toHaveLength(7 - done.length - missed.length);
  });

  it('sum the amounts of the week to the thousandth', () => {
    const amounts = [0.1, 0.2].map((amount, at) => ({ date: `2026-11-1${6 + at}`, amount }));
    const [fact] =
      getFacts(getGroup({}, [habit({ measure: { unit: 'litres', atLeast: 1 }, amounts })]), week)?.habits ?? [];
    expect(fact?.total).toBe(0.3);
    expect(facts?.habits.map(({ total }) => total)).toEqual([null, null]);
  });

  it('are not those of another week', () => {
    expect(getFacts(getGroup({ id: 'p2' }), week)).toBeNull();
    expect(getFacts(undefined, week)).toBeNull();
  });
});

describe('where planning goes on', () => {
  const to = (ending: Ending, change: { today?: string; startsOn?: string } = {}) =>
    nextPlanAddress({
      identityId: 'i1',
      week,
      ending,
      today: day(change.today ?? '2026-11-21'),
      ...(change.startsOn && { startsOn: day(change.startsOn) }),
    });
  const easier = { choice: 'easier', way: null } as const;

  it('is the next week when that begins the day after', () => {
    const next = '/habit-planning/i1?weeklyReview=true&difficulty=easier';
    expect(to(easier)).toBe(next);
    expect(to(easier, { today: '2026-11-22' })).toBe(next);
    expect(to(easier, { startsOn: '2026-11-22' })).toBe(next);
  });

  it('is a short week when that day is past', () => {
    const short = '/habit-planning/i1?weeklyReview=true&difficulty=easier&mode=short-week&isOverdueReview=true';
    expect(to(easier, { today: '2026-11-24' })).toBe(short);
    expect(to(easier, { startsOn: '2026-11-23' })).toBe(short);
  });

  it('is one of the two ways back, whenever the plan begins', () => {
    expect(to({ choice: 'same', way: 'short-week' }, { today: '2026-11-24' })).toBe(
      '/habit-planning/i1?weeklyReview=true&mode=short-week&emergency=true&isOverdueReview=true',
    );
    expect(to({ choice: 'same', way: 'nuclear' })).toBe(
      '/habit-planning/i1?weeklyReview=true&mode=nuclear&isOverdueReview=true',
    );
  });
});
