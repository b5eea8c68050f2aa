import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CrisisAnswer, Goal } from '#features/goals/contract.ts';
import { call, getKey } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { helpMessages } from '../help-messages.ts';

const texts = helpMessages.gentleQuestion;

/** Stores the answer after a help card for each goal concerned; suggestions withheld for them are fetched again. */
export function useAnswerCrisis(goalIds: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: CrisisAnswer) =>
      Promise.all(goalIds.map((id) => call('POST /api/goals/:id/crisis-answer', { params: { id }, body: { answer } }))),
    meta: { failure: texts.failed },
    onSuccess: (goals, answer) => {
      for (const goal of goals) {
        const suggested = getKey('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
        void client.resetQueries({ queryKey: [...suggested, goal.id] });
        client.setQueryData(getKey('GET /api/goals/:id', { params: { id: goal.id } }), goal);
        client.setQueryData<Goal[]>(getKey('GET /api/goals'), (known) =>
          known?.map((one) => (one.id === goal.id ? goal : one)),
        );
      }
      toast({ ...texts.answered[answer], tone: 'success' });
    },
  });
}
