import { hardlyDone, livedWeek } from '#core/adaptive-plan/hardly-done.ts';
import { addDays } from '#core/calendar/calendar.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { getLastDay } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { habitsOfPlans, newestPlans } from '#features/plans/server/queries.ts';
import { getMarksInWeeks } from '#features/plans/server/week-queries.ts';
import type { CurrentUser } from '#server/session/session.ts';

/** Descriptions of an identity's habits that hardly worked in the days lived of its newest plans. */
export async function getHardlyDone(user: CurrentUser, identityId: string): Promise<string[]> {
  const yesterday = addDays(user.today, -1);
  const newest = (await newestPlans(user.id, identityId)).map(({ plan }) => plan);
  const plans = newest.filter(({ activeFrom }) => activeFrom <= yesterday);
  const [last, first] = [plans[0], plans.at(-1)];
  if (!last || !first) return [];
  const habits = await habitsOfPlans(
    user.id,
    plans.map(({ id }) => id),
  );
  const pauses = await pausesIn(user.id, { from: first.weekStartDate, to: last.weekEndDate });
  const marks = await getMarksInWeeks(user, plans);
  const weeks = plans.map((plan) => {
    const lastDay = getLastDay(plan);
    return livedWeek({
      habits: habits.filter(({ habitPlanId }) => habitPlanId === plan.id),
      marks,
      pausedDays: getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate }),
      countsTo: lastDay < yesterday ? lastDay : yesterday,
    });
  });
  return hardlyDone(habits, weeks);
}
