import { Check, ChevronsRight } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';

type HabitMarkProps = {
  state: 'done' | 'open' | 'skipped' | 'over';
  /** How much of the day is there, 0 to 1, drawn as a part of the ring. */
  share?: number;
  /** A box before it takes the tap and the focus. */
  isTappable?: boolean;
};

const looks = {
  done: 'bg-complete text-on-complete',
  open: 'ring-2 ring-edge ring-inset',
  skipped: 'bg-rest-soft text-rest',
  over: 'ring-2 ring-important ring-inset',
};

/** The circle before a habit: ticked, open, partly filled, or skipped. The words beside it say the same. */
export function HabitMark({ state, share = 0, isTappable }: HabitMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative grid size-8 shrink-0 place-items-center rounded-full transition-[background-color,scale]',
        looks[state],
        isTappable && 'outline-focus outline-offset-2 peer-focus-visible:outline-2 peer-active:scale-92',
      )}
    >
      {state === 'done' && <Check className="size-4.5 animate-land" strokeWidth={3} />}
      {state === 'skipped' && <ChevronsRight className="size-4.5" strokeWidth={2.5} />}
      {state === 'open' && share > 0 && (
        <svg viewBox="0 0 32 32" data-share={share} className="-rotate-90 absolute inset-0 size-8">
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
