import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { messages } from '../messages.ts';
import { Dialog } from './dialog.tsx';

export type QuestionDialogProps = {
  texts: { title: string; description: string; confirm: string; cancel?: string };
  open: boolean;
  busy: boolean;
  /** What the button says while what was asked is under way. */
  busyLabel?: string | undefined;
  tone?: ButtonProps['variant'];
  /** Whether it can be meant yet. */
  canConfirm?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** Asks once whether something is meant; it stays open while that is under way. */
export function QuestionDialog({ texts, open, busy, onClose, children, ...answer }: QuestionDialogProps) {
  const close = () => !busy && onClose();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={close}>
            {texts.cancel ?? messages.cancel}
          </Button>
          <Button
            variant={answer.tone}
            disabled={answer.canConfirm === false}
            busy={busy}
            busyLabel={answer.busyLabel}
            onClick={answer.onConfirm}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
