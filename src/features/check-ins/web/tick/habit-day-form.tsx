import { useRef } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { Habit } from '#features/plans/contract.ts';
import { readAmount, toFieldText } from '#web/habit/amount-text.ts';
import { toDayWords } from '#web/habit/habit-words.ts';
import { readingInWords } from '#web/habit/measure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { isTooLong } from '#web/ui/form/room.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type NotedOf, noteWithUndo } from './note-habit.ts';
import { getChoices } from './sheet-choices.ts';
import { getRecord } from './with-notes.ts';

const { sheet } = tickMessages;

/** What stands in the fields of a day. */
export type Draft = { text: string; amount: string };

/** What the day holds by now, as its fields show it. */
export function getWritten(habit: Habit, day: CalendarDay): Draft {
  const amount = getRecord(habit, day)?.amount ?? null;
  return { text: writtenBeside(habit, day), amount: amount === null ? '' : toFieldText(amount) };
}

export const isChanged = (draft: Draft, written: Draft) =>
  draft.text.trim() !== written.text || draft.amount.trim() !== written.amount;

type HabitDayFormProps = {
  of: NotedOf;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  which: 'today' | 'yesterday';
  onClose: () => void;
};

/** What can be noted of one habit on one day. */
export function HabitDayForm({ of, draft, onDraft, which, onClose }: HabitDayFormProps) {
  const { habit, date } = of;
  const record = getRecord(habit, date);
  const { text, amount } = draft;
  const isReworded = text.trim() !== writtenBeside(habit, date);
  const isNoted = useRef(false);
  const read = readAmount(amount);
  const { measure } = habit;
  const trouble = typeof read === 'string' ? modalMessages.amount.trouble[read] : undefined;
  const isDone = record?.completed ?? false;
  return (
    <div className="flex flex-col gap-5">
      {measure && (
        <TextField
          label={sheet.amount(unitFor(measure.unit, 2))}
          // What the day held before says nothing of a number that cannot be read.
          hint={
            trouble
              ? undefined
              : [toDayWords(measure, { amount: record?.amount ?? null, isDone }), readingInWords(amount)]
                  .filter(Boolean)
                  .join('. ')
          }
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={trouble}
          onChange={({ target }) => onDraft({ text, amount: target.value })}
        />
      )}
      <TextArea
        label={sheet.note}
        hint={sheet.noteHint}
        rows={2}
        maxLength={CHECK_IN_NOTES_MAX}
        value={text}
        onChange={({ target }) => onDraft({ amount, text: target.value })}
      />
      <div className="flex flex-col gap-2">
        {getChoices({ habit, record, read, isChanged: isReworded, which }).map(
          ({ label, variant, isIdle, noting, title }) => (
            <Button
              key={label}
              variant={variant}
              disabled={isIdle || isTooLong(text, CHECK_IN_NOTES_MAX)}
              onClick={() => {
                // The buttons change while the sheet leaves: a second press would take back the first.
                if (isNoted.current) return;
                isNoted.current = true;
                void noteWithUndo(
                  of,
                  { ...noting, ...(isReworded && { reason: text.trim() }) },
                  title(habit.description),
                );
                onClose();
              }}
            >
              {label}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

function writtenBeside({ skipReasons, notes }: Habit, day: CalendarDay): string {
  const reason = skipReasons.find(({ date }) => date === day)?.reason;
  return reason ?? notes.find(({ date }) => date === day)?.note ?? '';
}
