import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
