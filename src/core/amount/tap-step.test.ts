import { expect, it } from 'vitest';
import type { Measure } from './measure.ts';
import { tapStep } from './tap-step.ts';

it.each<[string, Measure, number | null, number | null, number]>([
  ['glasses are counted one by one', { unit: 'glasses', atLeast: 6 }, 6, 2, 1],
  ['litres by halves', { unit: 'litres', atLeast: 2.5 }, null, null, 0.5],
  ['minutes come all at once', { unit: 'minutes', atLeast: 30 }, null, null, 30],
  ['as many as are usual', { unit: 'minutes', atLeast: 30 }, 45, null, 45],
  ['what is missing of them', { unit: 'minutes', atLeast: 30 }, null, 10, 20],
  ['what is missing where more than usual is there', { unit: 'minutes', atLeast: 30 }, 20, 25, 5],
  ['nothing when they are there', { unit: 'minutes', atLeast: 30 }, null, 30, 0],
  ['one glass more when they are there', { unit: 'glasses', atLeast: 6 }, null, 6, 1],
  ['of a limit one', { unit: 'minutes', atMost: 30 }, null, null, 1],
])('%s', (_what, measure, usual, amount, step) => {
  expect(tapStep(measure, usual, amount)).toBe(step);
});
