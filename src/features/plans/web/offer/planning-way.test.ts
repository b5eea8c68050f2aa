import { describe, expect, it } from 'vitest';
import { wayFrom, wayKey } from './planning-way.ts';

const way = (query: string) => wayKey(wayFrom(new URLSearchParams(query)));

describe('how a week is planned, by the address', () => {
  it.each([
    ['', 'normal'],
    ['weeklyReview=true', 'normal'],
    ['weeklyReview=true&difficulty=easier', 'review easier'],
    ['weeklyReview=true&difficulty=heroic', 'normal'],
    ['difficulty=harder', 'normal'],
    ['mode=short-week', 'short-week'],
    ['emergency=true', 'short-week emergency'],
    ['mode=short-week&emergency=true', 'short-week emergency'],
    ['mode=nuclear&emergency=true', 'nuclear'],
    ['weeklyReview=true&mode=nuclear&isOverdueReview=true', 'nuclear'],
    ['weeklyReview=true&difficulty=same&mode=short-week&isOverdueReview=true', 'short-week same'],
  ])('%s is %s', (query, expected) => {
    expect(way(query)).toBe(expected);
  });

  it('is an emergency after a review only when that review was overdue', () => {
    const late = 'weeklyReview=true&mode=short-week&emergency=true';
    expect(way(`${late}&isOverdueReview=true`)).toBe('short-week emergency');
    expect(way(late)).toBe('short-week');
  });
});
