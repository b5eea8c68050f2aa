import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextFieldProps = FieldProps & ComponentProps<'input'> & { trailing?: ReactNode };

/** One line of text with its label, hint and error. Takes the props and ref of an input. */
export function TextField({ label, hideLabel, hint, error, trailing, id, className, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, ids }}>
      <div className="relative">
        <input
          type="text"
          {...input}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={cn(controlLook, 'min-h-11', trailing && 'pr-12', className)}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
