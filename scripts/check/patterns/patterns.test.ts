import { describe, expect, it } from 'vitest';
import { allPatterns, toHash, listed, readNotLinear, readVerdicts } from './verdicts.ts';

/** How many patterns the list may hold: lower it with the list. */
const MOST_LISTED = 133;

const { patterns, unmade } = allPatterns();
const verdicts = readVerdicts();
const getVerdict = (pattern: (typeof patterns)[number]) => verdicts.get(toHash(pattern));

describe('the time that a pattern takes grows with its text', () => {
  it('is known of every pattern: node scripts/check/patterns/check-patterns.ts', () => {
    expect(patterns.filter((pattern) => getVerdict(pattern) === undefined)).toEqual([]);
    expect(patterns.length).toBeGreaterThan(1000);
  });

  it('is known of those that are made at run time: scripts/check/patterns/exercise.ts leads to each place', () => {
    expect(unmade).toEqual([]);
  });

  it('never grows exponentially', () => {
    expect(patterns.filter((pattern) => getVerdict(pattern) === 'exponential')).toEqual([]);
  });

  it('grows as the text does, but for what is listed in scripts/check/patterns/not-linear.jsonl', () => {
    const notLinear = patterns.filter((pattern) => getVerdict(pattern) !== 'linear');
    // Patterns that became linear or were deleted must leave the list; new ones have to be linear.
    expect(readNotLinear()).toEqual(notLinear.map(listed).toSorted());
  });

  it('is listed of fewer patterns each time', () => {
    expect(readNotLinear().length).toBeLessThanOrEqual(MOST_LISTED);
  });
});
