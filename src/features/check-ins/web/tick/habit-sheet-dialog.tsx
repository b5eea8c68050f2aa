import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { type DayRecord, isLimit, type Measure } from '#core/amount/measure.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { readAmount, toFieldText } from '#web/habit/amount-text.ts';
import { toDayWords } from '#web/habit/habit-words.ts';
import { apiQuery } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { type NotedOf, type Noting, noteWithUndo } from './note-habit.ts';
import { getRecord } from './with-notes.ts';

const { sheet } = tickMessages;

export type HabitSheetDialogProps = {
  group: HabitGroup;
  habitId: string;
  today: CalendarDay;
  open: boolean;
  onClose: () => void;
  /** What stands below the day: what belongs to the habit itself. */
  renderMore: (habit: Habit) => ReactNode;
};

/** All that can be noted of one habit, of today or of yesterday: a note, an amount, a skip. */
export function HabitSheetDialog({ group, habitId, today, open, onClose, renderMore }: HabitSheetDialogProps) {
  const groups = useQuery(apiQuery('GET /api/habits/all-current')).data;
  const now = groups?.find(({ identityId }) => identityId === group.identityId) ?? group;
  const habit = now.habits.find(({ id }) => id === habitId);
  const [which, setWhich] = useState<'today' | 'yesterday'>('today');
  if (!habit) return null;
  const yesterday = addDays(today, -1);
  const isYesterdayOpen = now.plan.activeFrom <= yesterday && habit.countsFrom <= yesterday;
  const date = which === 'today' ? today : yesterday;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={habit.description}
      description={habit.implementationIntention || sheet.description}
      size="sm"
    >
      {isYesterdayOpen && (
        <Segmented
          label={sheet.day}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'today', label: sheet.today },
            { value: 'yesterday', label: sheet.yesterday },
          ]}
          className="mb-5"
        />
      )}
      <HabitDayForm key={date} of={{ group: now, habit, date }} which={which} onClose={onClose} />
      {renderMore(habit)}
    </Dialog>
  );
}

type HabitDayFormProps = { of: NotedOf; which: 'today' | 'yesterday'; onClose: () => void };

function HabitDayForm({ of, which, onClose }: HabitDayFormProps) {
  const { habit, date } = of;
  const record = getRecord(habit, date);
  const written = writtenBeside(habit, date);
  const [text, setText] = useState(written);
  const [amount, setAmount] = useState(record?.amount == null ? '' : toFieldText(record.amount));
  const isChanged = text.trim() !== written;
  const isNoted = useRef(false);
  const read = amount.trim() === '' ? null : readAmount(amount);
  const { measure } = habit;
  return (
    <div className="flex flex-col gap-5">
      {measure && (
        <TextField
          label={sheet.amount(unitFor(measure.unit, 2))}
          hint={toDayWords(measure, record?.amount ?? null)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amount}
          error={typeof read === 'string' ? modalMessages.amount.trouble[read] : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <TextArea
        label={sheet.note}
        hint={sheet.noteHint}
        rows={2}
        maxLength={CHECK_IN_NOTES_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-col gap-2">
        {getChoices({ habit, record, read, isChanged, which }).map(({ label, variant, isIdle, noting, title }) => (
          <Button
            key={label}
            variant={variant}
            disabled={isIdle}
            onClick={() => {
              // The buttons change while the sheet leaves: a second press would take back the first.
              if (isNoted.current) return;
              isNoted.current = true;
              void noteWithUndo(of, { ...noting, ...(isChanged && { reason: text.trim() }) }, title(habit.description));
              onClose();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type Choice = {
  label: string;
  variant: 'primary' | 'quiet' | 'ghost';
  isIdle?: boolean;
  noting: Noting;
  title: (habit: string) => string;
};

type ChoicesOf = {
  habit: Habit;
  record: DayRecord | null;
  /** The amount in the field; null when it is empty, else what is wrong with it. */
  read: ReturnType<typeof readAmount>;
  isChanged: boolean;
  which: 'today' | 'yesterday';
};

const { saved, done, takenBack, skipped } = tickMessages;
const takeBack: Choice = { label: sheet.takeBack, variant: 'quiet', noting: { act: 'clear' }, title: takenBack };

const tick: Choice = { label: sheet.done, variant: 'primary', noting: { act: 'done' }, title: done };
const getSkip = (which: ChoicesOf['which']): Choice => {
  return { label: sheet.skip[which], variant: 'ghost', noting: { act: 'skip' }, title: skipped };
};

/** What can be noted, the likeliest first; a note goes along with each. */
function getChoices(of: ChoicesOf): Choice[] {
  const { habit, record, isChanged, which } = of;
  const saveNote = (act: 'skip' | 'done'): Choice => {
    return { label: sheet.saveNote, variant: 'primary', isIdle: !isChanged, noting: { act }, title: saved };
  };
  if (record?.skipped) return [saveNote('skip'), { ...takeBack, label: sheet.unskip }];
  if (habit.measure) return getAmountChoices(of, habit.measure);
  return record?.completed ? [saveNote('done'), takeBack] : [tick, getSkip(which)];
}

/** Saves the amount in the field, once there is one that differs from what the day holds, or other words beside it. */
function getSave({ record, read, isChanged }: ChoicesOf): Choice {
  const held = record?.amount ?? null;
  const amount = typeof read === 'number' ? read : held;
  const isIdle = amount === null || typeof read === 'string' || (amount === held && !isChanged);
  return {
    label: sheet.saveAmount,
    variant: 'primary',
    isIdle,
    noting: { act: 'set', amount: amount ?? 0 },
    title: saved,
  };
}

function getAmountChoices(of: ChoicesOf, measure: Measure): Choice[] {
  const { record, which } = of;
  const save = getSave(of);
  if (record?.completed) return [save, takeBack];
  const enough: Choice = { ...tick, label: isLimit(measure) ? sheet.thatsAll : sheet.enough, variant: 'quiet' };
  if (record?.amount) return [save, enough];
  return isLimit(measure) ? [save, enough, getSkip(which)] : [save, getSkip(which)];
}

function writtenBeside({ skipReasons, notes }: Habit, day: CalendarDay): string {
  const reason = skipReasons.find(({ date }) => date === day)?.reason;
  return reason ?? notes.find(({ date }) => date === day)?.note ?? '';
}
