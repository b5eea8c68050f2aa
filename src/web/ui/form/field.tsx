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

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const made = useId();
  const control = id ?? made;
  const [hintId, errorId] = [`${control}-hint`, `${control}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return { control, label: `${control}-label`, hint: hintId, error: errorId, describedBy };
}

type FrameProps = FieldProps & { ids: ReturnType<typeof useFieldIds>; group?: boolean; children: ReactNode };

/** Label above, hint and error below a control. */
export function FieldFrame({ label, hideLabel, hint, error, ids, group = false, children }: FrameProps) {
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
