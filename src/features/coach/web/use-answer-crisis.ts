import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CrisisAnswer, Goal } from '#features/goals/contract.ts';
import { call, keyOf } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { helpMessages } from '../help-messages.ts';

/** Tells how somebody is after a help card; what was withheld for their goal is asked for anew. */
export function useAnswerCrisis(goalId: string) {
  const client = useQueryClient();
  const texts = helpMessages.gentleQuestion;
  return useMutation({
    mutationFn: (answer: CrisisAnswer) =>
      call('POST /api/goals/:id/crisis-answer', { params: { id: goalId }, body: { answer } }),
    meta: { failure: texts.failed },
    onSuccess: (goal, answer) => {
      const suggested = keyOf('POST /api/chat/identity-suggestion', { body: { goalId } });
      client.removeQueries({ queryKey: [...suggested, goalId] });
      client.setQueryData(keyOf('GET /api/goals/:id', { params: { id: goalId } }), goal);
      client.setQueryData<Goal[]>(keyOf('GET /api/goals'), (goals) =>
        goals?.map((one) => (one.id === goalId ? goal : one)),
      );
      toast({ ...texts.answered[answer], tone: 'success' });
    },
  });
}
