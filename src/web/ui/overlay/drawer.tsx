import type { ReactNode } from 'react';
import { Modal, ModalBody, ModalClose, ModalDescription, type ModalProps, ModalTitle } from './modal.tsx';

export type DrawerProps = Pick<ModalProps, 'open' | 'onOpenChange' | 'trigger'> & {
  title: string;
  description: string;
  /** Title and description are for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
};

/** A sheet from the right-hand side. */
export function Drawer({ title, description, hideTitle, children, ...modal }: DrawerProps) {
  return (
    <Modal
      {...modal}
      className="inset-y-0 right-0 w-[min(20rem,88vw)] data-[state=closed]:animate-side-out data-[state=open]:animate-side-in"
    >
      <header className="flex items-center gap-4 pt-2 pr-2 pl-5">
        <div className="min-w-0 flex-1">
          <ModalTitle className={hideTitle ? 'sr-only' : 'font-semibold text-lg'}>{title}</ModalTitle>
          <ModalDescription className="sr-only">{description}</ModalDescription>
        </div>
        <ModalClose />
      </header>
      <ModalBody className="pb-[max(1.25rem,env(safe-area-inset-bottom))]">{children}</ModalBody>
    </Modal>
  );
}
