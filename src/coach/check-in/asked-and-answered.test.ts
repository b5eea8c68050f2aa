import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { checkInTurn } from './check-in-turn.ts';

const DAY = [
  'Shoulder exercises, 3 rounds',
  'No cake on weekdays',
  'Ring Dad',
  'Apply for courses',
  'Walk for 20 minutes',
];

/** What stands after these messages, `? ` before those of the coach. */
function told(messages: readonly string[], descriptions = DAY) {
  const habits = descriptions.map((description, at) => ({ id: `h${at}`, description }));
  const chat = messages.map(
    (content): ChatTurn =>
      content.startsWith('? ') ? { role: 'assistant', content: content.slice(2) } : { role: 'user', content },
  );
  const { completions, asked = [] } = checkInTurn({ habits, messages: chat });
  const values = Object.fromEntries(completions.map(({ habitId, completed }) => [habitId, completed]));
  return { values, asked: asked.map(({ habitId }) => habitId) };
}

describe('an answer to what the coach asked', () => {
  it.each([
    ['Did you do the shoulder and keep off the cake?', 'yes both', { h0: true, h1: true }],
    ['The shoulders, or a course application?', 'neither', { h0: false, h3: false }],
    ['And the cake?', 'yes', { h1: true }],
    ['And the cake?', 'yep stayed well away', { h1: true }],
    ['Any cake?', 'guilty', { h1: false }],
    ['So no cake today?', 'no, not a bite', { h1: true }],
    ['So no call to Dad today?', 'no', { h2: false }],
    ['Did you walk and ring Dad?', 'yes yes', { h2: true, h4: true }],
    ['Walk, or Dad?', 'the walk yes, the other no', { h2: false, h4: true }],
    ['And did you ring Dad?', 'I rang Dad from the bus on the way home from town', { h2: true }],
  ])('%s – %s', (question, answer, expected) =>
    expect(told(['hello', `? ${question}`, answer]).values).toEqual(expected),
  );

  it('says nothing of what was not asked about', () =>
    expect(told(['hello', '? Did you walk?', 'just the walk']).values).toEqual({ h4: true }));
});

describe('what was missed, or only begun, and then was done', () => {
  it.each([
    [['no walk', 'oh wait I did, after tea'], { h4: true }],
    [['did not ring Dad', 'sorry, I tell a lie, I had him on the line at noon'], { h2: true }],
    [['hello', '? And the walk?', 'no', 'hang on, yes I did, round the park'], { h4: true }],
    [['walked ten minutes', 'then did the rest after supper'], { h4: true }],
  ])('%s', (messages, expected) => expect(told(messages).values).toEqual(expected));

  it.each([
    [['no walk', 'I did the dishes'], { h4: false }],
    [['no walk', 'oh I did not sleep either'], { h4: false }],
  ])('stays missed where something else was: %s', (messages, expected) =>
    expect(told(messages).values).toEqual(expected),
  );

  it('is missed where one thing is left out of what was told', () =>
    expect(told(['no cake, rang Dad', 'wait, not Dad']).values).toEqual({ h1: true, h2: false }));
});

describe('none, only and the rest', () => {
  it.each([
    ['yesterday buns, today none', {}],
    ['my sister ate three buns, I had none', {}],
    ['walked 20 minutes, only through the park', { h4: true }],
    ['only the walk', { h0: false, h1: false, h2: false, h3: false, h4: true }],
  ])('%s', (message, expected) => expect(told([message]).values).toEqual(expected));
});

describe('what is settled for another day', () => {
  const SETTLING = [
    'Ask one person to come along once',
    'Choose one easier form for a poor day',
    'Set the next time with my aunt',
  ];

  it.each([
    ['asked Bea to come along on Saturday', 'h0'],
    ['we fixed the next time for Thursday', 'h2'],
  ])('is done today: %s', (message, habit) => {
    const { values, asked } = told([message], SETTLING);
    expect([...Object.keys(values), ...asked]).toContain(habit);
  });
});

describe('a phone that is to be elsewhere', () => {
  it.each(['phone was with me in bed', 'fell asleep with my phone'])('is not, %s', (message) =>
    expect(told([message], ['Phone out of bedroom']).values).toEqual({ h0: false }),
  );
});

describe('an answer to a question about two', () => {
  const TWO = ['Drink a glass of water', 'Take my tablets'];
  const ASKED = '? Did you drink your water and take your tablets?';
  it.each([
    ['drank it', { h0: true }],
    ['took them', { h1: true }],
    ['havenae took them', { h1: false }],
    ['drank it, not the other', { h0: true, h1: false }],
    ['both, aye', { h0: true, h1: true }],
    ['aye baith', { h0: true, h1: true }],
    ['aye the both o them', { h0: true, h1: true }],
    ['the first one aye', { h0: true }],
    ['neither the day', { h0: false, h1: false }],
    ['ach neither', { h0: false, h1: false }],
    ['neither the one nor the other', { h0: false, h1: false }],
    ['did it', { h0: true, h1: true }],
    ['one of them', {}],
    ['just the wan', {}],
  ])('is of the one whose verb it has, or of both: %s', (answer, expected) =>
    expect(told([ASKED, answer], TWO).values).toEqual(expected),
  );
});

describe('a thing that belongs to a habit', () => {
  it.each([
    [['No biscuits', 'Read 10 pages'], 'the tin stayed shut', { h0: true }],
    [['No biscuits', 'Read 10 pages'], 'never went near the tin', { h0: true }],
    [['No biscuits', 'Read 10 pages'], 'hand was in the tin twice', { h0: false }],
    [['Drink a glass of water', 'No wine'], 'the bottle is still full', { h0: false }],
    [['Drink a glass of water', 'No wine'], 'the glass stayed empty', { h0: false }],
    [['Drink a glass of water', 'No wine'], 'cork stayed in', { h1: true }],
    [['Drink a glass of water', 'No wine'], 'the bottle stayed shut', {}],
    [['Walk for 20 minutes', 'Read 10 pages'], 'shoes never left the hall', { h0: false }],
    [['Walk for 20 minutes', 'Read 10 pages'], 'boots stayed by the door', { h0: false }],
    [['Walk for 20 minutes', 'Read 10 pages'], 'put my boots on and walked', { h0: true }],
    [['Yoga for 10 minutes', 'Read 10 pages'], 'mat stayed rolled up', { h0: false }],
    [['Take my tablets', 'Read 10 pages'], 'the strip is still full', { h0: false }],
    [['Walk for 20 minutes', 'Read 10 pages'], 'never opened the app', {}],
  ])('tells of it: %s, %s', (habits, message, expected) => expect(told([message], habits).values).toEqual(expected));
});

describe('what somebody else did, and nothing of one’s own', () => {
  it.each([
    ['Linda did her painting, i didnt do nothing', { h0: false, h1: false }],
    ["my husband painted, I didn't do anything", { h0: false, h1: false }],
    ['Linda did her painting', {}],
  ])('%s', (message, expected) =>
    expect(told([message], ['Paint for 20 minutes', 'Read 10 pages']).values).toEqual(expected),
  );
});
