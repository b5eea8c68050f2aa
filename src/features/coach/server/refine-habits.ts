import type { z } from 'zod';
import type { Coach, GoalFacts } from '#coach/port.ts';
import { normaliseRefined } from '#core/plan/plan.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { memorableOf, remember, rememberedGoal } from '#features/memories/server/memories.ts';
import type { Following } from '#server/http/event-stream.ts';
import { readSafety } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { RefinedHabits, RefineHabits, SafetyAnswer } from '../contract.ts';
import { withAiAllowance, isBasicMode } from './allowance.ts';
import { withoutDanger } from './safety-answer.ts';
import { identityWithGoal, keepRefinement } from './offered-plan.ts';

/** A plan that is refined without naming its identity: the coach knows the list and the request, nothing else. */
const NO_GOAL: GoalFacts = { description: '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' };

/** Changes an offered list as the last message asks. A message that calls for help is answered with help, and not counted. */
export async function refineHabits({
  coach,
  user,
  body,
  now,
  live,
  safetyOf,
  keep,
}: {
  coach: Coach;
  user: CurrentUser;
  body: z.output<typeof RefineHabits>;
  now: Date;
  live: Following;
  safetyOf: (label: SafetyLabel) => Promise<SafetyAnswer>;
  /** Called with the answer in the transaction that saves it. */
  keep: (answer: RefinedHabits) => Promise<RefinedHabits>;
}): Promise<RefinedHabits> {
  const found = body.identity.id ? await identityWithGoal(user, body.identity.id) : null;
  // A habit without words is nothing that could be kept.
  const currentHabits = normaliseRefined(body.currentHabits).filter((habit) => habit.description !== '');
  const request = body.messages.at(-1) as (typeof body.messages)[number];
  const reader = { ...live, owner: user.id };
  const said = await readSafety([request.content], reader);
  if (found) await noteSafety(user.id, found.goal.id, said, { shownAt: now });
  const safety = await safetyOf(said);
  if (stopsCoaching(said)) return { response: '', refinedHabits: currentHabits, safety, basicMode: false };

  const goal: GoalFacts = found ? await rememberedGoal(user.id, found.goal) : NO_GOAL;
  const memorable = found ? await memorableOf([request.content], reader) : [];
  const identity = found?.identity ?? { id: '', name: body.identity.name, description: '' };
  return withAiAllowance(
    { user, now, signal: live.signal },
    async () => {
      const careful = { ...goal, safetyLabel: strongerLabel(goal.safetyLabel, said) };
      const facts = { goal: careful, identity, messages: body.messages, currentHabits };
      return withoutDanger(await coach.refineHabits(facts, reader), ({ response }) => [response], reader);
    },
    async (answer) => {
      const { response, habits } = answer;
      const refinedHabits = normaliseRefined(habits);
      const turns = [request, { role: 'assistant' as const, content: response }];
      if (found) {
        await keepRefinement({ user, identityId: found.identity.id, turns, habits: refinedHabits, now });
        await remember({ userId: user.id, goalId: found.goal.id, now }, memorable);
      }
      return keep({ response, refinedHabits, safety, basicMode: isBasicMode(answer) });
    },
  );
}
