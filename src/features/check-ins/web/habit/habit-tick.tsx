import type { ReactNode } from 'react';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { cn } from '#web/ui/cn.ts';
import { isOfOtherDays, type OfDay } from './noted.ts';
import { HabitMark } from '#web/habit/habit-mark.tsx';
import { getLineBelow } from './line-below.ts';

type HabitTickProps = {
  of: OfDay;
  state: 'done' | 'open' | 'over';
  /** How much of the day is there, while it is not done. */
  share?: number;
  disabled: boolean;
  onTick: () => void;
  /** How the day's amount stands. */
  amount?: string;
  /** Stands at the right-hand end as long as the habit is not done. */
  aside?: ReactNode;
};

/** The look of a habit's row. */
export const rowLook = (isDone: boolean) =>
  cn(
    'relative rounded-md ring-1 ring-inset transition-[background-color,box-shadow,scale]',
    isDone ? 'bg-complete-soft ring-complete/50' : 'bg-ground/50 ring-line hover:ring-edge',
  );

/** One habit to tick: the whole line takes the touch, and the week's count moves with it. */
export function HabitTick({ of, state, share = 0, disabled, onTick, amount, aside }: HabitTickProps) {
  const isDone = state === 'done';
  const isOver = state === 'over';
  return (
    <div className="relative">
      <button
        type="button"
        role="checkbox"
        aria-checked={!isDone && share > 0 ? 'mixed' : isDone}
        aria-disabled={disabled || isOver || undefined}
        onClick={() => !isOver && onTick()}
        className="flex min-h-16 w-full items-center gap-4 rounded-md px-4 py-3 text-left transition-[scale] active:not-aria-disabled:scale-[0.99]"
      >
        <HabitMark state={state} share={share} />
        <HabitWords of={of} state={state} amount={amount} />
        {/* Always there, so that the words beside it do not move when it shows. */}
        <span
          aria-hidden="true"
          className={cn(
            'tabular min-w-8 text-right font-semibold text-complete text-sm',
            isDone ? 'animate-land' : 'invisible',
          )}
        >
          +1
        </span>
      </button>
      {!isDone && aside && <div className="absolute inset-y-0 right-1 flex items-center">{aside}</div>}
    </div>
  );
}

function HabitWords({ of, state, amount }: Pick<HabitTickProps, 'of' | 'state' | 'amount'>) {
  const weekStart = useWeekStart();
  const isQuiet = state === 'open' && isOfOtherDays(of.habit, of.date);
  return (
    <span className="min-w-0 flex-1">
      <span className={cn('block font-medium text-base', isQuiet ? 'text-quiet' : 'text-ink')}>
        {of.habit.description}
      </span>
      {amount && (
        <span className={cn('tabular block text-sm', state === 'over' ? 'text-important' : 'text-ink')}>{amount}</span>
      )}
      <span className="tabular block text-quiet text-sm">
        {getLineBelow(of, { isDone: state === 'done', weekStart })}
      </span>
    </span>
  );
}
