import { describe, expect, it } from 'vitest';
import { nextStrength, STRENGTH_DAYS, strengthAfter } from './strength.ts';

/** The strength after each day of a habit from its first on: `x` done, `.` not done, `p` paused. */
function lived(pattern: string, targetOn: number | ((at: number) => number)): number[] {
  let strength = 0;
  return Array.from(pattern).map((mark, at) => {
    const newest = pattern.slice(Math.max(0, at + 1 - STRENGTH_DAYS), at + 1);
    strength = strengthAfter(strength, {
      targetFrequency: typeof targetOn === 'number' ? targetOn : targetOn(at),
      done: mark === 'x',
      recent: newest.replaceAll(/[^x]/g, '').length,
      counts: mark !== 'p',
      isOpen: false,
    });
    return strength;
  });
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

it('a changed target counts from its day on', () => {
  const days = 'x.x.x.........';
  const before = lived(days, 7);
  const changed = lived(days, (at) => (at < 7 ? 7 : 3));
  expect(changed.slice(0, 7)).toEqual(before.slice(0, 7));
  expect(changed[13]).toBeGreaterThan(before[13] as number);
});
