import { expect, it } from 'vitest';
import { overallWeek } from './overall-week.ts';

type Group = Parameters<typeof overallWeek>[0][number];

function group(canCheckInToday: boolean, ...habits: [done: number, target: number][]): Group {
  const made = habits.map(([completionsThisWeek, effectiveTarget]) => ({ completionsThisWeek, effectiveTarget }));
  return { canCheckInToday, habits: made as unknown as Group['habits'] };
}

it('takes all plans that cover today together, above 100 too', () => {
  expect(overallWeek([group(true, [7, 5], [3, 3]), group(true, [4, 4])])).toEqual({ rate: 117, done: 14, target: 12 });
});

it('leaves out plans that do not cover today, and habits that nothing is expected of', () => {
  expect(overallWeek([group(false, [0, 7]), group(true, [1, 2], [5, 0])])).toEqual({ rate: 50, done: 1, target: 2 });
});

it('is null when no plan covers today', () => {
  expect(overallWeek([group(false, [3, 3])])).toBeNull();
  expect(overallWeek([])).toBeNull();
});
