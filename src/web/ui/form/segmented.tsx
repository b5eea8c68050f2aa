import { RadioGroup } from 'radix-ui';
import { cn } from '../cn.ts';

export type SegmentedProps<Value extends string> = {
  label: string;
  /** Null while none is taken. */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  className?: string;
};

/** Two to four short choices side by side, at most one of them taken. */
export function Segmented<Value extends string>({ label, value, onChange, options, className }: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      orientation="horizontal"
      className={cn('flex gap-1 rounded-md bg-ground p-1 ring-1 ring-line ring-inset', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={cn(
            'min-h-11 flex-1 rounded-sm px-2 text-quiet sm:whitespace-nowrap sm:px-4 text-sm transition-colors hover:text-ink',
            'data-[state=checked]:bg-lifted data-[state=checked]:font-medium data-[state=checked]:text-ink data-[state=checked]:shadow-card',
          )}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
