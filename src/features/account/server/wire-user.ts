import type { z } from 'zod';
import type { User } from '../contract.ts';
import type { UserRow } from '#server/session/queries.ts';

/** A user as the browser sees it. */
export function wireUser(
  user: UserRow,
  { waitingGuestId, isAdmin }: { waitingGuestId: string | null; isAdmin: boolean },
): z.infer<typeof User> {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    authProvider: user.authProvider,
    isGuest: user.isGuest,
    isAdmin,
    aiInteractionsCount: user.aiInteractionsCount,
    aiInteractionsLimit: user.aiInteractionsLimit,
    createdAt: user.createdAt.toISOString(),
    guestProgressWaiting: waitingGuestId !== null,
  };
}
