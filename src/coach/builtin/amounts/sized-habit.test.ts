import { describe, expect, it } from 'vitest';
import type { Measure } from '#core/amount/measure.ts';
import type { Difficulty, PlannedHabit } from '#core/plan/plan.ts';
import { held, ownHabit } from '../adapting/adapt-plan.testing.ts';
import { atSize, getSizes, ofAmount } from './sized-habit.ts';

const glasses = (atLeast: number): Measure => ({ unit: 'glasses', atLeast });
const sizeOf = (habit: PlannedHabit, difficulty: Difficulty) => {
  const sized = atSize(habit, difficulty);
  return sized && [sized.description, sized.measure];
};

describe('a habit with an amount, in another size', () => {
  it('moves on its ladder where the number of its words is its amount', () => {
    const walk = held('fit.walk', { measure: { unit: 'minutes', atLeast: 5 } });
    expect(walk.description).toContain('5 minutes');
    const sized = atSize(walk, 'medium');
    const plain = atSize({ ...walk, measure: null }, 'medium');
    expect(sized?.description).toBe(plain?.description);
    const [minutes] = /\d+/.exec(plain?.description ?? '') ?? [];
    expect(sized?.measure).toEqual({ unit: 'minutes', atLeast: Number(minutes) });
  });

  it('moves by a step in its words and its number where its words have no ladder', () => {
    const water = ownHabit('Drink 8 glasses of water', { measure: glasses(8) });
    expect(sizeOf(water, 'easy')).toEqual(['Drink 6 glasses of water', glasses(6)]);
    expect(sizeOf(water, 'hard')).toEqual(['Drink 10 glasses of water', glasses(10)]);
    expect(atSize(water, 'hard')?.implementationIntention).toContain('I will drink 10 glasses of water');
  });

  it('moves its amount alone where its words say no number, or another', () => {
    expect(sizeOf(ownHabit('Drink water', { measure: glasses(8) }), 'easy')).toEqual(['Drink water', glasses(6)]);
    const other = ownHabit('Read for 20 minutes', { measure: { unit: 'pages', atLeast: 10 } });
    expect(sizeOf(other, 'hard')).toEqual(['Read for 20 minutes', { unit: 'pages', atLeast: 12 }]);
  });

  it('never falls below one', () => {
    expect(getSizes(ownHabit('Drink water', { measure: glasses(1), difficulty: 'hard' }))).toEqual(['hard']);
  });

  it('a limit has no sizes, and the words of a habit without a measure change as they did', () => {
    const coffee = ownHabit('Drink coffee', { measure: { unit: 'coffees', atMost: 2 }, difficulty: 'medium' });
    expect(getSizes(coffee)).toEqual(['medium']);
    expect(sizeOf(ownHabit('Practise the piano'), 'easy')).toEqual(['Do two minutes: practise the piano', undefined]);
  });
});

it('a limit goes down in its words too', () => {
  const coffee = ownHabit('Drink 3 coffees at most', { measure: { unit: 'coffees', atMost: 3 } });
  expect(ofAmount(coffee, 2)).toMatchObject({
    description: 'Drink 2 coffees at most',
    measure: { unit: 'coffees', atMost: 2 },
  });
});
