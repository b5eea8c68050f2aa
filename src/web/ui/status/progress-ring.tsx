import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type ProgressRingProps = {
  /** Percent; the number may exceed 100, the ring is full at 100. */
  value: number;
  /** What is measured, for the text twin: '{label}: 72%'. */
  label: string;
  /** Width in pixels. */
  size?: number;
  stroke?: number;
  /** Where the number stands; `none` leaves it to the page. */
  number?: 'beside' | 'inside' | 'none';
  tone?: 'accent' | 'complete';
  /** Beside or under the number, such as 'this week'. */
  caption?: ReactNode;
  className?: string;
};

/** How full something is, as a ring with its number. */
export function ProgressRing(props: ProgressRingProps) {
  const { value, label, size = 64, number = 'beside', caption, className } = props;
  const stroke = props.stroke ?? Math.max(5, Math.round(size / 11));
  const shown = Math.round(value);
  const filled = Math.min(100, Math.max(0, value));
  const tone = props.tone ?? (shown >= 100 ? 'complete' : 'accent');
  const figure = (
    <span
      aria-hidden="true"
      className={cn('tabular font-semibold tracking-[-0.02em]', size < 72 ? 'text-base' : 'text-xl')}
    >
      {shown}
      <span className="font-medium text-quiet text-xs">%</span>
    </span>
  );
  return (
    <div role="img" aria-label={`${label}: ${shown}%`} className={cn('inline-flex items-center gap-3', className)}>
      <div className="relative grid place-items-center" style={{ width: size, height: size }}>
        <Ring {...{ size, stroke, filled, tone }} />
        {number === 'inside' && <span className="absolute">{figure}</span>}
      </div>
      {(number === 'beside' || caption) && (
        <div className="flex flex-col leading-tight">
          {number === 'beside' && figure}
          {caption && (
            <span aria-hidden="true" className="text-quiet text-xs">
              {caption}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

type RingProps = { size: number; stroke: number; filled: number; tone: 'accent' | 'complete' };

function Ring({ size, stroke, filled, tone }: RingProps) {
  const arc = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, fill: 'none', strokeWidth: stroke };
  return (
    <svg width={size} height={size} className="-rotate-90" aria-hidden="true">
      <circle {...arc} className="stroke-track" />
      {filled > 0 && (
        <circle
          {...arc}
          pathLength={100}
          strokeDasharray={`${filled} 100`}
          strokeLinecap="round"
          className={cn('transition-[stroke-dasharray]', tone === 'complete' ? 'stroke-complete' : 'stroke-accent')}
        />
      )}
    </svg>
  );
}
