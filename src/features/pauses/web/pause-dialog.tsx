import { type FormEvent, useId, useState } from 'react';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { refusalMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { pauseMessages } from '../messages.ts';
import { DayField } from './day-field.tsx';
import { getLength, getLimits, getProblem, type QuickEnd, quickEnds } from './pause-days.ts';
import { usePauseChanges } from './queries.ts';

const texts = pauseMessages.dialog;

/** Select value for all identities. */
const ALL = 'all';

export type PauseDialogProps = {
  open: boolean;
  onClose: () => void;
  today: CalendarDay;
  /** Those that can be paused. */
  identities: readonly { id: string; name: string }[];
  /** The preselected one; null for all. */
  identityId?: string | null;
};

/** Takes days out of the plan, of one identity or of all, after saying what that means. Give it a new `key` for each opening. */
export function PauseDialog({ open, onClose, today, identities, identityId = null }: PauseDialogProps) {
  const form = useId();
  const { make } = usePauseChanges();
  const draft = usePauseDraft({ today, who: identityId ?? ALL });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const span = draft.check();
    if (!span || make.isPending) return;
    const { who, reason } = draft;
    const body = { ...span, ...(who !== ALL && { identityId: who }), ...(reason.trim() && { reason: reason.trim() }) };
    make.mutate(body, { onSuccess: onClose });
  };
  return (
    <FormDialog
      open={open}
      isUnsaved={draft.reason.trim() !== '' && !make.isPending}
      onOpenChange={(next) => !next && !make.isPending && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={make.isPending} onClick={() => !make.isPending && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={make.isPending} busyLabel={texts.saving}>
            {texts.save(draft.days)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {make.isError && <Refusal error={make.error} />}
        <PauseDays draft={draft} today={today} />
        {identities.length > 1 && (
          <ChoiceCards
            label={texts.who}
            options={[
              { value: ALL, label: pauseMessages.everyone },
              ...identities.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.who}
            onChange={draft.setWho}
          />
        )}
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={PAUSE.reasonMax}
          autoComplete="off"
          value={draft.reason}
          onChange={({ target }) => draft.setReason(target.value)}
        />
        <WhatHappens />
      </form>
    </FormDialog>
  );
}

/** The form's state and validity. */
function usePauseDraft({ today, who: meant }: { today: CalendarDay; who: string }) {
  const [from, setFrom] = useState<CalendarDay | null>(today);
  const [until, setUntil] = useState<CalendarDay | null>(today);
  const [who, setWho] = useState(meant);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [presses, setPresses] = useState(0);
  const span = from && until && { from, until };
  const problem = span && getProblem(span, today);
  const missing = (day: CalendarDay | null) => (day === null ? texts.missing : undefined);
  const wrong = (field: 'from' | 'until') =>
    problem?.field === field ? pauseMessages.problems[problem.problem] : undefined;
  return {
    from,
    until,
    who,
    reason,
    setFrom,
    setUntil,
    setWho,
    setReason,
    /** Counts the quick choices: a field shows what it was given when it is new. */
    presses,
    choose: ({ until: end }: QuickEnd) => {
      setFrom(today);
      setUntil(end);
      setPresses(presses + 1);
    },
    days: span && !problem ? getLength(span) : 2,
    // Missing dates are reported only on submit; impossible ones at once.
    errors: {
      from: (isChecked ? missing(from) : undefined) ?? wrong('from'),
      until: (isChecked ? missing(until) : undefined) ?? wrong('until'),
    },
    check: () => {
      setChecked(true);
      return span && !problem ? span : null;
    },
  };
}

type PauseDaysProps = { draft: ReturnType<typeof usePauseDraft>; today: CalendarDay };

function PauseDays({ draft, today }: PauseDaysProps) {
  const { from, until, presses, errors } = draft;
  const { earliest, latestEnd } = getLimits({ from: from ?? today, today });
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="sr-only">{texts.quick}</legend>
        <div className="flex flex-wrap gap-2">
          {quickEnds(today).map((end) => (
            <Button
              key={end.name}
              variant="quiet"
              aria-pressed={from === today && until === end.until}
              className="aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:ring-2 aria-pressed:ring-accent"
              onClick={() => draft.choose(end)}
            >
              {texts.ends[end.name]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div key={presses} className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={texts.from}
          value={from}
          onChange={draft.setFrom}
          earliest={earliest}
          latest={addDays(today, PAUSE.maxDays)}
          error={errors.from}
        />
        <DayField
          label={texts.until}
          value={until}
          onChange={draft.setUntil}
          earliest={from ?? earliest}
          latest={latestEnd}
          error={errors.until}
        />
      </div>
    </div>
  );
}

function WhatHappens() {
  return (
    <section className="rounded-md bg-raised px-4 py-3">
      <h3 className="font-medium text-ink text-sm">{texts.whatHappens}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-4 text-quiet text-sm">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </section>
  );
}

/** Why it was not saved: screen readers cannot reach the toast behind the dialog. */
function Refusal({ error }: { error: Error }) {
  return (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
      {refusalMessage(error) ?? texts.failed.description}
    </p>
  );
}
