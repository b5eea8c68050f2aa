import { type GoalStage, goalStage, getNextStep } from '#core/identity/journey.ts';
import type { Goal } from '../contract.ts';

type GoalIdentity = { id: string; goalId: string; archivedAt?: string | null };

export type GoalSetup = {
  stage: GoalStage;
  /** The card's link. */
  address: string;
  /** Something is still to be set up: the identity, or the plan of one. */
  isUnfinished: boolean;
};

/**
 * A goal's setup state and its card's link: to its first identity without a plan, else to its first identity. Archived identities count only for
 * a completed goal: they were part of reaching it.
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
