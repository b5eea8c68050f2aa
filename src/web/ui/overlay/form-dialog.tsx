import { useState } from 'react';
import { messages } from '../messages.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useGoingBack } from './going-back.ts';

export type FormDialogProps = DialogProps & {
  onOpenChange: (open: boolean) => void;
  /** Whether closing it would lose what was typed. */
  isUnsaved: boolean;
};

/** A dialog to type in: Escape, a press beside it, its cross and going back ask before what was typed is lost. Its own buttons do not. */
export function FormDialog({ isUnsaved, onOpenChange, children, ...dialog }: FormDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const isAtRisk = dialog.open === true && isUnsaved;
  useGoingBack(isAtRisk, () => setAsked(true));
  return (
    <Dialog {...dialog} onOpenChange={(next) => (!next && isUnsaved ? setAsked(true) : onOpenChange(next))}>
      {children}
      <QuestionDialog
        texts={messages.unsaved}
        open={isAsked && isAtRisk}
        busy={false}
        tone="danger"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
