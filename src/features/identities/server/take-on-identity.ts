import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { getGoal } from '#features/goals/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { identityMessages } from '../messages.ts';
import { type IdentityRow, insertIdentity } from './queries.ts';

/** What the words of an identity call for; read before the transaction that saves them. */
export async function safetyOfIdentity(
  userId: string,
  words: { name?: string; description?: string },
): Promise<SafetyLabel> {
  const texts = [words.name, words.description].filter((text) => text !== undefined);
  return (await hearAnew(texts, { owner: userId })).label;
}

/** Adds an identity to a goal of the user; the safety label of its words is stored on the goal. Throws when there is no such goal. */
export function takeOnIdentity({
  userId,
  safetyLabel,
  now,
  ...identity
}: {
  userId: string;
  goalId: string;
  name: string;
  description: string;
  safetyLabel: SafetyLabel;
  now: Date;
}): Promise<IdentityRow> {
  return inTx(async () => {
    const goal = await getGoal(userId, identity.goalId);
    if (!goal) throw new AppError('NOT_FOUND', identityMessages.validation.goal);
    await noteSafety(userId, [goal.id], safetyLabel);
    return insertIdentity({ id: randomUUIDv7(), userId, ...identity, createdAt: now });
  });
}
