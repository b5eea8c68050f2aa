import { ReviewDialog, type ReviewDialogProps } from '#features/reviews/web/dialog/review-dialog.tsx';
import { type CoachPart, coachParts } from './coach-parts.tsx';

/** The weekly review with what other features put into it. */
export function ReviewWindow(props: Omit<ReviewDialogProps, CoachPart>) {
  return <ReviewDialog {...props} {...coachParts} />;
}
