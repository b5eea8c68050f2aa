import { eraseOthers } from '#web/device/device.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.others;

type OthersDialogProps = { userId: string; count: number; onAnswered: () => void };

/** Asks what becomes of check-ins that another account left on this device. What they say is not shown. */
export function OthersDialog({ userId, count, onAnswered }: OthersDialogProps) {
  const erase = () => void eraseOthers(userId).then(onAnswered, onAnswered);
  return <EraseDialog texts={texts} description={texts.description(count)} onKeep={onAnswered} onErase={erase} />;
}
