import type { z } from 'zod';
import type { Coach, GoalFacts } from '#coach/port.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { normaliseRefined } from '#core/plan.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/safety.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';
import type { CurrentUser } from '#server/session.ts';
import type { RefineHabits } from '../contract.ts';
import { interaction } from './allowance.ts';
import { identityWithGoal, keepRefinement } from './offered-plan.ts';

type Refined = { response: string; refinedHabits: z.infer<typeof ProposedHabit>[]; safetyLabel: SafetyLabel };

/** A plan that is refined without naming its identity: the coach knows the list and the request, nothing else. */
const NO_GOAL: GoalFacts = { description: '', currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' };

/** Changes an offered list as the last message asks. A message that calls for help is answered with help, and not counted. */
export async function refineHabits({
  coach,
  user,
  body,
  now,
}: {
  coach: Coach;
  user: CurrentUser;
  body: z.output<typeof RefineHabits>;
  now: Date;
}): Promise<Refined> {
  const found = body.identity.id ? await identityWithGoal(user, body.identity.id) : null;
  // A habit without words is nothing that could be kept.
  const currentHabits = normaliseRefined(body.currentHabits).filter((habit) => habit.description !== '');
  const request = body.messages.at(-1) as (typeof body.messages)[number];
  const said = assessSafety(request.content);
  if (found) await noteSafety(user.id, found.goal.id, said);
  if (stopsCoaching(said)) return { response: '', refinedHabits: currentHabits, safetyLabel: said };

  const goal: GoalFacts = found?.goal ?? NO_GOAL;
  const identity = found?.identity ?? { id: '', name: body.identity.name, description: '' };
  return interaction(
    { user, now },
    () =>
      coach.refineHabits({
        goal: { ...goal, safetyLabel: strongerLabel(goal.safetyLabel, said) },
        identity,
        messages: body.messages,
        currentHabits,
      }),
    async ({ response, habits }) => {
      const refinedHabits = normaliseRefined(habits);
      const turns = [request, { role: 'assistant' as const, content: response }];
      if (found) await keepRefinement({ user, identityId: found.identity.id, turns, habits: refinedHabits, now });
      return { response, refinedHabits, safetyLabel: said };
    },
  );
}
