import { type ComponentProps, type FormEvent, useId } from 'react';
import { cn } from '../cn.ts';
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { useRoom } from './room.ts';

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/**
 * Several lines of text; `rows` high (3) when empty, grows until 40 % of the window. Takes the props and ref of a textarea; nothing is cut off at
 * `maxLength`.
 */
export function TextArea({ label, hideLabel, hint, className, maxLength, rows = 3, style, ...area }: TextAreaProps) {
  const made = useId();
  const { error: wrong, id = made, onInput, ...rest } = area;
  const { room, error: tooLong, ...counting } = useRoom(id, { ...rest, maxLength });
  const error = tooLong ?? wrong;
  const ids = useFieldIds({ id, hint, error, room });
  const grow = (event: FormEvent<HTMLTextAreaElement>) => {
    // Browsers without field-sizing get the height from a script.
    if (!CSS.supports('field-sizing', 'content')) {
      event.currentTarget.style.height = 'auto';
      event.currentTarget.style.height = `${event.currentTarget.scrollHeight}px`;
    }
    counting.onInput(event);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, ids, room }}>
      <textarea
        {...rest}
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
