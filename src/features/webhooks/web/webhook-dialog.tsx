import { useState } from 'react';
import { WEBHOOK, WEBHOOK_EVENTS, type WebhookEvent } from '#core/webhook/webhook.ts';
import { refusalMessage } from '#web/api/api.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AddingDialog } from '#web/ui/settings/adding-dialog.tsx';
import { webhookMessages } from '../messages.ts';
import { useAddWebhook } from './queries.ts';

const { dialog: texts, made } = webhookMessages;

type WebhookDialogProps = { open: boolean; onClose: () => void };

/** Adds a webhook, and then shows its secret, this once. Give it a new `key` for each opening. */
export function WebhookDialog(opening: WebhookDialogProps) {
  const add = useAddWebhook();
  const draft = useWebhookDraft();
  const secret = add.data?.secret;
  return (
    <AddingDialog
      {...opening}
      texts={texts}
      isPending={add.isPending}
      problem={add.isError ? (refusalMessage(add.error) ?? texts.failed) : null}
      isUnsaved={draft.address.trim() !== ''}
      onSubmit={() => {
        const body = draft.check();
        if (body) add.mutate(body);
      }}
      made={secret === undefined ? undefined : { secret, texts: made }}
    >
      <Fields draft={draft} />
    </AddingDialog>
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
