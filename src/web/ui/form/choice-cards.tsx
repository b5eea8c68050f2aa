import { RadioGroup } from 'radix-ui';
import { cn } from '../cn.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type Choice<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

export type ChoiceCardsProps<Value extends string> = FieldProps & {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  columns?: 1 | 2;
};

/** A radio group of a few choices, each a card large enough for a thumb. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, hideLabel, hint, error, options, value, onChange, onBlur, id, name, columns = 1 } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, ids }} group>
      <RadioGroup.Root
        id={ids.control}
        name={name}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as Value)}
        onBlur={onBlur}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={cn('grid gap-2', columns === 2 && 'sm:grid-cols-2')}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={cn(
              'group flex min-h-13 items-center gap-3 rounded-md bg-surface px-4 py-3 text-left ring-1 ring-inset transition-shadow',
              'ring-line hover:ring-edge data-[state=checked]:bg-accent-soft data-[state=checked]:ring-2 data-[state=checked]:ring-accent',
              error && 'ring-danger',
            )}
          >
            <span
              aria-hidden="true"
              className="grid size-5 shrink-0 place-items-center rounded-full ring-2 ring-edge ring-inset in-[.group[data-state=checked]]:ring-accent"
            >
              <RadioGroup.Indicator className="size-2.5 animate-land rounded-full bg-accent" />
            </span>
            <span className="min-w-0">
              <span className="block text-base text-ink">{option.label}</span>
              {option.hint && <span className="block text-quiet text-sm">{option.hint}</span>}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </FieldFrame>
  );
}
