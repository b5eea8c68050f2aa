import { expect, it } from 'vitest';
import { type AmountTrouble, readAmount, readEitherWay, toFieldText } from './amount-text.ts';

it.each<[string, number | null | AmountTrouble]>([
  ['', null],
  ['  ', null],
  ['6', 6],
  [' 6 ', 6],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.', 1],
  [',5', 0.5],
  ['0,125', 0.125],
  ['0.0004', 0],
  ['8,000', 8000],
  ['8 000', 8000],
  ['1000000', 1_000_000],
  ['1000001', 'tooMuch'],
  ['1e9', 'noNumber'],
  ['six', 'noNumber'],
  ['1.5.2', 'noNumber'],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1.000.000', 1_000_000],
  ['1,00,0', 'noNumber'],
  ['Infinity', 'noNumber'],
  ['.', 'noNumber'],
  ['-3', 'negative'],
  ['−3', 'negative'],
])('reads "%s" as %s', (text, amount) => {
  expect(readAmount(text, 'en-GB')).toBe(amount);
});

it('reads thousands as the locale writes them', () => {
  expect([readAmount('8,000', 'de'), readAmount('8.000', 'de'), readAmount('8.000', 'en-GB')]).toEqual([8, 8000, 8]);
});

it.each<[string, string, readonly [number, number] | null]>([
  ['1,000', 'en-GB', [1000, 1]],
  ['1.000', 'en-GB', [1, 1000]],
  ['1.000', 'de', [1000, 1]],
  ['1,250', 'de', [1.25, 1250]],
  ['1000', 'en-GB', null],
  ['1.5', 'en-GB', null],
  ['0.125', 'en-GB', null],
  ['1,000,000', 'en-GB', null],
])('knows whether "%s" could be read in two ways in %s: %j', (text, locale, both) => {
  expect(readEitherWay(text, locale)).toEqual(both);
});

it('reads back what it writes', () => {
  for (const amount of [0, 0.125, 12_345.5, 1_000_000]) expect(readAmount(toFieldText(amount))).toBe(amount);
});
