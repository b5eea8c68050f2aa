import { type DayRecord, getLeft, isLimit, type Measure, shareOfDay } from '#core/amount/measure.ts';
import { HabitCue } from '#web/habit/habit-cue.tsx';
import { toDayWords } from '#web/habit/habit-words.ts';
import { Button } from '#web/ui/button.tsx';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { DayHabit } from '../check-in-flow.ts';
import type { CheckInControl } from '../use-check-in.ts';
import { HabitAmount } from './habit-amount.tsx';
import { HabitTick, rowLook } from './habit-tick.tsx';
import { getShown, getTrouble, hasSomething, isOfOtherDays } from './noted.ts';
import { SkippedHabit } from './skipped-habit.tsx';

const texts = modalMessages.skip;

type HabitRowProps = { habit: DayHabit; control: CheckInControl; isToday: boolean };

/** One habit of the day: a tick, an amount or a limit, or its skip. */
export function HabitRow({ habit, control, isToday }: HabitRowProps) {
  const { flow, day, tick } = control;
  const of = { habit, date: day.date };
  const { measure, description } = habit;
  const mark = flow.marks[habit.id];
  const record = getShown(of, mark);
  const isReadable = getTrouble(mark) === null;
  const isLocked = flow.step !== 'form';
  if (record.skipped) return <SkippedHabit {...{ habit, mark, control, isLocked }} />;
  const { completed: isDone, amount } = record;
  const name = (isToday ? texts.today : texts.thatDay)(description);
  return (
    <div className={rowLook(isDone)}>
      <HabitTick
        of={of}
        state={getState(measure, record)}
        share={shareOfDay(measure, { amount, isDone })}
        disabled={isLocked}
        onTick={() => tick(habit)}
        amount={measure && isReadable ? toDayWords(measure, { amount, isDone }) : undefined}
        aside={
          // Of a day that does not ask for it there is nothing to skip.
          isReadable &&
          !hasSomething(record) &&
          !isOfOtherDays(habit, day.date) && (
            <Button
              variant="ghost"
              size="sm"
              className="font-normal text-faint"
              aria-label={name}
              aria-disabled={isLocked || undefined}
              onClick={() => control.skip(habit)}
            >
              {texts.short}
            </Button>
          )
        }
      />
      <div className="-mt-2.5 flex pr-4 pb-3 pl-16 empty:hidden">
        <HabitCue habit={habit} />
      </div>
      {measure && <HabitAmount {...{ habit, measure, mark, record, control, isToday }} />}
    </div>
  );
}

function getState(measure: Measure | null, { completed, amount }: DayRecord): 'done' | 'open' | 'over' {
  if (completed) return 'done';
  return isLimit(measure) && getLeft(measure, amount) < 0 ? 'over' : 'open';
}
