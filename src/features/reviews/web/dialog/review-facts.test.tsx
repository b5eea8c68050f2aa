import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { HabitFact } from '../review-week.ts';
import { ReviewFacts } from './review-facts.tsx';

it.each([
  [69, false],
  [70, true],
  [130, true],
])('the badge of a week at %i percent is highlighted: %s', (rate, isHighlighted) => {
  render(<ReviewFacts rate={rate} facts={null} />);
  const badge = screen.getByText(`${rate}% of the week`);
  expect(badge.classList.contains('bg-complete-soft')).toBe(isHighlighted);
  expect(screen.getByRole('img', { name: `Completion of the week: ${rate}%` })).toBeTruthy();
});

describe('a habit of the week', () => {
  const named = (change: Partial<HabitFact>) => {
    const habit: HabitFact = {
      id: 'h1',
      description: 'Drink water',
      done: 4,
      target: 7,
      measure: null,
      total: null,
      days: [],
      ...change,
    };
    const { container } = render(
      <ReviewFacts rate={57} facts={{ rate: 57, votes: 4, daysActive: 4, habits: [habit] }} />,
    );
    const label = container.querySelector('li [role=img]')?.getAttribute('aria-label');
    return { label, text: container.querySelector('li')?.textContent };
  };

  it('done or not reads as it did', () => {
    expect(named({})).toEqual({ label: 'Drink water: 4 of 7', text: 'Drink water4 of 7' });
  });

  it('says its amount beside its count', () => {
    const { label, text } = named({ measure: { unit: 'glasses', atLeast: 6 }, total: 23 });
    expect(text).toContain('4 of 7 · 23 glasses');
    expect(label).toBe('Drink water: 4 of 7, 23 glasses');
  });

  it.each([
    [2, 'Drink water: 4 of 7, 9 coffees, at most 2 coffees a day'],
    [0, 'Drink water: 4 of 7, 9 coffees, none a day'],
  ])('says its limit of %i', (atMost, label) => {
    expect(named({ measure: { unit: 'coffees', atMost }, total: 9 }).label).toBe(label);
  });

  it('names the days that were skipped', () => {
    const days = [
      { day: calendarDay('2026-11-16'), state: 'skipped' as const },
      { day: calendarDay('2026-11-17'), state: 'done' as const },
      { day: calendarDay('2026-11-18'), state: 'free' as const },
    ];
    expect(named({ days }).label).toBe('Drink water: 4 of 7, done on Tuesday, skipped on Monday');
  });
});
