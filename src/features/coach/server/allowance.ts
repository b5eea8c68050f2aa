import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import { aiAllowance } from '#core/quota.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session.ts';
import type { AiUsage } from '../contract.ts';
import { coachMessages } from '../messages.ts';
import {
  countInteraction,
  deleteReservation,
  dropExpiredReservations,
  insertReservation,
  liveReservations,
  lockUsage,
} from './queries.ts';

/** Milliseconds after which a reservation gives back what it took: longer than any answer may take. */
const RESERVATION_LIFETIME = 60_000;

const limitReached = () => new AppError('AI_LIMIT_REACHED', coachMessages.limitReached);

async function reserve(userId: string, now: Date): Promise<string> {
  return inTx(async () => {
    const usage = await lockUsage(userId);
    if (!usage) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
    await dropExpiredReservations(userId, now);
    const reserved = await liveReservations(userId, now);
    if (!aiAllowance({ ...usage, reserved }).allowed) throw limitReached();
    const id = randomUUIDv7();
    await insertReservation({ id, userId, expiresAt: new Date(now.getTime() + RESERVATION_LIFETIME) });
    return id;
  });
}

/**
 * One AI interaction: reserved before the coach is asked, counted in the transaction that saves the answer, given back when
 * either fails. So the limit holds under parallel requests, and a crash costs nobody an interaction.
 */
export async function interaction<A, T>(
  { user, now }: { user: CurrentUser; now: Date },
  ask: () => Promise<A>,
  save: (answer: A) => Promise<T>,
): Promise<T> {
  const reservation = await reserve(user.id, now);
  try {
    const answer = await ask();
    return await inTx(async () => {
      await deleteReservation(user.id, reservation);
      if (!(await countInteraction(user.id))) throw limitReached();
      return save(answer);
    });
  } catch (error) {
    await deleteReservation(user.id, reservation);
    throw error;
  }
}

/** What is left of the allowance. */
export async function aiUsage(user: CurrentUser, now: Date): Promise<AiUsage> {
  const { aiInteractionsCount: used, aiInteractionsLimit: limit, isGuest } = user.row;
  const reserved = await liveReservations(user.id, now);
  return { isGuest, ...aiAllowance({ limit, used, reserved }) };
}
