import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accountMessages } from '../messages.ts';
import { useGuestProgress } from './queries.ts';

const texts = accountMessages.guestProgress;

/** Asks whether to move the guest's records to this account. Closed without an answer, it asks again next time. */
export function GuestProgressDialog() {
  const [open, setOpen] = useState(true);
  const progress = useGuestProgress();

  const answer = (keep: boolean) => {
    if (progress.isPending) return;
    progress.mutate(keep, { onSuccess: () => setOpen(false) });
  };
  const busy = (keep: boolean) => progress.isPending && progress.variables === keep;

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" busy={busy(false)} busyLabel={texts.leaving} onClick={() => answer(false)}>
            {texts.leave}
          </Button>
          <Button busy={busy(true)} busyLabel={texts.bringing} onClick={() => answer(true)}>
            {texts.bring}
          </Button>
        </>
      }
    />
  );
}
