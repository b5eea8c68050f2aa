import type { z } from 'zod';
import { AppError } from '#contract/error.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { deleteIdentity, type IdentityRow, lockIdentity } from '#features/identities/server/queries.ts';
import { takeOnIdentity } from '#features/identities/server/take-on-identity.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Replacement } from '../contract.ts';
import { launchPlan } from './launch-plan.ts';
import type { PlanRow } from './queries.ts';

type Started = { identity: IdentityRow; plan: PlanRow } | null;

/**
 * A fresh start, in one transaction: the new identity with its plan replaces the old one, which is deleted with its history. Without a
 * replacement only the goal remains.
 */
export function startFresh({
  user,
  identityId,
  replacement,
  safetyLabel,
  now,
}: {
  user: CurrentUser;
  identityId: string;
  replacement: z.output<typeof Replacement> | undefined;
  /** The safety label of the replacement plan's texts. */
  safetyLabel: SafetyLabel;
  now: Date;
}): Promise<Started> {
  return inTx(async () => {
    const old = await lockIdentity(user.id, identityId);
    if (!old) throw new AppError('NOT_FOUND', identityMessages.notFound);
    const started = replacement && (await replace(user, { ...replacement, goalId: old.goalId, safetyLabel, now }));
    await deleteIdentity(user.id, identityId);
    return started ?? null;
  });
}

async function replace(
  user: CurrentUser,
  {
    habits,
    safetyLabel,
    now,
    ...words
  }: z.output<typeof Replacement> & { goalId: string; safetyLabel: SafetyLabel; now: Date },
): Promise<Started> {
  const identity = await takeOnIdentity({ userId: user.id, ...words, now });
  return { identity, plan: await launchPlan({ user, identityId: identity.id, habits, safetyLabel, now }) };
}
