import { CheckInDialog, type CheckInDialogProps } from '#features/check-ins/web/check-in-dialog.tsx';
import { type CoachPart, coachParts } from './coach-parts.tsx';

/** In the place of an identity in the address: all of them, and by talking to the coach, as the shortcut of the installed app has it. */
const TALK = 'talk';

/** The check-in with what other features put into it. */
export function CheckInWindow({ identityIds, ...props }: Omit<CheckInDialogProps, CoachPart | 'tab'>) {
  const isTalk = identityIds?.[0] === TALK;
  return (
    <CheckInDialog
      {...props}
      {...coachParts}
      identityIds={isTalk ? null : identityIds}
      tab={isTalk ? 'ai' : undefined}
    />
  );
}
