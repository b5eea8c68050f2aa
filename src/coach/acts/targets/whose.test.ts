import { describe, expect, it } from 'vitest';
import { outcome, plan, say } from '../practice/practice.testing.ts';

/** Three of the person's own, two of the coach. */
const mixed = plan(
  ['Do 10 squats @ When I come home', { measure: { unit: 'squats', atLeast: 10 } }],
  'Call my mum @ After dinner',
  ['Read for 15 minutes @ Before bed', { habitType: 'core' }],
  ['Choose one easier form for a poor day @ On Sunday', { templateId: 'body.easier' }],
  ['Set the next time with my mum @ When we say goodbye', { templateId: 'with.next' }],
);
const GONE = '-4; -5';
const spoken = { history: [{ role: 'assistant' as const, content: '“Read for 15 minutes” is in the plan.' }] };

describe('only what came from the person', () => {
  it.each([
    'only my three, drop the rest',
    'just my three please, the other two can go',
    'jus my 3',
    'keep my 3 only',
    'take out everything I didnt ask for',
    'where did the other ones come from? I only want what I said',
    'I only asked for three',
    'we only said three things',
    'only 3 of these are mine',
    'nah just what i told ye',
    'strip it back to my three',
    'please cut it down to just the ones I listed yeah',
    'kindly keep only what i have told you',
    'i didnt ask for the other ones',
    'I never asked for all these extras, get rid',
  ])('stays: "%s"', (message) => {
    expect(outcome(mixed, message)).toBe(GONE);
    expect(outcome(mixed, message, spoken)).toBe(GONE);
  });

  it.each([
    [mixed, 'I only asked for two'],
    [mixed, 'jus my 4'],
    [mixed.map((habit) => ({ ...habit, templateId: null })), 'just my three'],
    [mixed.map((habit) => ({ ...habit, templateId: 'body.walk' })), 'only what I asked for'],
  ])('is asked for where nobody can tell whose they are', (habits, message) => {
    const { habits: after, chips } = say(habits, message);
    expect(after).toEqual(habits);
    expect(chips?.[0]).toMatchObject({ does: 'act', acts: [{ act: 'remove', target: 0 }] });
  });

  it.each([
    ['just my three minutes of reading', '3 Read for 3 minutes'],
    ['I only asked for a shorter read', '3 Read for 8 minutes'],
    ['I never asked for the mum one', 'same'],
  ])('is not what is said of one habit: "%s"', (message, after) => expect(outcome(mixed, message)).toBe(after));
});
