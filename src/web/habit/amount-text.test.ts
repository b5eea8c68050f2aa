import { expect, it } from 'vitest';
import { type AmountTrouble, readAmount, toFieldText } from './amount-text.ts';

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
  ['1,000.5', 'noNumber'],
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

it('reads back what it writes', () => {
  for (const amount of [0, 0.125, 12_345.5, 1_000_000]) expect(readAmount(toFieldText(amount))).toBe(amount);
});
