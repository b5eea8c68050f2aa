import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { cn } from '#web/ui/cn.ts';

type Point = { date: CalendarDay; strength: number };

/** Height of the drawing: a unit for each percent. It is as wide as its span has days. */
const UP = 100;

export type CurveSpan = { readonly from: CalendarDay; readonly to: CalendarDay };

type StrengthCurveProps = {
  /** The time range, the same for all habits. */
  span: CurveSpan;
  points: readonly Point[];
  tone: 'accent' | 'experimental' | 'quiet';
  /** The text twin. */
  label: string;
};

const looks = {
  accent: { line: 'stroke-accent', area: 'fill-accent-soft', dot: 'bg-accent' },
  experimental: { line: 'stroke-experimental', area: 'fill-experimental-soft', dot: 'bg-experimental' },
  quiet: { line: 'stroke-edge', area: 'fill-raised', dot: 'bg-edge' },
};

/** How the strength of a habit went. */
export function StrengthCurve({ span, points, tone, label }: StrengthCurveProps) {
  const look = looks[tone];
  const across = daysBetween(span.from, span.to);
  const placed = points.map(({ date, strength }) => ({ x: daysBetween(span.from, date), y: UP - strength }));
  const [first, last] = [placed[0], placed.at(-1)];
  const line = placed.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <div role="img" aria-label={label} className="relative h-14 w-full">
      <svg viewBox={`0 0 ${across} ${UP}`} preserveAspectRatio="none" aria-hidden="true" className="size-full">
        <path d={`M0 ${UP}H${across}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        <path d={`M0 0H${across}`} strokeDasharray="2 4" className="stroke-line" vectorEffect="non-scaling-stroke" />
        {first && last && (
          <>
            <path d={`M${first.x} ${UP}L${line}L${last.x} ${UP}Z`} className={look.area} />
            <path
              d={`M${line}`}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className={look.line}
            />
          </>
        )}
      </svg>
      {last && (
        // Not part of the drawing, which is stretched: a dot stays round.
        <span
          className={cn('absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-surface', look.dot)}
          style={{ left: `${(100 * last.x) / across}%`, top: `${last.y}%` }}
        />
      )}
    </div>
  );
}
