import { randomUUIDv7 } from 'node:crypto';
import { assessTexts } from '#coach/safety/router.ts';
import { AppError } from '#contract/error.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { identityMessages } from '../messages.ts';
import { type IdentityRow, insertIdentity } from './queries.ts';

/** Adds an identity to a goal of the user; a safety label found in its text is stored on the goal. Throws when there is no such goal. */
export function takeOnIdentity({
  userId,
  now,
  ...identity
}: {
  userId: string;
  goalId: string;
  name: string;
  description: string;
  now: Date;
}): Promise<IdentityRow> {
  return inTx(async () => {
    const goal = await getGoal(userId, identity.goalId);
    if (!goal) throw new AppError('NOT_FOUND', identityMessages.validation.goal);
    await noteSafety(userId, goal.id, assessTexts([identity.name, identity.description]));
    return insertIdentity({ id: randomUUIDv7(), userId, ...identity, createdAt: now });
  });
}
