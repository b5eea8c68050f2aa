import type { SafetyAnswer } from '#features/coach/contract.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.help;

/** The prepared answer that the note of a check-in called for, which was written offline and sent now. */
export function HelpDialog({ safety, onClose }: { safety: NonNullable<SafetyAnswer>; onClose: () => void }) {
  return (
    <NoticeDialog texts={texts} onClose={onClose}>
      <SafetyCard answer={safety} />
    </NoticeDialog>
  );
}
