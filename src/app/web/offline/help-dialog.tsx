import type { SafetyAnswer } from '#features/coach/contract.ts';
import { HelpCard } from '#app/web/help/help-card.tsx';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.help;

/** The prepared crisis answer for a check-in that was written offline and has just been sent. */
export function HelpDialog({ safety, onClose }: { safety: NonNullable<SafetyAnswer>; onClose: () => void }) {
  return (
    <NoticeDialog texts={texts} onClose={onClose}>
      <HelpCard answer={safety} onGoOn={onClose} />
    </NoticeDialog>
  );
}
