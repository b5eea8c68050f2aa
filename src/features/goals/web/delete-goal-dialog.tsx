import { X } from 'lucide-react';
import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { useDeleteGoal } from './queries.ts';

const texts = goalMessages.deletion;

type DeleteGoalDialogProps = { goal: Goal; open: boolean; onClose: () => void };

/** Says what goes with the goal, and deletes it when that is meant. */
export function DeleteGoalDialog({ goal, open, onClose }: DeleteGoalDialogProps) {
  const deletion = useDeleteGoal();
  const remove = () => deletion.mutate(goal.id, { onSuccess: onClose });
  return (
    <DeletionDialog
      texts={texts}
      subject={goal.description}
      open={open}
      busy={deletion.isPending}
      onClose={onClose}
      onDelete={remove}
      offersDownload
    >
      <p className="mt-5 font-medium text-ink text-sm">{texts.removes}</p>
      <ul className="mt-2 flex flex-col gap-2 text-quiet text-sm">
        {texts.removed.map((what) => (
          <li key={what} className="flex items-start gap-2.5">
            <X className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
    </DeletionDialog>
  );
}
