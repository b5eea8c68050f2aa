import { type KeyboardEvent, useRef, useState } from 'react';
import { HabitMark } from '#web/habit/habit-mark.tsx';
import type { Habit } from '#features/plans/contract.ts';
import type { DayDot } from './identity-week.ts';

/** What can be done with a habit's row today. */
export type HabitRowActs = {
  /** A tap on the circle; resolves once it is shown. */
  onTick: (habit: Habit) => Promise<void>;
  /** All else that can be noted of the habit. */
  onOpen: (habit: Habit) => void;
  /** Called when an opening becomes likely: a tap on the circle needs nothing of it. */
  onPrefetch: () => void;
};

type TodayCircleProps = { habit: Habit; dot: DayDot; acts: HabitRowActs };

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 500;

/** Today's circle of a habit: a tap notes it, or takes it back; a long press opens all else that can be noted. */
export function TodayCircle({ habit, dot: { state, share }, acts }: TodayCircleProps) {
  // Until the script that notes it is there.
  const [isEarly, setIsEarly] = useState(false);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const isDone = (state === 'done') !== (isEarly && habit.measure === null);
  const look = isDone ? 'done' : state === 'skipped' || state === 'over' ? state : 'open';
  const begin = () => {
    isLong.current = false;
    press.current = setTimeout(() => {
      isLong.current = true;
      acts.onOpen(habit);
    }, LONG_PRESS);
  };
  return (
    <span
      className="relative shrink-0 select-none"
      onPointerDown={begin}
      onPointerUp={() => clearTimeout(press.current)}
      onPointerCancel={() => clearTimeout(press.current)}
      onPointerLeave={() => clearTimeout(press.current)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {/* The box itself, unseen over its circle and as large as a finger. */}
      <input
        type="checkbox"
        data-tick=""
        className="peer absolute -inset-1.5 z-1 m-0 size-11 cursor-pointer touch-manipulation opacity-0"
        aria-label={habit.description}
        checked={isDone}
        ref={(box) => {
          if (box) box.indeterminate = !isDone && share > 0;
        }}
        onKeyDown={moveBetweenTicks}
        // What a long press has opened is not ticked as well.
        onClick={(event) => isLong.current && event.preventDefault()}
        onChange={() => {
          setIsEarly(true);
          void acts.onTick(habit).finally(() => setIsEarly(false));
        }}
      />
      <HabitMark state={look} share={share} isTappable />
    </span>
  );
}

/** The arrows lead from one circle of the page to the next. */
function moveBetweenTicks(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')];
  const next = ticks[ticks.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
}
