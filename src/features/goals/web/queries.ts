import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#contract/route.ts';
import { call, keyOf } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import { eraseDraft } from '#web/session/drafts.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { Goal, goalsApi } from '../contract.ts';
import { goalMessages } from '../messages.ts';

/** What the form sends. */
export type GoalToCreate = CallOptions<'POST /api/goals', (typeof goalsApi)['POST /api/goals']>['body'];

export const goalsQuery = reading('GET /api/goals');

/** One goal; known without a call when bootstrap or its creation brought it. */
export function goalQuery(id: string) {
  return reading('GET /api/goals/:id', { params: { id } });
}

/** The name under which a goal that is being written is kept. */
export const GOAL_DRAFT = 'goal';

/** Creates a goal, says so and puts it at the head of the list, also when its form has been left meanwhile. */
export function useCreateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GoalToCreate) => call('POST /api/goals', { body }),
    meta: { failure: goalMessages.capture.failed },
    onSuccess: (goal) => {
      eraseDraft(GOAL_DRAFT);
      toast({ ...goalMessages.capture.created, tone: 'success' });
      client.setQueryData(goalQuery(goal.id).queryKey, goal);
      client.setQueryData<Goal[]>(keyOf('GET /api/goals'), (goals) => goals && [goal, ...goals]);
    },
  });
}
