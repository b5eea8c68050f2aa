import { ChevronRight } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { cn } from '#web/ui/cn.ts';

const texts = planMessages.choice;

export type PlanChoiceDialogProps = {
  open: boolean;
  /** Identities without a plan, each with the address where it gets one. */
  identities: readonly { id: string; name: string; address: string }[];
  onClose: () => void;
};

/** Asks whose week is planned, where several identities have none. */
export function PlanChoiceDialog({ open, identities, onClose }: PlanChoiceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={texts.title}
      description={texts.description}
    >
      <ul className="flex flex-col gap-2">
        {identities.map(({ id, name, address }) => (
          <li key={id}>
            <Link
              to={address}
              className={cn(
                'flex min-h-13 items-center justify-between gap-3 rounded-md bg-surface px-4 py-3 text-base text-ink ring-1 ring-line',
                'ring-inset transition-shadow hover:ring-edge',
              )}
            >
              <span className="min-w-0">{name}</span>
              <ChevronRight className="size-4 shrink-0 text-quiet" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
