import { X } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { DownloadOffer } from '../download-offer.ts';
import { messages } from '../messages.ts';
import { QuestionDialog, type QuestionDialogProps } from './question-dialog.tsx';

export type DeletionDialogProps = Pick<QuestionDialogProps, 'open' | 'busy' | 'onClose'> & {
  texts: QuestionDialogProps['texts'] & { deleting?: string };
  /** What is to go, in its own words. */
  subject: string;
  onDelete: () => void;
  /** So much goes that a copy of it is offered. */
  offersDownload?: boolean;
  /** What is deleted with it. */
  children?: ReactNode;
};

/** Asks once before something is deleted for good. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { texts, subject, onDelete, offersDownload = false, children, ...question } = props;
  return (
    <QuestionDialog {...question} texts={texts} busyLabel={texts.deleting} tone="danger" onConfirm={onDelete}>
      <div className="rounded-md bg-raised px-4 py-3">
        <p className="line-clamp-3 break-words text-base text-ink">{subject}</p>
      </div>
      {children}
      {offersDownload && <CopyOffer />}
    </QuestionDialog>
  );
}

/** The link to a copy of the data, when the page offers one. */
export function CopyOffer() {
  const download = useContext(DownloadOffer);
  return download && <div className="mt-5">{download}</div>;
}

/** Everything that is deleted along with it, line by line. */
export function WhatGoes({ removed }: { removed: readonly string[] }) {
  return (
    <>
      <p className="font-medium text-ink text-sm">{messages.removes}</p>
      <ul className="mt-2 flex flex-col gap-2 text-quiet text-sm">
        {removed.map((what) => (
          <li key={what} className="flex items-start gap-2.5">
            <X className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
            {what}
          </li>
        ))}
      </ul>
    </>
  );
}
