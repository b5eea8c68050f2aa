import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { HabitGroup } from '#features/plans/contract.ts';
import { checkInMessages } from '../messages.ts';
import { CheckInForm } from './check-in-form.tsx';
import { CheckInSuccess, NothingToCheckIn, OverwriteQuestion, UnavailableHabits } from './check-in-views.tsx';
import { dayLabel } from './day-label.ts';
import { type CheckInControl, type CheckInSubject, useCheckIn } from './use-check-in.ts';

const texts = checkInMessages.modal;

/** Milliseconds that the success stays before the dialog closes by itself. */
const SUCCESS_SHOWN = 1200;

export type CheckInDialogProps = CheckInSubject & {
  open: boolean;
  /** Called when it is left; `hasSaved` tells whether anything on the server changed. */
  onClose: (hasSaved: boolean) => void;
  /** Shows the prepared answer that a note called for; it stays until it is closed. */
  renderSafety: (safety: NonNullable<SafetyAnswer>) => ReactNode;
};

/**
 * The daily check-in by hand, for one identity or several. Habits and day are those of the moment it was opened, also when
 * midnight passes meanwhile: give it a new `key` for each opening.
 */
export function CheckInDialog({ open, onClose, renderSafety, ...given }: CheckInDialogProps) {
  const [subject] = useState(given);
  const groups = subject.groups.filter((group) => group.canCheckInToday && group.habits.length > 0);
  const unavailable = subject.groups.filter((group) => !groups.includes(group));
  const control = useCheckIn({ ...subject, groups });
  const { step, safety } = control.flow;
  const isBusy = step === 'checking' || step === 'saving';
  const close = () => onClose(control.hasSaved());
  useCloseAfterSuccess(open && step === 'success' && !safety, close);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && close()}
      fullScreenOnPhone
      title={texts.title}
      description={texts.forDay(dayLabel(subject.date))}
      footer={groups.length > 0 && step !== 'success' && <CheckInFooter control={control} isBusy={isBusy} />}
    >
      {safety ? renderSafety(safety) : <CheckInBody {...{ control, groups, unavailable, date: subject.date }} />}
    </Dialog>
  );
}

type CheckInBodyProps = {
  control: CheckInControl;
  groups: readonly HabitGroup[];
  unavailable: readonly HabitGroup[];
  date: CheckInSubject['date'];
};

function CheckInBody({ control, groups, unavailable, date }: CheckInBodyProps) {
  const { step, existing, done, hasFailed } = control.flow;
  if (step === 'success') {
    const identityName = groups.length === 1 ? (groups[0]?.identity.name ?? null) : null;
    return <CheckInSuccess votes={done.size} identityName={identityName} />;
  }
  const asksToOverwrite = existing.length > 0;
  if (asksToOverwrite) {
    return <OverwriteQuestion groups={groups.filter(({ identityId }) => existing.includes(identityId))} />;
  }
  return (
    <>
      {hasFailed && (
        // The toast lies behind the dialog for who cannot see it.
        <p role="alert" className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
          {checkInMessages.toast.failed.description}
        </p>
      )}
      {groups.length > 0 ? <CheckInForm {...{ groups, date, control }} /> : <NothingToCheckIn />}
      <UnavailableHabits groups={unavailable} />
    </>
  );
}

function CheckInFooter({ control, isBusy }: { control: CheckInControl; isBusy: boolean }) {
  const { flow, submit, overwrite, cancel } = control;
  if (flow.existing.length > 0) {
    return (
      <>
        <Button variant="quiet" disabled={isBusy} onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button busy={isBusy} busyLabel={texts.saving} onClick={overwrite}>
          {texts.overwrite}
        </Button>
      </>
    );
  }
  return (
    <Button size="lg" className="md:min-w-48" busy={isBusy} busyLabel={texts.saving} onClick={submit}>
      {texts.save}
    </Button>
  );
}

function useCloseAfterSuccess(isShown: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => latest.current(), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [isShown]);
}
