import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { HabitMark } from '#web/habit/habit-mark.tsx';
import type { Habit } from '#features/plans/contract.ts';
import type { DayDot } from './identity-week.ts';

/** What can be done with a habit's row today. */
export type HabitRowActs = {
  /** A tap on the circle, and whether it shows a tick since; resolves with whether it could be noted. */
  onTick: (habit: Habit, isTicked: boolean) => Promise<boolean>;
  /** All else that can be noted of the habit. */
  onOpen: (habit: Habit) => void;
  /** Called when an opening becomes likely: a tap on the circle needs nothing of it. */
  onPrefetch: () => void;
};

type TodayCircleProps = { habit: Habit; dot: DayDot; acts: HabitRowActs };

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 500;

/**
 * Today's circle of a habit: a tap notes it, or takes it back; a long press opens all else that can be noted. The browser ticks the box and the styles
 * show it, so that it is seen in the next frame, and also before any script is there (app/web/public/start.js); React follows.
 */
export function TodayCircle({ habit, dot: { state, share }, acts }: TodayCircleProps) {
  const box = useRef<HTMLInputElement>(null);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const isDone = state === 'done';
  const isCounted = habit.measure !== null;
  const draw = () => {
    if (box.current) Object.assign(box.current, { checked: isDone, indeterminate: !isDone && share > 0 });
  };
  useLayoutEffect(draw);
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
        data-tick={habit.id}
        data-counted={isCounted || undefined}
        ref={box}
        defaultChecked={isDone}
        className="peer absolute -inset-1.5 z-1 m-0 size-11 cursor-pointer touch-manipulation opacity-0"
        aria-label={habit.description}
        onKeyDown={moveBetweenTicks}
        onClick={(event) => {
          // What a long press has opened is not ticked as well, and of an amount a tap is a part.
          if (isLong.current || isCounted) event.preventDefault();
          if (!isLong.current)
            void acts.onTick(habit, event.currentTarget.checked).then((isNoted) => isNoted || draw());
        }}
      />
      <HabitMark state={isDone || state === 'skipped' || state === 'over' ? state : 'open'} share={share} isTappable />
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
