import { AppError, invalid } from '#contract/error.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { deletionMessages, GUEST_WORD } from '#features/account/deletion-messages.ts';
import { deleteUser, noteDeletedAccount } from '../queries.ts';

type Confirmation = { email?: string | undefined; guestConfirmation?: string | undefined };

/** Somebody with a verified e-mail confirms with it, to the letter; everybody else with the word. */
function refuseUnconfirmed({ row }: CurrentUser, { email, guestConfirmation }: Confirmation): void {
  if (row.emailVerified && email !== row.email) throw invalid('email', deletionMessages.mismatch);
  if (!row.emailVerified && guestConfirmation !== GUEST_WORD) {
    throw invalid('guestConfirmation', deletionMessages.unconfirmed);
  }
}

/** Deletes a user with every record and session, in one transaction, and records the id as deleted. Throws INVALID when the confirmation is wrong. */
export async function deleteAccount(
  user: CurrentUser,
  { confirmation, now }: { confirmation: Confirmation; now: Date },
): Promise<void> {
  refuseUnconfirmed(user, confirmation);
  await inTx(async () => {
    if (!(await deleteUser(user.id))) throw new AppError('UNAUTHENTICATED', 'Unauthorized');
    await noteDeletedAccount(user.id, now);
  });
}
