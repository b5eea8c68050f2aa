import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MINUTE } from '#core/calendar/durations.ts';
import { retryDelay } from '#core/check-in/outbox.ts';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { bootstrapQuery, isAsking, refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { loseSession } from '#web/lost-session.ts';
import { keepSnapshot } from '#web/device/device.ts';
import { noteSession } from '#web/kept-session.ts';
import { publishQueue, queueChannel } from '#web/device/outbox.ts';
import type { Round } from './sending/send-queue.ts';
import { sendWaiting } from './sending/sender.ts';
import { storedAt } from '#web/device/waiting.ts';

/** Milliseconds between two retries while something waits and no network event has fired. */
const LOOK_AGAIN = { least: 5000, most: MINUTE } as const;

export type Connection = {
  /** The browser itself says that there is no network. */
  isOffline: boolean;
  /** The last try found no way to the server. */
  isAway: boolean;
  isSending: boolean;
  /** How many were saved since the connection was lost. */
  saved: number;
};

/** Keeps each answer of the server on the device, for a start without a network. */
function useSnapshots(client: QueryClient): void {
  useEffect(() => {
    const keep = () => {
      const bootstrap = client.getQueryData<Bootstrap | null>(bootstrapQuery.queryKey);
      if (!bootstrap || storedAt(client)) return;
      const at = new Date(client.getQueryState(bootstrapQuery.queryKey)?.dataUpdatedAt ?? Date.now()).toISOString();
      // Without storage the app opens only online.
      keepSnapshot({ userId: bootstrap.user.id, at, bootstrap })
        .then(() => noteSession(bootstrap.user.id))
        .catch(() => undefined);
    };
    keep();
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash === client.getQueryCache().find(bootstrapQuery)?.queryHash) keep();
    });
  }, [client]);
}

type Steps = { userId: string; onHelp: (safety: NonNullable<SafetyAnswer>) => void };

/** Sends what waits whenever it may succeed: at the start, when the network or the user comes back, and at intervals. */
export function useConnection({ userId, onHelp }: Steps): Connection & { sendNow: () => void } {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>({
    isOffline: !navigator.onLine,
    isAway: false,
    isSending: false,
    saved: 0,
  });
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  const send = useRef(() => {});
  useSnapshots(client);

  useEffect(() => {
    const rounds = createRounds({
      client,
      userId,
      onHelp: (safety) => help.current(safety),
      onChange: (change) =>
        setConnection((before) => ({ ...before, ...change, saved: before.saved + (change.saved ?? 0) })),
    });
    send.current = rounds.look;
    const online = () => {
      setConnection((before) => ({ ...before, isOffline: false }));
      rounds.look();
    };
    const offline = () => setConnection((before) => ({ ...before, isOffline: true, saved: 0 }));
    const seen = () => document.visibilityState === 'visible' && rounds.look();
    rounds.look();
    addEventListener('online', online);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', seen);
    queueChannel?.addEventListener('message', rounds.otherTab);
    return () => {
      rounds.stop();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
      queueChannel?.removeEventListener('message', rounds.otherTab);
    };
  }, [client, userId]);

  return { ...connection, sendNow: () => send.current() };
}

type RoundsOf = {
  client: QueryClient;
  userId: string;
  onHelp: (safety: NonNullable<SafetyAnswer>) => void;
  onChange: (change: Partial<Connection>) => void;
};

/** One round of sending after the other, never two at a time in this tab. */
function createRounds({ client, userId, onHelp, onChange }: RoundsOf) {
  let running = false;
  let askedAgain = false;
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function finish(round: Round): Promise<void> {
    // Shows what was saved as saved before it disappears from the waiting list.
    const isStale = storedAt(client) !== null && round.end === 'done' && !isAsking();
    const isFresh = round.hasNews || isStale ? await refreshed(client) : true;
    const isAway = round.end === 'away' || !isFresh;
    failures = isAway ? failures + 1 : 0;
    const queue = await publishQueue(userId, { toOthers: round.saved > 0 });
    onChange({ isSending: false, isAway, saved: round.saved });
    if (round.safety) onHelp(round.safety);
    if (round.end === 'signed_out') loseSession();
    const goesOn = queue.some(({ state }) => state === 'waiting' || state === 'sending') || storedAt(client) !== null;
    if (goesOn && round.end !== 'signed_out') wait(failures);
  }

  function wait(failed: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, Math.min(Math.max(retryDelay(failed), LOOK_AGAIN.least), LOOK_AGAIN.most));
  }

  async function run(): Promise<void> {
    const waiting = await publishQueue(userId, { toOthers: false });
    if (!navigator.onLine) return;
    if (waiting.length > 0) onChange({ isSending: true });
    await finish(await sendWaiting(userId));
  }

  function look(): void {
    if (running) {
      askedAgain = true;
      return;
    }
    running = true;
    askedAgain = false;
    run()
      // Without storage there is nothing to send.
      .catch(() => onChange({ isSending: false }))
      .finally(() => {
        running = false;
        if (askedAgain && !isStopped) look();
      });
  }

  return {
    look,
    /** Another tab has changed the queue; it may have saved something. */
    otherTab: () => {
      void publishQueue(userId, { toOthers: false })
        .then((queue) => queue.length === 0 && refreshed(client))
        .catch(() => undefined);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const refreshed = (client: QueryClient) =>
  refreshBootstrap(client).then(
    () => true,
    () => false,
  );
