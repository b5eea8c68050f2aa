import { describe, expect, it } from 'vitest';
import { contradicts } from './contradicts.ts';
import { readFacts } from './read-facts.ts';

const habit = {
  description: 'Walk for 5 minutes',
  implementationIntention: 'When I finish lunch, outside, I will walk. If it rains, I march indoors.',
};

describe('the circumstances in a text', () => {
  it('are kept in the words of the person', () => {
    expect(readFacts('I want to get fit, but I work nights and have no garden.').map(({ text }) => text)).toEqual([
      'I work nights',
      'Have no garden',
    ]);
  });

  it('rule out what cannot be with them', () => {
    const [fact] = readFacts('I never get a lunch break');
    expect(fact && contradicts(fact, habit)).toBe(true);
    expect(
      fact && contradicts(fact, { ...habit, implementationIntention: 'When I come home, outside, I will walk.' }),
    ).toBe(false);
  });
});
