import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { isSaid } from '#coach/say/say.ts';
import { checkInTurn } from './check-in-turn.ts';

const habitsOf = (descriptions: readonly string[]) =>
  descriptions.map((description, at) => ({ id: `h${at + 1}`, description }));

/** What stands after the last message, and what the coach says to it. */
function told(descriptions: readonly string[], ...said: string[]) {
  const messages: ChatTurn[] = [];
  let last = checkInTurn({ habits: habitsOf(descriptions), messages: [{ role: 'user', content: said[0] ?? '' }] });
  for (const content of said) {
    messages.push({ role: 'user', content });
    last = checkInTurn({ habits: habitsOf(descriptions), messages });
    messages.push({ role: 'assistant', content: last.reply });
  }
  const stands = Object.fromEntries(last.completions.map(({ habitId, completed }) => [habitId, completed]));
  return { stands, reply: last.reply };
}

describe('what is done without something', () => {
  const HABITS = ['Have dinner with the children without phone', 'Read to Ada for 20 minutes'];
  it.each([
    ['Dinner yes. Reading no, film night.', { h1: true, h2: false }],
    ['we had dinner together, no phones', { h1: true }],
    ['had dinner but I was on my phone', { h1: false }],
    ['No dinner with the children, Ada already asleep.', { h1: false }],
  ])('is asked for all the same: %s', (message, stands) => expect(told(HABITS, message).stands).toEqual(stands));
});

describe('whose doing it was', () => {
  const HABITS = ['Play guitar for 15 minutes', 'Call my mum'];
  it.each([
    ['no guitar cause liam had a fever', { h1: false }],
    ['my son asked me to play guitar so i did', { h1: true }],
    ['please tick the guitar for me', { h1: true }],
    ['called mum. she cried, i didnt', { h2: true }],
    ['called mum. she cried a bit, and no guitar', { h1: false, h2: true }],
  ])('%s', (message, stands) => expect(told(HABITS, message).stands).toEqual(stands));
});

describe('what is not over yet', () => {
  it.each([
    [['No beer'], 'well no beer obviously its only dinner time'],
    [['No eating crisps'], "the crisps I don't know yet, is only 5 pm"],
    [['Transfer 150 euros to savings'], 'I transfer only on the first of January'],
    [['Get up at 7'], 'up at 7:05'],
    [['Do yoga for 20 minutes'], 'yoga class at 7 tonight'],
    [['Do yoga for 20 minutes'], 'I have yoga at 7 this evening'],
  ])('is left open: %s, %s', (habits, message) =>
    expect(told([...habits, 'Read 5 pages'], message).stands).toEqual({}),
  );

  it('is known once the day is', () =>
    expect(told(['No beer', 'Read 5 pages'], 'no beer today').stands).toEqual({ h1: true }));
});

describe('a part', () => {
  const HABITS = ['Write 500 words of my thesis', 'Paint my watercolours for 20 minutes'];
  it.each(['yeah count the 300', 'go on then count it', 'count it'])('counts where somebody says so: %s', (answer) =>
    expect(told(HABITS, '300 words', answer).stands).toEqual({ h1: true }),
  );
  it('is what was only begun', () =>
    expect(told(HABITS, 'I got the paints out, but I only cleaned the palette').stands).toEqual({}));
});

it.each(['everything done by 8. dont make a fuss', 'all of it done before lunch'])(
  'hears of the whole day by the hour it was done: %s',
  (message) => expect(told(['Shower', 'Read 5 pages'], message).stands).toEqual({ h1: true, h2: true }),
);

it('takes no word of a chat for a habit', () =>
  expect(told(['Watch one spanish show'], 'lol wat thing').stands).toEqual({}));

describe('what tells of nothing done', () => {
  const HABITS = ['Walk to the library', 'Paint my watercolours for 20 minutes'];
  it.each([
    "It was Harold's palette, you see.",
    'I was rather pleased with him.',
    'whats the point if it rains every thursday',
  ])('is heard, and not called unclear: %s', (message) =>
    expect(isSaid('heardTalk', told(HABITS, message).reply)).toBe(true),
  );
  it('is asked about where it may be a habit in other words', () =>
    expect(isSaid('notPlaced', told(HABITS, 'i sorted the shed out').reply)).toBe(true));
});

describe('everything, on a day that does not ask for all', () => {
  const HABITS = [
    ...habitsOf(['Walk the dog', 'Read 5 pages']),
    { id: 'h3', description: 'Swim 20 lengths', isDue: false },
  ];
  it.each([
    ['everything but the reading', { h1: true, h2: false }],
    ['all but the reading', { h1: true, h2: false }],
    ['did everything today', { h1: true, h2: true }],
    ['all done', { h1: true, h2: true }],
    ['all except the dog', { h1: false, h2: true }],
    ['everything, and the swim too', { h1: true, h2: true, h3: true }],
    ['everything but the swim', { h1: true, h2: true, h3: false }],
  ])('ticks what is asked for: "%s"', (content, stands) => {
    const { completions } = checkInTurn({ habits: HABITS, messages: [{ role: 'user', content }] });
    expect(Object.fromEntries(completions.map(({ habitId, completed }) => [habitId, completed]))).toEqual(stands);
  });
});

describe('a bare number', () => {
  const HABITS = ['Smoke at most 8 cigarettes', 'Nobody smokes in the house', 'Walk to the allotment'];
  it.each([
    ['I smoke 8', { h1: true }],
    ['8 again', { h1: true }],
    ['I stay at 8', { h1: true }],
    ['had me eight', { h1: true }],
    ['eleven today, a bad one', { h1: false }],
    ['seven. no wait nine', { h1: false }],
    ['at 8 I had my tea', {}],
    ['Linda turned 8', {}],
  ])('is of the one habit that is counted: %s', (message, stands) =>
    expect(told(HABITS, message).stands).toEqual(stands),
  );

  it.each([
    ['did 10', { h2: true }],
    ['did 20', {}],
    ['only did 4', {}],
    ['walked for 12', {}],
  ])('is nothing where it may be of another: %s', (message, stands) =>
    expect(told(['Practise guitar for 20 minutes', '10 press-ups'], message).stands).toEqual(stands),
  );

  it('takes the place of the one before', () => {
    const habits = ['Read 10 pages', 'Walk for 20 minutes'];
    expect(told(habits, 'walked 25 minutes no wait 5').stands).toEqual({});
    expect(told(habits, '12 pages', 'wait no twelve').stands).toEqual({ h1: true });
    expect(told(habits, '12 pages', 'wait no 8').stands).toEqual({});
  });
});

describe('nothing at all', () => {
  const HABITS = ['Read 10 pages', 'Walk to the shop', 'No sweets'];
  const none = { h1: false, h2: false, h3: false };
  it.each(['bare tired didnt do nuffin', 'raining all day did nowt', 'kids poorly all day i did nothing'])(
    'is heard behind what it is due to: %s',
    (message) => expect(told(HABITS, message).stands).toEqual(none),
  );
  it.each(['the tablets did nothing', 'my brother did nothing', 'physio did nothing'])(
    'is not heard of somebody or something else: %s',
    (message) => expect(told(HABITS, message).stands).toEqual({}),
  );
  it.each(['didnae read', 'I couldnae read', 'havenae read'])('is said in dialect: %s', (message) =>
    expect(told(HABITS, message).stands).toEqual({ h1: false }),
  );
});

describe('a no that only answers', () => {
  const HABITS = ['No phone in the bedroom after ten', 'Sketch for 10 minutes', 'Walk with the dog'];
  it.each(['nah was on tiktok in bed', 'no phone was in my hand till 2', 'no phone was on until one'])(
    'ticks nothing: %s',
    (message) => expect(told(HABITS, message).stands.h1).not.toBe(true),
  );
  it('ticks what it denies', () => expect(told(HABITS, 'no phone was used').stands).toEqual({ h1: true }));
  it('stands beside a yes', () =>
    expect(told(HABITS, 'yes to the dog no to the sketching').stands).toEqual({ h2: false, h3: true }));
});
