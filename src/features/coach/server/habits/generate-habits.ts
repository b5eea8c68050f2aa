import type { z } from 'zod';
import type { Chip } from '#contract/plan-act.ts';
import type { Coach, PlanMode } from '#coach/port.ts';
import { heardOfHabits } from '#core/coaching/proposed-words.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { newestPlans } from '#features/plans/server/queries.ts';
import { rememberedGoal } from '#features/memories/server/memories.ts';
import type { Following } from '#server/http/event-stream.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { withAiAllowance, isBasicMode } from '../turn/allowance.ts';
import { getCircumstances } from '../turn/circumstances.ts';
import { getHardlyDone } from './hardly-done.ts';
import { withoutDanger } from '../turn/safety-answer.ts';
import { identityWithGoal, keepOffer, getOffer } from './offered-plan.ts';
import { wasPlanned } from '../queries.ts';

type Offered = {
  habits: z.infer<typeof ProposedHabit>[];
  intro: string;
  chips: Chip[];
  safetyLabel: SafetyLabel;
  goalId: string;
  basicMode: boolean;
};

/** A week of habits for an identity; the first one of its goal, and the offer of the same day once more, are not counted. */
export async function generateHabits({
  coach,
  user,
  identityId,
  mode,
  now,
  live,
}: {
  coach: Coach;
  user: CurrentUser;
  identityId: string;
  mode: PlanMode;
  now: Date;
  live: Following;
}): Promise<Offered> {
  const { identity, goal } = await identityWithGoal(user, identityId);
  const { safetyLabel } = goal;
  const whose = { safetyLabel, goalId: goal.id };
  if (stopsCoaching(safetyLabel)) return { ...whose, habits: [], intro: '', chips: [], basicMode: false };
  const after = (await newestPlans(user.id, identityId))[0]?.plan.id ?? null;
  const kept = await getOffer({ user, identityId, mode, safetyLabel, after });
  if (kept) {
    const { habits, intro, chips, basicMode } = kept;
    return { ...whose, habits, intro, chips, basicMode };
  }

  const others = (await currentHabits(user)).filter((group) => group.identityId !== identityId);
  const known = await rememberedGoal(user.id, goal);
  const otherHabits = [
    ...others.flatMap((group) => group.habits.map((habit) => habit.description)),
    ...(mode === 'nuclear' ? await getHardlyDone(user, identityId) : []),
  ];
  return withAiAllowance(
    { coach, user, now, live, isCounted: await wasPlanned(user.id, goal.id) },
    async () => {
      const reader = { ...live, owner: user.id, around: () => getCircumstances(user, now, [goal.id]) };
      const facts = { goal: known, identity, mode, otherHabits };
      const proposed = await coach.planHabits(facts, reader);
      return withoutDanger(proposed, ({ intro, habits }) => [intro, ...heardOfHabits(habits)], reader);
    },
    async (answer) => {
      const { habits, intro, chips = [], stoppedBy } = answer;
      // Kept on the goal, whose owner is then asked, and can say that they are safe: a plan is never refused without a way on.
      if (stoppedBy && stopsCoaching(stoppedBy)) await noteSafety(user.id, [goal.id], stoppedBy);
      const offer = {
        safetyLabel: stoppedBy ?? safetyLabel,
        intro,
        chips: [...chips],
        habits,
        basicMode: isBasicMode(answer),
      };
      if (!stoppedBy) await keepOffer({ user, identityId, offer: { ...offer, day: user.today, mode, after }, now });
      return { ...offer, goalId: goal.id };
    },
  );
}
