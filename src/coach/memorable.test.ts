import { describe, expect, it } from 'vitest';
import { memorableIn } from './memorable.ts';

describe('what the coach remembers of a message', () => {
  it.each([
    ['I am always too tired after work.', 'obstacle'],
    ['Putting my shoes by the door really helped.', 'worked'],
    ['It matters to me to keep up with my children.', 'own_words'],
    ['I do it because I want to be around for my grandchildren', 'own_words'],
    ['Writing a list the night before helps me', 'worked'],
    ['I prefer the evenings really', 'own_words'],
    ['My boss keeps me late on Thursdays', 'obstacle'],
    ['I never remember to take my lunch box', 'obstacle'],
    ['I get bored quickly with exercises', 'obstacle'],
    ['There is never enough time in the mornings', 'obstacle'],
    ['My phone distracts me all day', 'obstacle'],
    ['I keep forgetting the tablets at night', 'obstacle'],
    ['I struggle to get up when it is dark', 'obstacle'],
    ['We have no garden', 'fact'],
    ['The car is mine on Fridays', 'fact'],
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

  it.each([
    'Remove the gym, I am too tired for it',
    'make the reading shorter because I am always tired',
    'please put nothing on Fridays, Fridays are mad',
    'I skipped it, I was too busy at work',
    'I walked to the shop today with the kids',
    'I forgot the pills again, too much going on',
    'I did ten pages and then the baby woke',
    'Call me The Night Owl, I work nights',
    'I like the second name better, the first one is boring',
    'How do I do that without a garden?',
    'you keep giving me things I have no time for',
    'Take out the caring for myself ones',
    'can we say like eight, fifteen minutes is a lot when it is a hundred degrees out here',
    'guitar down to 10 and the one with Declan move to Monday',
    'which one of these is most important when I have had a terrible shift',
    'I want just four things in all, I cannot remember six',
    'get rid of the bed one, I never sleep before two',
    'three sips then phone',
    'both the Python and the phone',
    'Still no energy drink at all',
    'It doesnt work for me, that',
  ])('keeps nothing of a command, a report or talk about names: “%s”', (text) => {
    expect(memorableIn(text)).toEqual([]);
  });

  it.each(['My left knee is weak.', 'I am fasting for Ramadan.', 'Money is tight at the moment.'])(
    'keeps “%s” as no circumstance outside of a plan',
    (text) => {
      expect(memorableIn(text).filter(({ kind }) => kind === 'fact')).toEqual([]);
    },
  );

  it('keeps nothing of a message that calls for help', () => {
    expect(memorableIn('I am too tired for all this and I want to end my life.')).toEqual([]);
  });

  it('keeps at most three sentences, and none that is longer than an entry', () => {
    const tired = ['Evenings find me too tired.', 'My phone distracts me all day.', 'I forget it in the morning.'];
    expect(memorableIn([...tired, 'My partner laughs at me for it.'].join(' '))).toHaveLength(3);
    expect(memorableIn(`I am tired ${'and tired '.repeat(40)}.`)).toEqual([]);
  });
});
