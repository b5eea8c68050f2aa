import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export type FieldProps = {
  label: string;
  /** The label is for screen readers only; the context must show what to enter. */
  hideLabel?: boolean;
  hint?: string;
  /** What is wrong and how to fix it; empty when valid. */
  error?: string;
};

export const controlLook = cn(
  'w-full rounded-md bg-surface px-4 py-2.5 text-base text-ink ring-1 ring-edge ring-inset transition-shadow',
  'hover:ring-quiet focus:outline-none focus-visible:ring-2 focus-visible:ring-focus',
  'aria-invalid:ring-danger disabled:cursor-not-allowed disabled:opacity-55',
);

type Described = { hint?: string | undefined; error?: string | undefined; room?: string | undefined };

/** Ids that tie a control to its label and to what is said of it. */
export function useFieldIds({ id, ...described }: Described & { id?: string | undefined }) {
  const made = useId();
  const control = id ?? made;
  const ids = { hint: `${control}-hint`, error: `${control}-error`, room: `${control}-room` };
  const parts = (['hint', 'error', 'room'] as const).filter((part) => described[part]).map((part) => ids[part]);
  return { control, label: `${control}-label`, ...ids, describedBy: parts.join(' ') || undefined };
}

type FrameProps = FieldProps & {
  ids: ReturnType<typeof useFieldIds>;
  group?: boolean;
  /** How much of a text still fits, near its end. */
  room?: string | undefined;
  children: ReactNode;
};

/** Label above, hint and error below a control. */
export function FieldFrame({ label, hideLabel, hint, error, ids, group = false, room, children }: FrameProps) {
  const Label = group ? 'div' : 'label';
  return (
    <div className="flex flex-col gap-2">
      <div className={hideLabel && !hint ? 'sr-only' : 'flex flex-col gap-0.5'}>
        <Label
          id={ids.label}
          {...(group ? {} : { htmlFor: ids.control })}
          className={cn('font-medium text-base text-ink', hideLabel && 'sr-only')}
        >
          {label}
        </Label>
        {hint && (
          <p id={ids.hint} className="text-quiet text-sm">
            {hint}
          </p>
        )}
      </div>
      {children}
      {room && (
        <p id={ids.room} className="tabular self-end text-quiet text-sm">
          {room}
        </p>
      )}
      <p
        id={ids.error}
        aria-live="polite"
        className={error ? 'flex items-start gap-1.5 text-danger text-sm' : 'sr-only'}
      >
        {error && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {error}
      </p>
    </div>
  );
}
