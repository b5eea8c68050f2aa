import { expect, it } from 'vitest';
import { measureInWords, unsaidMeasure } from './fields-in-words.ts';

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

it('adds the amount only where the habit’s own words do not say it', () => {
  const measure = { unit: 'glasses', atLeast: 6 };
  expect(unsaidMeasure({ description: 'Drink water', measure })).toBe('6 glasses');
  expect(unsaidMeasure({ description: 'Drink 6 glasses of water', measure })).toBeNull();
  expect(unsaidMeasure({ description: 'Drink water' })).toBeNull();
});
