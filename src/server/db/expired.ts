import { and, eq, lte } from 'drizzle-orm';
import { ACTIVITY_DAYS } from '#core/account/activity.ts';
import { DAY } from '#core/calendar/durations.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { inTx, db } from './access.ts';
import { bumpRevisions } from './revision.ts';
import { DELETIONS_KEPT } from './snapshots/deletion-list.ts';
import {
  accessTokens,
  activities,
  aiReservations,
  deletedAccounts,
  habitNotes,
  idempotencyKeys,
  notifications,
  sessions,
} from './schema.ts';

/** Milliseconds that an Idempotency-Key and the notes of a day are remembered: a phone that was offline for a month sends nothing twice. */
const KEYS_KEPT = 30 * DAY;

/** Milliseconds that a token is still listed after it has run out. */
const TOKENS_KEPT = 30 * DAY;

/**
 * Removes what has run out: sessions, tokens, idempotency keys, the notes of days, reservations of AI interactions, notifications and activities of
 * a season ago.
 */
export function removeExpired(now: Date): Promise<void> {
  return inTx(async () => {
    await db().delete(sessions).where(lte(sessions.expire, now));
    await db()
      .delete(accessTokens)
      .where(lte(accessTokens.expiresAt, new Date(now.getTime() - TOKENS_KEPT)));
    await db()
      .delete(idempotencyKeys)
      .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT)));
    await db()
      .delete(habitNotes)
      .where(lte(habitNotes.createdAt, new Date(now.getTime() - KEYS_KEPT)));
    await db()
      .delete(activities)
      .where(lte(activities.at, new Date(now.getTime() - ACTIVITY_DAYS * DAY)));
    await db()
      .delete(deletedAccounts)
      .where(lte(deletedAccounts.deletedAt, new Date(now.getTime() - DELETIONS_KEPT)));
    await db().delete(aiReservations).where(lte(aiReservations.expiresAt, now));
    const { userId, isRead, createdAt } = notifications;
    const isOld = lte(createdAt, new Date(now.getTime() - NOTIFICATION.keptDays * DAY));
    // Their bells count fewer from now on.
    const counted = and(isOld, eq(isRead, false));
    await bumpRevisions(db().select({ id: userId }).from(notifications).where(counted));
    await db().delete(notifications).where(isOld);
  });
}
