import { describe, expect, it } from 'vitest';
import { type Captured, capture, quoteFrom, setByHand, takeAway, tick } from './captured.ts';

const NOTHING: Captured = { marks: {}, said: [] };
const said = (habitId: string, completed: boolean, evidence: string | null) => ({ habitId, completed, evidence });
const answer = (message: string, ...all: ReturnType<typeof said>[]) => ({ said: all, message, knowsAll: true });
const walked = capture(NOTHING, answer('I walked', said('walk', true, 'walked')));

describe('what is captured in a chat', () => {
  it('is what was said, with the words', () => {
    expect(walked.marks).toEqual({ walk: { completed: true, evidence: 'walked', by: 'chat' } });
  });

  it('grows with each answer, and the latest word counts', () => {
    const next = capture(
      walked,
      answer('not really, but I read', said('walk', false, 'not really'), said('read', true, 'read')),
    );
    expect(next.marks).toMatchObject({ walk: { completed: false }, read: { completed: true } });
  });

  it('keeps what was set by hand, though the coach repeats what it understood', () => {
    const mended = { ...walked, marks: setByHand(walked.marks, 'walk', false) };
    const next = capture(mended, answer('and read', said('walk', true, 'walked'), said('read', true, 'read')));
    expect(next.marks.walk).toEqual({ completed: false, evidence: 'walked', by: 'hand' });
  });

  it('keeps an amount that was typed when the habit is told to be done, and drops it when it is not', () => {
    const typed = {
      marks: { water: { completed: false, evidence: null, by: 'hand', amount: '3' } },
      said: [],
    } as const;
    const told = (completed: boolean) => capture(typed, answer('water', said('water', completed, 'water'))).marks.water;
    expect(told(true)).toEqual({ completed: true, evidence: 'water', by: 'chat', amount: '3' });
    expect(told(false)).toEqual({ completed: false, evidence: 'water', by: 'chat' });
    expect(setByHand(typed.marks, 'water', true).water).toMatchObject({ completed: true, amount: '3' });
    expect(setByHand(typed.marks, 'water', false).water).not.toHaveProperty('amount');
  });

  it('does not bring back what was taken away, unless it is said again', () => {
    const removed = { ...walked, marks: takeAway(walked.marks, 'walk') };
    const same = said('walk', true, 'walked');
    expect(capture(removed, answer('I read', same)).marks).toEqual({});
    expect(capture(removed, answer('I Walked, really', same)).marks.walk).toMatchObject({ completed: true });
  });

  it('goes when the coach takes it back, and stays when the coach has not read the whole conversation', () => {
    expect(capture(walked, answer('or did I')).marks).toEqual({});
    expect(capture(walked, { said: [], message: 'or did I', knowsAll: false }).marks).toEqual(walked.marks);
  });

  it('leaves alone what was ticked by hand and never spoken of', () => {
    const byHand = { marks: tick({}, 'read'), said: [] };
    expect(capture(byHand, answer('I walked', said('walk', true, 'walked'))).marks).toMatchObject({
      read: { completed: true, by: 'hand' },
      walk: { completed: true, by: 'chat' },
    });
  });
});

describe('a tick by hand', () => {
  it('opens a habit again, or says that it was not done when it had been spoken of', () => {
    expect(tick(tick({}, 'read'), 'read')).toEqual({});
    expect(tick(walked.marks, 'walk').walk).toEqual({ completed: false, evidence: 'walked', by: 'hand' });
  });

  it('turns a not done into done', () => {
    const not = capture(NOTHING, answer('no walk', said('walk', false, 'no walk'))).marks;
    expect(tick(not, 'walk').walk?.completed).toBe(true);
  });
});

describe('a quote', () => {
  it('shows the words in the newest message that has them', () => {
    expect(quoteFrom(['I walked.', 'Yes, I WALKED far'], 'walked')).toEqual(['Yes, I ', 'WALKED', ' far']);
  });

  it('is cut at words on both sides', () => {
    const long = `${'so much happened today '.repeat(4)}I walked and ${'then some more of it '.repeat(4)}`;
    const [before, words, after] = quoteFrom([long], 'I walked');
    expect([before.startsWith('…'), words, after.endsWith('…')]).toEqual([true, 'I walked', true]);
    expect(before.length + after.length).toBeLessThan(70);
    expect(long).toContain(before.slice(1) + words + after.slice(0, -1));
  });

  it('is the words alone when no message has them', () => {
    expect(quoteFrom(['I ran'], 'walked')).toEqual(['', 'walked', '']);
  });
});
