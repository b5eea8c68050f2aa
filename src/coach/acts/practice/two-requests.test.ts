import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { outcome, PLANS, say } from './practice.testing.ts';

const { nurse } = PLANS;

describe('two requests in one message', () => {
  it.each([
    ['walk on Monday and Thursday, and kill number 4', '1 Mo Th; -4'],
    ['walk on Mondays, number 4 remove', '1 Mo; -4'],
    ['drop the walk and the stretching', '-1; -4'],
    ['4 and 5 go', '-4; -5'],
    ['out with 5', '-5'],
  ])('"%s" gives no habit what is said of the other', (message, wanted) => {
    expect(outcome(nurse, message)).toBe(wanted);
  });

  it('takes a number behind a word on too many for how many are to stay', () => {
    const asked = 'Too many for me';
    const history: ChatTurn[] = [
      { role: 'user', content: asked },
      { role: 'assistant', content: say(nurse, asked).response },
    ];
    expect(say(nurse, 'Three.', { history }).habits).toHaveLength(3);
  });

  it('makes a whole plan smaller in any words, and asks less often of what has no smaller size', () => {
    const wanted = outcome(nurse, 'make it easier');
    for (const message of ['make the plan tiny', 'make everything small', 'reduce everything'])
      expect(outcome(nurse, message), message).toBe(wanted);
  });
});
