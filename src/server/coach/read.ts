import type { Coach, Live } from '#coach/port.ts';
import type { ReadingInput, ReadingName, ReadingOutput } from '#coach/readings.ts';
import { UNREAD, unspoken, unspokenPlan } from '#coach/unspoken.ts';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import { offThread } from '#server/off-thread/off-thread.ts';
import { Unfinished } from '#server/off-thread/unfinished.ts';
import { readTextTask } from './read-text-task.ts';

type Limits = {
  /** Milliseconds for one text, including everything read with it. */
  readonly time: number;
  /** Milliseconds to wait, both in the queue and for the reading. */
  readonly patience: number;
};

const LIMITS: Limits = { time: 2000, patience: 20_000 };

/** Characters of a short text: the worst of them take a few hundredths of a second, so that it goes before longer ones and is always read. */
const SHORT = 300;

/** Readings that need nothing of what the coach knows of habits. */
const PLAIN: ReadonlySet<ReadingName> = new Set([
  'safety',
  'talk',
  'hopeless',
  'doubtful',
  'coachable',
  'pause',
  'memorable',
]);

/** The message when a text cannot be read now. */
export const UNREADABLE = 'The service is busy. Please try again in a moment.';

/** What is read where nothing was written. */
const OF_NOTHING: { readonly [N in ReadingName]?: ReadingOutput<N> } = {
  safety: 'none',
  talk: 'none',
  hopeless: false,
  doubtful: false,
  coachable: [],
  memorable: [],
  triedLines: [],
};

let limits = LIMITS;

/**
 * Other limits, for tests of what happens at them; none for the usual ones.
 * @internal
 */
export function limitReading(changed: Partial<Limits> = {}): void {
  limits = { ...LIMITS, ...changed };
}

/** Why a text was not read: out of time, out of memory, or a failure. */
type Unread = { readonly reading: ReadingName; readonly outcome: string };

let note: (unread: Unread) => void = () => {};

/** Hears of texts that could not be read: by a code, never with their words. */
export function onUnread(listener: (unread: Unread) => void): void {
  note = listener;
}

/** Characters of all texts in a value. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, part: unknown) => sum + lettersIn(part), 0);
}

/** Who waits for a reading: nobody can fill the queue alone, and a reading that nobody waits for is dropped. */
export type Reader = Pick<Live, 'owner' | 'signal'>;

async function readAway<N extends ReadingName>(
  name: N,
  input: ReadingInput<N>,
  { owner, signal }: Reader,
): Promise<ReadingOutput<N>> {
  const patience = AbortSignal.timeout(limits.patience);
  const isShort = PLAIN.has(name) && lettersIn(input) <= SHORT;
  const limitMs = isShort ? Math.max(LIMITS.time, limits.time) : limits.time;
  const options = { limitMs, isFirst: isShort, signal: AbortSignal.any(signal ? [signal, patience] : [patience]) };
  try {
    // The task's types cover all readings together, not each by its name.
    const asked = { name, input } as never;
    return (await offThread(readTextTask, asked, owner ? { ...options, owner } : options)) as ReadingOutput<N>;
  } catch (error) {
    if (patience.aborted && !signal?.aborted) {
      throw new AppError('UNAVAILABLE', UNREADABLE);
    }
    throw error;
  }
}

/**
 * Reads a user's text off the main thread, so that nobody else is blocked and what the coach knows is held once. Null when it could not be
 * read in time: it then counts as not understood. Rejects with `UNAVAILABLE` when too many texts wait, and with the signal's reason. Never
 * called inside a transaction.
 */
export async function read<N extends ReadingName>(
  name: N,
  input: ReadingInput<N>,
  reader: Reader,
): Promise<ReadingOutput<N> | null> {
  const ofNothing = OF_NOTHING[name];
  if (ofNothing !== undefined && lettersIn(input) === 0) return ofNothing;
  try {
    return await readAway(name, input, reader);
  } catch (error) {
    reader.signal?.throwIfAborted();
    if (error instanceof AppError && !(error instanceof Unfinished)) throw error;
    note({ reading: name, outcome: error instanceof Unfinished ? error.reason : 'failed' });
    return null;
  }
}

/** Loads what reads texts, for somebody who may soon write one. Whoever comes meanwhile waits no longer than without it. */
export function prepareReading(): void {
  // What keeps it from loading shows when a text comes.
  offThread(readTextTask, { name: 'safety', input: [] } as never, { limitMs: LIMITS.time, isFirst: true }).catch(
    () => {},
  );
}

/** The safety label of texts, read as one or as messages of a talk. If they cannot be read, their beginnings are, and plans stay gentle. */
export async function readSafety(
  texts: readonly string[],
  reader: Reader,
  as: 'safety' | 'talk' = 'safety',
): Promise<SafetyLabel> {
  const label = await read(as, texts, reader);
  if (label !== null) return label;
  const beginnings = texts.map((text) => text.slice(0, Math.floor(SHORT / texts.length)));
  return strongerLabel((await read(as, beginnings, reader)) ?? UNREAD, UNREAD);
}

function busy(): never {
  throw new AppError('UNAVAILABLE', UNREADABLE);
}

/** Loaded when it is needed: it holds all the wordings of the coach. */
const getNotUnderstood = async () => (await import('#coach/not-understood.ts')).notUnderstood;

/** The built-in coach behind these limits. */
export const patientCoach: Coach = {
  longestAnswer: limits.patience + limits.time,
  suggestIdentities: async (facts, live = {}) =>
    (await read('suggestIdentities', facts, live)) ??
    (await read('suggestIdentities', { goal: unspoken(facts.goal) }, live)) ??
    busy(),
  chatIdentity: async (facts, live = {}) =>
    (await read('chatIdentity', facts, live)) ?? (await getNotUnderstood()).chatIdentity(facts),
  planHabits: async (facts, live = {}) =>
    (await read('planHabits', facts, live)) ?? (await read('planHabits', unspokenPlan(facts), live)) ?? busy(),
  refineHabits: async (facts, live = {}) =>
    (await read('refineHabits', facts, live)) ?? (await getNotUnderstood()).refineHabits(facts),
  checkIn: async (facts, live = {}) =>
    (await read('checkIn', facts, live)) ?? (await getNotUnderstood()).checkIn(facts),
  conductReview: async (facts, live = {}) =>
    (await read('conductReview', facts, live)) ?? (await getNotUnderstood()).conductReview(facts),
};
