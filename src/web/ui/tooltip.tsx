import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * Goes around hints that lie together: one opens after 700 ms, the next one within 300 ms at once. Not around the whole app, whose
 * first load would have to carry all that places a hint.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = { label: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode };

/** A short hint on hover and focus. The child must take focus, and must be understood without it. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-ground text-xs shadow-lift data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
