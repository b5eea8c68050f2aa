import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { dayState, periodStart, type TrackedPlan, trackWeek, weekNumber } from './tracker.ts';

const day = calendarDay;
const SUNDAY = day('2025-11-09');
const SATURDAY = day('2025-11-15');
const WEEK = { start: SUNDAY, end: SATURDAY };
const at = (index: number) => addDays(SUNDAY, index);

/** A habit done on the days with these numbers, Sunday being 0. */
const habit = (targetFrequency: number, done: readonly number[], from = 0) => ({
  targetFrequency,
  countsFrom: at(from),
  countsTo: SATURDAY,
  completedDays: done.map(at),
});

function plan(habits: TrackedPlan['habits'], change: Partial<TrackedPlan> = {}): TrackedPlan {
  const week = { activeFrom: SUNDAY, activeUntil: SATURDAY, weekStartDate: SUNDAY, weekEndDate: SATURDAY };
  return { identityId: 'mover', ...week, habits, ...change };
}

const track = (plans: readonly TrackedPlan[], today = SATURDAY, firstPlanDay = SUNDAY) =>
  trackWeek({ today, week: WEEK, firstPlanDay, plans });
const percentages = (days: ReturnType<typeof track>) => days.map((one) => one.completionPercentage);
const states = (days: ReturnType<typeof track>, today = SATURDAY) => days.map((one) => dayState(one, today));

describe('the week, day by day', () => {
  it('is the worked one: A daily, B three a week', () => {
    const days = track([plan([habit(7, [0, 1, 5]), habit(3, [1])])], at(5));
    expect(percentages(days).slice(0, 6)).toEqual([100, 100, 0, 0, 0, 50]);
    expect(states(days, at(5))).toEqual(['complete', 'complete', 'missed', 'missed', 'missed', 'partial', 'future']);
  });

  it('takes all identities together', () => {
    const days = track([plan([habit(7, [0])]), plan([habit(7, []), habit(7, [0])], { identityId: 'reader' })], SUNDAY);
    expect(percentages(days)[0]).toBe(67);
  });

  it('judges each day by the plan that covers it when one replaces another', () => {
    const before = plan([habit(7, [0, 1])], { activeUntil: at(2) });
    const after = plan([habit(7, [3], 3), habit(7, [], 3)], { activeFrom: at(3) });
    expect(percentages(track([after, before], at(3)))).toEqual([100, 100, 0, 50, 0, 0, 0]);
  });

  it('judges each plan in its own week when week starts differ', () => {
    const week = { activeFrom: at(-3), activeUntil: at(3), weekStartDate: at(-3), weekEndDate: at(3) };
    const days = track([plan([{ ...habit(2, []), countsFrom: at(-3), countsTo: at(3) }], week)], at(4));
    expect(states(days, at(4))).toEqual(['rest', 'rest', 'missed', 'missed', 'today', 'future', 'future']);
  });

  it('greys the days before the first plan, and calls days that no plan covers rest', () => {
    const days = track([plan([habit(7, [2], 2)], { activeFrom: at(2), activeUntil: at(3) })], at(5), at(2));
    expect(states(days, at(5))).toEqual(['pre_start', 'pre_start', 'complete', 'missed', 'rest', 'today', 'future']);
  });

  it('greys the days before a short week too: nothing was asked of them, and nobody rested', () => {
    const short = plan([habit(7, [3], 3)], { activeFrom: at(3) });
    expect(states(track([short], at(4), at(-14)), at(4)).slice(0, 5)).toEqual([
      'pre_start',
      'pre_start',
      'pre_start',
      'complete',
      'today',
    ]);
    // Another identity that was planned from the first day on has figures there.
    const other = plan([habit(7, [0])], { identityId: 'reader', activeUntil: at(1) });
    expect(states(track([short, other], at(4), at(-14)), at(4)).slice(0, 4)).toEqual([
      'complete',
      'missed',
      'pre_start',
      'complete',
    ]);
  });

  it('is all before the start without a plan', () => {
    const days = trackWeek({ today: at(3), week: WEEK, firstPlanDay: null, plans: [] });
    expect(new Set(states(days, at(3)))).toEqual(new Set(['pre_start']));
  });

  it('calls a day paused when every identity that has a plan for it is, and nothing was done', () => {
    const paused = (days: readonly number[]) => new Set(days.map(at));
    const mover = plan([{ ...habit(7, [0, 2]), offDays: paused([1, 2, 3]) }]);
    const reader = plan([{ ...habit(7, [0]), offDays: paused([1, 2]) }], { identityId: 'reader' });
    const days = track([mover, reader], at(3));
    expect(states(days, at(3)).slice(0, 4)).toEqual(['complete', 'paused', 'complete', 'today']);
  });

  it('marks today and the last day, and gives days to come no figures', () => {
    const days = track([plan([habit(7, [0, 1, 2, 3, 4, 5, 6])])], at(3));
    expect(days.findIndex((one) => one.isToday)).toBe(3);
    expect(days.filter((one) => one.isWeekEnd).map((one) => one.date)).toEqual([SATURDAY]);
    expect(percentages(days).slice(4)).toEqual([0, 0, 0]);
  });
});

describe('the look of a day', () => {
  const of = (completionPercentage: number, change: Partial<ReturnType<typeof track>[number]> = {}) => ({
    date: at(2),
    completionPercentage,
    isToday: false,
    isPreStart: false,
    isRestDay: false,
    isPaused: false,
    isWeekEnd: false,
    ...change,
  });

  it.each([
    [100, 'complete'],
    [99, 'partial'],
    [50, 'partial'],
    [49, 'missed'],
    [0, 'missed'],
  ])('at %i percent is %s once it is past', (percentage, state) => {
    expect(dayState(of(percentage), at(3))).toBe(state);
  });

  it.each([
    [100, 'complete'],
    [50, 'partial'],
    [49, 'partial'],
    [8, 'partial'],
    [0, 'today'],
  ])('at %i percent is %s while it is today: never missed, and any vote shows', (percentage, state) => {
    expect(dayState(of(percentage, { isToday: true }), at(2))).toBe(state);
  });

  it('is paused on a day behind, today and ahead, but not before the start', () => {
    const paused = { isPaused: true };
    expect(dayState(of(0, paused), at(3))).toBe('paused');
    expect(dayState(of(0, { ...paused, isToday: true }), at(2))).toBe('paused');
    expect(dayState(of(0, paused), at(1))).toBe('paused');
    expect(dayState(of(0, { ...paused, isPreStart: true }), at(3))).toBe('pre_start');
  });

  it('is rest, to come or before the start whatever else', () => {
    expect(dayState(of(0, { isRestDay: true }), at(3))).toBe('rest');
    expect(dayState(of(0), at(1))).toBe('future');
    expect(dayState(of(0, { isPreStart: true }), at(1))).toBe('pre_start');
  });
});

it.each([
  [null, 1],
  ['2025-11-20', 1],
  ['2025-11-15', 1],
  ['2025-11-09', 1],
  ['2025-11-08', 2],
  ['2024-11-10', 53],
])('counts the week of 12 November 2025, from a first plan on %s, as number %i', (first, number) => {
  const firstPlanDay = first === null ? null : day(first);
  expect(weekNumber({ firstPlanDay, week: WEEK })).toBe(number);
});

it.each([
  ['week', '2026-03-02'],
  ['month', '2026-03-01'],
  ['year', '2026-01-01'],
  ['all', null],
] as const)('begins the %s of 4 March 2026, with weeks from Monday, on %s', (period, start) => {
  expect(periodStart(period, day('2026-03-04'), { start: day('2026-03-02'), end: day('2026-03-08') })).toBe(start);
});
