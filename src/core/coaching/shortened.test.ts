import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['Read 2 pages', 12, 'Read 2 pages'],
  ['Read 2 pages in bed', 12, 'Read 2…'],
  ['Read 2 pages', 11, 'Read 2…'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
])('%j in %i characters is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(most);
});
