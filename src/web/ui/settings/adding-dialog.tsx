import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { CopyField, type CopyFieldProps } from '../form/copy-field.tsx';
import { FormDialog, type FormDialogProps } from '../overlay/form-dialog.tsx';

type AddingDialogProps = {
  open: boolean;
  onClose: () => void;
  texts: { title: string; description: string; cancel: string; make: string; making: string };
  isPending: boolean;
  /** Why it could not be added; null while nothing went wrong. */
  problem: string | null;
  isUnsaved: boolean;
  onSubmit: () => void;
  /** What is shown of it this once; none while it is not made, or where there is nothing to be kept secret. */
  made?: MadeSecret | undefined;
  /** The fields. */
  children: ReactNode;
};

type MadeSecret = {
  secret: string;
  texts: {
    title: string;
    description: string;
    field: string;
    done: string;
    leave?: FormDialogProps['question'];
  } & CopyFieldProps['texts'];
};

/** Adds one to a list of the settings, and then shows its secret. Begins anew with each opening. */
export function AddingDialog({
  open,
  onClose,
  texts,
  isUnsaved,
  onSubmit,
  made,
  children,
  ...call
}: AddingDialogProps) {
  const form = useId();
  const [isTaken, setTaken] = useState(false);
  const { title, description } = made?.texts ?? texts;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!call.isPending) onSubmit();
  };
  return (
    <FormDialog
      open={open}
      isUnsaved={made ? !isTaken : isUnsaved && !call.isPending}
      {...(made?.texts.leave && { question: made.texts.leave })}
      onOpenChange={(next) => !next && !call.isPending && onClose()}
      title={title}
      description={description}
      footer={
        made ? (
          <Button onClick={onClose}>{made.texts.done}</Button>
        ) : (
          <>
            <Button variant="quiet" aria-disabled={call.isPending} onClick={() => !call.isPending && onClose()}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={form} busy={call.isPending} busyLabel={texts.making}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div role="status">
          <CopyField label={made.texts.field} value={made.secret} texts={made.texts} onCopied={() => setTaken(true)} />
        </div>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
          {call.problem !== null && (
            <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
              {call.problem}
            </p>
          )}
          {children}
        </form>
      )}
    </FormDialog>
  );
}
