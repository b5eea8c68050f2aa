import { CheckInDialog, type CheckInDialogProps } from '#features/check-ins/web/check-in-dialog.tsx';
import { type CoachPart, coachParts } from './coach-parts.tsx';

/** The check-in with what other features put into it. */
export function CheckInWindow(props: Omit<CheckInDialogProps, CoachPart>) {
  return <CheckInDialog {...props} {...coachParts} />;
}
