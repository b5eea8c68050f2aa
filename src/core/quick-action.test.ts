import { expect, it } from 'vitest';
import { quickAction } from './quick-action.ts';

it.each([
  { pendingCheckIns: 2, pendingReviews: 0, action: 'check_in' },
  { pendingCheckIns: 1, pendingReviews: 1, action: 'check_in' },
  { pendingCheckIns: 0, pendingReviews: 1, action: 'weekly_review' },
  { pendingCheckIns: 0, pendingReviews: 0, action: 'update_progress' },
])('offers $action with $pendingCheckIns check-ins and $pendingReviews reviews pending', ({ action, ...pending }) => {
  expect(quickAction(pending)).toBe(action);
});
