import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { StrengthCard } from './strength-card.tsx';

afterEach(cleanup);

/** A Saturday. */
const FIRST = calendarDay('2026-02-07');

/** A habit with so many whole weeks and the beginning of another one. */
function aHabit(weeks: number, days: number) {
  const ends = Array.from({ length: weeks }, (_none, at) => addDays(FIRST, 7 * at));
  const dates = [...ends, addDays(ends.at(-1) ?? FIRST, days)];
  return {
    seriesId: 's',
    description: 'Drink water',
    habitType: 'core' as const,
    isCurrent: true,
    strength: 40,
    streak: { current: 1, longest: 3 },
    votes: 20,
    curve: dates.map((date) => ({ date, strength: 40 })),
    amounts: {
      measure: { unit: 'glasses', atLeast: 6 },
      weeklyTarget: 42,
      weeks: dates.map((date) => ({ date, amount: 30 })),
    },
  };
}

it.each([
  [1, 1],
  [4, 3],
  [30, 2],
])('keeps the bars of %i weeks and of another %i days apart and within the chart', (weeks, days) => {
  render(<StrengthCard habits={[aHabit(weeks, days)]} />);
  const bars = screen
    .getAllByRole('listitem')
    .filter(({ style }) => style.left !== '')
    .map(({ style }) => [Number.parseFloat(style.left), Number.parseFloat(style.width)] as const);
  expect(bars).toHaveLength(weeks + 1);
  let end = 0;
  for (const [left, width] of bars) {
    expect(left).toBeGreaterThan(end);
    end = left + width;
  }
  expect(end).toBeLessThan(100.001);
});
