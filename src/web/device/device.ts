import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { partedByOwner } from '#core/check-in/outbox.ts';
import type { Answer } from '#web/api/api.ts';
import type { WaitingCheckIn } from './waiting.ts';

/** The server's last response, and its time (ISO). */
export type Snapshot = { userId: string; at: string; bootstrap: Answer<'GET /api/bootstrap'> };

type Queue = readonly WaitingCheckIn[];

interface Kept extends DBSchema {
  snapshots: { key: string; value: Snapshot };
  queues: { key: string; value: { userId: string; queue: Queue } };
}

/** Milliseconds after which storage that does not respond counts as unavailable. */
const PATIENCE = 3000;

let opening: Promise<IDBPDatabase<Kept>> | null = null;

function openDevice(): Promise<IDBPDatabase<Kept>> {
  const opened = openDB<Kept>('taylr', 1, {
    upgrade(database) {
      database.createObjectStore('snapshots', { keyPath: 'userId' });
      database.createObjectStore('queues', { keyPath: 'userId' });
    },
    // A newer version of the app in another tab wants to upgrade the database: close it here, and reopen it when needed.
    blocking(_current, _blocked, event) {
      opening = null;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opening = null;
    },
  });
  return Promise.race([
    opened,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The device does not answer')), PATIENCE)),
  ]);
}

/** The device's database. Rejects where there is none, as in some private windows. */
async function device(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDevice();
  try {
    return await opening;
  } catch (error) {
    opening = null;
    throw error;
  }
}

/** Stores the server's answer; replaces all earlier ones, of other users too. */
export async function keepSnapshot(snapshot: Snapshot): Promise<void> {
  const change = (await device()).transaction('snapshots', 'readwrite');
  await Promise.all([change.store.clear(), change.store.put(snapshot), change.done]);
}

/** The stored answer for the last user of this device; null when nothing is stored. */
export async function keptSnapshot(): Promise<Snapshot | null> {
  return (await (await device()).getAll('snapshots'))[0] ?? null;
}

/** A user's check-ins that are kept here, the oldest first. */
export async function getQueue(userId: string): Promise<Queue> {
  return (await (await device()).get('queues', userId))?.queue ?? [];
}

/**
 * Changes a user's queue in one transaction, safe against other tabs; returns the new queue. With a snapshot, that is stored in the same transaction: what
 * leaves the queue stands in the stored day.
 */
export async function changeQueue(
  userId: string,
  rule: (queue: Queue) => Queue,
  snapshot: Snapshot | null = null,
): Promise<Queue> {
  const stores = snapshot ? (['queues', 'snapshots'] as const) : (['queues'] as const);
  const change = (await device()).transaction(stores, 'readwrite', { durability: 'strict' });
  const store = change.objectStore('queues');
  const queue = rule((await store.get(userId))?.queue ?? []);
  if (snapshot) await change.objectStore('snapshots').put(snapshot);
  if (queue.length > 0) await store.put({ userId, queue });
  else await store.delete(userId);
  await change.done;
  return queue;
}

type Own = { userId: string; identities: ReadonlySet<string> };

/**
 * Moves check-ins left here for identities that are now this user's into their queue, in one transaction; returns how many, and how many of other users
 * remain. The contents of those are not read.
 */
export async function claimOwn({ userId, identities }: Own): Promise<{ claimed: number; others: number }> {
  const change = (await device()).transaction('queues', 'readwrite', { durability: 'strict' });
  const kept = await change.store.getAll();
  const left = kept
    .filter((one) => one.userId !== userId)
    .map((one) => ({ of: one.userId, ...partedByOwner(one.queue, identities) }));
  const claimed = left.flatMap(({ own }) => own.map((one) => ({ ...one, userId })));
  if (claimed.length > 0) {
    const queue = [...claimed, ...(kept.find((one) => one.userId === userId)?.queue ?? [])];
    const writes = left.map(({ of, others }) =>
      others.length > 0 ? change.store.put({ userId: of, queue: others }) : change.store.delete(of),
    );
    await Promise.all([...writes, change.store.put({ userId, queue })]);
  }
  await change.done;
  return { claimed: claimed.length, others: left.reduce((sum, { others }) => sum + others.length, 0) };
}

/** Erases the check-ins of everybody else. */
export async function eraseOthers(userId: string): Promise<void> {
  const change = (await device()).transaction('queues', 'readwrite');
  const others = (await change.store.getAllKeys()).filter((kept) => kept !== userId);
  await Promise.all([...others.map((kept) => change.store.delete(kept)), change.done]);
}

/** Erases all that this device keeps of a user. */
export async function eraseUser(userId: string): Promise<void> {
  const change = (await device()).transaction(['snapshots', 'queues'], 'readwrite');
  await Promise.all([
    change.objectStore('snapshots').delete(userId),
    change.objectStore('queues').delete(userId),
    change.done,
  ]);
}
