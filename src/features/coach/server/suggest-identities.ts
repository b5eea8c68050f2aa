import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { Coach, IdentitySuggestion } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { type GoalRow, getGoal, noteOnGoal } from '#features/goals/server/queries.ts';
import { getIdentities } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { withAiAllowance, isBasicMode } from './turn/allowance.ts';
import { getCircumstances } from './turn/circumstances.ts';
import { newestConversation } from './queries.ts';
import { keepConversation, keepTurns } from './turn/keep-turns.ts';
import { withoutDanger } from './turn/safety-answer.ts';

type Suggested = { suggestions: IdentitySuggestion[]; conversationId: string; goal: GoalRow; basicMode: boolean };

const said = ({ suggestions }: { suggestions: IdentitySuggestion[] }) =>
  suggestions.flatMap(({ name, description }) => [name, description]);

const Kept = z.object({
  safetyLabel: z.string(),
  suggestions: z.array(z.object({ name: z.string(), description: z.string() })).min(1),
  /** Returned with the suggestions: whether the built-in engine replaced a failed model for them. */
  basicMode: z.boolean().default(false),
});

/** Earlier suggestions for a goal; empty if there are none. */
export async function keptSuggestions(userId: string, goalId: string): Promise<IdentitySuggestion[]> {
  const kept = Kept.safeParse((await newestConversation({ userId, type: 'identity_suggestion', goalId }))?.context);
  return kept.success ? kept.data.suggestions : [];
}

async function save({
  user,
  goal,
  suggestions,
  basicMode,
  now,
}: {
  user: CurrentUser;
  goal: GoalRow;
  suggestions: IdentitySuggestion[];
  basicMode: boolean;
  now: Date;
}) {
  const id = randomUUIDv7();
  const conversation = { id, userId: user.id, goalId: goal.id, type: 'identity_suggestion' as const };
  const context = { suggestions, safetyLabel: goal.safetyLabel, basicMode };
  await keepConversation(conversation, { context, isNew: true, now });
  const asked = { role: 'user' as const, content: goal.description };
  await keepTurns(conversation, [asked, { role: 'assistant', content: JSON.stringify(suggestions) }], now);
  return id;
}

/**
 * Identities for a goal: part of its setup, so not counted. Earlier suggestions are returned again. Under a safety label that stops coaching
 * nothing is suggested.
 */
export async function suggestIdentities({
  coach,
  user,
  goalId,
  now,
}: {
  coach: Coach;
  user: CurrentUser;
  goalId: string;
  now: Date;
}): Promise<Suggested> {
  const goal = await getGoal(user.id, goalId);
  if (!goal) throw new AppError('NOT_FOUND', goalMessages.notFound);
  const before = await newestConversation({ userId: user.id, type: 'identity_suggestion', goalId });
  const kept = Kept.safeParse(before?.context);
  if (before && kept.success && kept.data.safetyLabel === goal.safetyLabel) {
    const { suggestions, basicMode } = kept.data;
    return { suggestions, conversationId: before.id, goal, basicMode };
  }
  if (stopsCoaching(goal.safetyLabel)) {
    const conversationId =
      before?.id ?? (await inTx(() => save({ user, goal, suggestions: [], basicMode: false, now })));
    return { suggestions: [], conversationId, goal, basicMode: false };
  }
  return withAiAllowance(
    { coach, user, now, isCounted: false },
    async () => {
      const reader = { owner: user.id, around: () => getCircumstances(user, now, [goal.id]) };
      const taken = (await getIdentities(user.id)).map(({ name }) => name);
      return withoutDanger(await coach.suggestIdentities({ goal, taken }, reader), said, reader);
    },
    async (answer) => {
      const { suggestions, domain } = answer;
      await noteOnGoal(user.id, goal.id, { domain });
      const basicMode = isBasicMode(answer);
      const conversationId = await save({ user, goal, suggestions, basicMode, now });
      return { suggestions, conversationId, goal, basicMode };
    },
  );
}
