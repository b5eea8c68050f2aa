import { expect, it } from 'vitest';
import { inDayOrder, isMoment, type Moment } from './moment.ts';

it.each([
  ['morning', true],
  ['night', true],
  ['13:30', true],
  ['00:00', true],
  ['24:00', false],
  ['9:30', false],
  ['soon', false],
  ['', false],
  ['toString', false],
])('%j is a moment: %j', (text, is) => {
  expect(isMoment(text)).toBe(is);
});

const habit = (order: number, moment: Moment | null, habitType: 'core' | 'experimental' = 'core') => ({
  order,
  moment,
  habitType,
});

it('a day goes from morning to night, core habits first, those without a moment last in the plan’s order', () => {
  const [late, early, noon, any, other] = [
    habit(0, '22:30'),
    habit(1, '06:15'),
    habit(2, 'noon'),
    habit(3, null),
    habit(4, null),
  ];
  const trial = habit(5, 'morning', 'experimental');
  expect(inDayOrder([trial, any, late, other, noon, early])).toEqual([early, noon, late, any, other, trial]);
});

it('a time before the day begins ends it', () => {
  const [lunch, past] = [habit(0, '13:00'), habit(1, '01:30')];
  expect(inDayOrder([past, lunch], 4)).toEqual([lunch, past]);
  expect(inDayOrder([past, lunch], 0)).toEqual([past, lunch]);
});
