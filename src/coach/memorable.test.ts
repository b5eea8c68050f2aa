import { describe, expect, it } from 'vitest';
import { memorableIn } from './memorable.ts';

describe('what the coach remembers of a message', () => {
  it.each([
    ['I am always too tired after work.', 'obstacle'],
    ['Putting my shoes by the door really helped.', 'worked'],
    ['It matters to me to keep up with my children.', 'own_words'],
    ['I do it because I want to be around for my grandchildren', 'own_words'],
  ])('keeps “%s” as %s, word for word', (text, kind) => {
    expect(memorableIn(text)).toEqual([{ kind, text }]);
  });

  it.each([
    'make it easier',
    'What helped you?',
    'It would have helped if I had slept.',
    'Nothing helped me this week.',
    'ok thanks a lot for that',
    'yes',
  ])('keeps nothing of “%s”', (text) => {
    expect(memorableIn(text).filter(({ kind }) => kind !== 'obstacle')).toEqual([]);
  });

  it('keeps nothing of a message that calls for help', () => {
    expect(memorableIn('I am too tired for all this and I want to end my life.')).toEqual([]);
  });

  it('keeps at most three sentences, and none that is longer than an entry', () => {
    const tired = ['Evenings find me too tired.', 'My phone distracts me all day.', 'I forget it in the morning.'];
    expect(memorableIn([...tired, 'My partner laughs at me for it.'].join(' '))).toHaveLength(3);
    expect(memorableIn(`I am tired ${'and tired '.repeat(40)}.`)).toEqual([]);
  });
});
