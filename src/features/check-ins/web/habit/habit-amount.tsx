import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { AMOUNT, type DayRecord, getLeft, getTarget, isLimit, type Measure } from '#core/amount/measure.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import { toAmountText } from '#web/habit/habit-words.ts';
import { readingInWords } from '#web/habit/measure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { controlLook } from '#web/ui/form/field.tsx';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { Mark } from '../chat/captured.ts';
import type { DayHabit } from '../check-in-flow.ts';
import type { CheckInControl } from '../use-check-in.ts';
import { toFieldText } from '#web/habit/amount-text.ts';
import { getStep, getTrouble, getUsual } from './noted.ts';

const texts = modalMessages.amount;

/** Times a step that one quick sum adds. */
const MORE = 5;

type HabitAmountProps = {
  habit: DayHabit;
  measure: Measure;
  mark: Mark | undefined;
  record: DayRecord;
  control: CheckInControl;
  isToday: boolean;
};

/** The day's amount of a habit: less, more, a number, quick sums, and the word that it is enough. */
export function HabitAmount({ habit, measure, mark, record, control, isToday }: HabitAmountProps) {
  const { add, typeAmount, flow, day } = control;
  const isLocked = flow.step !== 'form';
  const step = getStep(measure);
  const usual = getUsual({ habit, date: day.date });
  const isEmpty = (record.amount ?? 0) === 0;
  const noteId = useId();
  const trouble = getTrouble(mark);
  const words = getWords({ mark, record, isToday });
  const sums = (by: number) => ({
    label: texts.by(by > 0, toAmountText(Math.abs(by))),
    of: Math.abs(by),
    onClick: () => add(habit, by),
  });
  return (
    <div className="flex flex-col gap-2 px-4 pb-4 sm:pl-16">
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex items-center gap-1">
          <Sum {...sums(-step)} {...{ habit, measure, isLocked }} isIdle={isEmpty || trouble !== null} />
          <AmountField
            {...{ habit, measure, mark, record, isLocked }}
            noteId={words ? noteId : undefined}
            isWrong={trouble !== null}
            onType={(text) => typeAmount(habit, text)}
          />
          <Sum
            {...sums(step)}
            {...{ habit, measure, isLocked }}
            isIdle={record.amount === AMOUNT.max || trouble !== null}
          />
        </div>
        {MORE * step <= getTarget(measure) && (
          <Sum {...sums(MORE * step)} {...{ habit, measure, isLocked }} isIdle={trouble !== null} />
        )}
        {usual !== null && isEmpty && !trouble && (
          <Sum
            label={texts.usual(toAmountText(usual))}
            of={usual}
            onClick={() => typeAmount(habit, toFieldText(usual))}
            {...{ habit, measure, isLocked }}
          />
        )}
        {!trouble && <Enough {...{ habit, measure, record, control, isToday }} />}
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={cn('text-sm empty:sr-only', trouble ? 'flex items-start gap-1.5 text-danger' : 'text-quiet')}
      >
        {trouble && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {words}
      </p>
    </div>
  );
}

/** What is said of the number: what is wrong with it, how it is read, and of a limit that it is kept so far. */
function getWords({ mark, record, isToday }: Pick<HabitAmountProps, 'mark' | 'record' | 'isToday'>): string {
  const trouble = getTrouble(mark);
  if (trouble) return texts.trouble[trouble];
  const read = readingInWords(mark?.amount ?? '');
  const kept = record.isKeptSoFar && (isToday ? texts.keptWhenOver : texts.keptThen);
  return [read, kept].filter(Boolean).join(' ');
}

type SumProps = {
  label: string;
  /** The number that it says. */
  of: number;
  onClick: () => void;
  habit: DayHabit;
  measure: Measure;
  isLocked: boolean;
  /** It would change nothing. */
  isIdle?: boolean;
};

function Sum({ label, of, onClick, habit, measure, isLocked, isIdle = false }: SumProps) {
  return (
    <Button
      variant="quiet"
      className={cn('tabular px-2.5', isIdle && 'text-faint')}
      aria-label={texts.of(label, unitFor(measure.unit, of), habit.description)}
      aria-disabled={isIdle || isLocked || undefined}
      onClick={() => !isIdle && onClick()}
    >
      {label}
    </Button>
  );
}

type AmountFieldProps = Pick<HabitAmountProps, 'habit' | 'measure' | 'mark' | 'record'> & {
  /** The id of what is said of the number. */
  noteId: string | undefined;
  isWrong: boolean;
  isLocked: boolean;
  onType: (text: string) => void;
};

function AmountField({ habit, measure, mark, record, noteId, isWrong, isLocked, onType }: AmountFieldProps) {
  const text = mark?.amount ?? (record.amount === null ? '' : toFieldText(record.amount));
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      value={text}
      readOnly={isLocked}
      aria-label={texts.field(unitFor(measure.unit, 2), habit.description)}
      aria-invalid={isWrong || undefined}
      aria-describedby={noteId}
      onChange={(event) => onType(event.target.value)}
      // As wide as what stands in it.
      style={{ width: `${text.length + 2}ch` }}
      className={cn(controlLook, 'tabular min-h-11 min-w-16 max-w-44 px-1 text-center placeholder:text-faint')}
    />
  );
}

type EnoughProps = Pick<HabitAmountProps, 'habit' | 'measure' | 'record' | 'control' | 'isToday'>;

/** The word that an amount is enough for today though it is below its target, or that a limit is kept. */
function Enough({ habit, measure, record, control, isToday }: EnoughProps) {
  const left = getLeft(measure, record.amount);
  const isPartly = (record.amount ?? 0) > 0 && left > 0;
  if (isLimit(measure) ? left < 0 : !isPartly) return null;
  const words = isLimit(measure) ? (isToday ? texts.thatsAll : texts.thatsAllThen) : texts.countAsItIs;
  return (
    <Button
      variant="quiet"
      className={cn('px-2.5', record.completed && 'text-complete ring-2 ring-complete hover:ring-complete')}
      aria-label={texts.enough(words, habit.description)}
      aria-pressed={record.completed}
      aria-disabled={control.flow.step !== 'form' || undefined}
      onClick={() => control.tick(habit)}
    >
      {words}
    </Button>
  );
}
