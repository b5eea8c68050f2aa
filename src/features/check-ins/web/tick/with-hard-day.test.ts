import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit } from '#features/plans/contract.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import { group, habit } from './running-week.testing.ts';
import { decidedByHardDay, withHardDay } from './with-hard-day.ts';

const today = calendarDay('2026-03-04');
const water = (change: Partial<Habit>): Habit =>
  habit('water', {
    measure: { unit: 'glasses', atLeast: 6 },
    small: { description: 'water', measure: { unit: 'glasses', atLeast: 1 } },
    ...change,
  });
const dayOf = (...habits: Habit[]) =>
  ({
    today,
    currentHabits: [group('walker', habits)],
    dailyStatus: { today, isHardDay: false },
  }) as unknown as Bootstrap;
const hard = (bootstrap: Bootstrap) => withHardDay(bootstrap, { waiting: [], underWay: { date: today, isHard: true } });

it('a hard day is enough for a part that was noted before it', () => {
  const begun = dayOf(water({ amounts: [{ date: today, amount: 1 }] }));
  expect(decidedByHardDay(begun)).toEqual([]);
  expect(decidedByHardDay(hard(begun))).toEqual([
    { identityId: 'walker', habitId: 'water', date: today, act: 'add', amount: 0 },
  ]);
});

it.each([
  ['nothing was noted', {}],
  ['it is done already', { amounts: [{ date: today, amount: 6 }], completedDays: [today] }],
  ['what was noted is of another day', { amounts: [{ date: calendarDay('2026-03-03'), amount: 1 }] }],
  ['it stays as it is on a hard day', { amounts: [{ date: today, amount: 1 }], small: null }],
])('and changes nothing where %s', (_why, change: Partial<Habit>) => {
  expect(decidedByHardDay(hard(dayOf(water(change))))).toEqual([]);
});
