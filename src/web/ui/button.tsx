import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './status/spinner.tsx';
import { BOTTOM_BAR } from './status/toast-store.ts';

const look = cva(
  [
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md font-medium select-none text-center',
    'transition-[background-color,color,box-shadow,scale] active:not-aria-disabled:scale-[0.985]',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-default',
    '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-[1.125rem]',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-card hover:bg-accent-strong',
        quiet: 'bg-raised text-ink ring-1 ring-line ring-inset hover:ring-edge',
        ghost: 'text-quiet hover:bg-raised hover:text-ink',
        danger: 'bg-danger-fill text-on-danger hover:brightness-105',
      },
      size: {
        sm: 'touch min-h-9 rounded-sm px-3 py-1.5 text-sm',
        md: 'min-h-11 px-4 py-2 text-sm',
        lg: 'min-h-13 px-6 py-3 text-base',
        icon: 'size-11',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { size: 'md' },
  },
);

/** What is pressed to go on. */
const BARS = { primary: BOTTOM_BAR, danger: BOTTOM_BAR, quiet: null, ghost: null };

export type ButtonProps = ComponentProps<'button'> &
  Omit<VariantProps<typeof look>, 'variant'> & {
    variant?: keyof typeof BARS;
    /** Pending: the button keeps its focus and width, and ignores clicks. */
    busy?: boolean;
    /** What the button says meanwhile, such as 'Saving…'; its own words otherwise. */
    busyLabel?: string;
    /** Gives the look to the one child (a link) instead of a button. */
    asChild?: boolean;
  };

/** A verb to press. One `primary` a screen. */
export function Button({
  variant = 'primary',
  size,
  wide,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cn(look({ variant, size, wide }), className);
  if (asChild) {
    return (
      <Slot.Root {...BARS[variant]} {...rest} onClick={onClick} className={classes}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...BARS[variant]}
      {...rest}
      type={type}
      className={classes}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      {busy && <Spinner className="size-[1.125rem]" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
