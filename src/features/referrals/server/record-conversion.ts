import { randomUUIDv7 } from 'node:crypto';
import { notify } from '#features/notifications/server/notify.ts';
import { getToday } from '#features/preferences/server/get-today.ts';
import { readCode } from '#core/referral/referral.ts';
import { referralMessages } from '../messages.ts';
import { convertClick, foreignLink, insertConversion } from './queries.ts';
import type { Invitation } from './referral-cookie.ts';

/** The first of these codes that is another user's active link. */
async function getReferrer(codes: readonly (string | null)[], notOf: readonly string[]) {
  for (const code of codes) {
    const link = code && (await foreignLink(code, { notOf }));
    if (link) return link;
  }
  return null;
}

/** Whether an invitation is by somebody's active link. */
export async function isInvited(invitation: Invitation | null): Promise<boolean> {
  return (await getReferrer([invitation?.code ?? null], [])) !== null;
}

/**
 * Counts a new account for its referrer: only once, and never for oneself. The guest's stored referral comes first, then the browser's. Runs in
 * the transaction that creates the account.
 */
export async function recordConversion({
  newUserId,
  signedInAs,
  guestCode,
  invitation,
  now,
}: {
  newUserId: string;
  /** The guest this browser belonged to so far. */
  signedInAs: string | null;
  guestCode: string | null;
  invitation: Invitation | null;
  now: Date;
}): Promise<void> {
  const codes = [guestCode && readCode(guestCode), invitation?.code ?? null];
  const link = await getReferrer(codes, signedInAs ? [newUserId, signedInAs] : [newUserId]);
  if (!link) return;
  const { referralCode, userId } = link;
  const clickId = invitation?.code === referralCode ? invitation.clickId : null;
  const id = randomUUIDv7();
  const converted = clickId && (await convertClick(referralCode, { clickId, convertedUserId: newUserId }));
  const isCounted = await insertConversion({
    id,
    userId,
    referredUserId: newUserId,
    referralCode,
    clickId: converted || null,
    createdAt: now,
  });
  const date = isCounted && (await getToday(userId, now));
  if (!date) return;
  const told = { ...referralMessages.notice, actionUrl: '/referrals' };
  await notify([{ userId, kind: 'friend_joined', subject: id, date, ...told }], now);
}
