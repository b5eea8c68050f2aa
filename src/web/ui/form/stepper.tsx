import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type StepperProps = {
  label: string;
  /** Names of the two buttons. */
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The value in words. */
  children: ReactNode;
};

/** A small whole number, one less or one more at a time. A button at its end keeps its focus. */
export function Stepper({ label, fewer, more, value, min, max, onChange, children }: StepperProps) {
  const step = (by: 1 | -1) => {
    const isEnd = by === 1 ? value >= max : value <= min;
    return { 'aria-disabled': isEnd, onClick: () => !isEnd && onChange(value + by) };
  };
  const look = 'aria-disabled:opacity-55';
  return (
    <div role="group" aria-label={label} className="flex items-center gap-3">
      <Button variant="quiet" size="icon" aria-label={fewer} className={look} {...step(-1)}>
        <Minus aria-hidden="true" />
      </Button>
      <output aria-live="polite" className="tabular min-w-28 text-center text-base text-ink">
        {children}
      </output>
      <Button variant="quiet" size="icon" aria-label={more} className={look} {...step(1)}>
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
}
