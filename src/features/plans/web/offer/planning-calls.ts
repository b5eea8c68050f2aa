import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { PlanAct } from '#contract/plan-act.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { AdaptedPlan } from '#features/reviews/contract.ts';
import { call } from '#web/api/api.ts';
import { stream } from '#web/api/api-stream.ts';
import type { Asking } from '#web/chat/use-chat-turn.ts';
import { planMessages } from '#features/plans/messages.ts';
import { aiUsageQuery } from '../queries.ts';
import { isOvertaken } from './use-standing.ts';

// Users without a limit need no refetch of the remaining allowance.
export function countInteraction(client: QueryClient): void {
  const limit = client.getQueryData(aiUsageQuery.queryKey)?.limit ?? -1;
  if (limit !== -1) void client.invalidateQueries({ queryKey: aiUsageQuery.queryKey });
}

/** The requested change, with the context the coach needs. */
export type Refinement = {
  identity: { id: string; name: string };
  /** What the list is. */
  of: 'offer' | 'running';
  messages: { role: 'user' | 'assistant'; content: string }[];
  habits: readonly PlannedHabit[];
  /** The list before the last change; null without one. */
  before: readonly PlannedHabit[] | null;
  /** Places of those that are chosen of an offer. */
  selected: readonly number[];
  /** What the pressed chip does; null for a message. */
  acts: readonly PlanAct[] | null;
};

const copied = (habits: readonly PlannedHabit[]) => habits.map((habit) => ({ ...habit }));

/** Asks the coach to change the offered plan. */
export async function refinePlan(
  client: QueryClient,
  { identity, of, messages, habits, ...rest }: Refinement & Asking,
) {
  const { before, acts, selected, ...asking } = rest;
  const answer = await stream('POST /api/chat/refine-habits', {
    body: {
      messages,
      identity: { id: identity.id, name: identity.name },
      currentHabits: copied(habits),
      of,
      ...(of === 'offer' && { selected: [...selected] }),
      ...(before && { before: copied(before) }),
      ...(acts && { acts: [...acts] }),
    },
    ...asking,
  });
  if (!acts) countInteraction(client);
  return answer;
}

/** What a habit in somebody's own words calls for. Who is offline is not held up: the plan is heard when it is accepted. */
export async function careFor(identityId: string, habit: PlannedHabit): Promise<SafetyAnswer> {
  const { description, implementationIntention } = habit;
  const body = { description, implementationIntention };
  const checking = call('POST /api/identities/:id/check-habit', { params: { id: identityId }, body });
  return checking.then(
    ({ safety }) => safety,
    () => null,
  );
}

/** The days that a plan made of an earlier one covers. */
export type PlanDays = Pick<AdaptedPlan, 'startsOn' | 'weekEndDate' | 'weekType'>;

type Acceptance = {
  identityId: string;
  habits: readonly PlannedHabit[];
  /** Null to begin today; also if the planned first day has passed in the meantime. */
  days: PlanDays | null;
  today: CalendarDay;
  /** The plan that runs as far as is known here, null for none: no other one is replaced unasked. */
  replaces: string | null | undefined;
  /** Replaces the identity, which is deleted; null to keep it. */
  replacement: { name: string; description: string } | null;
  idempotencyKey: string;
};

async function acceptPlan({ identityId, days, today, replaces, replacement, idempotencyKey, ...plan }: Acceptance) {
  const habits = plan.habits.map((habit, order) => ({ ...habit, order }));
  const params = { id: identityId };
  if (replacement) {
    const body = { replacement: { ...replacement, habits } };
    return call('DELETE /api/identities/:id/delete-nuclear', { params, body, idempotencyKey });
  }
  const startsOn = days && days.startsOn > today ? { startsOn: days.startsOn } : {};
  const body = {
    habits,
    ...(replaces !== undefined && { replaces }),
    ...(days && { weekType: days.weekType }),
    ...startsOn,
  };
  return call('POST /api/identities/:id/launch-habits', { params, body, idempotencyKey });
}

/** Accepts the selected habits as the plan of these days; at a fresh start as those of a new identity. */
export const acceptMutation = mutationOptions({
  mutationFn: acceptPlan,
  meta: { failure: planMessages.planning.saveFailed, handledInline: isOvertaken },
});
