import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planMessages } from '#features/plans/messages.ts';
import { refusalMessage } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { currentHabitsQuery } from '../queries.ts';

/** The plan of an identity that covers today; none without one. */
export function useRunningPlan(identityId: string) {
  const groups = useQuery(currentHabitsQuery).data;
  return groups?.find((group) => group.identityId === identityId && group.canCheckInToday);
}

/** True where saving was refused because another plan runs than the one that was known. */
export const isOvertaken = (error: unknown) => refusalMessage(error) === planMessages.validation.replaces;

/**
 * The running plan beside which, or from which, a plan is made: null for none. Where it has given way to another one, as on a second device, nothing is
 * saved before somebody said which of them is meant.
 */
export function useStanding(identityId: string) {
  const client = useQueryClient();
  const current = useRunningPlan(identityId)?.plan.id ?? null;
  const [planId, setPlanId] = useState(current);
  const [isRefused, setRefused] = useState(false);
  const follow = () => {
    setRefused(false);
    setPlanId(current);
    return current;
  };
  /** What runs by now is asked for first: the question is about that. */
  const refuse = async () => {
    await refreshBootstrap(client).catch(() => undefined);
    setRefused(true);
  };
  return {
    planId,
    /** Takes the plan that runs by now as known. */
    follow,
    /** Saving was refused: `isOver` tells that nothing runs by now. */
    overtaken: isRefused ? { isOver: current === null } : null,
    onFailure: (error: Error) => void (isOvertaken(error) && refuse()),
  };
}
