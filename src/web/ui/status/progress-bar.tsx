import { cn } from '../cn.ts';

export type ProgressBarProps = {
  value: number;
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
  /** How the value is read out; '{percent}%' otherwise. */
  valueText?: string;
  tone?: 'accent' | 'complete';
  className?: string;
};

/** How far something is, as a bar that is full at `max`, whatever the value. */
export function ProgressBar({ value, max = 100, label, valueText, tone = 'accent', className }: ProgressBarProps) {
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText ?? `${percent}%`}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-track', className)}
    >
      <div
        className={cn('h-full rounded-full transition-[width]', tone === 'complete' ? 'bg-complete' : 'bg-accent')}
        style={{ width: `${filled}%` }}
      />
    </div>
  );
}
