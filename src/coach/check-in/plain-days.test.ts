import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { checkInTurn } from './check-in-turn.ts';

describe('what two people told in plain words', () => {
  const HABITS = [
    'Swim in the lake for 20 minutes',
    'Have supper with Finn, phones away',
    'Ringing my friend Ola to go swimming with me',
    'Yoga for 15 minutes',
  ].map((description, at) => ({ id: `h${at + 1}`, description }));
  const turn = (message: string, chat: readonly ChatTurn[]) =>
    checkInTurn({ habits: HABITS, messages: [...chat, { role: 'user', content: message }] });
  const DAY = 'I swam 20 minutes in the lake, had supper with Finn, rang Ola, no yoga';

  function told(...messages: string[]) {
    const chat: ChatTurn[] = [];
    let last = turn(messages[0] ?? '', []);
    for (const message of messages) {
      last = turn(message, chat);
      chat.push({ role: 'user', content: message }, { role: 'assistant', content: last.reply });
    }
    return Object.fromEntries(last.completions.map(({ habitId, completed }) => [habitId, completed]));
  }

  it.each([
    ['I did all but the yoga and the phone call', { h1: true, h2: true, h3: false, h4: false }],
    ["tomorrow I'm at my dad's so no yoga", {}],
  ])('%s', (message, expected) => expect(told(message)).toEqual(expected));

  it('takes back what is put right, and answers nothing else by it', () => {
    expect(told('We had supper together', "no, we didn't have supper together, that's tomorrow")).toEqual({});
    expect(told(DAY, 'supper with Finn should not be ticked, we are eating tonight')).not.toHaveProperty('h2');
    expect(told('I swam in the lake for 20 minutes', 'undo the last')).toEqual({});
  });

  it('believes what somebody says they did, in a longer message too', () =>
    expect(told('I swam and I had supper with Finn')).toEqual({ h1: true, h2: true }));

  it('ticks no wish', () => {
    expect(told('yoga at 7 please')).toEqual({});
  });

  it('makes no tick of what somebody thinks of themselves', () =>
    expect(told('Ola did not pick up the phone', 'I give up, I am not good enough')).not.toContain(true));

  it('means the one thing that was named by all of it', () =>
    expect(told('yoga 15 minutes, all of it')).toEqual({ h4: true }));
});
