import { describe, expect, it } from 'vitest';
import { extractCompletions } from './extraction.testing.ts';

const DESCRIPTIONS = [
  'Walk for 10 minutes',
  'Read one page',
  'Drink a glass of water',
  'No phone in bed',
  'Pray the rosary',
];
const habits = DESCRIPTIONS.map((description, at) => ({ id: `h${at}`, description }));
const signs = (content: string) => {
  const found = extractCompletions({ habits, messages: [{ role: 'user', content }] });
  return habits.map(({ id }) => found.find(({ habitId }) => habitId === id)?.completed ?? null);
};
const all = (value: boolean | null) => habits.map(() => value);

describe('what is said of the whole day at once', () => {
  it.each([
    'all five today',
    'everything today jefe',
    'all five, thanks be to God',
    'did the whole list',
    'every last one',
    'I got it all done today tell my daughter',
    'Five out of five darling',
    'everything today even the bloody walk',
    'did everything, even the wretched walk',
    'did em all. even the page',
    'all of them alhamdulillah',
    'Today complete',
    'everythinggg',
  ])('“%s” ticks all of it', (message) => expect(signs(message)).toEqual(all(true)));

  it.each([
    'nothing today man',
    'nothing today im so tired',
    'None of it, I had a fall-out with the television man, and the whole of the evening went on that',
    'none we had a meet in lincoln',
    'Not one of them, I was at the hospital with Mammy from seven till all hours',
    'got nothing done today had flu',
    'No items completed. Dentist.',
    "I couldn't do any of them, we were away",
    'nothing of nothing, big day at the bureau',
  ])('“%s” ticks none of it', (message) => expect(signs(message)).toEqual(all(false)));

  it.each([
    'nothing worked',
    'Nothing got in the way',
    'nothing to report',
    'everything hurts',
    'all my friends came',
    'all four rounds',
    'nothing i can do about it',
    'all day at work',
    'nothing yesterday',
  ])('“%s” says nothing of the day', (message) => expect(signs(message)).toEqual(all(null)));

  it('leaves what is excepted, and a count of something else', () => {
    for (const said of ['everything but the walk', 'all save the walk', 'everything less the walk'])
      expect(signs(said), said).toEqual([false, true, true, true, true]);
    expect(signs('all four today')).toEqual(all(null));
  });

  it('takes a day that went as it should for done, and what was left untouched for what it is', () => {
    const said = 'Everything as it should be today, except that the page was left untouched.';
    expect(signs(said)).toEqual([true, false, true, true, true]);
    expect(signs('I should have done everything')).toEqual(all(false));
  });

  it('gives each name of a row its own yes or no', () => {
    expect(signs('walk yes page no').slice(0, 2)).toEqual([true, false]);
    expect(signs('walk yes food no')).toEqual([true, null, null, null, null]);
  });
});
