export type QuickAction = 'check_in' | 'weekly_review' | 'update_progress';

/**
 * The first of the quick actions: an open check-in comes before a review that waits, on every weekday. So the review is offered on
 * a Sunday only when no check-in is pending.
 */
export function quickAction({
  pendingCheckIns,
  pendingReviews,
}: {
  pendingCheckIns: number;
  pendingReviews: number;
}): QuickAction {
  if (pendingCheckIns > 0) return 'check_in';
  return pendingReviews > 0 ? 'weekly_review' : 'update_progress';
}
