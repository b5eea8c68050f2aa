import { cn } from '../cn.ts';

type SkeletonProps = {
  /** Give it the size of what it stands for, so that nothing jumps. */
  className?: string;
  shape?: 'block' | 'text' | 'circle';
};

const shapes = { block: 'rounded-lg', text: 'h-4 rounded-sm', circle: 'rounded-full' };

/** The place of something on its way. Says nothing to screen readers: the region around it is `aria-busy`. */
export function Skeleton({ className, shape = 'block' }: SkeletonProps) {
  return <div aria-hidden="true" className={cn('animate-breathe bg-raised', shapes[shape], className)} />;
}
