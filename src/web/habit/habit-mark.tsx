import { Check, ChevronsRight } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';

type HabitMarkProps = {
  state: 'done' | 'open' | 'skipped' | 'over';
  /** How much of the day is there, 0 to 1, drawn as a part of the ring. */
  share?: number;
  /** A box before it takes the tap and the focus, and says whether it is done. */
  isTappable?: boolean;
};

const looks = {
  done: 'bg-complete text-on-complete',
  open: 'ring-2 ring-edge ring-inset',
  skipped: 'bg-rest-soft text-rest',
  over: 'ring-2 ring-important ring-inset',
};

// What the box before it says, over all else. Neither place nor size of the tick changes, and a press alone changes nothing: it would be laid out and
// painted before the tick that follows.
const boxLooks = cn(
  'outline-focus outline-offset-2 peer-focus-visible:outline-2',
  'peer-checked:bg-complete peer-checked:text-on-complete peer-checked:ring-0',
);
const ofBox = {
  tick: 'absolute inset-0 m-auto scale-100 opacity-0 [:checked~*>&]:animate-land [:checked~*>&]:opacity-100',
  rest: '[:checked~*>&]:hidden',
};

/** The circle before a habit: ticked, open, partly filled, or skipped. The words beside it say the same. */
export function HabitMark({ state, share = 0, isTappable }: HabitMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-8 shrink-0 place-items-center rounded-full transition-[background-color]',
        looks[isTappable && state === 'done' ? 'open' : state],
        isTappable && boxLooks,
      )}
    >
      {(isTappable || state === 'done') && (
        <Check className={cn('size-4.5', isTappable ? ofBox.tick : 'animate-land')} strokeWidth={3} />
      )}
      {state === 'skipped' && <ChevronsRight className={cn('size-4.5', ofBox.rest)} strokeWidth={2.5} />}
      {state === 'open' && share > 0 && (
        <svg viewBox="0 0 32 32" data-share={share} className={cn('-rotate-90 absolute inset-0 size-8', ofBox.rest)}>
          <circle
            cx="16"
            cy="16"
            r="14"
            fill="none"
            strokeWidth="4"
            pathLength={100}
            strokeDasharray={`${100 * share} 100`}
            className="stroke-complete transition-[stroke-dasharray]"
          />
        </svg>
      )}
    </span>
  );
}
