import { describe, expect, it } from 'vitest';
import { ownWordsIn } from './own-words.ts';

const user = (content: string) => ({ role: 'user' as const, content });
const coach = (content: string) => ({ role: 'assistant' as const, content });

describe('the own words of a review', () => {
  it('are the most that was said in one message, not by the coach', () => {
    const turns = [
      user('It was fine.'),
      coach('What stood in the way, if anything did at all?'),
      user(' Rain,  mostly rain. '),
    ];
    expect(ownWordsIn(turns)).toBe('Rain, mostly rain.');
  });

  it('are twenty at most', () => {
    const words = Array.from({ length: 30 }, (_none, at) => `word${at}`);
    expect(ownWordsIn([user(words.join(' '))])).toBe(words.slice(0, 20).join(' '));
  });

  it('are none when nothing was said', () => {
    expect(ownWordsIn([])).toBeNull();
    expect(ownWordsIn([coach('How was it?'), user('  ')])).toBeNull();
  });
});
