import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { checkInTurn } from './check-in-turn.ts';

const PLAN = [
  'Walk to the bakery',
  'Stretch for 10 minutes',
  'No biscuits',
  'Practise the viola for 15 minutes',
  'Go to bed earlier',
].map((description, at) => ({ id: `h${at + 1}`, description }));

/** What stands after these messages, and what is asked about. */
function told(...messages: string[]) {
  const turns = messages.map(
    (content): ChatTurn =>
      content.startsWith('? ') ? { role: 'assistant', content: content.slice(2) } : { role: 'user', content },
  );
  const { completions, asked = [] } = checkInTurn({ habits: PLAN, messages: turns });
  return {
    done: completions.flatMap(({ habitId, completed }) => (completed ? [habitId] : [])),
    asked: asked.map(({ habitId }) => habitId),
  };
}

describe('what is told and then put right', () => {
  it.each([
    ['stretched and walked to the bakery', 'hmm the stretching no', 'h2'],
    ['viola done', 'wait no, that was the cello', 'h4'],
    ['all done', 'less the viola', 'h4'],
    ['all five today', 'oh minus the walk', 'h1'],
    ['did everything', 'ah but the stretch no', 'h2'],
    ['walked to the bakery', 'I lied. It was the bus', 'h1'],
    ['practised the viola', 'sorry no, my sister rang', 'h4'],
  ])('stands no longer as done: %s – %s', (first, second, habit) => {
    const before = told(first);
    expect(before.done).toContain(habit);
    const after = told(first, second);
    expect(after.done).toEqual(before.done.filter((one) => one !== habit));
  });

  it.each([
    ['stretched', 'and the viola'],
    ['stretched', 'no biscuits either'],
    ['walked to the bakery', 'oh and stretched'],
    ['stretched and walked to the bakery', 'thanks pet'],
    ['stretched and walked to the bakery', 'no just that'],
    ['viola done', '? Did you walk to the bakery?', 'no'],
  ])('stands where something else is told: %s – %s', (...messages) => {
    expect(told(...messages).done).toEqual(expect.arrayContaining(told(messages[0] ?? '').done));
    expect(told(...messages).asked).toEqual([]);
  });

  it('is not done where it is said not to have been today', () => {
    const messages: ChatTurn[] = ['viola done', 'ah no, the viola was Sunday. not today'].map((content) => ({
      role: 'user',
      content,
    }));
    const { completions } = checkInTurn({ habits: PLAN, messages });
    expect(completions).toMatchObject([{ habitId: 'h4', completed: false }]);
  });
});

describe('a tick that something beside it speaks against', () => {
  it.each([
    ['slept at 1 again', 'h5'],
    ['got four lines of the viola part in then the string went', 'h4'],
  ])('is no tick: %s', (message, habit) => {
    expect(told(message).done).not.toContain(habit);
  });

  it.each([
    'Arvid practises the viola two hours every day',
    'Little Amara practised the viola',
    'hospital day. all of it',
    'biscuits. all of them',
  ])('is nobody else’s, nor of all for what was told before: %s', (message) => {
    expect(told(message).done).toEqual([]);
  });
});
