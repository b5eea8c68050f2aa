import { AppError } from '#contract/error.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { revivePlans } from '#features/goals/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { endPlans } from '#server/db/plan-days.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { identityMessages } from '../messages.ts';
import { changeIdentity, type IdentityRow, lockIdentity } from './queries.ts';
import { safetyOfIdentity } from './take-on-identity.ts';

/** Gives an identity other words, archives it or brings it back. Its plan ends when it is archived; its history stays. Taken back the same day, the plan runs on. */
export async function reviseIdentity(
  user: CurrentUser,
  id: string,
  { archived, now, name, description }: { name?: string; description?: string; archived?: boolean; now: Date },
): Promise<IdentityRow> {
  const words = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
  const safetyLabel = await safetyOfIdentity(user.id, words);
  return inTx(async () => {
    const identity = await lockIdentity(user.id, id);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    if (archived && !identity.archivedAt) await endPlans({ userId: user.id, identityIds: [id], from: user.today });
    if (archived === false && identity.archivedAt) await revivePlans(user.id, [id], user.today);
    await noteSafety(user.id, [identity.goalId], safetyLabel);
    const archivedAt = archived ? (identity.archivedAt ?? now) : null;
    const changes = { ...words, ...(archived !== undefined && { archivedAt }) };
    return (await changeIdentity(user.id, id, changes)) as IdentityRow;
  });
}
