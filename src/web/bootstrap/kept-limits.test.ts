import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { withKeptLimits } from './kept-limits.ts';

type Habit = Parameters<typeof withKeptLimits>[0];

const day = (date: number) => calendarDay(`2026-03-0${date}`);
const habit = (measure: Habit['measure']) =>
  ({
    measure,
    completedDays: [day(1)],
    completionsThisWeek: 1,
    amounts: [1, 3, 2, 0].map((amount, at) => ({ date: day(at + 1), amount })),
  }) as unknown as Habit;

it('counts a limit that was kept from the day after on', () => {
  const coffees = { unit: 'coffees', atMost: 2 };
  const done = (today: number) => withKeptLimits(habit(coffees), day(today)).completedDays;
  expect([done(3), done(4), done(5)]).toEqual([[day(1)], [day(1), day(3)], [day(1), day(3), day(4)]]);
  expect(withKeptLimits(habit(coffees), day(5)).completionsThisWeek).toBe(3);
});

it('leaves every other habit alone', () => {
  const glasses = habit({ unit: 'glasses', atLeast: 2 });
  expect(withKeptLimits(glasses, day(7))).toBe(glasses);
});
