import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { cn } from '#web/ui/cn.ts';

type Point = { date: CalendarDay; strength: number };

/** Percent at the top of a chart. */
const WHOLE = 100;
/** A line beside words has no scale: it fills its height from this percentage on. */
const LEAST_TOP = 25;

export type CurveSpan = { readonly from: CalendarDay; readonly to: CalendarDay };

type StrengthCurveProps = {
  /** The time range, the same for all habits. */
  span: CurveSpan;
  points: readonly Point[];
  tone: 'accent' | 'experimental' | 'quiet';
  /** The text twin. */
  label: string;
  /** `line` stands beside words, without its frame. */
  size?: 'chart' | 'line';
};

const looks = {
  accent: { line: 'stroke-accent', area: 'fill-accent-soft', dot: 'bg-accent' },
  experimental: { line: 'stroke-experimental', area: 'fill-experimental-soft', dot: 'bg-experimental' },
  quiet: { line: 'stroke-edge', area: 'fill-raised', dot: 'bg-edge' },
};

/** How the strength of a habit went. */
export function StrengthCurve({ span, points, tone, label, size = 'chart' }: StrengthCurveProps) {
  const look = looks[tone];
  const across = daysBetween(span.from, span.to);
  // A unit of height for each percent; as wide as the span has days.
  const up = size === 'chart' ? WHOLE : Math.max(LEAST_TOP, ...points.map(({ strength }) => 1.2 * strength));
  const placed = points.map(({ date, strength }) => ({ x: daysBetween(span.from, date), y: up - strength }));
  const [first, last] = [placed[0], placed.at(-1)];
  const line = placed.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <div role="img" aria-label={label} className={cn('relative w-full', size === 'chart' ? 'h-14' : 'h-6')}>
      <svg viewBox={`0 0 ${across} ${up}`} preserveAspectRatio="none" aria-hidden="true" className="size-full">
        <path d={`M0 ${up}H${across}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {size === 'chart' && (
          <path d={`M0 0H${across}`} strokeDasharray="2 4" className="stroke-line" vectorEffect="non-scaling-stroke" />
        )}
        {first && last && (
          <>
            <path d={`M${first.x} ${up}L${line}L${last.x} ${up}Z`} className={look.area} />
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
          style={{ left: `${(100 * last.x) / across}%`, top: `${(100 * last.y) / up}%` }}
        />
      )}
    </div>
  );
}
