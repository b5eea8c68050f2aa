import { isInvited } from '#features/referrals/server/record-conversion.ts';
import type { Invitation } from '#features/referrals/server/referral-cookie.ts';
import type { Settings } from '#server/env.ts';
import type { Account } from '#server/session/sign-in-port.ts';
import { SignInRefusal } from './sign-in-refusal.ts';

/**
 * Refuses an account that nobody here has let in, by a SignInRefusal. Admins always come in, or nobody could open a closed house; so do guests, who
 * were let in as such.
 */
export async function refuseUninvited(
  { email, emailVerified, isAdmin }: Account,
  {
    settings,
    invitation,
  }: { settings: Pick<Settings, 'REGISTRATION' | 'ADMIN_EMAILS'>; invitation: Invitation | null },
): Promise<void> {
  const { REGISTRATION: registration, ADMIN_EMAILS: admins = [] } = settings;
  const isOfAdmin = isAdmin || (emailVerified && email !== null && admins.includes(email));
  if (registration === 'open' || isOfAdmin) return;
  if (registration === 'closed') throw new SignInRefusal('registration_closed');
  if (!(await isInvited(invitation))) throw new SignInRefusal('invitation_needed');
}
