import { useState } from 'react';
import { messages } from '../messages.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';

export type FormDialogProps = DialogProps & {
  /** Whether closing it would lose what was typed. */
  isUnsaved: boolean;
  /** What is asked then. */
  question?: QuestionDialogProps['texts'];
};

/** A dialog to type in: Escape, a press beside it, its cross and going back ask before what was typed is lost. Its own buttons do not. */
export function FormDialog({
  isUnsaved,
  question = messages.unsaved,
  onOpenChange,
  children,
  ...dialog
}: FormDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const isAtRisk = dialog.open && isUnsaved;
  return (
    <Dialog {...dialog} onOpenChange={(next) => (!next && isUnsaved ? setAsked(true) : onOpenChange(next))}>
      {children}
      <QuestionDialog
        texts={question}
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
