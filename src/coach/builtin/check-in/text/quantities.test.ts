import { describe, expect, it } from 'vitest';
import { tokenise } from './normalise.ts';
import { amountsIn, inUnit } from './quantities.ts';

function getAmounts(text: string): [number, string][] {
  return amountsIn(tokenise(text)).map(({ value, unit }) => [value, unit]);
}

describe('amounts in a text', () => {
  it.each([
    ['half an hour', [[30, 'minute']]],
    ['three quarters of an hour', [[45, 'minute']]],
    ['an hour and a half', [[90, 'minute']]],
    ['10 of the 15 minutes', [[10, 'minute']]],
    ['3 or 4 pages', [[3, 'page']]],
    ['page 40 to page 44', [[4, 'page']]],
    ['eight 250ml glasses', [[2, 'litre']]],
    ['a couple of dozen', [[24, '']]],
    ['morning and night', [[2, 'time']]],
  ])('reads “%s”', (text, expected) => {
    expect(getAmounts(text)).toEqual(expected);
  });

  it('reads the time between two times of day', () => {
    expect(getAmounts('read from 9 to half past')).toContainEqual([30, 'minute']);
    expect(getAmounts('slept 11 to 6:30')).toContainEqual([450, 'minute']);
  });

  it('holds glasses against litres and lengths against kilometres', () => {
    expect(inUnit({ value: 8, unit: 'glass' }, 'litre')).toBe(2);
    expect(inUnit({ value: 1, unit: 'km' }, 'length')).toBe(40);
    expect(inUnit({ value: 30, unit: 'minute' }, 'page')).toBeNull();
  });
});
