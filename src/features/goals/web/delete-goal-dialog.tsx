import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { useDeleteGoal } from './queries.ts';

const texts = goalMessages.deletion;

type DeleteGoalDialogProps = { goal: Goal; open: boolean; onClose: () => void };

/** Says what goes with the goal, and deletes it when that is meant. */
export function DeleteGoalDialog({ goal, open, onClose }: DeleteGoalDialogProps) {
  const deletion = useDeleteGoal();
  const busy = deletion.isPending;
  const remove = () => deletion.mutate(goal.id, { onSuccess: onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={texts.deleting} onClick={remove}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="rounded-md bg-raised px-4 py-3">
        <p className="line-clamp-3 break-words text-base text-ink">{goal.description}</p>
      </div>
      <p className="mt-5 font-medium text-ink text-sm">{texts.removes}</p>
      <ul className="mt-2 flex flex-col gap-2 text-quiet text-sm">
        {texts.removed.map((what) => (
          <li key={what} className="flex items-start gap-2.5">
            <X className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
