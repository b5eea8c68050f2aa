import { describe, expect, it } from 'vitest';
import { inWords, saysAmount, withAmount } from './amount-words.ts';

describe('an amount in a text', () => {
  it.each([
    ['Drink 6 glasses of water', 6, true],
    ['Drink six glasses of water', 6, true],
    ['Walk 10,000 steps', 10_000, true],
    ['Walk 10000 steps', 10_000, true],
    ['Run 2.5 km', 2.5, true],
    ['Run 2.5 km', 2, false],
    ['Run 2.5 km', 5, false],
    ['Be in bed by 22:06', 6, false],
    ['Read 60 pages', 6, false],
    ['Drink water', 6, false],
  ])('%s says %d: %s', (text, amount, says) => {
    expect(saysAmount(text, amount)).toBe(says);
  });

  it.each([
    ['Drink 6 glasses of water', 6, 5, 'Drink 5 glasses of water'],
    ['Drink six glasses of water', 6, 7, 'Drink 7 glasses of water'],
    ['Drink 2 glasses of water', 2, 1, 'Drink 1 glass of water'],
    ['Read 1 page', 1, 2, 'Read 2 pages'],
    ['Walk 10,000 steps', 10_000, 12_500, 'Walk 12,500 steps'],
    ['Run 5 km', 5, 5.5, 'Run 5.5 km'],
    ['Drink water', 6, 7, 'Drink water'],
  ])('%s: %d becomes %d', (description, from, to, after) => {
    expect(withAmount({ description, implementationIntention: '' }, from, to).description).toBe(after);
  });

  it('moves in what is done, and neither in the cue nor in the plan B', () => {
    const texts = {
      description: 'Read 6 pages',
      implementationIntention: 'At 6 in the evening, on the sofa, I will read 6 pages. If I am tired, I read 6 lines.',
    };
    expect(withAmount(texts, 6, 7)).toEqual({
      description: 'Read 7 pages',
      implementationIntention: 'At 6 in the evening, on the sofa, I will read 7 pages. If I am tired, I read 6 lines.',
    });
  });

  it.each([
    [{ unit: 'glasses', atLeast: 6 }, '6 glasses'],
    [{ unit: 'glasses', atLeast: 1 }, '1 glass'],
    [{ unit: 'steps', atLeast: 10_000 }, '10,000 steps'],
    [{ unit: 'coffees', atMost: 2 }, '2 coffees at most'],
  ])('%j is %s', (measure, words) => {
    expect(inWords(measure)).toBe(words);
  });
});
