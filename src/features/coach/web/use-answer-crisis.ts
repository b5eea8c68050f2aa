import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CrisisAnswer, Goal } from '#features/goals/contract.ts';
import { call, getKey } from '#web/api/api.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { SafetyAnswer } from '../contract.ts';
import { helpMessages } from '../help-messages.ts';

const texts = helpMessages.gentleQuestion;

type Asked = { safety?: SafetyAnswer; offer?: { safety?: SafetyAnswer } | null } | undefined;

/** Whether an answer of the coach was given, or withheld, under the label of this goal. A week that is talked over stays. */
function isUnder(goalId: string, data: unknown): boolean {
  const asked = data as Asked;
  const offered = asked?.offer?.safety;
  const safety = asked?.safety ?? (offered?.stopsCoaching ? offered : null);
  return safety?.goals?.includes(goalId) ?? false;
}

/** Stores the answer after a help card for each goal concerned, and goes on; what was withheld for them is fetched again. */
export function useAnswerCrisis(goalIds: readonly string[], onAnswered?: (answer: CrisisAnswer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: CrisisAnswer) =>
      Promise.all(goalIds.map((id) => call('POST /api/goals/:id/crisis-answer', { params: { id }, body: { answer } }))),
    meta: { failure: texts.failed },
    onSuccess: (goals, answer) => {
      // First: the place of the card may go with what is fetched again.
      onAnswered?.(answer);
      for (const goal of goals) {
        client.setQueryData(getKey('GET /api/goals/:id', { params: { id: goal.id } }), goal);
        client.setQueryData<Goal[]>(getKey('GET /api/goals'), (known) =>
          known?.map((one) => (one.id === goal.id ? goal : one)),
        );
        void client.resetQueries({ predicate: ({ state }) => isUnder(goal.id, state.data) });
      }
      toast({ ...texts.answered[answer], tone: 'success' });
    },
  });
}
