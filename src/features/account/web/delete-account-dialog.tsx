import { type SubmitEvent, useState } from 'react';
import { goesToo } from '#web/device/messages.ts';
import { useWaiting } from '#web/device/waiting.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { CopyOffer, WhatGoes } from '#web/ui/overlay/deletion-dialog.tsx';
import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import type { User } from '../contract.ts';
import { deletionMessages, GUEST_WORD } from '../deletion-messages.ts';
import { useDeleteAccount } from './own-account-queries.ts';

const texts = deletionMessages.dialog;

type DeleteAccountDialogProps = {
  user: User;
  open: boolean;
  onClose: () => void;
  /** Leaves, once there is no account any more. */
  onDeleted: () => void;
};

/** Says what goes, offers a copy of it, and deletes the account once its verified e-mail, or without one a word, is typed to the letter. */
export function DeleteAccountDialog({ user, open, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { id } = user;
  const email = user.emailVerified ? user.email : null;
  const [typed, setTyped] = useState('');
  const deletion = useDeleteAccount(id, onDeleted);
  const waiting = useWaiting();
  // Once it is done the page is being left: nothing here works twice.
  const isBusy = deletion.isPending || deletion.isSuccess;
  const isMeant = typed === (email ?? GUEST_WORD);

  const close = () => {
    setTyped('');
    onClose();
  };
  const confirm = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    if (!isMeant) {
      const { emailMismatch, wordMissing } = deletionMessages;
      toast({ ...(email === null ? wordMissing : emailMismatch), tone: 'danger' });
      return;
    }
    deletion.mutate(email === null ? { guestConfirmation: typed } : { email: typed });
  };

  return (
    <QuestionDialog
      texts={texts}
      open={open}
      busy={isBusy}
      busyLabel={texts.deleting}
      tone="danger"
      canConfirm={isMeant}
      onClose={close}
      onConfirm={() => confirm()}
    >
      <WhatGoes removed={texts.removed} />
      <p className="measure mt-3 text-quiet text-sm">{texts.copies}</p>
      {waiting.length > 0 && <p className="measure mt-3 text-ink text-sm">{goesToo(waiting.length)}</p>}
      <CopyOffer />
      <form onSubmit={confirm} noValidate className="mt-5">
        <TextField
          label={email === null ? texts.wordLabel : texts.emailLabel}
          hint={email === null ? texts.wordHint : texts.emailHint(email)}
          type={email === null ? 'text' : 'email'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </QuestionDialog>
  );
}
