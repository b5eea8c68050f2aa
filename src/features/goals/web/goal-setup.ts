import { type GoalStage, goalStage, getNextStep } from '#core/identity/journey.ts';
import type { Goal } from '../contract.ts';

type GoalIdentity = { id: string; goalId: string; archivedAt?: string | null };

export type GoalSetup = {
  stage: GoalStage;
  /** Where the card of the goal leads. */
  address: string;
  /** Something is still to be set up: the identity, or the plan of one. */
  isUnfinished: boolean;
};

/**
 * How far a goal has come, and where its card leads: to its first identity without a plan, else to its first identity. An archived
 * identity counts for a completed goal only: what was lived to reach it was lived.
 */
export function goalSetup({
  goal,
  identities,
  planned,
}: {
  goal: Pick<Goal, 'id' | 'status'>;
  identities: readonly GoalIdentity[];
  /** Ids of the identities that have a plan. */
  planned: ReadonlySet<string>;
}): GoalSetup {
  const all = identities.filter(({ goalId }) => goalId === goal.id);
  const living = all.filter(({ archivedAt }) => !archivedAt);
  const counted = living.length === 0 && goal.status === 'completed' ? all : living;
  const own = counted.map(({ id }) => ({ id, hasPlan: planned.has(id) }));
  const stage = goalStage({ goal, identities: own });
  const next = getNextStep({ goalId: goal.id, identities: own });
  const isUnfinished = next.step !== 'done' && stage !== 'completed';
  if (next.step === 'identity') return { stage, address: `/identity-chat/${goal.id}`, isUnfinished };
  const identityId = next.step === 'plan' ? next.identityId : own[0]?.id;
  return { stage, address: `/habit-planning/${identityId}`, isUnfinished };
}
