import type { z } from 'zod';
import type { Coach, PlanMode } from '#coach/port.ts';
import { type SafetyLabel, stopsCoaching } from '#core/safety.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import type { CurrentUser } from '#server/session.ts';
import { interaction } from './allowance.ts';
import { identityWithGoal, keepOffer, offerOf } from './offered-plan.ts';

type Offered = { habits: z.infer<typeof ProposedHabit>[]; intro: string; safetyLabel: SafetyLabel };

/** A week of habits for an identity; the offer of the same day is answered again without being counted. */
export async function generateHabits({
  coach,
  user,
  identityId,
  mode,
  now,
}: {
  coach: Coach;
  user: CurrentUser;
  identityId: string;
  mode: PlanMode;
  now: Date;
}): Promise<Offered> {
  const { identity, goal } = await identityWithGoal(user, identityId);
  const { safetyLabel } = goal;
  if (stopsCoaching(safetyLabel)) return { habits: [], intro: '', safetyLabel };
  const kept = await offerOf({ user, identityId, mode, safetyLabel });
  if (kept) return { habits: kept.habits, intro: kept.intro, safetyLabel };

  const others = (await currentHabits(user.id, user.today)).filter((group) => group.identityId !== identityId);
  const otherHabits = others.flatMap((group) => group.habits.map((habit) => habit.description));
  return interaction(
    { user, now },
    () => coach.planHabits({ goal, identity, mode, otherHabits }),
    async ({ habits, intro }) => {
      await keepOffer({ user, identityId, offer: { day: user.today, mode, safetyLabel, intro, habits }, now });
      return { habits, intro, safetyLabel };
    },
  );
}
