import { expect, it } from 'vitest';
import { quickAction } from './quick-action.ts';

const running = { hasPlanToday: true, unplanned: 0 };

it.each([
  { pendingCheckIns: 2, pendingReviews: 0, action: 'check_in' },
  { pendingCheckIns: 1, pendingReviews: 1, action: 'check_in' },
  { pendingCheckIns: 0, pendingReviews: 1, action: 'weekly_review' },
  { pendingCheckIns: 0, pendingReviews: 0, action: 'update_progress' },
])('offers $action with $pendingCheckIns check-ins and $pendingReviews reviews pending', ({ action, ...pending }) => {
  expect(quickAction({ ...pending, ...running })).toBe(action);
});

it.each([
  { hasPlanToday: false, unplanned: 1, pendingReviews: 0, action: 'plan' },
  { hasPlanToday: false, unplanned: 3, pendingReviews: 0, action: 'plan' },
  // The review of a week that is over leads to the next plan.
  { hasPlanToday: false, unplanned: 1, pendingReviews: 1, action: 'weekly_review' },
  { hasPlanToday: true, unplanned: 1, pendingReviews: 0, action: 'update_progress' },
  // What is planned for later needs no plan.
  { hasPlanToday: false, unplanned: 0, pendingReviews: 0, action: 'update_progress' },
])('offers $action with a plan today: $hasPlanToday, and $unplanned identities without one', ({ action, ...rest }) => {
  expect(quickAction({ pendingCheckIns: 0, ...rest })).toBe(action);
});
