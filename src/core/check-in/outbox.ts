import type { CalendarDay } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { type ResponseInfo, isUnreachable } from '#core/network/unreachable.ts';

/** Milliseconds after which a check-in goes out again that the server was too busy for: doubled at each try, up to the longest. */
const RETRY = { first: 5000, longest: 5 * MINUTE } as const;

/**
 * What an answer means for a check-in that waits on a device: it is saved; the day has another one, so its owner is asked; it can no
 * longer be accepted; its owner has to sign in first; or it goes out again later.
 */
export type Outcome = 'saved' | 'ask' | 'refused' | 'signed_out' | 'later';

/** What an answer means for the check-in that was sent. */
export function toOutcome(responseInfo: ResponseInfo): Outcome {
  if (responseInfo === null || isUnreachable(responseInfo)) return 'later';
  const { status, code } = responseInfo;
  if (status < 400) return 'saved';
  if (status === 401) return 'signed_out';
  if (code === 'CHECK_IN_EXISTS') return 'ask';
  // 409 without that code: the same check-in is being answered at this moment.
  return [408, 409, 425, 429].includes(status) || status >= 500 ? 'later' : 'refused';
}

/** Milliseconds to wait after so many tries in a row that came to nothing: 5 s, 10 s, 20 s … up to five minutes. */
export function retryDelay(tries: number): number {
  return Math.min(RETRY.first * 2 ** Math.max(0, tries - 1), RETRY.longest);
}

/** A check-in on its way from a device to the server. */
export type Queued = {
  /** Its Idempotency-Key, made with it. */
  readonly key: string;
  readonly identityId: string;
  readonly date: CalendarDay;
  /** `sending` belongs to an open form; `waiting` to whoever sends next; the others to its owner. */
  readonly state: 'sending' | 'waiting' | 'ask' | 'refused';
  /** How often it was sent; its fate is unknown from the first time on. */
  readonly tries: number;
  /** Milliseconds since the epoch before which nobody sends it. */
  readonly notBefore: number;
  /** Whether it may replace what the day holds. */
  readonly overwrite: boolean;
  /** Why it was refused, in the server's words. */
  readonly reason: string | null;
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

/**
 * Parts a queue that somebody left on a device by whose the identities are now: a guest's go along to the account that the guest became part of, and
 * their check-ins with them.
 */
export function partedByOwner<W extends Queued>(
  queue: readonly W[],
  ownIdentities: ReadonlySet<string>,
): { own: W[]; others: W[] } {
  const isOwn = ({ identityId }: W) => ownIdentities.has(identityId);
  return { own: queue.filter(isOwn), others: queue.filter((one) => !isOwn(one)) };
}

/** Whether somebody still waits for it: a form that is sending it has its own words for that, until its time is over. */
export function isWaiting({ state, notBefore }: Queued, now: number): boolean {
  return state !== 'sending' || notBefore <= now;
}

/** The queue with a check-in that a form sends now. Nobody else does before `until`, by when that form has heard or is gone. */
export function beginSending<W extends Queued>(queue: readonly W[], made: W, until: number): W[] {
  const others = queue.filter(({ key }) => key !== made.key);
  return [...others, { ...made, state: 'sending', tries: made.tries + 1, notBefore: until }];
}

/**
 * The queue once the form gave up: its check-in waits, and takes the place of what waited for that day before. One that was sent without
 * an answer stays in front, as it may be saved already.
 */
export function leaveWaiting<W extends Queued>(queue: readonly W[], key: string): W[] {
  const replaced = earlierOfDay(queue, key).filter(({ state, tries }) => state !== 'waiting' || tries === 0);
  return change(without(queue, replaced), key, { state: 'waiting', notBefore: 0 });
}

/** The queue without this check-in. */
export function takeOut<W extends Queued>(queue: readonly W[], key: string): W[] {
  return queue.filter((one) => one.key !== key);
}

/** The check-in to send next, the oldest first; one day's never overtake each other. Null when none is to be sent now. */
export function nextToSend<W extends Queued>(queue: readonly W[], now: number): W | null {
  const isOpen = ({ state }: W) => state === 'sending' || state === 'waiting';
  const ready = queue.find(
    (one) => isOpen(one) && one.notBefore <= now && !earlierOfDay(queue, one.key).some((before) => isOpen(before)),
  );
  return ready ?? null;
}

/** The queue as a check-in leaves for the server. */
export function departed<W extends Queued>(queue: readonly W[], key: string): W[] {
  return queue.map((one) => (one.key === key ? { ...one, state: 'waiting', tries: one.tries + 1 } : one));
}

/**
 * The queue once the fate of a check-in is known. Saved, it goes, with what was made for that day before it, and a later one may replace
 * it. In need of its owner's word it goes in favour of a later one, which will ask for itself.
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
  const later = laterOfDay(queue, key);
  switch (outcome) {
    case 'saved':
      return takeOut(without(queue, earlierOfDay(queue, key)), key).map((one) =>
        later.some((next) => next.key === one.key) ? { ...one, overwrite: true } : one,
      );
    case 'ask':
    case 'refused':
      return later.length > 0 ? takeOut(queue, key) : change(queue, key, { state: outcome, reason });
    case 'signed_out':
      return change(queue, key, { state: 'waiting', notBefore: 0 });
    case 'later':
      // Without an answer it is the network that is waited for, which tells when it is back.
      return change(queue, key, { state: 'waiting', notBefore: isHeard ? now + retryDelay(own.tries) : 0 });
  }
}

/** The queue once its owner chose to replace what the day holds: another request, so it goes under another key. */
export function allowOverwrite<W extends Queued>(queue: readonly W[], key: string, newKey: string): W[] {
  return change(queue, key, { key: newKey, state: 'waiting', overwrite: true, tries: 0, notBefore: 0, reason: null });
}

/** The queue once its owner wants a refused check-in to be tried again. */
export function tryAgain<W extends Queued>(queue: readonly W[], key: string): W[] {
  return change(queue, key, { state: 'waiting', notBefore: 0, reason: null });
}
