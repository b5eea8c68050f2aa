import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export type SwitchProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** Something that is on or off at once; the whole row takes the touch. */
export function Switch({ label, description, checked, onCheckedChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('relative flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <div className="min-w-0 pt-0.5">
        <label htmlFor={id} className="block text-base text-ink">
          {label}
        </label>
        {description && (
          <div id={`${id}-more`} className="mt-0.5 text-quiet text-sm">
            {description}
          </div>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description ? `${id}-more` : undefined}
        className={cn(
          'group mt-0.5 inline-flex h-7 w-12 shrink-0 items-center rounded-full px-1 ring-2 ring-edge ring-inset transition-colors',
          'after:absolute after:inset-0 hover:ring-quiet data-[state=checked]:bg-accent data-[state=checked]:ring-accent disabled:opacity-55',
        )}
      >
        <Radix.Thumb
          className={cn(
            'block size-4.5 rounded-full bg-quiet transition-transform data-[state=checked]:translate-x-5.5',
            'data-[state=checked]:bg-on-accent',
          )}
        />
      </Radix.Root>
    </div>
  );
}
