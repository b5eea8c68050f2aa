import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { ReviewStanding } from '#features/reviews/contract.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { getAction, getWeekSum, nextWeekAddress, getDots, habitStep, openToday, shownFirst } from './identity-week.ts';

const today = calendarDay('2026-11-18');
const plain = { dueOn: null, measure: null, skippedDays: [], amounts: [] };
const days = (...dates: number[]) => dates.map((date) => calendarDay(`2026-11-${date}`));
const states = (habit: Partial<Habit>, pausedDays = days()) => {
  const shown = { ...plain, countsFrom: calendarDay('2026-11-15'), completedDays: [], ...habit };
  return getDots({ habit: shown, weekStart: calendarDay('2026-11-15'), pausedDays, today }).map((dot) =>
    dot.state === 'partly' ? dot.share : dot.state,
  );
};

describe('a week', () => {
  it('never draws a day as missed that the habit is not named for', () => {
    // Sunday, Tuesday, Wednesday and Saturday; done on Monday in the place of one.
    expect(states({ dueOn: days(15, 17, 18, 21), completedDays: days(16) })).toEqual([
      'open',
      'done',
      'open',
      'ahead',
      'free',
      'free',
      'ahead',
    ]);
  });

  it('draws skipped days as such, unless something was done', () => {
    expect(states({ skippedDays: days(15, 16, 18), completedDays: days(16) })).toEqual([
      'skipped',
      'done',
      'open',
      'skipped',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('draws a limit that is broken as such, and neither one that is kept nor one of which nothing is noted', () => {
    const amounts = [
      { date: '2026-11-15', amount: 3 },
      { date: '2026-11-16', amount: 2 },
      { date: '2026-11-18', amount: 2.5 },
    ] as Habit['amounts'];
    expect(states({ measure: { unit: 'coffees', atMost: 2 }, amounts, completedDays: days(16) })).toEqual([
      'over',
      'done',
      'open',
      'over',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  it('draws how much of an amount is there, and an empty day as any other', () => {
    const amounts = [
      { date: '2026-11-15', amount: 3 },
      { date: '2026-11-16', amount: 0 },
      { date: '2026-11-17', amount: 6 },
      { date: '2026-11-18', amount: 1.5 },
    ] as Habit['amounts'];
    const measure = { unit: 'glasses', atLeast: 6 };
    expect(states({ measure, amounts, completedDays: days(17) })).toEqual([
      0.5,
      'open',
      'done',
      0.25,
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(getWeekSum({ measure, amounts })).toBe(10.5);
    expect(getWeekSum({ measure, amounts: amounts.slice(0, 2) })).toBeNull();
  });
});

it('draws a week with the days before the start, behind, today and ahead apart', () => {
  const habit = {
    ...plain,
    countsFrom: calendarDay('2026-11-16'),
    completedDays: [calendarDay('2026-11-16'), today],
  };
  const dots = getDots({ habit, weekStart: calendarDay('2026-11-15'), pausedDays: [], today });
  expect(dots.map((dot) => dot.state)).toEqual(['before', 'done', 'open', 'done', 'ahead', 'ahead', 'ahead']);
  expect(dots.findIndex((dot) => dot.isToday)).toBe(3);
  expect(dots.findIndex((dot) => dot.isLast)).toBe(6);
});

it('does not call today missed while it is still running', () => {
  const habit = { ...plain, countsFrom: calendarDay('2026-11-15'), completedDays: [] };
  expect(getDots({ habit, weekStart: calendarDay('2026-11-15'), pausedDays: [], today })[3]?.state).toBe('ahead');
});

it('shows core habits first and one experimental habit', () => {
  const kinds = ['experimental', 'core', 'experimental', 'core'] as const;
  const habits = kinds.map((habitType, order) => ({ habitType, order, moment: null })) as unknown as Habit[];
  const { shown, hidden } = shownFirst(habits, calendarDay('2026-11-18'));
  expect(shown.map((habit) => habit.order)).toEqual([1, 3, 0]);
  expect(hidden.map((habit) => habit.order)).toEqual([2]);
});

it('shows the first experimental habit that today has room for', () => {
  const days = ['2026-11-19', '2026-11-18'].map(calendarDay);
  const habits = days.map((day, order) => ({ habitType: 'experimental', order, moment: null, dueOn: [day] }));
  const { shown, hidden } = shownFirst(habits as unknown as Habit[], calendarDay('2026-11-18'));
  expect([shown, hidden].map((all) => all.map(({ order }) => order))).toEqual([[1], [0]]);
});

it('draws paused days as such, unless something was done or the habit did not count yet', () => {
  const pausedDays = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-21'].map(calendarDay);
  const habit = { ...plain, countsFrom: calendarDay('2026-11-16'), completedDays: [calendarDay('2026-11-17')] };
  const dots = getDots({ habit, weekStart: calendarDay('2026-11-15'), pausedDays, today });
  expect(dots.map((dot) => dot.state)).toEqual(['before', 'paused', 'done', 'paused', 'ahead', 'ahead', 'paused']);
});

describe('what today still has room for', () => {
  const open = (habit: Partial<Habit>, change: Partial<HabitGroup> = {}) => {
    const countsFrom = calendarDay('2026-11-15');
    const completedDays = habit.completedDays ?? [];
    const own = { ...plain, countsFrom, completedDays, completionsThisWeek: completedDays.length, ...habit };
    const plan = { status: 'active', weekEndDate: calendarDay('2026-11-21') };
    const group = { canCheckInToday: true, pausedDays: [], plan, habits: [own], ...change };
    return openToday(group as unknown as HabitGroup, today).map(({ isDueToday }) => (isDueToday ? 'due' : 'open'));
  };

  it.each<[string, Partial<Habit>, string[], Partial<HabitGroup>?]>([
    ['a daily habit', { targetFrequency: 7, effectiveTarget: 7 }, ['due']],
    ['one that is named for today', { targetFrequency: 2, effectiveTarget: 2, dueOn: days(16, 18) }, ['due']],
    ['one by count that may wait', { targetFrequency: 3, effectiveTarget: 3 }, ['open']],
    ['one by count that needs each day left', { targetFrequency: 4, effectiveTarget: 4 }, ['due']],
    [
      'a daily one of which a day taken out was done',
      { targetFrequency: 7, effectiveTarget: 3, completedDays: days(15, 16, 17) },
      ['due'],
      { pausedDays: days(15, 16, 17, 21) },
    ],
    ['one whose week is full', { targetFrequency: 2, effectiveTarget: 2, completedDays: days(15, 16) }, []],
    ['one done today', { targetFrequency: 7, effectiveTarget: 7, completedDays: days(18) }, []],
    ['one skipped today', { targetFrequency: 7, effectiveTarget: 6, skippedDays: days(18) }, []],
    ['one of other days', { targetFrequency: 2, effectiveTarget: 2, dueOn: days(16, 19) }, []],
    ['a limit', { targetFrequency: 7, effectiveTarget: 7, measure: { unit: 'coffees', atMost: 2 } }, []],
    ['a week that does not run', { targetFrequency: 7, effectiveTarget: 7 }, [], { canCheckInToday: false }],
  ])('%s', (_what, habit, expected, change) => {
    expect(open(habit, change)).toEqual(expected);
  });
});

describe('where the next week is planned', () => {
  const today = calendarDay('2026-11-18');
  const group = (activeUntil: string, upcomingFrom: string | null = null) =>
    ({ plan: { activeUntil }, upcomingFrom }) as unknown as HabitGroup;
  const chosen = (difficulty: string | null) => ({ button: { difficulty } }) as unknown as ReviewStanding;

  it.each([
    ['from nothing without a plan', undefined, undefined, '/habit-planning/i1'],
    [
      'as the review chose',
      group('2026-11-18'),
      chosen('easier'),
      '/habit-planning/i1?weeklyReview=true&difficulty=easier',
    ],
    [
      'from the plan before when nothing was chosen',
      group('2026-11-17'),
      undefined,
      '/habit-planning/i1?weeklyReview=true&difficulty=same',
    ],
    [
      'as a short week when it is late',
      group('2026-11-14'),
      chosen('harder'),
      '/habit-planning/i1?weeklyReview=true&difficulty=harder&mode=short-week&isOverdueReview=true',
    ],
    ['nowhere while the next plan waits', group('2026-11-18', '2026-11-19'), chosen('same'), null],
  ])('%s', (_what, plan, standing, address) => {
    expect(nextWeekAddress({ identityId: 'i1', group: plan, standing, today })).toBe(address);
  });
});

describe('what the card offers', () => {
  const plan = (activeFrom: string, activeUntil: string, change: { canCheckInToday?: boolean; status?: string } = {}) =>
    ({
      plan: { activeFrom, activeUntil, status: change.status ?? 'active' },
      canCheckInToday: change.canCheckInToday ?? false,
    }) as unknown as HabitGroup;
  const running = plan('2026-11-15', '2026-11-21', { canCheckInToday: true });
  const lastDay = plan('2026-11-12', '2026-11-18', { canCheckInToday: true });
  const ended = plan('2026-11-08', '2026-11-14');
  const standing = (shouldTriggerReview: boolean, shouldDisable: boolean) =>
    ({ trigger: { shouldTriggerReview }, button: { shouldDisable } }) as unknown as ReviewStanding;
  const due = standing(true, false);
  const done = standing(false, true);
  const ahead = standing(false, false);
  const open = { checkedInToday: false, isPausedToday: false };
  const checked = { checkedInToday: true, isPausedToday: false };
  const paused = { checkedInToday: false, isPausedToday: true };

  it.each([
    ['a plan where there is none', undefined, undefined, undefined, 'plan_needed'],
    ['the check-in in a running week', running, open, ahead, 'check_in'],
    ['the check-in before the review on the last day', lastDay, open, due, 'check_in'],
    ['the review on the last day after the check-in', lastDay, checked, due, 'weekly_review'],
    ['nothing more on the last day after the review', lastDay, checked, done, 'week_complete'],
    ['nothing more for today after the check-in', running, checked, ahead, 'done_today'],
    ['an older review after the check-in', running, checked, due, 'weekly_review'],
    ['the review of a week that has ended', ended, undefined, due, 'weekly_review'],
    ['a plan after a reviewed week', ended, undefined, done, 'plan_needed'],
    ['a plan after a week whose review is closed', ended, undefined, ahead, 'plan_needed'],
    [
      'a plan after one that was ended before its time',
      plan('2026-11-15', '2026-11-17', { status: 'retired' }),
      undefined,
      due,
      'plan_needed',
    ],
    ['the wait for a week that has not begun', plan('2026-11-22', '2026-11-28'), undefined, done, 'waiting'],
    ['nothing on a paused day', running, paused, ahead, 'paused'],
    ['the review on a paused last day', lastDay, paused, due, 'weekly_review'],
  ] as const)('is %s', (_name, group, status, where, action) => {
    expect(getAction({ group, status, standing: where, today })).toBe(action);
  });
});

it.each([
  [0, 7, 'begun'],
  [39, 100, 'begun'],
  [40, 100, 'halfway'],
  [79, 100, 'halfway'],
  [80, 100, 'done'],
  [9, 7, 'done'],
  [3, 0, 'begun'],
])('marks a habit done %i of %i times as %s', (completionsThisWeek, effectiveTarget, step) => {
  expect(habitStep({ completionsThisWeek, effectiveTarget })).toBe(step);
});
