import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#core/properties.testing.ts';
import { aiAllowance, aiNotice, shownRemaining } from './quota.ts';

describe('the AI allowance', () => {
  it.each([
    [{ limit: 10, used: 0 }, true, 10],
    [{ limit: 10, used: 9 }, true, 1],
    [{ limit: 10, used: 10 }, false, 0],
    [{ limit: 10, used: 12 }, false, 0],
    [{ limit: 10, used: 8, reserved: 1 }, true, 1],
    [{ limit: 10, used: 9, reserved: 1 }, false, 0],
    [{ limit: 0, used: 0 }, false, 0],
    [{ limit: -1, used: 500, reserved: 3 }, true, -1],
  ])('of %j is allowed: %s, remaining %i', (usage, allowed, remaining) => {
    expect(aiAllowance(usage)).toEqual({ allowed, limit: usage.limit, remaining });
  });

  it('is allowed as many times as the limit says, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (limit) => {
        let used = 0;
        while (aiAllowance({ limit, used }).allowed) used += 1;
        expect(used).toBe(limit);
        expect(aiNotice(aiAllowance({ limit, used }).remaining)).toBe('reached');
      }),
      runs,
    );
  });
});

it('is shown as a figure only where there is a limit', () => {
  expect(shownRemaining({ limit: -1, remaining: -1 })).toBeNull();
  expect(shownRemaining({ limit: 10, remaining: 0 })).toBe(0);
});

describe('the notice', () => {
  it.each([
    [-1, 'none'],
    [10, 'none'],
    [4, 'none'],
    [3, 'low'],
    [2, 'low'],
    [1, 'final'],
    [0, 'reached'],
  ])('with %i left is %s', (remaining, notice) => {
    expect(aiNotice(remaining)).toBe(notice);
  });
});
