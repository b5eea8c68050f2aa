import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

type EraseDialogProps = {
  texts: { title: string; keep: string; erase: string };
  description: string;
  onKeep: () => void;
  onErase: () => void;
  /** An alternative to the two answers, below the question. */
  children?: ReactNode;
};

/** Asks before data that exists only on this device is erased; closing keeps it. */
export function EraseDialog({ texts, description, onKeep, onErase, children }: EraseDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      size="sm"
      title={texts.title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={onErase}>
            {texts.erase}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
