import { type ReactNode, useContext } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { DownloadOffer } from '../download-offer.ts';

export type DeletionDialogProps = {
  texts: { title: string; description: string; cancel: string; confirm: string; deleting?: string };
  /** What is to go, in its own words. */
  subject: string;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** So much goes that a copy of it is offered. */
  offersDownload?: boolean;
  /** What goes with it. */
  children?: ReactNode;
};

/** Asks once before something is deleted for good; it stays open while that is under way. */
export function DeletionDialog({
  texts,
  subject,
  open,
  busy,
  onClose,
  onDelete,
  offersDownload = false,
  children,
}: DeletionDialogProps) {
  const download = useContext(DownloadOffer);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={texts.deleting} onClick={onDelete}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="rounded-md bg-raised px-4 py-3">
        <p className="line-clamp-3 break-words text-base text-ink">{subject}</p>
      </div>
      {children}
      {offersDownload && download && <div className="mt-5">{download}</div>}
    </Dialog>
  );
}
