import type { EvidenceDay } from '#core/evidence/day-signs.ts';
import { cn } from '#web/ui/cn.ts';

const missed = 'ring-1 ring-missed/70 ring-inset';

const fills: Record<EvidenceDay, string> = {
  done: 'bg-complete',
  partial: 'bg-linear-to-t from-50% from-partial to-50% to-partial-soft ring-1 ring-partial ring-inset',
  low: missed,
  none: missed,
  rest: 'bg-rest-soft text-rest',
  paused: 'bg-prestart-soft text-prestart',
  outside: 'text-prestart',
  open: 'bg-raised',
};

type DayShapeProps = { state: EvidenceDay; isToday?: boolean; className?: string };

/** A day of the map, told by fill and shape as well as by colour. */
export function DayShape({ state, isToday = false, className }: DayShapeProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid aspect-square w-full place-items-center rounded-[28%]',
        isToday && 'outline-2 outline-today outline-offset-1',
        fills[state],
        className,
      )}
    >
      {state === 'rest' && <span className="size-[32%] rounded-full bg-current" />}
      {state === 'paused' && <span className="h-[50%] w-[44%] border-current border-x-2" />}
      {state === 'outside' && <span className="h-px w-[40%] bg-current" />}
    </span>
  );
}
