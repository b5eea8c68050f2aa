import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SafetyAnswer, ShowSafety } from '#features/coach/contract.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { checkInMessages } from '../messages.ts';
import { modalMessages } from '../modal-messages.ts';
import { CheckInTabs } from './check-in-tabs.tsx';
import {
  CheckInKept,
  CheckInSuccess,
  NothingToCheckIn,
  OverwriteQuestion,
  UnavailableHabits,
} from './check-in-views.tsx';
import { type CheckInTab, isTouched, openIn, votesIn } from './check-in-flow.ts';
import { DayFailed, DayLoading, DayQuestion } from './day/day-views.tsx';
import { loggedDay } from './day/day-label.ts';
import { PausedDay } from './day/paused-day.tsx';
import { type CheckInControl, useCheckIn } from './use-check-in.ts';
import { type DaySubject, useDay } from './day/use-day.ts';

const texts = modalMessages;

/** Milliseconds that the success stays before the dialog closes by itself. */
const SUCCESS_SHOWN = 1200;

/**
 * How the dialog ended: saved, and it has said so; saved by hand, by chat, or without a celebration where none would fit; kept on the device until it
 * can be sent; null if nothing was saved.
 */
export type CheckInOutcome = 'told' | 'manual' | 'ai' | 'quiet' | 'waiting' | null;

export type CheckInDialogProps = DaySubject & {
  open: boolean;
  /** `isShown` when the page shows already what was saved. */
  onClose: (outcome: CheckInOutcome, isShown?: boolean) => void;
  /** How it begins: by hand when left out. */
  tab?: CheckInTab | undefined;
  /** The id of what has the focus afterwards where the button that opened it is gone. */
  standIn?: string;
  renderSafety: ShowSafety<ReactNode>;
  /** Offers to leave days out of the plan that the coach understood. */
  renderPause: (proposal: NonNullable<PauseProposal>) => ReactNode;
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
};

/**
 * The daily check-in, by chat or by hand, for one or several identities; without a `date` it first asks whether it is for today or yesterday.
 * Habits and day are fixed when it opens, even if midnight passes: give it a new `key` for each opening.
 */
export function CheckInDialog({
  open,
  onClose,
  standIn,
  renderSafety,
  renderPause,
  limitCard,
  ...props
}: CheckInDialogProps) {
  const [given] = useState(props);
  const [date, setDate] = useState(given.date);
  const today = given.today.date;
  const day = useDay({ ...given, date });
  const control = useCheckIn(day.open, given.tab);
  const { step } = control.flow;
  const safety = helpIn(control);
  const isBusy = step === 'checking' || step === 'saving';
  const close = () => {
    const outcome = toOutcome(control);
    // Words that call for help change more than the answer to a check-in says.
    return outcome ? onClose(outcome, !safety && control.show()) : onClose(outcome);
  };
  useCloseAfterSuccess(open && step === 'success' && !safety, close);

  return (
    <FormDialog
      open={open}
      isUnsaved={isUnsaved(control)}
      onOpenChange={(next) => !next && !isBusy && close()}
      standIn={standIn}
      fullScreenOnPhone
      // One width for both tabs, so that they stay where they are; wide enough for chat and captured progress side by side.
      size={(day.state === 'loading' || day.open.groups.length > 0) && !safety ? 'lg' : 'md'}
      title={texts.title}
      description={date === null ? texts.whichDayHint : loggedDay(date, today)}
      hideDescription={date === null}
      footer={getFooter({ control, isBusy, close })}
    >
      {day.state === 'asked' && <DayQuestion today={today} onChoose={setDate} />}
      {day.state === 'loading' && <DayLoading />}
      {day.state === 'failed' && <DayFailed onAgain={day.readAgain} />}
      {day.state === 'there' && (
        <CheckInBody
          {...{ control, today, closed: day.closed, isWaiting: day.isWaiting, renderSafety, renderPause, limitCard }}
        />
      )}
    </FormDialog>
  );
}

/** The safety answer on its own: for a chat message, or for a note once everything is saved. */
function helpIn({ flow, chat }: CheckInControl): SafetyAnswer {
  return chat.chat.ended?.safety ?? flow.safety;
}

/** Whether closing it would lose what was noted, or written to the coach. */
function isUnsaved(control: CheckInControl): boolean {
  const { flow, chat, day } = control;
  if ((flow.step !== 'form' && flow.step !== 'confirm') || helpIn(control)) return false;
  return (
    chat.chat.draft.trim() !== '' || chat.chat.pending !== null || day.groups.some((group) => isTouched(group, flow))
  );
}

function toOutcome(control: CheckInControl): CheckInOutcome {
  if (!control.hasSaved()) return null;
  if (control.flow.isWaiting) return 'waiting';
  const { tab, step } = control.flow;
  const help = helpIn(control);
  if (help?.stopsCoaching || (tab === 'ai' && leftOpen(control).length > 0)) return 'quiet';
  return !help && step === 'success' ? 'told' : tab;
}

type CheckInBodyProps = Pick<CheckInDialogProps, 'renderSafety' | 'renderPause' | 'limitCard'> & {
  control: CheckInControl;
  today: DaySubject['today']['date'];
  closed: DaySubject['today']['groups'];
  /** The form shows an earlier check-in that waits on this device. */
  isWaiting: boolean;
};

function CheckInBody({ control, today, closed, isWaiting, ...props }: CheckInBodyProps) {
  const { renderSafety, renderPause, limitCard } = props;
  const { flow, day } = control;
  const { groups, date } = day;
  const isToday = date === today;
  if (flow.existing.length > 0) {
    return <OverwriteQuestion groups={groups.filter(({ identityId }) => flow.existing.includes(identityId))} />;
  }
  const help = helpIn(control);
  if (help) {
    return (
      <>
        {renderSafety(help, control.chat.goOn)}
        {(control.isKept || flow.step === 'success') && <p className="mt-5 text-quiet text-sm">{texts.kept}</p>}
      </>
    );
  }
  if (flow.step === 'success') return <CheckInDone control={control} />;
  return (
    <>
      {flow.hasFailed && <CheckInFailed flow={flow} />}
      {isWaiting && <p className="mb-4 rounded-md bg-raised px-4 py-3 text-quiet text-sm">{texts.waitingDay}</p>}
      <PausedDay groups={groups} date={date} />
      {groups.length > 0 ? (
        <CheckInTabs {...{ control, isToday, renderSafety, renderPause, limitCard }} />
      ) : (
        <NothingToCheckIn isToday={isToday} />
      )}
      <UnavailableHabits groups={closed} isToday={isToday} />
    </>
  );
}

/** What the day still asks for: habits without an answer, of identities whose day is not done. */
function leftOpen({ flow, day, savedIds, isDayDone }: CheckInControl): readonly string[] {
  const isDone = (identityId: string) =>
    isDayDone(identityId, day.date) || (flow.tab === 'manual' && savedIds.includes(identityId));
  return openIn({ ...day, groups: day.groups.filter(({ identityId }) => !isDone(identityId)) }, flow);
}

function CheckInDone({ control }: { control: CheckInControl }) {
  const { flow, day, savedIds } = control;
  if (flow.isWaiting) return <CheckInKept />;
  const { saved, savedByChat } = checkInMessages.toast;
  const groups = day.groups.filter(({ identityId }) => savedIds.includes(identityId));
  const [only, ...others] = groups;
  const open = leftOpen(control);
  return (
    <CheckInSuccess
      votes={votesIn({ ...day, groups }, flow)}
      identityName={only && others.length === 0 ? only.identity.name : null}
      open={open}
      said={flow.tab === 'manual' ? saved : open.length === 0 ? savedByChat : null}
    />
  );
}

/** Announced here too: screen readers cannot reach the toast behind the dialog. */
function CheckInFailed({ flow: { isNotKept, tab } }: { flow: CheckInControl['flow'] }) {
  const { failed, failedByChat } = checkInMessages.toast;
  return (
    <p role="alert" className="mb-4 rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
      {isNotKept ? texts.notKept : (tab === 'ai' ? failedByChat : failed).description}
    </p>
  );
}

type Footing = { control: CheckInControl; isBusy: boolean; close: () => void };

/** The buttons of the step; null where there is nothing to press. */
function getFooter({ control, isBusy, close }: Footing): ReactNode {
  const { flow, chat, day, submit, overwrite, cancel } = control;
  const busy = { busy: isBusy, busyLabel: texts.saving };
  if (flow.existing.length > 0) {
    return (
      <>
        <Button variant="quiet" disabled={isBusy} onClick={cancel}>
          {texts.cancel}
        </Button>
        <Button {...busy} onClick={overwrite}>
          {texts.overwrite}
        </Button>
      </>
    );
  }
  const isNothingCaptured = Object.keys(flow.marks).length === 0;
  if (helpIn(control)) {
    // Captured progress that could not be saved can still be saved.
    const canKeep = !isNothingCaptured && flow.step !== 'success' && control.wasNotKept;
    return (
      <>
        {canKeep && (
          <Button variant="quiet" size="lg" {...busy} onClick={submit}>
            {texts.save}
          </Button>
        )}
        <Button variant="quiet" size="lg" className="md:min-w-48" disabled={isBusy} onClick={close}>
          {texts.close}
        </Button>
      </>
    );
  }
  if (day.groups.length === 0 || flow.step === 'success') return null;
  return (
    <Button
      size="lg"
      className="md:min-w-48"
      // The message being sent may change what is saved.
      disabled={control.savedIds.length === 0 || chat.chat.pending !== null}
      {...busy}
      onClick={submit}
    >
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
