import { describe, expect, it } from 'vitest';
import { MORE_SPOKEN } from './more-spoken-rows.testing.ts';
import { cameOf } from './spoken.testing.ts';
import { SPOKEN } from './spoken-rows.testing.ts';

const all = [...SPOKEN, ...MORE_SPOKEN].map((row) => ({ message: row[1], ...cameOf(row) }));

describe('what people say to a coach on a phone', () => {
  it('is carried out as meant, or asked about: of a hundred at most one is taken for something else', () => {
    const others = all
      .filter(({ came }) => came === 'something else')
      .map(({ message, told }) => `${message}: ${told}`);
    expect(others.length, others.join('; ')).toBeLessThanOrEqual(all.length / 100);
  });

  it('is carried out or answered in two of three', () => {
    expect(all.filter(({ came }) => came === 'right').length).toBeGreaterThanOrEqual((2 / 3) * all.length);
  });
});
