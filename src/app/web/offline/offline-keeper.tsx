import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { claimOwn } from '#web/device/device.ts';
import { publishQueue } from '#web/device/outbox.ts';
import { useConnection } from './use-connection.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useKept, useStoredAt, useWaiting } from '#web/device/waiting.ts';

const WaitingDialog = lazy(() => import('./waiting-dialog.tsx').then((part) => ({ default: part.WaitingDialog })));
const HelpDialog = lazy(() => import('./help-dialog.tsx').then((part) => ({ default: part.HelpDialog })));
const OthersDialog = lazy(() => import('./others-dialog.tsx').then((part) => ({ default: part.OthersDialog })));

const loadNotes = () => import('#features/check-ins/web/tick/note-habit.ts');

/** Milliseconds for which the last known day stands without a word: so long an answer may take. */
const PATIENCE = 2500;

/** Stores the day on the device, sends waiting check-ins, and shows the connection. Begins after the first paint. */
export function OfflineKeeper({ userId }: { userId: string }) {
  const [help, setHelp] = useState<SafetyAnswer>(null);
  const [isListed, setIsListed] = useState(false);
  const connection = useConnection({ userId, onHelp: setHelp });
  const waiting = useWaiting();
  const kept = useKept();
  useEffect(() => {
    // Ticks of an earlier visit are shown before they are sent.
    if (kept.some(({ isNote }) => isNote))
      void loadNotes().then(
        ({ drawNotes }) => drawNotes(),
        () => undefined,
      );
  }, [kept]);
  const storedAt = useStoredAt();
  const others = useOthers(userId, connection.sendNow);
  const isLate = useHasPassed(storedAt !== null, PATIENCE);
  const isCutOff = connection.isOffline || connection.isAway || isLate;
  const isTold = isCutOff || waiting.length > 0;
  // Once shown, the bar stays mounted to report the outcome, and hides by itself.
  const [wasTold, setWasTold] = useState(isTold);
  if (isTold && !wasTold) setWasTold(true);
  return (
    <Suspense>
      {(isTold || wasTold) && (
        <ConnectionBar
          {...connection}
          waiting={waiting}
          storedAt={isCutOff ? storedAt : null}
          onShow={() => setIsListed(true)}
        />
      )}
      {isListed && (
        <WaitingDialog waiting={waiting} onClose={() => setIsListed(false)} onChanged={connection.sendNow} />
      )}
      {help && <HelpDialog safety={help} onClose={() => setHelp(null)} />}
      {others.count > 0 && <OthersDialog userId={userId} {...others} />}
    </Suspense>
  );
}

/**
 * How many check-ins of other users wait on this device; 0 once the question was answered. Those of a guest who became this account belong to it and are
 * sent; until the merge of the guest's records is answered, their owner is unknown.
 */
function useOthers(userId: string, sendNow: () => void): { count: number; onAnswered: () => void } {
  const client = useQueryClient();
  const isKnown = useQuery(bootstrapQuery).data?.user.guestProgressWaiting === false;
  const [count, setCount] = useState(0);
  const send = useRef(sendNow);
  useEffect(() => {
    send.current = sendNow;
  });
  useEffect(() => {
    if (!isKnown) return;
    const ids = client.getQueryData(bootstrapQuery.queryKey)?.identities.map(({ id }) => id);
    const look = async () => {
      const { claimed, others } = await claimOwn({ userId, identities: new Set(ids) });
      setCount(others);
      if (claimed === 0) return;
      await publishQueue(userId);
      send.current();
    };
    // A device that cannot be opened has kept nothing.
    look().catch(() => undefined);
  }, [client, userId, isKnown]);
  return { count, onAnswered: () => setCount(0) };
}
