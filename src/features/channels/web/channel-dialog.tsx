import { useState } from 'react';
import { CHANNEL, CHANNEL_KINDS, type ChannelKind } from '#core/channel/channel.ts';
import { refusalMessage } from '#web/api/api.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AddingDialog } from '#web/ui/settings/adding-dialog.tsx';
import { channelMessages } from '../messages.ts';
import { useAddChannel } from './queries.ts';

const texts = channelMessages.dialog;
const { kinds } = channelMessages;
type Fields = { server: string; topic: string; token: string };
const NAMES = ['server', 'topic', 'token'] as const;
const LONGEST = { server: CHANNEL.serverMax, topic: CHANNEL.topicMax, token: CHANNEL.tokenMax };

type ChannelDialogProps = {
  open: boolean;
  /** Where mails would go; null when none are sent. */
  mailAddress: string | null;
  onClose: () => void;
};

/** Adds a way out for reminders. Give it a new `key` for each opening. */
export function ChannelDialog({ open, mailAddress, onClose }: ChannelDialogProps) {
  const add = useAddChannel();
  const [kind, setKind] = useState<ChannelKind>('ntfy');
  const [fields, setFields] = useState<Fields>({ server: '', topic: '', token: '' });
  const asked = NAMES.filter((name) => kinds[kind][name] !== '');
  const submit = () => {
    const given = asked.flatMap((name) => (fields[name].trim() === '' ? [] : [[name, fields[name].trim()]]));
    const body = { kind, ...(Object.fromEntries(given) as Partial<Fields>) };
    add.mutate(body, { onSuccess: onClose });
  };
  const offered = CHANNEL_KINDS.filter((one) => one !== 'email' || mailAddress !== null);
  return (
    <AddingDialog
      open={open}
      onClose={onClose}
      texts={texts}
      isPending={add.isPending}
      problem={add.isError ? (refusalMessage(add.error) ?? texts.failed) : null}
      isUnsaved={NAMES.some((name) => fields[name].trim() !== '') && !add.isSuccess}
      onSubmit={submit}
    >
      <SelectField
        label={texts.kind}
        value={kind}
        onChange={setKind}
        options={offered.map((value) => ({ value, label: kinds[value].label }))}
      />
      {asked.map((name) => (
        <TextField
          key={`${kind} ${name}`}
          label={kinds[kind][name]}
          hint={name === 'server' ? texts.serverHint : undefined}
          maxLength={LONGEST[name]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields[name]}
          onChange={({ target }) => setFields((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      {kind === 'email' && mailAddress && <p className="measure text-base text-quiet">{texts.mailHint(mailAddress)}</p>}
    </AddingDialog>
  );
}
