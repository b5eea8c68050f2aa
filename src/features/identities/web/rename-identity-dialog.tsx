import { type FormEvent, useId, useState } from 'react';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { identityMessages } from '../messages.ts';
import { useRenameIdentity } from './queries.ts';

const texts = identityMessages.rename;

type RenameIdentityDialogProps = {
  identity: { id: string; name: string; description: string };
  open: boolean;
  onClose: () => void;
};

/** Other words for an identity. Give it a new `key` for each opening. */
export function RenameIdentityDialog({ identity, open, onClose }: RenameIdentityDialogProps) {
  const form = useId();
  const renaming = useRenameIdentity();
  const [name, setName] = useState(identity.name);
  const [description, setDescription] = useState(identity.description);
  const [isSent, setSent] = useState(false);
  const busy = renaming.isPending;
  const words = { name: name.trim(), description: description.trim() };
  const isNameless = words.name === '';
  const isChanged = words.name !== identity.name || words.description !== identity.description;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isNameless || busy) return;
    if (!isChanged) return onClose();
    renaming.mutate({ id: identity.id, ...words }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      open={open}
      isUnsaved={isChanged && !busy}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {renaming.isError && (
          // Screen readers cannot reach the toast behind the dialog.
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
            {texts.failed.description}
          </p>
        )}
        <TextField
          label={texts.name}
          value={name}
          maxLength={IDENTITY_NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          {...(isSent && isNameless && { error: identityMessages.validation.name })}
        />
        <TextArea
          label={texts.about}
          hint={texts.aboutHint}
          rows={2}
          value={description}
          maxLength={IDENTITY_DESCRIPTION_MAX}
          onChange={({ target }) => setDescription(target.value)}
        />
      </form>
    </FormDialog>
  );
}
