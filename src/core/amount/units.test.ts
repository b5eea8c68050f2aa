import { expect, it } from 'vitest';
import { isWeightOrEnergy } from './units.ts';

it.each(
  'kg|KG|kgs|k.g. kilo|kilos|kilograms|kilogrammes|g|grams of protein|mg|lb|lbs.|pounds|Pound|stone|stones|oz|ounces|kcal|kcals|cal|Calories|kilocalories|calorías|Kalorien|kJ|kilojoules|kg lifted|body weight|calories burned'.split(
    '|',
  ),
)('%s is weight or energy', (unit) => {
  expect(isWeightOrEnergy(unit)).toBe(true);
});

it.each(
  'glasses|cups|pages|minutes|km|kilometres|steps|litres|l|ml|miles|portions|push-ups|words|hours|songs|cigarettes|coffees|stoned|callers|gestures|lists|x'.split(
    '|',
  ),
)('%s is not', (unit) => {
  expect(isWeightOrEnergy(unit)).toBe(false);
});
