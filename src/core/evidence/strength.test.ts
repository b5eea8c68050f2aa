import { describe, expect, it } from 'vitest';
import { nextStrength, STRENGTH_DAYS, strengthAfter, WHOLE_DAY } from './strength.ts';

/** The strength after each day of a habit from its first on: `x` done, `.` not done, `p` paused or skipped, a digit so many tenths of its day. */
function lived(pattern: string, targetOn: number | ((at: number) => number)): number[] {
  let strength = 0;
  return Array.from(pattern).map((mark, at) => {
    const newest = pattern.slice(Math.max(0, at + 1 - STRENGTH_DAYS), at + 1);
    strength = strengthAfter(strength, {
      targetFrequency: typeof targetOn === 'number' ? targetOn : targetOn(at),
      done: mark === 'x',
      share: getShare(mark),
      recent: Array.from(newest).reduce((sum, one) => sum + getShare(one), 0),
      counts: mark !== 'p',
      isOpen: false,
    });
    return strength;
  });
}

function getShare(mark: string): number {
  if (mark === 'x') return WHOLE_DAY;
  return /\d/.test(mark) ? (WHOLE_DAY * Number(mark)) / 10 : 0;
}

const close = (value: number) => expect.closeTo(value, 6);

describe('the strength of a daily habit', () => {
  it('rises with every day done, fast at first, and never reaches one', () => {
    const curve = lived('x'.repeat(30), 7);
    expect([curve[0], curve[6], curve[12], curve[29]]).toEqual([
      close(0.051922),
      close(0.311495),
      close(0.5),
      close(0.798017),
    ]);
  });

  it('is barely dented by one miss, and back three days later', () => {
    const curve = lived(`${'x'.repeat(30)}.xxx`, 7);
    expect([curve[30], curve[33]]).toEqual([close(0.756582), close(0.792564)]);
  });

  it('stands still on paused days', () => {
    const curve = lived('xxxpppx', 7);
    expect(curve.slice(2, 6)).toEqual([curve[2], curve[2], curve[2], curve[2]]);
    expect(curve[6]).toBeGreaterThan(curve[5] as number);
  });
});

describe('the strength of a habit on three days a week', () => {
  it('grows by the share of its target in two weeks', () => {
    const curve = lived('x.x.x..'.repeat(4), 3);
    expect([curve[6], curve[13], curve[27]]).toEqual([close(0.079391), close(0.24996), close(0.539897)]);
  });

  it('is lower with two of three days done', () => {
    expect(lived('x.x....'.repeat(4), 3)[27]).toEqual(close(0.370754));
  });
});

it('a rarer habit moves more slowly: at a third of the days', () => {
  expect(nextStrength(0.5, 1, 7 / 3)).toEqual(close(0.515157));
  expect(nextStrength(0.75, 0, 7 / 3)).toEqual(expect.closeTo(0.727263, 5));
});

describe('the strength of an amount', () => {
  it('grows by its share of the day: half of it, half as much', () => {
    const [half, whole] = [lived('5'.repeat(13), 7), lived('x'.repeat(13), 7)];
    expect(half[12]).toEqual(close((whole[12] as number) / 2));
    expect(half[12]).toEqual(close(0.25));
  });

  it('goes towards the share, down as well as up', () => {
    const curve = lived(`${'x'.repeat(30)}5`, 7);
    expect(curve[30]).toEqual(close(0.798017 * 0.5 ** (1 / 13) + 0.5 * (1 - 0.5 ** (1 / 13))));
  });

  it('on fewer days a week is that of the shares of two weeks: two halves are one', () => {
    const [halves, wholes] = [lived('5.5.5..'.repeat(2), 3), lived('x...x..'.repeat(2), 3)];
    expect(halves[13]).toBeLessThan(wholes[13] as number);
    expect(lived('.............5', 1)[13]).toEqual(close(0.25 * (1 - 0.5 ** (Math.sqrt(1 / 7) / 13))));
    expect(lived('5............5', 1)[13]).toBeGreaterThan(lived('.............5', 1)[13] as number);
  });
});

it('a changed target counts from its day on', () => {
  const days = 'x.x.x.........';
  const before = lived(days, 7);
  const changed = lived(days, (at) => (at < 7 ? 7 : 3));
  expect(changed.slice(0, 7)).toEqual(before.slice(0, 7));
  expect(changed[13]).toBeGreaterThan(before[13] as number);
});
