import type { Chip } from '#contract/plan-act.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { planMessages } from '#features/plans/messages.ts';
import { AnswerChips } from '#web/chat/answer-chips.tsx';

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
  return (
    <AnswerChips
      label={planMessages.planning.chips}
      chips={shown.map(({ label }) => label)}
      disabled={disabled}
      onPress={(pressed) => {
        const chip = shown.find(({ label }) => label === pressed);
        if (chip) onChip(chip);
      }}
    />
  );
}
