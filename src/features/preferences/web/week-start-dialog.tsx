import { useState } from 'react';
import type { Weekday } from '#core/calendar/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { preferenceMessages } from '../messages.ts';
import { type Transition, useTransition, type WeekConflicts } from './queries.ts';

const texts = preferenceMessages.transition;
const { days } = preferenceMessages.week;

type WeekStartDialogProps = {
  open: boolean;
  weekStartDay: Weekday;
  conflicts: WeekConflicts;
  /** Called when it is over; true once weeks begin on the new day. */
  onClose: (isChanged: boolean) => void;
};

/** Asks what to do with current plans that have another week start. Give it a new `key` for each opening. */
export function WeekStartDialog({ open, weekStartDay, conflicts, onClose }: WeekStartDialogProps) {
  const [type, setType] = useState<Transition['type']>('graceful');
  const transition = useTransition();
  const busy = transition.isPending;
  const cancel = () => !busy && onClose(false);
  const confirm = () => transition.mutate({ weekStartDay, type }, { onSuccess: () => onClose(true) });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && cancel()}
      title={texts.title}
      description={texts.description(days[weekStartDay])}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button busy={busy} busyLabel={texts.saving} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {transition.isError && (
        // Screen readers cannot reach the toast behind the dialog.
        <p role="alert" className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
          {preferenceMessages.failed.description}
        </p>
      )}
      <ul className="mb-6 flex flex-col gap-2">
        {conflicts.map(({ identityId, identityName, currentWeekStartDay }) => (
          <li
            key={identityId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-raised px-4 py-3"
          >
            <span className="min-w-0 break-words font-display text-base text-ink">{identityName}</span>
            <span className="text-quiet text-sm">{texts.starts(days[currentWeekStartDay])}</span>
          </li>
        ))}
      </ul>
      <ChoiceCards
        label={texts.how}
        value={type}
        onChange={setType}
        options={[
          { value: 'graceful', label: texts.graceful, hint: texts.gracefulHint(days[weekStartDay]) },
          { value: 'immediate', label: texts.immediate, hint: texts.immediateHint(conflicts.length) },
        ]}
      />
    </Dialog>
  );
}
