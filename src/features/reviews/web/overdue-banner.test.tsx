import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { OverdueBanner } from './overdue-banner.tsx';

afterEach(cleanup);

const week = { start: calendarDay('2026-03-01'), end: calendarDay('2026-03-07') };
const overdue = (count: number, before = 0) =>
  Array.from({ length: count }, (_none, at) => ({ identityId: `i${at}`, name: `The Number ${at}`, week, before }));
const rows = () => screen.getAllByRole('listitem').length;

it('is not there without a week to look back on', () => {
  const { container } = render(<OverdueBanner overdue={[]} onReview={vi.fn()} onReviewPrefetch={vi.fn()} />);
  expect(container.textContent).toBe('');
});

it('names an identity with its weeks, and leads to the review of that identity', () => {
  const onReview = vi.fn();
  render(<OverdueBanner overdue={overdue(2, 1)} onReview={onReview} onReviewPrefetch={vi.fn()} />);
  expect(screen.getByRole('region').getAttribute('aria-labelledby')).toBe('overdue-reviews');
  expect(screen.getByText('Weeks to look back on')).toBeTruthy();
  expect(screen.getAllByText(/, and 1 week before it$/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Review the week of The Number 1' }));
  expect(onReview).toHaveBeenCalledExactlyOnceWith('i1');
});

it('folds what is more than three', () => {
  render(<OverdueBanner overdue={overdue(5)} onReview={vi.fn()} onReviewPrefetch={vi.fn()} />);
  expect(rows()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(rows()).toBe(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(rows()).toBe(3);
});

it('folds nothing up to three', () => {
  render(<OverdueBanner overdue={overdue(3)} onReview={vi.fn()} onReviewPrefetch={vi.fn()} />);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
