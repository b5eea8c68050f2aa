import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

const BOUNDS = { firstText: 20_000, betweenTexts: 20_000, total: 90_000 };

describe('how long a server is waited for', () => {
  it('is all of the bounds until it was seen, and after it was too slow', () => {
    const pace = createPace(BOUNDS);
    expect(pace.limits()).toEqual(BOUNDS);
    pace.sawFirst(300);
    pace.wasTooSlow();
    expect(pace.limits()).toEqual(BOUNDS);
  });

  it.each([
    [[300], 15_000],
    [[300, 6000], 18_000],
    [[300, 12_000], 20_000],
    [[12_000, ...Array.from({ length: 10 }, () => 400)], 15_000],
  ])('follows its last waits within them: %j', (waits, limit) => {
    const pace = createPace(BOUNDS);
    for (const wait of waits) pace.sawFirst(wait);
    expect(pace.limits()).toEqual({ firstText: limit, betweenTexts: limit, total: 90_000 });
  });

  it('is never longer than a short bound', () => {
    const pace = createPace({ firstText: 1000, betweenTexts: 500, total: 3000 });
    pace.sawFirst(900);
    expect(pace.limits()).toEqual({ firstText: 1000, betweenTexts: 500, total: 3000 });
  });
});
