import { randomUUIDv7 } from 'node:crypto';
import type { AnsweredBy, Coach, Live, Understanding } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { SECOND } from '#core/calendar/durations.ts';
import { aiAllowance } from '#core/coaching/quota.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { AiUsage } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import {
  countInteraction,
  deleteReservation,
  dropExpiredReservations,
  insertReservation,
  liveReservations,
  lockUsage,
} from '../queries.ts';

/** Milliseconds by which a reservation outlives the longest answer, before it gives back what it took. */
const LEEWAY = 30 * SECOND;

const limitReached = () => new AppError('AI_LIMIT_REACHED', coachMessages.limitReached);

type Reserving = { now: Date; beyondLimit: number; longestAnswer: number; isAgain: boolean };

async function reserve(userId: string, { now, beyondLimit, longestAnswer, isAgain }: Reserving): Promise<string> {
  return inTx(async () => {
    const usage = await lockUsage(userId);
    if (!usage) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
    await dropExpiredReservations(userId, now);
    // Its first try may not have been given up yet: counting it twice would refuse the last interaction to itself.
    const reserved = Math.max(0, (await liveReservations(userId, now)) - Number(isAgain));
    if (!aiAllowance({ ...usage, reserved: reserved - beyondLimit }).allowed) throw limitReached();
    const id = randomUUIDv7();
    await insertReservation({ id, userId, expiresAt: new Date(now.getTime() + longestAnswer + LEEWAY) });
    return id;
  });
}

/** The answer, or a rejection once the signal is aborted, whether or not the engine heeds it. */
function unlessAborted<A>(signal: AbortSignal | undefined, ask: () => Promise<A>): Promise<A> {
  if (!signal) return ask();
  signal.throwIfAborted();
  const abortion = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([ask(), abortion]);
}

type Asking = {
  coach: Pick<Coach, 'longestAnswer'>;
  user: CurrentUser;
  now: Date;
  /** `signal` aborts the interaction without a trace when the client is gone; `withoutModel` is the second try of a turn that took too long. */
  live?: Pick<Live, 'signal' | 'withoutModel'>;
  /** False for unprompted messages, such as a review's opening, and for setting up a goal. */
  isCounted?: boolean;
  /** Extra answers past a guest's limit, to finish what was started. */
  beyondLimit?: number;
};

/**
 * One AI interaction: reserved before the coach is asked, counted in the transaction that saves the answer, given back when
 * either fails. So the limit holds under parallel requests, and a crash costs nobody an interaction. An answer of basic mode,
 * and one to what was not understood, is saved and not counted.
 */
export async function withAiAllowance<A extends Understanding & { readonly answeredBy: AnsweredBy }, T>(
  { coach: { longestAnswer }, user, now, live: { signal, withoutModel = false } = {}, ...asking }: Asking,
  ask: () => Promise<A>,
  save: (answer: A) => Promise<T>,
): Promise<T> {
  const { isCounted = true, beyondLimit = 0 } = asking;
  const reserving = { now, beyondLimit, longestAnswer, isAgain: withoutModel };
  const reservation = isCounted ? await reserve(user.id, reserving) : null;
  try {
    const answer = await unlessAborted(signal, ask);
    return await inTx(async () => {
      if (reservation !== null) {
        await deleteReservation(user.id, reservation);
        const isFree = isBasicMode(answer) || answer.isUnderstood === false;
        if (!isFree && !(await countInteraction(user.id, beyondLimit))) throw limitReached();
      }
      const saved = await save(answer);
      // Undoes the transaction: an answer that nobody can read is not kept.
      signal?.throwIfAborted();
      return saved;
    });
  } catch (error) {
    if (reservation !== null) await deleteReservation(user.id, reservation);
    throw error;
  }
}

/** True when the built-in engine stood in for a model that failed. */
export function isBasicMode({ answeredBy }: { readonly answeredBy: AnsweredBy }): boolean {
  return answeredBy === 'basic';
}

/** The remaining allowance. */
export function aiUsage({ row, aiReserved: reserved }: Pick<CurrentUser, 'row' | 'aiReserved'>): AiUsage {
  const { aiInteractionsCount: used, aiInteractionsLimit: limit, isGuest } = row;
  return { isGuest, ...aiAllowance({ limit, used, reserved }) };
}
