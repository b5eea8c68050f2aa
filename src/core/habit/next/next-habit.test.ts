import { expect, it } from 'vitest';
import type { Moment } from '../moment.ts';
import { nextHabit } from './next-habit.ts';

type Open = { id: string; moment: Moment | null; habitType: 'core' | 'experimental'; order: number };
const habit = (id: string, moment: Moment | null, order = 0, habitType: Open['habitType'] = 'core'): Open => ({
  id,
  moment,
  habitType,
  order,
});
const day = [
  habit('read', 'night', 3),
  habit('walk', 'noon', 1),
  habit('water', null, 2),
  habit('stretch', '07:30', 0, 'experimental'),
];

it.each([
  ['the first one in the early morning', '06:00', 'stretch'],
  ['one whose time was less than an hour ago', '08:29', 'stretch'],
  ['the next moment once that is over', '08:30', 'walk'],
  ['one whose part of the day still goes on', '13:59', 'walk'],
  ['the night’s in the evening', '19:00', 'read'],
  ['one without a moment when all the others are over', '00:30', 'water', 0, day.filter(({ id }) => id === 'water')],
  ['the night’s still, where the day ends later', '01:00', 'water', 3],
])('is %s', (_what, at, id, dayStartHour = 0, open = day) => {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  expect(nextHabit(open, 60 * hour + minute, dayStartHour)?.id).toBe(id);
});

it('is one without a moment before one that is over, and that before nothing', () => {
  const [walk, water] = [habit('walk', 'morning'), habit('water', null)];
  expect(nextHabit([walk, water], 60 * 20)?.id).toBe('water');
  expect(nextHabit([walk], 60 * 20)?.id).toBe('walk');
  expect(nextHabit([], 60 * 20)).toBe(null);
});
