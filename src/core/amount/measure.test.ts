import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import {
  addAmounts,
  getLeft,
  isDone,
  keepsSeries,
  type Measure,
  NOTHING_RECORDED,
  recordDay,
  shareOfDay,
} from './measure.ts';

const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const coffees: Measure = { unit: 'coffees', atMost: 2 };
const none: Measure = { unit: 'cigarettes', atMost: 0 };

describe('what a day becomes by what is said of it', () => {
  const record = (completed: boolean, isKeptSoFar: boolean, amount: number | null) => ({
    ...NOTHING_RECORDED,
    completed,
    isKeptSoFar,
    amount,
  });

  it.each<[string, Measure | null, { completed: boolean; amount?: number | null }, ReturnType<typeof record>]>([
    ['a tick', null, { completed: true }, record(true, false, null)],
    ['a no', null, { completed: false }, record(false, false, null)],
    ['a tick without a number is the target', glasses, { completed: true }, record(true, false, 6)],
    ['partly done', glasses, { completed: false, amount: 4 }, record(false, false, 4)],
    ['the target reached', glasses, { completed: false, amount: 6 }, record(true, false, 6)],
    ['more than the target', glasses, { completed: false, amount: 8.5 }, record(true, false, 8.5)],
    ['counted as it is', glasses, { completed: true, amount: 4 }, record(true, false, 4)],
    ['none of it', glasses, { completed: false, amount: 0 }, record(false, false, 0)],
    ['a limit kept so far', coffees, { completed: false, amount: 2 }, record(false, true, 2)],
    ['a limit settled', coffees, { completed: true, amount: 1 }, record(true, false, 1)],
    ['a limit kept without a number', coffees, { completed: true }, record(true, false, null)],
    ['a limit broken', coffees, { completed: false, amount: 3 }, record(false, false, 3)],
    ['a broken limit that is called kept', coffees, { completed: true, amount: 3 }, record(false, false, 3)],
    ['no word of a limit', coffees, { completed: false }, record(false, false, null)],
    ['none at all, kept', none, { completed: false, amount: 0 }, record(false, true, 0)],
    ['one where none was meant', none, { completed: false, amount: 1 }, record(false, false, 1)],
  ])('%s', (_what, measure, said, expected) => {
    expect(recordDay(measure, said)).toEqual(expected);
  });

  it('is done for a limit kept so far once its day is over', () => {
    const kept = recordDay(coffees, { completed: false, amount: 2 });
    expect([isDone(kept, false), isDone(kept, true)]).toEqual([false, true]);
    expect(isDone(recordDay(coffees, { completed: false, amount: 3 }), true)).toBe(false);
    expect(isDone(NOTHING_RECORDED, true)).toBe(false);
  });
});

describe('amounts', () => {
  it('add up exactly, to the thousandth', () => {
    expect(addAmounts(0.1, 0.2)).toBe(0.3);
    expect(addAmounts(1.005, 2.33, -0.335)).toBe(3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 20 }), (thousandths) => {
        const sum = thousandths.reduce((all, one) => all + one, 0);
        expect(addAmounts(...thousandths.map((one) => one / 1000))).toBe(sum / 1000);
      }),
      runs,
    );
  });

  it.each<[Measure | null, number | null, boolean, number]>([
    [null, null, true, 1],
    [null, null, false, 0],
    [glasses, 3, false, 0.5],
    [glasses, 9, true, 1],
    [glasses, 2, true, 1],
    [glasses, null, false, 0],
    [coffees, 3, false, 0],
    [coffees, 1, true, 1],
  ])('%j with %j, done: %j, fills %d of its day', (measure, amount, done, share) => {
    expect(shareOfDay(measure, { amount, isDone: done })).toBe(share);
  });

  it.each<[Measure, number | null, number]>([
    [glasses, null, 6],
    [glasses, 4.5, 1.5],
    [glasses, 7, 0],
    [coffees, null, 2],
    [coffees, 2, 0],
    [coffees, 3, -1],
    [none, 0, 0],
  ])('of %j after %j leave %d', (measure, amount, left) => {
    expect(getLeft(measure, amount)).toBe(left);
  });
});

it.each<[Measure | null, Measure | null, boolean]>([
  [null, glasses, true],
  [glasses, null, true],
  [glasses, { unit: 'glasses', atLeast: 8 }, true],
  [glasses, { unit: 'litres', atLeast: 2 }, false],
  [glasses, { unit: 'glasses', atMost: 6 }, false],
])('%j goes on as %j: %j', (from, to, goesOn) => {
  expect(keepsSeries(from, to)).toBe(goesOn);
});
