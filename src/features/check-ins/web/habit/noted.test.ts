import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import type { Marks } from '../chat/captured.ts';
import type { DayHabit } from '../check-in-flow.ts';
import { dayHabit } from '../day-habit.testing.ts';
import {
  addAmount,
  getRecord,
  getStep,
  getTrouble,
  getUsual,
  hasTrouble,
  partedByDay,
  settle,
  skip,
  toCompletion,
  typeAmount,
  unskip,
} from './noted.ts';

const date = calendarDay('2026-03-04');
const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const coffees: Measure = { unit: 'coffees', atMost: 2 };
const none: Measure = { unit: 'cigarettes', atMost: 0 };

type Act = (marks: Marks, of: { habit: DayHabit; date: typeof date }) => Marks;
const type =
  (text: string): Act =>
  (marks, of) =>
    typeAmount(marks, of, text);
const add =
  (step: number): Act =>
  (marks, of) =>
    addAmount(marks, of, step);

/** What is sent of a habit of whose day `stored` is known, after what was done in the form. */
function sent(stored: Partial<DayHabit>, ...acts: Act[]) {
  const of = { habit: dayHabit('h', stored), date };
  const isDone = of.habit.completedDays.includes(date);
  const opened: Marks = isDone ? { h: { completed: true, evidence: null, by: 'before' } } : {};
  const marks = acts.reduce((before, act) => act(before, of), opened);
  const { habitId: _same, ...said } = toCompletion(of, marks.h);
  return said;
}

const water = { measure: glasses };
const coffee = { measure: coffees };
const done = { completedDays: [date] };

describe('of an amount', () => {
  it.each<[string, Partial<DayHabit>, Act[], object]>([
    ['nothing is said while it is left alone', { ...water, amount: 3 }, [], { completed: false }],
    ['nothing new of one that was reached', { ...water, ...done, amount: 6 }, [], { completed: true }],
    ['a part counts nothing', water, [type('2,5')], { completed: false, amount: 2.5 }],
    ['the target is done', water, [type('6')], { completed: true, amount: 6 }],
    ['each tap adds to what was there', { ...water, amount: 4 }, [add(1), add(1)], { completed: true, amount: 6 }],
    [
      'one less than the target is not done',
      { ...water, ...done, amount: 6 },
      [add(-1)],
      { completed: false, amount: 5 },
    ],
    ['there is never less than nothing', { ...water, amount: 1 }, [add(-1), add(-1)], { completed: false, amount: 0 }],
    ['tenths add up', { measure: { unit: 'l', atLeast: 0.3 } }, [add(0.1), add(0.2)], { completed: true, amount: 0.3 }],
    ['a tick alone is the target', water, [settle], { completed: true, amount: 6 }],
    ['a tick on a 0 is the target too', water, [type('0'), settle], { completed: true, amount: 6 }],
    ['a tick on a part counts it as it is', water, [type('3'), settle], { completed: true, amount: 3 }],
    ['more leaves that word', water, [type('3'), settle, add(1)], { completed: true, amount: 4 }],
    ['the word is taken back, and the part stays', water, [type('3'), settle, settle], { completed: false, amount: 3 }],
    ['an unticked target is nothing', { ...water, ...done, amount: 6 }, [settle], { completed: false, amount: null }],
    ['an emptied field is nothing', { ...water, ...done, amount: 6 }, [type('')], { completed: false, amount: null }],
    ['what cannot be read changes nothing', { ...water, amount: 3 }, [type('many')], { completed: false }],
  ])('%s', (_what, stored, acts, said) => {
    expect(sent(stored, ...acts)).toEqual(said);
  });
});

describe('of a limit', () => {
  it.each<[string, Partial<DayHabit>, Act[], object]>([
    ['an amount under it is not settled yet', coffee, [type('1')], { completed: false, amount: 1 }],
    ['that’s all settles it', coffee, [type('1'), settle], { completed: true, amount: 1 }],
    ['that’s all needs no amount', coffee, [settle], { completed: true }],
    ['that word stays while it is kept', coffee, [settle, add(1), add(1)], { completed: true, amount: 2 }],
    ['one too many takes it back', coffee, [settle, type('3')], { completed: false, amount: 3 }],
    ['it is opened again with its amount', { ...coffee, ...done, amount: 1 }, [settle], { completed: false }],
    ['a limit of none is kept by nothing', { measure: none }, [settle], { completed: true }],
    ['a limit of none is broken by one', { measure: none }, [settle, add(1)], { completed: false, amount: 1 }],
  ])('%s', (_what, stored, acts, said) => {
    expect(sent(stored, ...acts)).toEqual(said);
  });
});

describe('a skip', () => {
  it.each<[string, Partial<DayHabit>, Act[], object]>([
    ['has no amount and needs no reason', water, [skip], { completed: false, skipped: true }],
    ['has a reason', {}, [(marks, of) => skip(marks, of, ' Ill ')], { completed: false, skipped: true, notes: 'Ill' }],
    ['is as if it had never been, once undone', {}, [skip, unskip], { completed: false }],
    ['of before is left alone', { isSkipped: true }, [], { completed: false }],
    ['of before is lifted', { isSkipped: true }, [unskip], { completed: false, skipped: false }],
    [
      'of before is lifted, then noted',
      { ...water, isSkipped: true },
      [unskip, add(2)],
      {
        completed: false,
        amount: 2,
        skipped: false,
      },
    ],
  ])('%s', (_what, stored, acts, said) => {
    expect(sent(stored, ...acts)).toEqual(said);
  });

  it('goes when the habit was done after all', () => {
    const habit = dayHabit('h', { isSkipped: true });
    expect(getRecord({ habit, date }, undefined).skipped).toBe(true);
    const told = { completed: true, evidence: 'walked', by: 'chat' } as const;
    expect(getRecord({ habit, date }, told)).toMatchObject({ completed: true, skipped: false });
  });
});

it('names what is wrong with an amount, until the habit is skipped', () => {
  const of = { habit: dayHabit('h', water), date };
  const wrong = typeAmount({}, of, '-3');
  expect([getTrouble(wrong.h), hasTrouble(wrong)]).toEqual(['negative', true]);
  expect(hasTrouble(skip(wrong, of))).toBe(false);
});

it.each<[number, number]>([
  [6, 1],
  [30, 1],
  [100, 10],
  [8000, 100],
  [0.5, 0.1],
  [1.5, 0.1],
])('a target of %s is counted in steps of %s', (atLeast, step) => {
  expect(getStep({ unit: 'x', atLeast })).toBe(step);
});

it('takes the median of other days for the usual, else the target; of a limit nothing', () => {
  const amounts = [1, 8, 4, 6].map((amount, at) => ({ date: calendarDay(`2026-03-0${at + 1}`), amount }));
  const usual = (habit: Partial<DayHabit>) => getUsual({ habit: dayHabit('h', habit), date });
  expect(usual({ ...water, amounts })).toBe(4);
  expect(usual({ ...water, amounts: amounts.slice(0, 2) })).toBe(4.5);
  expect(usual({ ...water, amounts: amounts.slice(3) })).toBe(6);
  expect(usual({ ...coffee, amounts })).toBeNull();
});

it('parts the habits that are named for other days', () => {
  const habits = [
    dayHabit('any'),
    dayHabit('wednesday', { days: ['wednesday', 'friday'], isDue: false }),
    dayHabit('friday', { days: ['friday'] }),
  ];
  const { asked, others } = partedByDay(habits, date);
  expect([asked, others].map((part) => part.map(({ id }) => id))).toEqual([['any', 'wednesday'], ['friday']]);
});
