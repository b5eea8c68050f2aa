import { describe, expect, it } from 'vitest';
import { outcome, PLANS } from './practice.testing.ts';
import { LIVES } from './practice-lives.testing.ts';
import { ROWS } from './practice-rows.testing.ts';

describe('a message about a plan', () => {
  it.each([...ROWS, ...LIVES])('%s: "%s" makes %s', (plan, message, after) => {
    expect(outcome(PLANS[plan], message)).toBe(after);
  });
});
