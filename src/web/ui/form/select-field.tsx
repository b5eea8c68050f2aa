import { ChevronDown } from 'lucide-react';
import { cn } from '../cn.ts';
import { controlLook, FieldFrame, useFieldIds } from './field.tsx';

type SelectFieldProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** One of many choices, in the list that the device itself offers. */
export function SelectField<Value extends string>({ label, hint, value, onChange, options }: SelectFieldProps<Value>) {
  const ids = useFieldIds({ hint });
  return (
    <FieldFrame label={label} hint={hint} ids={ids}>
      <div className="relative sm:max-w-sm">
        <select
          id={ids.control}
          aria-describedby={ids.describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={cn(controlLook, 'min-h-11 appearance-none truncate pr-11')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3.5 size-5 text-quiet" aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
