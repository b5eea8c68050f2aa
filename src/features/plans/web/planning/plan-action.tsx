import { isAcceptable, type PlannedHabit } from '#core/plan/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { acceptLabel } from '../offer/plan-selection.ts';

type PlanActionProps = {
  selected: readonly PlannedHabit[];
  /** What it says once nothing is missing. */
  label?: string;
  busyLabel: string;
  /** False where it is not to be taken yet for a reason that the label says. */
  canTake: boolean;
  disabled: boolean;
  busy: boolean;
  onTake: () => void;
};

/** Takes the week as it is, or says what it still needs. */
export function PlanAction({ selected, label, busyLabel, canTake, disabled, busy, onTake }: PlanActionProps) {
  const canAccept = isAcceptable(selected) && canTake;
  return (
    <Button
      wide
      variant={canAccept ? 'primary' : 'quiet'}
      // What is still missing must be readable, so that this one does not fade.
      className={cn('tabular', !canAccept && 'text-quiet disabled:opacity-100')}
      disabled={!canAccept || disabled}
      busy={busy}
      busyLabel={busyLabel}
      onClick={onTake}
    >
      {acceptLabel(selected, label)}
    </Button>
  );
}
