import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changePreferences } from '#web/bootstrap/change-preferences.ts';
import { apiQuery } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/status/toast-store.ts';

type OfferProps = { text: string; label: string | false; busy: boolean; onTake: () => void };

/** Why reminders would not come as they are set, and what can be done about it. */
export function Offer({ text, label, busy, onTake }: OfferProps) {
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-md bg-raised p-3">
      <p className="text-ink text-sm">{text}</p>
      {label && (
        <Button variant="quiet" busy={busy} onClick={() => !busy && onTake()}>
          {label}
        </Button>
      )}
    </div>
  );
}

type Message = { title: string; description: string };
type RemindersOffProps = { texts: { isOff: string; switchOn: string; switchedOn: Message; raiseFailed: Message } };

type ReminderTimeProps = RemindersOffProps & {
  label: string;
  value: string;
  error: string;
  onType: (typed: string) => void;
};

/** When a habit's reminder comes, and why none would. */
export function ReminderTime({ texts, label, value, error, onType }: ReminderTimeProps) {
  return (
    <>
      <div className="max-w-40">
        <TextField
          label={label}
          type="time"
          value={value}
          error={error}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <RemindersOff texts={texts} />
    </>
  );
}

/** Says beside a reminder that none comes while the settings have its kind of notifications off, and switches that on. */
function RemindersOff({ texts }: RemindersOffProps) {
  const client = useQueryClient();
  const isOn = useQuery(apiQuery('GET /api/user/preferences')).data?.notificationsImportant ?? true;
  const switching = useMutation({
    mutationFn: () => changePreferences(client, { notificationsImportant: true }),
    meta: { failure: texts.raiseFailed },
    onSuccess: () => toast({ ...texts.switchedOn, tone: 'success' }),
  });
  if (isOn) return null;
  return (
    <Offer text={texts.isOff} label={texts.switchOn} busy={switching.isPending} onTake={() => switching.mutate()} />
  );
}
