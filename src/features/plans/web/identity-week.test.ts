import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar.ts';
import type { Habit, HabitGroup } from '../contract.ts';
import { actionOf, dotsOf, habitStep, shownFirst } from './identity-week.ts';

const today = calendarDay('2026-11-18');

it('draws a week with the days before the start, behind, today and ahead apart', () => {
  const habit = {
    countsFrom: calendarDay('2026-11-16'),
    completedDays: [calendarDay('2026-11-16'), today],
  };
  const dots = dotsOf({ habit, weekStart: calendarDay('2026-11-15'), today });
  expect(dots.map((dot) => dot.state)).toEqual(['before', 'done', 'open', 'done', 'ahead', 'ahead', 'ahead']);
  expect(dots.findIndex((dot) => dot.isToday)).toBe(3);
  expect(dots.findIndex((dot) => dot.isLast)).toBe(6);
});

it('does not call today missed while it is still running', () => {
  const habit = { countsFrom: calendarDay('2026-11-15'), completedDays: [] };
  expect(dotsOf({ habit, weekStart: calendarDay('2026-11-15'), today })[3]?.state).toBe('ahead');
});

it('shows core habits first and one experimental habit', () => {
  const kinds = ['experimental', 'core', 'experimental', 'core'] as const;
  const habits = kinds.map((habitType, order) => ({ habitType, order })) as unknown as Habit[];
  const { shown, hidden } = shownFirst(habits);
  expect(shown.map((habit) => habit.order)).toEqual([1, 3, 0]);
  expect(hidden.map((habit) => habit.order)).toEqual([2]);
});

it('offers what the day allows', () => {
  const plan = (activeFrom: string, activeUntil: string, canCheckInToday: boolean) =>
    ({ plan: { activeFrom, activeUntil }, canCheckInToday }) as unknown as HabitGroup;
  const running = plan('2026-11-15', '2026-11-21', true);
  expect(actionOf({ group: undefined, checkedInToday: false, today })).toBe('plan_needed');
  expect(actionOf({ group: running, checkedInToday: false, today })).toBe('check_in');
  expect(actionOf({ group: running, checkedInToday: true, today })).toBe('done_today');
  expect(actionOf({ group: plan('2026-11-22', '2026-11-28', false), checkedInToday: false, today })).toBe('waiting');
  expect(actionOf({ group: plan('2026-11-08', '2026-11-14', false), checkedInToday: false, today })).toBe(
    'weekly_review',
  );
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
