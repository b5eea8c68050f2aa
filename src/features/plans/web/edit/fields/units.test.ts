import { expect, it } from 'vitest';
import { isWeightOrEnergy } from '#core/amount/units.ts';
import { amountIn, isSaidIn, missingAmount, suggestedUnits, unsaidMeasure } from './units.ts';

it.each([
  ['Drink 6 glasses of water', { amount: 6, unit: 'glasses' }],
  ['Drink one glass of water', { amount: 1, unit: 'glasses' }],
  ['Walk for 20 minutes', { amount: 20, unit: 'minutes' }],
  ['A 10-minute walk', { amount: 10, unit: 'minutes' }],
  ['Run 2,5 km', { amount: 2.5, unit: 'km' }],
  ['Take ten deep breaths', { amount: 10, unit: 'breaths' }],
  ['At 7 am, read 3 pages', { amount: 3, unit: 'pages' }],
  ['Lift 20 kg', null],
  ['Eat 1800 calories', null],
  ['Go to bed by 22:30', null],
  ['Read before bed', null],
])('finds the amount in %j: %j', (description, expected) => {
  expect(amountIn(description)).toEqual(expected);
});

it.each([
  ['Drink more water', ['glasses', 'litres']],
  ['Drink 500 ml of water', ['ml', 'glasses', 'litres']],
  ['Go for a walk', ['steps', 'minutes']],
  ['Read before bed', ['pages', 'minutes']],
  ['Go running', ['km', 'minutes']],
  ['Less coffee', ['coffees', 'cups']],
  ['No cigarettes after lunch', ['cigarettes']],
  ['Eat less sugar', ['minutes', 'times']],
])('suggests units by the words of %j: %j', (description, expected) => {
  expect(suggestedUnits(description)).toEqual(expected);
});

it.each(['Weigh myself', 'Lift 20 kg', 'Eat 1800 calories', 'Lose 2 pounds', 'Eat 5 portions, 300 kcal each'])(
  'suggests no unit of weight or calories for %j',
  (description) => {
    expect(suggestedUnits(description).filter(isWeightOrEnergy)).toEqual([]);
  },
);

it.each([
  ['Drink 6 glasses of water', { unit: 'glasses', atLeast: 6 }, true],
  ['Drink 6 glasses of water', { unit: 'glasses', atLeast: 8 }, false],
  ['Drink 6 glasses of water', { unit: 'litres', atLeast: 6 }, false],
  ['Drink 2 coffees', { unit: 'coffees', atMost: 2 }, false],
  ['At most 2 coffees', { unit: 'coffees', atMost: 2 }, true],
  ['Drink water', { unit: 'glasses', atLeast: 6 }, false],
] as const)('knows whether %j says %j already: %s', (description, measure, expected) => {
  expect(isSaidIn(description, measure)).toBe(expected);
});

it.each([
  ['Sleep longer', { amount: 8, unit: 'hours' }],
  ['Less time on my phone', { amount: 1, unit: 'hours' }],
  ['Drink more water', { amount: 2, unit: 'litres' }],
  ['Go for a walk', { amount: 10, unit: 'minutes' }],
  ['Ring my sister and other family', { amount: 1, unit: 'calls' }],
  ['Walk 20 minutes', null],
  ['Say the rosary', null],
])('says what a usual amount of %j would be: %j', (description, expected) => {
  expect(missingAmount(description)).toEqual(expected);
});

it('adds the amount only where the habit’s own words do not say it', () => {
  const measure = { unit: 'glasses', atLeast: 6 };
  expect(unsaidMeasure({ description: 'Drink water', measure })).toBe('6 glasses');
  expect(unsaidMeasure({ description: 'Drink 6 glasses of water', measure })).toBeNull();
  expect(unsaidMeasure({ description: 'Drink water' })).toBeNull();
});
