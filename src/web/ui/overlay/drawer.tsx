import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from './return-focus.ts';

export type DrawerProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description: string;
  /** Title and description are for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
};

/** A sheet from the right-hand side. */
export function Drawer({ open, onOpenChange, trigger, title, description, hideTitle, children }: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,88vw)] flex-col bg-surface text-ink shadow-lift outline-none short:overflow-y-auto data-[state=closed]:animate-side-out data-[state=open]:animate-side-in"
        >
          <header className="flex items-center gap-4 pt-2 pr-2 pl-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className={hideTitle ? 'sr-only' : 'font-semibold text-lg'}>{title}</Radix.Title>
              <Radix.Description className="sr-only">{description}</Radix.Description>
            </div>
            <Radix.Close
              aria-label="Close"
              className="grid size-11 place-items-center rounded-full text-quiet transition-colors hover:bg-raised hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] short:flex-none short:overflow-visible">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
