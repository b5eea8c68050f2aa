import { goesToo } from '#web/device/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { logOutMessages } from '#features/account/log-out-messages.ts';
import { accountMessages } from '#features/account/messages.ts';
import { CREATE_ACCOUNT } from '#features/account/web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import { eraseUser, getQueue } from '#web/device/device.ts';
import { logOut } from '../session/log-out.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.leave;

type LeavingProps = { userId: string; isGuest: boolean; onStay: () => void };

/** What guests lose by logging out, waiting check-ins included, and how to keep it all. */
function GuestLeaving({ count, onStay, onLeave }: { count: number; onStay: () => void; onLeave: () => void }) {
  const { title, text, logOut } = logOutMessages.guest;
  return (
    <EraseDialog
      texts={{ title, keep: logOutMessages.stay, erase: logOut }}
      description={count > 0 ? `${text} ${goesToo(count)}` : text}
      onKeep={onStay}
      onErase={onLeave}
    >
      <Button asChild>
        <a href={CREATE_ACCOUNT}>{accountMessages.createAccount}</a>
      </Button>
    </EraseDialog>
  );
}

/**
 * Erases what the device keeps and logs out. Asks first when something would be lost: check-ins that still wait here, and all that a
 * guest ever did.
 */
export function Leaving({ userId, isGuest, onStay }: LeavingProps) {
  const [count, setCount] = useState<number | null>(null);
  // A device that cannot be opened has kept nothing.
  const leave = () => void eraseUser(userId).then(logOut, logOut);
  const latest = useRef({ onStay, leave });
  useEffect(() => {
    latest.current = { onStay, leave };
  });
  useEffect(() => {
    if (!navigator.onLine) {
      toast(offlineMessages.offlineLeave);
      latest.current.onStay();
      return;
    }
    let isHere = true;
    const go = (waiting: number) => {
      if (!isHere) return;
      if (waiting > 0 || isGuest) setCount(waiting);
      else latest.current.leave();
    };
    getQueue(userId).then(
      (queue) => go(queue.length),
      () => go(0),
    );
    return () => {
      isHere = false;
    };
  }, [userId, isGuest]);

  if (count === null) return null;
  if (isGuest) return <GuestLeaving count={count} onStay={onStay} onLeave={leave} />;
  return <EraseDialog texts={texts} description={texts.description(count)} onKeep={onStay} onErase={leave} />;
}
