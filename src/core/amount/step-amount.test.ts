import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import { AMOUNT } from './measure.ts';
import { lowerLimit, stepAmount, tenthMore } from './step-amount.ts';

const atLeast = (amount: number, unit = 'glasses') => ({ unit, atLeast: amount });

describe('an amount moves by about a quarter, to a number that reads well', () => {
  it.each([
    [1, 'glasses', null, 2],
    [2, 'glasses', 1, 3],
    [6, 'glasses', 5, 7],
    [8, 'glasses', 6, 10],
    [20, 'minutes', 15, 25],
    [30, 'minutes', 25, 35],
    [60, 'minutes', 50, 70],
    [10_000, 'steps', 7500, 12_500],
    [1, 'litres', 0.75, 1.25],
    [0.25, 'hours', null, 0.5],
    [5, 'km', 4, 6],
    [2.5, 'rounds', 2, 3],
    [AMOUNT.max, 'words', 750_000, null],
  ] as const)('%d %s: down to %s, up to %s', (amount, unit, down, up) => {
    expect(stepAmount(atLeast(amount, unit), -1)).toBe(down);
    expect(stepAmount(atLeast(amount, unit), 1)).toBe(up);
  });

  it('whatever it is, up is more, down is less, and neither leaves what an amount may be', () => {
    const anyAmount = fc.integer({ min: 1, max: AMOUNT.max * 1000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('glasses', 'km', 'hours'), (amount, unit) => {
        const [down, up] = [stepAmount(atLeast(amount, unit), -1), stepAmount(atLeast(amount, unit), 1)];
        if (down !== null) expect(down > 0 && down < amount).toBe(true);
        if (up !== null) expect(up > amount && up <= AMOUNT.max).toBe(true);
        const more = tenthMore(atLeast(amount, unit), amount);
        if (more !== null) expect(more > amount && more <= amount * 1.1 + 1e-9).toBe(true);
      }),
      runs,
    );
  });
});

it.each([
  [20, 'minutes', 22],
  [9, 'rounds', null],
  [10, 'rounds', 11],
  [5, 'km', 5.5],
  [2, 'km', null],
] as const)('what loads the joints grows by a tenth at most: %d %s to %s', (amount, unit, more) => {
  expect(tenthMore(atLeast(amount, unit), amount)).toBe(more);
});

describe('a limit goes down by a small step, and to none by nobody but its owner', () => {
  it.each([
    [60, 'minutes', 55],
    [10, 'cigarettes', 9],
    [3, 'coffees', 2],
    [2, 'coffees', 1],
    [1, 'coffees', null],
    [0, 'drinks', null],
    [2, 'hours', 1.75],
  ] as const)('%d %s: %s', (atMost, unit, lower) => {
    expect(lowerLimit({ unit, atMost })).toEqual(lower === null ? null : { unit, atMost: lower });
  });

  it('and nothing else is one', () => {
    expect(lowerLimit(atLeast(6))).toBeNull();
    expect(lowerLimit(null)).toBeNull();
    expect(stepAmount({ unit: 'coffees', atMost: 3 }, 1)).toBeNull();
  });
});
