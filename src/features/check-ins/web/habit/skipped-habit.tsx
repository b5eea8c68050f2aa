import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { Mark } from '../chat/captured.ts';
import type { DayHabit } from '../check-in-flow.ts';
import type { CheckInControl } from '../use-check-in.ts';
import { HabitMark } from '#web/habit/habit-mark.tsx';

const texts = modalMessages.skip;

type SkippedHabitProps = { habit: DayHabit; mark: Mark | undefined; control: CheckInControl; isLocked: boolean };

/** A habit that is taken out of its day, with room for a reason and the way back. */
export function SkippedHabit({ habit, mark, control, isLocked }: SkippedHabitProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that skipped it is gone: the way back takes the focus. One that was skipped before the form opened takes none.
  const [isNew] = useState(mark?.by === 'hand');
  useEffect(() => {
    if (isNew) undo.current?.focus({ preventScroll: true });
  }, [isNew]);
  const said = habit.skipReason && mark?.skip === undefined ? texts.doneBecause(habit.skipReason) : texts.done;
  return (
    <div className="rounded-md px-4 ring-1 ring-line ring-inset">
      <div className="flex min-h-16 items-center gap-4 py-3">
        <HabitMark state="skipped" />
        <div className="min-w-0 flex-1">
          <p className="font-medium text-base text-quiet">{habit.description}</p>
          <p className="break-words text-quiet text-sm">{said}</p>
        </div>
        <Button
          ref={undo}
          variant="ghost"
          size="sm"
          className="-mr-3"
          aria-label={texts.undoOf(habit.description)}
          aria-disabled={isLocked || undefined}
          onClick={(event) => {
            // This button goes as well: the habit's own takes the focus.
            const row = event.currentTarget.closest('li');
            flushSync(() => control.unskip(habit));
            row?.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
          }}
        >
          {texts.undo}
        </Button>
      </div>
      {typeof mark?.skip === 'string' && (
        <div className="mb-4 sm:ml-12">
          <TextField
            label={texts.reasonOf(habit.description)}
            hideLabel
            placeholder={texts.reason}
            maxLength={CHECK_IN_NOTES_MAX}
            value={mark.skip}
            readOnly={isLocked}
            onChange={(event) => control.giveReason(habit, event.target.value)}
            className="placeholder:text-faint"
          />
        </div>
      )}
    </div>
  );
}
