export type QuickAction = 'check_in' | 'weekly_review' | 'plan' | 'update_progress';

/**
 * The first of the quick actions: an open check-in comes before a review that waits, on every weekday. So the review is offered on
 * a Sunday only when no check-in is pending. Where no plan covers today there is nothing to update, and what lacks a plan gets one.
 */
export function quickAction({
  pendingCheckIns,
  pendingReviews,
  hasPlanToday,
  unplanned,
}: {
  pendingCheckIns: number;
  pendingReviews: number;
  /** A plan of any identity covers today. */
  hasPlanToday: boolean;
  /** Identities that need a plan. */
  unplanned: number;
}): QuickAction {
  if (pendingCheckIns > 0) return 'check_in';
  if (pendingReviews > 0) return 'weekly_review';
  return !hasPlanToday && unplanned > 0 ? 'plan' : 'update_progress';
}
