import type { CalendarDay } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { type ResponseInfo, isUnreachable } from '#core/network/unreachable.ts';

/** Retry delay in milliseconds after the server was too busy: doubled on each attempt, up to the longest. */
const RETRY = { first: 5000, longest: 5 * MINUTE } as const;

/**
 * What a response means for a queued check-in: it is saved; the day has another one, so its owner is asked; it is no longer accepted; its owner
 * has to sign in first; or it is retried later.
 */
export type Outcome = 'saved' | 'ask' | 'refused' | 'signed_out' | 'later';

export function toOutcome(responseInfo: ResponseInfo): Outcome {
  if (responseInfo === null || isUnreachable(responseInfo)) return 'later';
  const { status, code } = responseInfo;
  if (status < 400) return 'saved';
  if (status === 401) return 'signed_out';
  if (code === 'CHECK_IN_EXISTS') return 'ask';
  // 409 without that code: the same check-in is being processed right now.
  return [408, 409, 425, 429].includes(status) || status >= 500 ? 'later' : 'refused';
}

/** Milliseconds to wait after so many failed attempts in a row: 5 s, 10 s, 20 s … up to five minutes. */
export function retryDelay(tries: number): number {
  return Math.min(RETRY.first * 2 ** Math.max(0, tries - 1), RETRY.longest);
}

/** A check-in on its way from a device to the server. */
export type Queued = {
  /** Its Idempotency-Key, made with it. */
  readonly key: string;
  readonly identityId: string;
  readonly date: CalendarDay;
  /** `sending`: an open form sends it; `waiting`: the next sender takes it; the others wait for its owner. */
  readonly state: 'sending' | 'waiting' | 'ask' | 'refused';
  /** How often it was sent; from the first attempt on it may already be saved. */
  readonly tries: number;
  /** Milliseconds since the epoch; not sent before. */
  readonly notBefore: number;
  /** Whether it may replace what the day holds. */
  readonly overwrite: boolean;
  /** Why it was refused, in the server's words. */
  readonly reason: string | null;
  /** A note on one habit of the day, or on the day itself, which is then of no identity (''): it replaces nothing, nothing replaces it, and nothing is asked about it. */
  readonly isNote?: boolean;
};

const isSameDay = (one: Queued, other: Queued) => one.identityId === other.identityId && one.date === other.date;

function earlierOfDay<W extends Queued>(queue: readonly W[], key: string): W[] {
  const at = queue.findIndex((one) => one.key === key);
  const own = queue[at];
  return own ? queue.slice(0, at).filter((one) => isSameDay(one, own)) : [];
}

function laterOfDay<W extends Queued>(queue: readonly W[], key: string): W[] {
  const at = queue.findIndex((one) => one.key === key);
  const own = queue[at];
  return own ? queue.slice(at + 1).filter((one) => isSameDay(one, own)) : [];
}

const without = <W extends Queued>(queue: readonly W[], gone: readonly Queued[]) =>
  queue.filter((one) => !gone.some(({ key }) => key === one.key));

const change = <W extends Queued>(queue: readonly W[], key: string, changes: Partial<Queued>): W[] =>
  queue.map((one) => (one.key === key ? { ...one, ...changes } : one));

const wholeDays = <W extends Queued>(queue: readonly W[]) => queue.filter(({ isNote }) => !isNote);

/**
 * Splits a queue left on a device by who owns the identities now: when a guest is merged into an account, its identities move there, and their
 * check-ins with them.
 */
export function partedByOwner<W extends Queued>(
  queue: readonly W[],
  ownIdentities: ReadonlySet<string>,
): { own: W[]; others: W[] } {
  const isOfOwn = ({ identityId }: W) => ownIdentities.has(identityId);
  // What is said of a whole day goes with the rest of its queue.
  const isOwn = (one: W) => isOfOwn(one) || (one.identityId === '' && queue.some(isOfOwn));
  return { own: queue.filter(isOwn), others: queue.filter((one) => !isOwn(one)) };
}

/** Whether it counts as pending: while a form is sending it, the form shows that itself until its time is up. */
export function isWaiting({ state, notBefore }: Queued, now: number): boolean {
  return state !== 'sending' || notBefore <= now;
}

/** The queue with a check-in that a form is sending. Nobody else sends it before `until`, by when the form has its response or is gone. */
export function beginSending<W extends Queued>(queue: readonly W[], made: W, until: number): W[] {
  const others = queue.filter(({ key }) => key !== made.key);
  return [...others, { ...made, state: 'sending', tries: made.tries + 1, notBefore: until }];
}

/**
 * The queue once the form gave up: its check-in waits, and replaces those that waited for the same day. One that was sent without a response
 * stays ahead of it, as it may already be saved.
 */
export function leaveWaiting<W extends Queued>(queue: readonly W[], key: string): W[] {
  const own = queue.find((one) => one.key === key);
  const replaced = (own?.isNote ? [] : wholeDays(earlierOfDay(queue, key))).filter(
    ({ state, tries }) => state !== 'waiting' || tries === 0,
  );
  return change(without(queue, replaced), key, { state: 'waiting', notBefore: 0 });
}

/** The queue without this check-in. */
export function takeOut<W extends Queued>(queue: readonly W[], key: string): W[] {
  return queue.filter((one) => one.key !== key);
}

/** The check-in to send next, oldest first; those of one day keep their order. Null when none can be sent now. */
export function nextToSend<W extends Queued>(queue: readonly W[], now: number): W | null {
  const isOpen = ({ state }: W) => state === 'sending' || state === 'waiting';
  const ready = queue.find(
    (one) => isOpen(one) && one.notBefore <= now && !earlierOfDay(queue, one.key).some((before) => isOpen(before)),
  );
  return ready ?? null;
}

/** The queue as a check-in is sent. */
export function departed<W extends Queued>(queue: readonly W[], key: string): W[] {
  return queue.map((one) => (one.key === key ? { ...one, state: 'waiting', tries: one.tries + 1 } : one));
}

/**
 * The queue once the outcome of a check-in is known. A saved one is removed with earlier ones of that day, and later ones may overwrite it. One
 * that needs its owner's decision is dropped if there is a later one, which will ask for itself.
 */
export function settle<W extends Queued>(
  queue: readonly W[],
  {
    key,
    outcome,
    reason,
    now,
    isHeard,
  }: { key: string; outcome: Outcome; reason: string | null; now: number; isHeard: boolean },
): W[] {
  const own = queue.find((one) => one.key === key);
  if (!own) return [...queue];
  const later = own.isNote ? [] : wholeDays(laterOfDay(queue, key));
  switch (outcome) {
    case 'saved':
      if (own.isNote) return takeOut(queue, key);
      return takeOut(without(queue, wholeDays(earlierOfDay(queue, key))), key).map((one) =>
        later.some((next) => next.key === one.key) ? { ...one, overwrite: true } : one,
      );
    case 'ask':
    case 'refused':
      return later.length > 0 ? takeOut(queue, key) : change(queue, key, { state: outcome, reason });
    case 'signed_out':
      return change(queue, key, { state: 'waiting', notBefore: 0 });
    case 'later':
      // Without a response we wait for the network, which signals when it is back.
      return change(queue, key, { state: 'waiting', notBefore: isHeard ? now + retryDelay(own.tries) : 0 });
  }
}

/** The queue once its owner chose to overwrite the day: that is another request, so it gets a new key. */
export function allowOverwrite<W extends Queued>(queue: readonly W[], key: string, newKey: string): W[] {
  return change(queue, key, { key: newKey, state: 'waiting', overwrite: true, tries: 0, notBefore: 0, reason: null });
}

/** The queue once its owner wants a refused check-in to be tried again. */
export function tryAgain<W extends Queued>(queue: readonly W[], key: string): W[] {
  return change(queue, key, { state: 'waiting', notBefore: 0, reason: null });
}
