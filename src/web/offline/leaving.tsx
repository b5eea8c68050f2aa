import { useEffect, useRef, useState } from 'react';
import { toast } from '../ui/toast-store.ts';
import { eraseUser, queueOf } from './device.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { offlineMessages } from './messages.ts';

const texts = offlineMessages.leave;

type LeavingProps = { userId: string; onStay: () => void; onLeave: () => void };

/** Erases what the device keeps and logs out; asks first when check-ins still wait here, since they would be lost. */
export function Leaving({ userId, onStay, onLeave }: LeavingProps) {
  const [count, setCount] = useState(0);
  // A device that cannot be opened has kept nothing.
  const leave = () => void eraseUser(userId).then(onLeave, onLeave);
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
      if (waiting > 0) setCount(waiting);
      else latest.current.leave();
    };
    queueOf(userId).then(
      (queue) => go(queue.length),
      () => go(0),
    );
    return () => {
      isHere = false;
    };
  }, [userId]);

  if (count === 0) return null;
  return <EraseDialog texts={texts} description={texts.description(count)} onKeep={onStay} onErase={leave} />;
}
