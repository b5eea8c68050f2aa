import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useGoingBack } from '../history/going-back.ts';
import { useReturnFocus } from './return-focus.ts';

export type ModalProps = {
  open: boolean;
  /** Called with false by Escape, a press beside it, its cross, and going back. */
  onOpenChange: (open: boolean) => void;
  /** The control that opens it, when it is not opened from outside. */
  trigger?: ReactNode;
  onOpenAutoFocus?: ComponentProps<typeof Radix.Content>['onOpenAutoFocus'];
  /** Id of the element to focus on close when the trigger no longer exists; otherwise the heading of the page. */
  standIn?: string;
  /** The shape, and the side that it comes from. */
  className: string;
  children: ReactNode;
};

/** What dialogs and drawers share: the backdrop, a surface on top, and focus handling. */
export function Modal({ open, onOpenChange, trigger, standIn, className, children, ...props }: ModalProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(standIn);
  useGoingBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            props.onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(
            'fixed z-50 flex flex-col bg-surface text-ink shadow-lift outline-none short:overflow-y-auto',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const ModalTitle = Radix.Title;
export const ModalDescription = Radix.Description;

/** The cross at the top right. */
export function ModalClose({ className }: { className?: string }) {
  return (
    <Radix.Close
      aria-label="Close"
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full text-quiet transition-colors hover:bg-raised hover:text-ink',
        className,
      )}
    >
      <X className="size-5" aria-hidden="true" />
    </Radix.Close>
  );
}

/** The scrolling part. WebKit gives no height to a percentage flex-basis in a window that fits its content: hence the basis is `auto`. */
export function ModalBody({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 short:flex-none short:overflow-visible',
        className,
      )}
    >
      {children}
    </div>
  );
}
