import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

type CardProps = ComponentProps<'div'> & {
  /** The whole card is clickable: it has a hover style. */
  interactive?: boolean;
  /** Space inside; `none` for cards that lay themselves out. */
  padding?: 'none' | 'md' | 'lg';
  asChild?: boolean;
};

/** One thing, raised a little from the ground. */
export function Card({ interactive = false, padding = 'md', asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot.Root : 'div';
  return (
    <Root
      {...rest}
      className={cn(
        'isolate rounded-lg bg-surface shadow-card ring-1 ring-line/60 ring-inset',
        { none: '', md: 'p-5', lg: 'p-6 md:p-8' }[padding],
        interactive && 'transition-[background-color,box-shadow] hover:bg-raised hover:ring-edge/60',
        className,
      )}
    />
  );
}
