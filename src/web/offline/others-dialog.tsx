import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { eraseOthers } from './device.ts';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.others;

type OthersDialogProps = { userId: string; count: number; onAnswered: () => void };

/** Asks what becomes of check-ins that another account left on this device. What they say is not shown. */
export function OthersDialog({ userId, count, onAnswered }: OthersDialogProps) {
  const erase = () => void eraseOthers(userId).then(onAnswered, onAnswered);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswered()}
      size="sm"
      title={texts.title}
      description={texts.description(count)}
      footer={
        <>
          <Button variant="quiet" onClick={onAnswered}>
            {texts.leave}
          </Button>
          <Button variant="danger" onClick={erase}>
            {texts.erase}
          </Button>
        </>
      }
    />
  );
}
