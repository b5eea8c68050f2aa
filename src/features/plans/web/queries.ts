import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlannedHabit } from '#core/plan.ts';
import { call } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import { planMessages } from '../messages.ts';
import { messagesFor, type Turn } from './planning-conversation.ts';

/** The current plan of every identity with its habits. */
export const currentHabitsQuery = reading('GET /api/habits/all-current');

/** How many AI interactions are left. */
export const aiUsageQuery = reading('GET /api/ai-usage/status');

// Who has no limit need not ask what is left of it.
function countInteraction(client: QueryClient): void {
  const limit = client.getQueryData(aiUsageQuery.queryKey)?.limit ?? -1;
  if (limit !== -1) void client.invalidateQueries({ queryKey: aiUsageQuery.queryKey });
}

export type PlanningMode = 'normal' | 'short-week' | 'nuclear';

/**
 * The week that the coach offers an identity. It is asked for once and kept until a plan is accepted, since each answer costs
 * an interaction; the call is not tied to the page being shown, so that leaving and coming back does not ask a second time.
 */
export function offeredPlanQuery({ identityId, mode }: { identityId: string; mode: PlanningMode }) {
  return queryOptions({
    queryKey: ['offered-plan', identityId, mode],
    queryFn: async ({ client }) => {
      const offer = await call('POST /api/identities/:id/generate-habits', {
        params: { id: identityId },
        body: mode === 'nuclear' ? { emergencyMode: 'nuclear' } : undefined,
      });
      countInteraction(client);
      return offer;
    },
    meta: { failure: planMessages.planning.createFailed },
  });
}

/** Where the conversation about an offered week is kept while its page is away. */
export function conversationKey({ identityId, mode }: { identityId: string; mode: PlanningMode }) {
  return ['planning-conversation', identityId, mode] as const;
}

type Refinement = {
  identity: { id: string; name: string };
  turns: readonly Turn[];
  message: string;
  habits: readonly PlannedHabit[];
};

/** Asks the coach to change the offered plan. */
export const refineMutation = mutationOptions({
  mutationFn: async ({ identity, turns, message, habits }: Refinement, { client }) => {
    const answer = await call('POST /api/chat/refine-habits', {
      body: {
        messages: messagesFor(turns, message),
        identity: { id: identity.id, name: identity.name },
        currentHabits: habits.map((habit) => ({ ...habit })),
      },
    });
    countInteraction(client);
    return answer;
  },
});

type Launch = {
  identityId: string;
  habits: readonly PlannedHabit[];
  mode: PlanningMode;
  idempotencyKey: string;
};

/** Accepts the selected habits as this week's plan. */
export const launchMutation = mutationOptions({
  mutationFn: ({ identityId, habits, mode, idempotencyKey }: Launch) =>
    call('POST /api/identities/:id/launch-habits', {
      params: { id: identityId },
      body: {
        habits: habits.map((habit, order) => ({ ...habit, order })),
        ...(mode === 'short-week' && { weekType: 'partial' as const }),
      },
      idempotencyKey,
    }),
  meta: { failure: planMessages.planning.saveFailed },
});
