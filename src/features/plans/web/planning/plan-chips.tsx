import type { Chip } from '#contract/plan-act.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { planMessages } from '#features/plans/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** What is always true, and needs no coach. */
const WRITE_OWN: Chip = { does: 'write-own', label: editMessages.editor.write };

type PlanChipsProps = {
  chips: readonly Chip[];
  /** False where no more habits fit. */
  canWrite: boolean;
  disabled: boolean;
  onChip: (chip: Chip) => void;
};

/** What people most often do next, as buttons under the coach's last answer. */
export function PlanChips({ chips, canWrite, disabled, onChip }: PlanChipsProps) {
  const offered = chips.some(({ does }) => does === 'write-own') ? chips : [...chips, WRITE_OWN];
  const shown = offered.filter(({ does }) => canWrite || does !== 'write-own');
  if (shown.length === 0) return null;
  return (
    <ul aria-label={planMessages.planning.chips} className="flex flex-wrap gap-2">
      {shown.map((chip) => (
        <li key={chip.label}>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-10 rounded-full px-4"
            disabled={disabled}
            onClick={() => onChip(chip)}
          >
            {chip.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
