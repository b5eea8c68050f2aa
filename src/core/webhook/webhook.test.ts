import { expect, it } from 'vitest';
import { DAY, HOUR } from '#core/calendar/durations.ts';
import { isGivenUp, nextTry } from './webhook.ts';

it('tries ten times within three days and a bit, each wait longer than the one before', () => {
  const waits = Array.from({ length: 9 }, (_, index) => nextTry(index + 1, 0) ?? 0);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait) / HOUR).toBeCloseTo(75.6, 1);
  expect(nextTry(10, 0)).toBeNull();
});

it('waits as long as the receiver asks for, a day at most', () => {
  expect(nextTry(1, 60_000)).toBe(60_000);
  expect(nextTry(4, 60_000)).toBe(2 * HOUR);
  expect(nextTry(1, 30 * DAY)).toBe(DAY);
});

it('gives an address up after a week of failures', () => {
  expect(isGivenUp({ failingSince: 0, now: 7 * DAY - 1 })).toBe(false);
  expect(isGivenUp({ failingSince: 0, now: 7 * DAY })).toBe(true);
});
