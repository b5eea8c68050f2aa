import { allowOverwrite, beginSending, leaveWaiting, settle, takeOut, tryAgain } from '#core/check-in/outbox.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import { browserZone } from '#web/api/api.ts';
import { queryClient } from '#web/query-client.ts';
import { changeQueue, getQueue, type Snapshot } from './device.ts';
import { showQueue, type WaitingCheckIn } from './waiting.ts';

/** Milliseconds for which only the form may send its check-in: longer than its request timeout. */
const FORM_HOLDS = 12_000;

/** Tells the other tabs of this browser that the queue has changed. */
export const queueChannel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('taylr-check-ins') : null;

/** Publishes the queue, here and to the other tabs. */
export async function publishQueue(userId: string, { toOthers = true } = {}): Promise<readonly WaitingCheckIn[]> {
  const queue = await getQueue(userId);
  showQueue(queryClient, queue, Date.now());
  if (toOthers) tellOthers();
  return queue;
}

// Through the prototype: lint demands a target origin, which a channel does not have.
const tellOthers = () => queueChannel && BroadcastChannel.prototype.postMessage.call(queueChannel, 'changed');

type Made = Pick<
  WaitingCheckIn,
  'key' | 'userId' | 'identityId' | 'date' | 'identityName' | 'habits' | 'notes' | 'overwrite' | 'note' | 'hardDay'
> & { madeAt?: string };

/** Stores a check-in on the device before it is sent, so that it survives the tab. Rejects when the device has no storage. The caller reports the outcome. */
export async function holdCheckIn(made: Made) {
  const { userId, key } = made;
  const waiting: WaitingCheckIn = {
    ...made,
    state: 'sending',
    tries: 0,
    notBefore: 0,
    reason: null,
    zone: browserZone(),
    madeAt: made.madeAt ?? new Date().toISOString(),
    ...((made.note || made.hardDay !== undefined) && { isNote: true }),
  };
  await changeQueue(userId, (queue) => beginSending(queue, waiting, Date.now() + FORM_HOLDS));
  // The check-in is already stored: an outcome that cannot be written now is found by sending it again under the same key.
  const after = async (rule: Parameters<typeof changeQueue>[1], snapshot?: Snapshot | null) => {
    try {
      await changeQueue(userId, rule, snapshot);
      await publishQueue(userId);
    } catch {
      return;
    }
  };
  return {
    /** The server has it; `snapshot` is the day with it, when that is known: a tab that is opened now shows no older one. */
    saved: (snapshot?: Snapshot | null) =>
      after(
        (queue) => settle(queue, { key, outcome: 'saved', reason: null, now: Date.now(), isHeard: true }),
        snapshot,
      ),
    /** It stays here, to be sent later. */
    leave: () => after((queue) => leaveWaiting(queue, key)),
    /** The form handles it from here. */
    takeBack: () => after((queue) => takeOut(queue, key)),
  };
}

/** Allows a check-in to overwrite the one of its day. */
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
