export type QuickAction = 'check_in' | 'weekly_review' | 'plan' | 'update_progress';

/**
 * The first quick action: an open check-in comes before a pending review, on every weekday. So on a Sunday the review is offered only when no
 * check-in is pending. Without a plan for today there is nothing to update, so identities without one are planned first.
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
