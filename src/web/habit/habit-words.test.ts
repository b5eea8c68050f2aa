import { describe, expect, it } from 'vitest';
import type { Measure } from '#core/amount/measure.ts';
import { momentInWords, namedDaysInShort, namedDaysInWords, toDayWords, toLimitWords } from './habit-words.ts';
import { measureInWords } from './measure-words.ts';

const glasses: Measure = { unit: 'glasses', atLeast: 6 };
const coffees = { unit: 'coffees', atMost: 2 };
const none = { unit: 'cigarettes', atMost: 0 };

it.each<[string, Measure, number | null]>([
  ['0 of 6 glasses', glasses, null],
  ['2.5 of 6 glasses', glasses, 2.5],
  ['7 of 6 glasses', glasses, 7],
  ['2 coffees left', coffees, null],
  ['1 coffee left', coffees, 1],
  ['0.5 coffees left', coffees, 1.5],
  ['At the limit', coffees, 2],
  ['1 coffee over', coffees, 3],
  ['1.5 coffees over', coffees, 3.5],
  ['None so far', none, null],
  ['None so far', none, 0],
  ['1 cigarette over', none, 1],
  ['0 of 1 glass', { unit: 'glasses', atLeast: 1 }, null],
])('says of a day: %s', (words, measure, amount) => {
  expect(toDayWords(measure, { amount, isDone: false })).toBe(words);
});

it('says of a tick without a number that it is the target', () => {
  expect(toDayWords(glasses, { amount: null, isDone: true })).toBe('6 of 6 glasses');
  expect(toDayWords(glasses, { amount: 2, isDone: true })).toBe('2 of 6 glasses');
});

it.each([
  [{ unit: 'glasses', atLeast: 6 }, '6 glasses'],
  [{ unit: 'steps', atLeast: 10_000 }, '10,000 steps'],
  [{ unit: 'km', atLeast: 2.5 }, '2.5 km'],
  [{ unit: 'coffees', atMost: 2 }, 'at most 2 coffees'],
  [{ unit: 'coffees', atMost: 1 }, 'at most 1 coffee'],
  [{ unit: 'cup', atLeast: 2 }, '2 cups'],
  [{ unit: 'cigarettes', atMost: 0 }, 'no cigarettes'],
] as const)('says %j as %j', (measure, words) => {
  expect(measureInWords(measure)).toBe(words);
});

describe('a habit', () => {
  it('says its limit, which may be none', () => {
    expect([toLimitWords(coffees), toLimitWords(none)]).toEqual(['limit 2 coffees', 'limit: none']);
    expect(toLimitWords({ unit: 'coffees', atMost: 1 })).toBe('limit 1 coffee');
  });

  it('says its named days in the order of the user’s week', () => {
    expect(namedDaysInShort(['sunday', 'monday'], 'sunday')).toBe('Sun · Mon');
    expect(namedDaysInShort(['sunday', 'monday'], 'monday')).toBe('Mon · Sun');
    expect(namedDaysInWords(['sunday', 'monday', 'friday'], 'monday')).toMatch(/^Monday, Friday,? and Sunday$/);
  });

  it('says its moment, and a time as the locale writes it', () => {
    expect(momentInWords('noon')).toBe('Noon');
    expect(momentInWords('13:30', 'en-GB')).toBe('13:30');
    expect(momentInWords('13:30', 'en-US')).toMatch(/^1:30\sPM$/);
  });
});
