import { X } from 'lucide-react';
import { type SubmitEvent, useContext, useState } from 'react';
import { goesToo } from '#web/device/messages.ts';
import { useWaiting } from '#web/device/waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadOffer } from '#web/ui/download-offer.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
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
  const download = useContext(DownloadOffer);
  const waiting = useWaiting();
  // Once it is done the page is being left: nothing here works twice.
  const isBusy = deletion.isPending || deletion.isSuccess;
  const isMeant = typed === (email ?? GUEST_WORD);

  const close = () => {
    if (isBusy) return;
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
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            disabled={!isMeant}
            busy={isBusy}
            busyLabel={texts.deleting}
            onClick={() => confirm()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <WhatGoes />
      {waiting.length > 0 && <p className="measure mt-3 text-ink text-sm">{goesToo(waiting.length)}</p>}
      {download && <div className="mt-5">{download}</div>}
      <form onSubmit={confirm} noValidate className="mt-5">
        <TextField
          label={email === null ? texts.wordLabel : texts.emailLabel}
          hint={email === null ? texts.wordHint : texts.emailHint(email)}
          type={email === null ? 'text' : 'email'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}

function WhatGoes() {
  return (
    <>
      <p className="font-medium text-ink text-sm">{texts.removes}</p>
      <ul className="mt-2 flex flex-col gap-2 text-quiet text-sm">
        {texts.removed.map((what) => (
          <li key={what} className="flex items-start gap-2.5">
            <X className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
      <p className="measure mt-3 text-quiet text-sm">{texts.copies}</p>
    </>
  );
}
