import { describe, expect, it } from 'vitest';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { asCue, asDoing, asFallback, asOften, toSecondPerson } from './in-a-sentence.ts';
import { isSaid, say } from './say.ts';
import { type Phrase, WORDINGS } from './wordings.ts';

const EVERY_VALUE = {
  habit: 'walking after lunch',
  goal: 'get fit again',
  friction: 'forgetting',
  often: '3 days a week',
  day: 'Mondays',
  cue: 'when you finish lunch',
  fallback: 'if it pours, you march indoors',
  minutes: '40 minutes',
  count: '3',
  daily: 'walking',
  list: 'walking and reading',
  two: 'walking and reading',
  trial: 'Yours to try out is dancing.',
  size: 'easy',
  identity: 'The Walker',
  about: 'your dad',
  name: 'The Walker',
  names: '“The Walker” or “The Reader”',
  deed: 'walk to work',
  act: 'walk to work',
  role: 'a calm walker',
  words: 'X',
  length: '52',
  most: '40',
  least: '2',
  over: '12',
  label: 'early starts',
  change: 'move walking to the morning',
  is: 'is',
  it: 'it',
  stays: 'stays',
  now: 'on Mondays',
  from: 'Walk for 5 minutes',
  to: 'Walk for 9 minutes',
  around: 'walking to work',
  first: 'Read 2 pages',
  ways: 'reading daily or walking daily',
};
const PHRASES = Object.keys(WORDINGS) as Phrase[];

describe.each(PHRASES)('the phrase %s', (phrase) => {
  it('has four wordings or more, none like another, and says each of them once before one comes again', () => {
    const said: string[] = [];
    for (const _ of WORDINGS[phrase]) said.push(say(phrase, { said, seed: 'a', values: EVERY_VALUE }));
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(new Set(said).size).toBe(said.length);
    expect(say(phrase, { said, seed: 'a', values: EVERY_VALUE })).toBe(said[0]);
  });

  it('keeps to the voice of the coach in all of them', () => {
    const said: string[] = [];
    for (const _ of WORDINGS[phrase]) {
      const text = say(phrase, { said, seed: 'b', values: EVERY_VALUE });
      expect(text).not.toMatch(/[{}]/u);
      expect(voiceProblems(text, { kind: 'chat' }), text).toEqual([]);
      said.push(text);
    }
  });
});

describe('say', () => {
  it('knows a wording again when other values stood in it', () => {
    const first = say('agreed', { said: [], seed: 'a' });
    const other = say('whyPlain', { said: [], seed: 'a', values: { habit: 'reading' } });
    expect(say('whyPlain', { said: [first, `Well. ${other}`], seed: 'a', values: { habit: 'walking' } })).not.toBe(
      other.replace('reading', 'walking').replace('Reading', 'Walking'),
    );
    expect(isSaid('whyPlain', other)).toBe(true);
    expect(isSaid('agreed', other)).toBe(false);
  });

  it('takes no wording with a place that has no value, and the one that names what it is about where there is one', () => {
    for (const seed of 'abcdef') {
      expect(say('loss', { said: [], seed })).not.toMatch(/[{}]/u);
      expect(say('loss', { said: [], seed, values: { about: 'your nan' }, naming: 'about' })).toContain('your nan');
    }
  });

  it('begins other conversations with other words', () => {
    const firsts = new Set('abcdefghijkl'.split('').map((seed) => say('unclear', { said: [], seed })));
    expect(firsts.size).toBeGreaterThan(3);
  });
});

describe('a habit in a sentence', () => {
  it.each([
    ['Walk for 5 minutes', 'walking for 5 minutes'],
    ['Ring my sister', 'ringing your sister'],
    ['Put my phone to charge outside the bedroom', 'putting your phone to charge outside the bedroom'],
    ['Stand up and move for two minutes', 'standing up and moving for two minutes'],
    ['Use stop-smoking support: ask one question', 'using stop-smoking support'],
    ['Wait 10 minutes before the first cigarette of the day', 'waiting 10 minutes before the first cigarette'],
    ['No drink after service', '‘No drink after service’'],
    ['5 a day', '‘5 a day’'],
    ['Jog to the corner and back', 'jogging to the corner and back'],
  ])('%s is %s', (description, name) => expect(asDoing({ description })).toBe(name));

  it.each([
    [{ targetFrequency: 7 }, 'every day'],
    [{ targetFrequency: 1 }, 'once a week'],
    [{ targetFrequency: 3 }, '3 days a week'],
    [{ targetFrequency: 2, days: ['monday', 'friday'] as const }, 'on Mondays and Fridays'],
  ])('comes as often as %j: %s', ({ targetFrequency, ...rest }, often) => {
    const days = 'days' in rest ? [...rest.days] : null;
    expect(asOften({ targetFrequency, days })).toBe(often);
  });

  it('says its cue and its fallback back to the person', () => {
    const habit = {
      implementationIntention:
        'When I finish lunch, at my desk, I will read 2 pages. If I am away, I take my book. If I forget, I stop.',
    };
    expect(asCue(habit)).toBe('when you finish lunch');
    expect(asFallback(habit)).toBe('if you are away, you take your book');
    expect(asCue({ implementationIntention: 'Read' })).toBeNull();
    expect(asFallback({ implementationIntention: 'When I wake, I will read.' })).toBeNull();
    expect(toSecondPerson('I was with my mum and she told me, myself')).toBe(
      'you were with your mum and she told you, yourself',
    );
  });
});
