import type { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { deleteIdentity, type IdentityRow, lockIdentity } from '#features/identities/server/queries.ts';
import { safetyOfIdentity, takeOnIdentity } from '#features/identities/server/take-on-identity.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Replacement } from '../contract.ts';
import { launchPlan, safetyOfPlan } from './launch-plan.ts';
import type { PlanRow } from './queries.ts';

type Fresh = z.output<typeof Replacement>;

/** What the words of a replacement call for; read before the transaction that saves them. */
export async function safetyOfReplacement(user: CurrentUser, { habits, ...words }: Fresh): Promise<SafetyLabel> {
  return strongerLabel(await safetyOfIdentity(user.id, words), await safetyOfPlan(user, habits));
}

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
  replacement: Fresh | undefined;
  /** The safety label of the replacement: of the identity's words and of its plan's. */
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
  { habits, safetyLabel, now, ...words }: Fresh & { goalId: string; safetyLabel: SafetyLabel; now: Date },
): Promise<Started> {
  const identity = await takeOnIdentity({ userId: user.id, ...words, safetyLabel, now });
  return { identity, plan: await launchPlan({ user, identityId: identity.id, habits, safetyLabel, now }) };
}
