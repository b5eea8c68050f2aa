import { lte } from 'drizzle-orm';
import { inTx, db } from './access.ts';
import { aiReservations, idempotencyKeys, sessions } from './schema.ts';

/** Milliseconds that an Idempotency-Key is remembered: a phone that was offline for a month sends nothing twice. */
const KEYS_KEPT = 30 * 86_400_000;

/** Removes what has run out: sessions, idempotency keys, reservations of AI interactions. */
export function removeExpired(now: Date): Promise<void> {
  return inTx(async () => {
    await db().delete(sessions).where(lte(sessions.expire, now));
    await db()
      .delete(idempotencyKeys)
      .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT)));
    await db().delete(aiReservations).where(lte(aiReservations.expiresAt, now));
  });
}
