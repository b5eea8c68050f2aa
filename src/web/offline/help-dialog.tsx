import type { SafetyAnswer } from '#features/coach/contract.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.help;

/** The prepared answer that the note of a check-in called for, which was written offline and sent now. */
export function HelpDialog({ safety, onClose }: { safety: NonNullable<SafetyAnswer>; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <SafetyCard answer={safety} />
    </Dialog>
  );
}
