import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import type { PlanningParts } from '../planning/plan-room.tsx';
import { RunningPlanRoom } from './running-plan-room.tsx';
import { useRunningChanges } from './use-running-changes.ts';

const texts = editMessages.dialog;

type EditHabitsDialogProps = PlanningParts & {
  /** A plan that covers today. */
  group: HabitGroup;
  today: CalendarDay;
  open: boolean;
  onClose: () => void;
};

/** The habits of the running plan, changed where one is: the same as on the page of planning. Give it a new `key` for each opening. */
export function EditHabitsDialog({ group, today, open, onClose, ...parts }: EditHabitsDialogProps) {
  const changes = useRunningChanges({ group, today, onSaved: onClose });
  const busy = changes.isSaving;
  const leave = () => {
    if (busy) return;
    changes.discard();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      isUnsaved={changes.isChanged && !busy}
      onOpenChange={(next) => !next && leave()}
      size="xl"
      fullScreenOnPhone
      hasOwnBar
      title={texts.title}
      description={texts.description(group.identity.name)}
    >
      <RunningPlanRoom {...parts} changes={changes} place="window" isChoice={false} />
    </FormDialog>
  );
}
