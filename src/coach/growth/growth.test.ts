import { describe, expect, it } from 'vitest';
import { ENTRY_POINTS } from './entry-points.testing.ts';
import { cost, overgrown } from './growth.testing.ts';
import { tidied } from '#coach/text/tidied.ts';

describe('the time to read a text', () => {
  it('grows as its length does: a few of the shapes that growth.embedded.test.ts tries', async () => {
    expect(await overgrown({ length: 1000, every: 97 })).toEqual([]);
    // It reads some thousand texts, on however slow a machine.
  }, 120_000);

  // Each once took twice as long for one word more.
  it.each([
    ['check-in', `a+${'  a+'.repeat(24)}!`],
    ['identity suggestions', `i ${'have always '.repeat(24)}x`],
    ['check-in', `${'hey coach '.repeat(24)}x`],
  ])('is short for %s, with %j', async (entry, text) => {
    expect(await cost(() => ENTRY_POINTS[entry]?.(text))).toBeLessThan(1000);
  });
});

describe('a text as it enters', () => {
  it('is as it was written, but for endless runs of one sign', () => {
    const plain = 'I walked… 20 minutes!!!\n\nAnd  read.\n\n\tNo phone — sooooo good 🎉🎉🎉';
    expect(tidied(plain)).toBe(plain);
    expect(tidied(`a${' '.repeat(500)}b${'\n '.repeat(500)}c`)).toBe('a  b\n\nc');
    expect(tidied('🎉'.repeat(500))).toBe('🎉'.repeat(40));
  });
});
