import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlannedHabit } from '#core/plan.ts';
import { call } from '#web/api.ts';
import { stream } from '#web/api-stream.ts';
import { reading } from '#web/query-client.ts';
import type { Asking } from '#web/use-chat-turn.ts';
import { planMessages } from '../messages.ts';

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

/** What the coach is asked to change, and everything it needs to know for it. */
export type Refinement = {
  identity: { id: string; name: string };
  messages: { role: 'user' | 'assistant'; content: string }[];
  habits: readonly PlannedHabit[];
};

/** Asks the coach to change the offered plan. */
export async function refinePlan(client: QueryClient, { identity, messages, habits, ...asking }: Refinement & Asking) {
  const answer = await stream('POST /api/chat/refine-habits', {
    body: {
      messages,
      identity: { id: identity.id, name: identity.name },
      currentHabits: habits.map((habit) => ({ ...habit })),
    },
    ...asking,
  });
  countInteraction(client);
  return answer;
}

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
