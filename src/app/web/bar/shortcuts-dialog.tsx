import { Fragment } from 'react';
import { barMessages } from '#features/bar/messages.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const texts = barMessages.shortcuts;

/** The keys that do something, and what. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.description}
      size="sm"
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-6 gap-y-3 text-base">
        {texts.list.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm bg-raised px-2 py-0.5 font-sans text-sm ring-1 ring-line ring-inset"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-ink">{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
