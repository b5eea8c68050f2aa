import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { BOTTOM_BAR } from '../status/toast-store.ts';
import { Modal, ModalBody, ModalClose, ModalDescription, type ModalProps, ModalTitle } from './modal.tsx';

export type DialogProps = Omit<ModalProps, 'className' | 'children'> & {
  title: string;
  /** One sentence on what this is about; screen readers always get it. */
  description: string;
  hideDescription?: boolean;
  children?: ReactNode;
  /** Stays in sight below the scrolling part: the buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  fullScreenOnPhone?: boolean;
  /** What it holds ends with a bar of its own, down to the lower end. */
  hasOwnBar?: boolean;
  className?: string;
};

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl', xl: 'md:max-w-5xl' };

/** A question or a task that must be finished or left first. A sheet from below on phones, a window in the middle above. */
export function Dialog(props: DialogProps) {
  const { title, description, hideDescription, children, footer, size = 'md', ...rest } = props;
  const { fullScreenOnPhone, hasOwnBar, ...modal } = rest;
  return (
    <Modal
      {...modal}
      className={cn(
        'max-md:inset-x-0 max-md:bottom-0 max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in',
        fullScreenOnPhone
          ? 'max-md:top-0 max-md:h-dvh'
          : 'max-md:max-h-[88dvh] max-md:rounded-t-lg max-md:pb-[env(safe-area-inset-bottom)]',
        'md:inset-0 md:m-auto md:h-fit md:max-h-[min(86dvh,52rem)] md:rounded-lg',
        'md:data-[state=closed]:animate-pop-out md:data-[state=open]:animate-pop-in',
        widths[size],
        props.className,
      )}
    >
      <header className="flex items-start gap-4 px-5 pt-4 pb-3 md:px-6 md:pt-5">
        <div className="min-w-0 flex-1 pt-2">
          <ModalTitle className="font-semibold text-lg tracking-[-0.012em]">{title}</ModalTitle>
          <ModalDescription className={hideDescription ? 'sr-only' : 'measure mt-1 text-quiet text-sm'}>
            {description}
          </ModalDescription>
        </div>
        <ModalClose className="-mr-2" />
      </header>
      {children && <ModalBody className={cn('pt-1 md:px-6', !hasOwnBar && 'pb-5 md:pb-6')}>{children}</ModalBody>}
      {footer && (
        <footer
          {...BOTTOM_BAR}
          className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 md:flex-row md:justify-end md:px-6"
        >
          {footer}
        </footer>
      )}
    </Modal>
  );
}
