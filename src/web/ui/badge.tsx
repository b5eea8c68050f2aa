import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const look = cva('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium text-xs whitespace-nowrap', {
  variants: {
    tone: {
      neutral: 'bg-raised text-quiet',
      accent: 'bg-accent-soft text-accent',
      complete: 'bg-complete-soft text-complete',
      partial: 'bg-partial-soft text-partial',
      missed: 'bg-missed-soft text-missed',
      rest: 'bg-rest-soft text-rest',
      core: 'bg-core-soft text-core',
      experimental: 'bg-experimental-soft text-experimental',
      critical: 'bg-critical-soft text-critical',
      important: 'bg-important-soft text-important',
      informational: 'bg-informational-soft text-informational',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof look> & { dot?: boolean };

/** A word on what something is. The colour repeats the word, it never replaces it. */
export function Badge({ tone, dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cn(look({ tone }), className)}>
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
