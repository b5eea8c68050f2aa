import { cn } from '../cn.ts';

export type StepsProps = {
  /** Counted from 1. */
  current: number;
  total: number;
  /** The name of the current step. */
  label: string;
  className?: string;
};

/** 'Step 1 of 3' with its name and as many strokes as there are steps. */
export function Steps({ current, total, label, className }: StepsProps) {
  const strokes = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <p className="tabular text-quiet text-sm">
        Step {current} of {total}
        <span aria-hidden="true"> · </span>
        <span className="font-medium text-ink">{label}</span>
      </p>
      <div aria-hidden="true" className="flex max-w-48 gap-1.5">
        {strokes.map((step) => (
          <span key={step} className={cn('h-1 flex-1 rounded-full', step <= current ? 'bg-accent' : 'bg-track')} />
        ))}
      </div>
    </div>
  );
}
