import { describe, expect, it } from 'vitest';
import { canRetry, type ChatTurn, chatTurnReducer, type ChatTurnStep, NOTHING_WRITTEN } from './chat-turn.ts';

const after = (...steps: ChatTurnStep[]): ChatTurn => steps.reduce(chatTurnReducer, NOTHING_WRITTEN);
const written = (draft: string): ChatTurnStep => ({ type: 'written', draft });
const sent = (message: string): ChatTurnStep => ({ type: 'sent', message });
const heard = (text: string): ChatTurnStep => ({ type: 'heard', text });
const FAILED: ChatTurnStep = { type: 'failed' };

describe('a message and its answer', () => {
  it('leaves the box as it is sent, and what is typed meanwhile stays there', () => {
    expect(after(written(' hello '), sent('hello'))).toEqual({
      draft: '',
      sent: { message: 'hello', answer: '' },
      failed: null,
    });
    expect(after(sent('hello'), written('and'), { type: 'answered' })).toEqual({ ...NOTHING_WRITTEN, draft: 'and' });
  });

  it('gathers the answer as it comes, and nothing once it is there', () => {
    const turn = after(sent('hello'), heard('Who '), heard('is it?'));
    expect(turn.sent).toEqual({ message: 'hello', answer: 'Who is it?' });
    expect(after(sent('hello'), { type: 'answered' }, heard('late')).sent).toBeNull();
  });

  it('is given up for another one', () => {
    const turn = after(sent('hello'), heard('Wh'), { type: 'heard', text: null }, heard('Built in'));
    expect(turn.sent).toEqual({ message: 'hello', answer: 'Built in' });
  });

  it.each([
    ['', 'hello'],
    ['  ', 'hello'],
    ['and more', 'hello\nand more'],
  ])('comes back into the box before what was typed meanwhile: %j', (typed, draft) => {
    expect(after(sent('hello'), heard('Wh'), written(typed), FAILED)).toEqual({ draft, sent: null, failed: 'hello' });
    expect(after(sent('hello'), written(typed), { type: 'returned' })).toEqual({ draft, sent: null, failed: null });
  });
});

describe('trying again', () => {
  it('is offered while the message stands at the beginning of the box, and sends just that', () => {
    const turn = after(written('hello'), sent('hello'), written('and more'), FAILED);
    expect(canRetry(turn)).toBe(true);
    expect(chatTurnReducer(turn, sent('hello'))).toEqual({
      draft: 'and more',
      sent: { message: 'hello', answer: '' },
      failed: null,
    });
  });

  it.each(['', 'hullo', 'hello there'])('is not offered once the words were changed: %j', (draft) => {
    expect(canRetry(after(sent('hello'), FAILED, written(draft)))).toBe(false);
  });

  it('is not offered after a stop, nor while a message is on its way', () => {
    expect(canRetry(after(sent('hello'), { type: 'returned' }))).toBe(false);
    expect(canRetry(after(sent('hello'), FAILED, sent('hello')))).toBe(false);
  });
});
