import { Check } from 'lucide-react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { cn } from '#web/ui/cn.ts';
import { checkInMessages } from '../messages.ts';
import { completionsWith, type DayHabit } from './check-in-flow.ts';

type HabitTickProps = { habit: DayHabit; date: CalendarDay; isDone: boolean; disabled: boolean; onTick: () => void };

/** One habit to tick: the whole row takes the touch, and the week's count moves with it. */
export function HabitTick({ habit, date, isDone, disabled, onTick }: HabitTickProps) {
  const completions = completionsWith({ habit, date, isDone });
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isDone}
      aria-disabled={disabled || undefined}
      onClick={onTick}
      className={cn(
        'flex min-h-16 w-full items-center gap-4 rounded-md px-4 py-3 text-left ring-1 ring-inset',
        'transition-[background-color,box-shadow,scale] active:not-aria-disabled:scale-[0.99]',
        isDone ? 'bg-complete-soft ring-complete/50' : 'bg-ground/50 ring-line hover:ring-edge',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full transition-colors',
          isDone ? 'bg-complete text-on-complete' : 'ring-2 ring-edge ring-inset',
        )}
      >
        {isDone && <Check className="size-4.5 animate-land" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-base text-ink">{habit.description}</span>
        <span className="tabular block text-quiet text-sm">
          {checkInMessages.modal.thisWeek(completions, habit.effectiveTarget)}
        </span>
      </span>
      {/* Always there, so that the words beside it do not move when it shows. */}
      <span
        aria-hidden="true"
        className={cn('tabular font-semibold text-complete text-sm', isDone ? 'animate-land' : 'invisible')}
      >
        +1
      </span>
    </button>
  );
}
