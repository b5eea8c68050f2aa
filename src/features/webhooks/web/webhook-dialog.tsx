import { type FormEvent, useId, useState } from 'react';
import { WEBHOOK, WEBHOOK_EVENTS, type WebhookEvent } from '#core/webhook/webhook.ts';
import { refusalMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { webhookMessages } from '../messages.ts';
import { useAddWebhook } from './queries.ts';

const { dialog: texts, made } = webhookMessages;

type WebhookDialogProps = { open: boolean; onClose: () => void };

/** Adds a webhook, and then shows its secret, this once. Give it a new `key` for each opening. */
export function WebhookDialog({ open, onClose }: WebhookDialogProps) {
  const form = useId();
  const add = useAddWebhook();
  const draft = useWebhookDraft();
  const [isTaken, setTaken] = useState(false);
  const secret = add.data?.secret;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = draft.check();
    if (body && !add.isPending) add.mutate(body);
  };
  const { title, description } = secret ? made : texts;
  return (
    <FormDialog
      open={open}
      isUnsaved={secret ? !isTaken : draft.address.trim() !== '' && !add.isPending}
      onOpenChange={(next) => !next && !add.isPending && onClose()}
      title={title}
      description={description}
      footer={
        secret ? (
          <Button onClick={onClose}>{made.done}</Button>
        ) : (
          <>
            <Button variant="quiet" aria-disabled={add.isPending} onClick={() => !add.isPending && onClose()}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={form} busy={add.isPending} busyLabel={texts.making}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <div role="status">
          <CopyField label={made.field} value={secret} texts={made} onCopied={() => setTaken(true)} />
        </div>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
          {add.isError && (
            <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
              {refusalMessage(add.error) ?? texts.failed}
            </p>
          )}
          <Fields draft={draft} />
        </form>
      )}
    </FormDialog>
  );
}

/** The form's state; what is missing is told once it is sent. */
function useWebhookDraft() {
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['check_in.saved']);
  const [isChecked, setChecked] = useState(false);
  const missing = { address: address.trim() === '', events: events.length === 0 };
  return {
    address,
    setAddress,
    events,
    toggle: (event: WebhookEvent, isWanted: boolean) =>
      setEvents((before) => (isWanted ? [...before, event] : before.filter((one) => one !== event))),
    errors: {
      address: isChecked && missing.address ? webhookMessages.refusals.malformed : undefined,
      events: isChecked && missing.events ? webhookMessages.eventMissing : undefined,
    },
    check: () => {
      setChecked(true);
      return missing.address || missing.events ? null : { address: address.trim(), events: [...events] };
    },
  };
}

function Fields({ draft }: { draft: ReturnType<typeof useWebhookDraft> }) {
  const { address, events, errors } = draft;
  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        error={errors.address}
        maxLength={WEBHOOK.addressMax}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => draft.setAddress(target.value)}
      />
      <fieldset>
        <legend className="font-medium text-base text-ink">{texts.events}</legend>
        <div className="mt-1 flex flex-col">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={webhookMessages.events[event].label}
              description={webhookMessages.events[event].description}
              checked={events.includes(event)}
              onCheckedChange={(isWanted) => draft.toggle(event, isWanted)}
            />
          ))}
        </div>
        <p aria-live="polite" className={errors.events ? 'text-danger text-sm' : 'sr-only'}>
          {errors.events}
        </p>
      </fieldset>
    </>
  );
}
