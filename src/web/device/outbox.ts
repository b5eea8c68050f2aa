import {
  allowOverwrite,
  beginSending,
  isWaiting,
  leaveWaiting,
  settle,
  takeOut,
  tryAgain,
} from '#core/check-in/outbox.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import { browserZone } from '#web/api/api.ts';
import { queryClient } from '#web/query-client.ts';
import { changeQueue, getQueue } from './device.ts';
import { showWaiting, type WaitingCheckIn } from './waiting.ts';

/** Milliseconds for which a form that sends its check-in has it to itself: longer than it waits for the answer. */
const FORM_HOLDS = 12_000;

/** Tells the other tabs of this browser that the queue has changed. */
export const queueChannel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('taylr-check-ins') : null;

/** Shows what waits now, here and in the other tabs. */
export async function publishQueue(userId: string, { toOthers = true } = {}): Promise<readonly WaitingCheckIn[]> {
  const queue = await getQueue(userId);
  const now = Date.now();
  const waiting = queue.filter((one) => isWaiting(one, now));
  showWaiting(queryClient, waiting);
  if (toOthers) tellOthers();
  return queue;
}

// Called by its own name, as a channel's message has no target origin.
const tellOthers = () => queueChannel && BroadcastChannel.prototype.postMessage.call(queueChannel, 'changed');

type Made = Pick<
  WaitingCheckIn,
  'key' | 'userId' | 'identityId' | 'date' | 'identityName' | 'habits' | 'notes' | 'overwrite'
>;

/**
 * Puts a check-in on the device before it is sent, so that it outlives the tab. Rejects when the device keeps nothing. Whoever holds it
 * says what came of it.
 */
export async function holdCheckIn(made: Made) {
  const { userId, key } = made;
  const waiting: WaitingCheckIn = {
    ...made,
    state: 'sending',
    tries: 0,
    notBefore: 0,
    reason: null,
    zone: browserZone(),
    madeAt: new Date().toISOString(),
  };
  await changeQueue(userId, (queue) => beginSending(queue, waiting, Date.now() + FORM_HOLDS));
  // It lies there already: what cannot be told the device now is found out by sending it again, under the same key.
  const after = async (rule: Parameters<typeof changeQueue>[1]) => {
    try {
      await changeQueue(userId, rule);
      await publishQueue(userId);
    } catch {
      return;
    }
  };
  return {
    /** The server has it. */
    saved: () =>
      after((queue) => settle(queue, { key, outcome: 'saved', reason: null, now: Date.now(), isHeard: true })),
    /** It stays here, to be sent later. */
    leave: () => after((queue) => leaveWaiting(queue, key)),
    /** The form goes on with it. */
    takeBack: () => after((queue) => takeOut(queue, key)),
  };
}

/** Lets a check-in replace what its day holds. */
export async function overwriteWith({ userId, key }: WaitingCheckIn): Promise<void> {
  await changeQueue(userId, (queue) => allowOverwrite(queue, key, newKey()));
  await publishQueue(userId);
}

/** Sends a refused check-in once more. */
export async function sendAgain({ userId, key }: WaitingCheckIn): Promise<void> {
  await changeQueue(userId, (queue) => tryAgain(queue, key));
  await publishQueue(userId);
}

/** Gives a check-in up, at its owner's word. */
export async function discard({ userId, key }: WaitingCheckIn): Promise<void> {
  await changeQueue(userId, (queue) => takeOut(queue, key));
  await publishQueue(userId);
}
