import { afterEach, expect, it } from 'vitest';
import { eraseDrafts } from './drafts.ts';
import { keepRecommendations, takeRecommendations } from './review-recommendations.ts';

afterEach(() => sessionStorage.clear());

it('are taken once, by the identity that they are for', () => {
  keepRecommendations('i1', 'Walk a little shorter');
  keepRecommendations('i2', 'Read in the morning');
  expect(takeRecommendations('i1')).toBe('Walk a little shorter');
  expect(takeRecommendations('i1')).toBeNull();
  expect(takeRecommendations('i2')).toBe('Read in the morning');
});

it('are those of the newest review', () => {
  keepRecommendations('i1', 'Walk a little shorter');
  keepRecommendations('i1', 'Walk as before');
  expect(takeRecommendations('i1')).toBe('Walk as before');
});

it('go at log-out', () => {
  keepRecommendations('i1', 'Walk a little shorter');
  eraseDrafts();
  expect(takeRecommendations('i1')).toBeNull();
});

it('are none without a review', () => {
  expect(takeRecommendations('i1')).toBeNull();
});
