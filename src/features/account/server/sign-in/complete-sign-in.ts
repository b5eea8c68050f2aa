import { randomUUIDv7 } from 'node:crypto';
import { recordConversion } from '#features/referrals/server/record-conversion.ts';
import type { Invitation } from '#features/referrals/server/referral-cookie.ts';
import { inTx } from '#server/db/access.ts';
import type { Settings } from '#server/env.ts';
import type { OwnedTable } from '#server/user-rows/owned-table.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { mergeGuest } from '../guests/merge-guest.ts';
import type { UserRow } from '#server/session/queries.ts';
import { convertGuest, deleteSession, insertUser, updateProfile, userByAccount } from '../queries.ts';
import { refuseUninvited } from './registration.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import type { Account } from '#server/session/sign-in-port.ts';

type Outcome = { user: UserRow; isNew?: true; waitingGuestId?: string };

/** Registered users talk to the coach without a limit. */
const NO_LIMIT = -1;

function getProfile(account: Account, now: Date) {
  const { email, emailVerified, firstName, lastName, profileImageUrl } = account;
  return { email, emailVerified, firstName, lastName, profileImageUrl, lastActiveAt: now, updatedAt: now };
}

/** The user for an account's first sign-in: the current guest, who keeps their id, else a new user. */
async function newAccount(account: Account, guest: CurrentUser | null, now: Date): Promise<UserRow | null> {
  const registered = {
    ...getProfile(account, now),
    authProvider: account.provider,
    providerIssuer: account.issuer,
    providerUserId: account.subject,
    isGuest: false,
    aiInteractionsLimit: NO_LIMIT,
  };
  if (guest) return convertGuest(guest.id, registered);
  return insertUser({ id: randomUUIDv7(), createdAt: now, ...registered });
}

/**
 * Signs an account in, in one transaction. A guest becomes the account when it is new; with an existing account the guest's
 * records move at once when the guest asked for an account, otherwise they wait for an answer. Throws a
 * SignInRefusal when the verified e-mail belongs to another account, as accounts are never linked silently, or when not everybody may make one.
 */
export function completeSignIn({
  account,
  current,
  keepGuest,
  invitation,
  settings,
  ownedTables,
  now,
}: {
  account: Account;
  current: CurrentUser | null;
  keepGuest: boolean;
  /** The referral that the browser remembers. */
  invitation: Invitation | null;
  settings: Pick<Settings, 'REGISTRATION' | 'ADMIN_EMAILS'>;
  ownedTables: readonly OwnedTable[];
  now: Date;
}): Promise<Outcome> {
  const guest = current?.row.isGuest ? current : null;
  return inTx(async () => {
    if (current) await deleteSession(current.sid);
    const existing = await userByAccount(account.issuer, account.subject);
    if (!existing) {
      if (!guest) await refuseUninvited(account, { settings, invitation });
      const user = await newAccount(account, guest, now);
      if (!user) throw new SignInRefusal('email_taken');
      const guestCode = guest?.preferences.guestReferralCode ?? null;
      await recordConversion({ newUserId: user.id, signedInAs: current?.id ?? null, guestCode, invitation, now });
      return { user, isNew: true };
    }
    const user = (await updateProfile(existing.id, getProfile(account, now))) ?? existing;
    if (!guest) return { user };
    if (!keepGuest) return { user, waitingGuestId: guest.id };
    await mergeGuest({ guestId: guest.id, userId: user.id, ownedTables, now });
    return { user };
  });
}
