import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { controlLook, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';
import { useRoom } from './room.ts';

export type TextFieldProps = FieldProps & ComponentProps<'input'> & { trailing?: ReactNode };

/** One line of text with its label, hint and error. Takes the props and ref of an input; nothing is cut off at `maxLength`. */
export function TextField({ label, hideLabel, hint, trailing, className, maxLength, ...input }: TextFieldProps) {
  const made = useId();
  const { error: wrong, id = made, onInput, ...rest } = input;
  const { room, error: tooLong, ...counting } = useRoom(id, { ...rest, maxLength });
  const error = tooLong ?? wrong;
  const ids = useFieldIds({ id, hint, error, room });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, ids, room }}>
      <div className="relative">
        <input
          type="text"
          {...rest}
          id={ids.control}
          onInput={(event) => {
            counting.onInput(event);
            onInput?.(event);
          }}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={cn(controlLook, 'min-h-11', trailing && 'pr-12', className)}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
