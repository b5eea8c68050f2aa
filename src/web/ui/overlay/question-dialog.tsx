import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { messages } from '../messages.ts';
import { Dialog } from './dialog.tsx';

export type QuestionDialogProps = {
  texts: { title: string; description: string; confirm: string; cancel?: string };
  open: boolean;
  busy: boolean;
  /** Label of the button while the action is pending. */
  busyLabel?: string | undefined;
  tone?: ButtonProps['variant'];
  /** Whether the action can be confirmed yet. */
  canConfirm?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks for confirmation once; stays open while the action is pending. */
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
