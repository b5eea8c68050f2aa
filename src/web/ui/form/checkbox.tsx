import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export type CheckboxProps = {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
};

/** A tick with its words; the whole row takes the touch. */
export function Checkbox({ label, description, checked, onCheckedChange, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={cn('relative flex min-h-11 items-start gap-3 py-2', className)}>
      <Radix.Root
        {...rest}
        id={control}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-describedby={description ? `${control}-more` : undefined}
        className={cn(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm text-on-accent ring-2 ring-edge ring-inset transition-colors',
          'after:absolute after:inset-0 hover:ring-quiet data-[state=checked]:bg-accent data-[state=checked]:ring-accent disabled:opacity-55',
        )}
      >
        <Radix.Indicator className="animate-land">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0 flex-1 pt-0.5">
        <label htmlFor={control} className="block text-base text-ink">
          {label}
        </label>
        {description && (
          <div id={`${control}-more`} className="mt-1 text-quiet text-sm">
            {description}
          </div>
        )}
      </div>
    </div>
  );
}
