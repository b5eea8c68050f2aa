import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type NoticeDialogProps = {
  texts: { title: string; description: string; close: string };
  onClose: () => void;
  children: ReactNode;
};

/** Something to read, open as long as it is mounted: all that can be done with it as a whole is to close it. */
export function NoticeDialog({ texts, onClose, children }: NoticeDialogProps) {
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
      {children}
    </Dialog>
  );
}
