import type { ComponentProps, FormEvent } from 'react';
import { cn } from '../cn.ts';
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text; `rows` high (3) when empty, grows until 40 % of the window. Takes the props and ref of a textarea. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  onInput,
  rows = 3,
  style,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds({ id, hint, error });
  const grow = (event: FormEvent<HTMLTextAreaElement>) => {
    // Browsers without field-sizing get the height from a script.
    if (!CSS.supports('field-sizing', 'content')) {
      event.currentTarget.style.height = 'auto';
      event.currentTarget.style.height = `${event.currentTarget.scrollHeight}px`;
    }
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, ids }}>
      <textarea
        {...area}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 1.25rem)`, ...style }}
        id={ids.control}
        onInput={grow}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={cn(controlLook, 'field-sizing-content block max-h-[40dvh] resize-none', className)}
      />
    </FieldFrame>
  );
}
