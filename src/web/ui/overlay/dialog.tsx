import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The control that opens it, when it is not opened from outside. */
  trigger?: ReactNode;
  title: string;
  /** One sentence on what this is about; screen readers always get it. */
  description: string;
  hideDescription?: boolean;
  children?: ReactNode;
  /** Stays in sight below the scrolling part: the buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  fullScreenOnPhone?: boolean;
  onOpenAutoFocus?: ComponentProps<typeof Radix.Content>['onOpenAutoFocus'];
  /** The id of what has the focus afterwards where the control that opened it is gone; else it is the heading of the page. */
  standIn?: string;
  className?: string;
};

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl' };

/** A question or a task that must be finished or left first. A sheet from below on phones, a window in the middle above. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, title, description, hideDescription, children, footer } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(props.standIn);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            props.onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(
            'fixed z-50 flex flex-col bg-surface text-ink shadow-lift outline-none short:overflow-y-auto',
            'max-md:inset-x-0 max-md:bottom-0 max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in',
            props.fullScreenOnPhone
              ? 'max-md:top-0 max-md:h-dvh'
              : 'max-md:max-h-[88dvh] max-md:rounded-t-lg max-md:pb-[env(safe-area-inset-bottom)]',
            'md:inset-0 md:m-auto md:h-fit md:max-h-[min(86dvh,52rem)] md:rounded-lg',
            'md:data-[state=closed]:animate-pop-out md:data-[state=open]:animate-pop-in',
            widths[props.size ?? 'md'],
            props.className,
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-3 md:px-6 md:pt-5">
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title className="font-semibold text-lg tracking-[-0.012em]">{title}</Radix.Title>
              <Radix.Description className={hideDescription ? 'sr-only' : 'measure mt-1 text-quiet text-sm'}>
                {description}
              </Radix.Description>
            </div>
            <Radix.Close
              aria-label="Close"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-quiet transition-colors hover:bg-raised hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          {/* It begins with the height of its content: WebKit gives none to what begins with a percentage in a window that fits it. */}
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-6 md:pb-6 short:flex-none short:overflow-visible">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 md:flex-row md:justify-end md:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
