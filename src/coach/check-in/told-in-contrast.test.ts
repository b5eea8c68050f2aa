import { describe, expect, it } from 'vitest';
import { habitsInWords } from './habit-in-words.ts';
import type { ChatTurn } from '#coach/port.ts';
import { checkInTurn } from './check-in-turn.ts';

function told(descriptions: readonly string[], messages: readonly string[]) {
  const habits = descriptions.map((description, at) => ({ id: `h${at}`, description }));
  const chat: ChatTurn[] = messages.map((content) => ({ role: 'user', content }));
  const { completions, asked = [] } = checkInTurn({ habits, messages: chat });
  const values = Object.fromEntries(completions.map(({ habitId, completed }) => [habitId, completed]));
  return { values, asked: asked.map(({ habitId }) => habitId) };
}

const DAY = ['Walk for 20 minutes', 'Write 300 words', 'No alcohol', 'Swim at the pool', 'Ring my mum'];

describe('what was told in contrast to today', () => {
  it.each([
    ['yesterday I walked, today I sat', { h0: false }],
    ['wrote yesterday, nothing today', { h1: false }],
    ['yesterday I swam, today none', { h3: false }],
    ['yesterday I drank, today soda water', { h2: true }],
    ['my wife walked, I minded the till', { h0: false }],
    ['my sister swam forty lengths, I sat in the café', { h3: false }],
  ])('%s', (message, expected) => expect(told(DAY, [message]).values).toEqual(expected));

  it.each([
    ['the walk was yesterday, I may go tonight', {}],
    ['my wife walked and I put the dinner on', {}],
  ])('leaves open: %s', (message, expected) => expect(told(DAY, [message]).values).toEqual(expected));

  it('takes an exception that follows what was said of the whole day', () =>
    expect(told(DAY, ['everything done today', 'except the swim']).values).toEqual({
      h0: true,
      h1: true,
      h2: true,
      h3: false,
      h4: true,
    }));

  it('takes a tick back that is told to go', () => {
    expect(told(DAY, ['walked 20 minutes', 'remove the walk, that was Sunday']).values).toEqual({});
    expect(told(DAY, ['no alcohol', 'wait, take off the alcohol one']).values).toEqual({});
  });
});

describe('the small acts that the program puts beside a habit', () => {
  const BESIDE = [
    'Ask one person to back me up',
    'Choose one easier form for a poor day',
    'Do one easy bit first',
    'Name one thing that could set it off',
    'Note 1 moment when I managed it',
  ];

  it.each([
    ['told my sister to shout at me if I buy any', 'h0'],
    ['picked my easy version for rough days: one lap', 'h1'],
    ['one easy bit, a button sewn', 'h2'],
    ["it's the vending machine, that's what sets me off", 'h3'],
    ['wrote it in the book that I walked past the shop', 'h4'],
  ])('%s', (message, habit) => {
    const { values, asked } = told(BESIDE, [message]);
    expect([...Object.keys(values), ...asked]).toContain(habit);
  });
});

describe('one word of a habit', () => {
  it('is enough in a list, for whoever says that they did it, and for an amount that is reached', () => {
    const four = DAY.slice(0, 4);
    expect(told(four, ['swim done before work, and no alcohol at the party either']).values).toEqual({
      h2: true,
      h3: true,
    });
    expect(told(four, ['I swam in the rain with the whole club watching']).values).toEqual({ h3: true });
  });

  it('is asked about where it may be of something else', () =>
    expect(told(DAY, ['the new swim shop on the corner opened with a band today']).values).toEqual({}));
});

describe('what puts an earlier word right', () => {
  it.each(['I did take it after all', 'my wife says I did take it after all'])('%s', (message) => {
    const habits = [
      { id: 'h0', description: 'Take my tablet' },
      { id: 'h1', description: 'Walk for 20 minutes' },
    ];
    const first: ChatTurn = { role: 'user', content: 'forgot my tablet' };
    const { reply } = checkInTurn({ habits, messages: [first] });
    const messages: ChatTurn[] = [first, { role: 'assistant', content: reply }, { role: 'user', content: message }];
    expect(checkInTurn({ habits, messages }).completions).toMatchObject([{ habitId: 'h0', completed: true }]);
  });
});

describe('the reply', () => {
  const replyTo = (...messages: readonly string[]) => {
    const habits = [
      'Gym three times a week',
      'Knee exercises',
      'Asleep by 11pm',
      'No betting apps',
      'Telephone somebody',
    ];
    const chat: ChatTurn[] = messages.map((content) => ({ role: 'user', content }));
    return checkInTurn({ habits: habits.map((description, at) => ({ id: `h${at}`, description })), messages: chat })
      .reply;
  };

  it.each([
    ['gym done', 'your gym'],
    ['knee exercises done', 'doing your knee exercises'],
    ['asleep by half ten', 'being asleep by 11pm'],
    ['no betting today', 'going without betting apps'],
    ['telephoned Moira', 'telephoning somebody'],
  ])('calls a habit that is no instruction by plain words: %s', (message, name) => {
    expect(replyTo(message).toLowerCase()).toContain(name);
    expect(replyTo(message)).not.toMatch(/[‘’]/u);
  });

  it('asks which ones where only their number is told', () => expect(replyTo('so 3 out of 5')).toMatch(/which/i));
});

describe('a habit as it is asked about', () => {
  it.each([
    ['No phone', 'go without your phone'],
    ['No sugar', 'go without sugar'],
    ['Send one line to my brother in between', 'send one line to your brother'],
    ['Read 1 page of Quran', 'read Quran'],
  ])('"%s" is "%s"', (description, act) => expect(habitsInWords([{ description }])[0]?.act).toBe(act));
});
