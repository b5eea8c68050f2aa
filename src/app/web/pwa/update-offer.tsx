import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { pwaMessages } from './messages.ts';

const texts = pwaMessages.update;

type UpdateOfferProps = { onAccept: () => void; onLater: () => void };

/** A newer version is there: one press, and all open tabs have it. Stands where messages stand, and beneath dialogs. */
export function UpdateOffer({ onAccept, onLater }: UpdateOfferProps) {
  const [isBusy, setIsBusy] = useState(false);
  const accept = () => {
    setIsBusy(true);
    onAccept();
  };
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-18 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-pop-in items-center gap-3 rounded-md bg-lifted p-2 pl-4 text-ink shadow-lift ring-1 ring-line ring-inset"
    >
      <Sparkles className="size-4 shrink-0 text-accent" aria-hidden="true" />
      <p className="mr-2 font-medium text-sm">{texts.title}</p>
      <Button busy={isBusy} onClick={accept}>
        {texts.button}
      </Button>
      <Button variant="ghost" size="icon" aria-label={texts.later} onClick={onLater}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
