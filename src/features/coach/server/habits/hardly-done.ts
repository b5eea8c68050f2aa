import { standingOf, type WeekRecord } from '#core/adaptive-plan/terms.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { countIn, pausedDaysOf } from '#core/pause/pause.ts';
import { effectiveTarget } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { lastDayOf } from '#features/plans/server/current-habits.ts';
import {
  completedDaysInWeeksOf,
  type HabitRow,
  habitsOfPlans,
  newestPlans,
  type PlanRow,
} from '#features/plans/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';

/** A habit that was done less than this share of the time does not come back at a fresh start. */
const HARDLY = 0.3;

/** Descriptions of an identity's habits that hardly worked in the days lived of its newest plans. */
export async function hardlyDone(user: CurrentUser, identityId: string): Promise<string[]> {
  const yesterday = addDays(user.today, -1);
  const plans = (await newestPlans(user.id, identityId)).map(({ plan }) => plan);
  const lived = plans.filter(({ activeFrom }) => activeFrom <= yesterday);
  const planIds = lived.map(({ id }) => id);
  const rows = await habitsOfPlans(user.id, planIds);
  const weeks = await livedWeeks(user, { plans: lived, rows, yesterday });
  const isHardlyDone = ({ seriesId }: HabitRow) => standingOf(seriesId, weeks).adherence < HARDLY;
  return [...new Set(rows.filter(isHardlyDone).map(({ description }) => description))];
}

/** What was done of each habit, plan by plan in their order. A plan without a single tick counts too: it did not work. */
async function livedWeeks(
  user: CurrentUser,
  { plans, rows, yesterday }: { plans: readonly PlanRow[]; rows: readonly HabitRow[]; yesterday: CalendarDay },
): Promise<WeekRecord[]> {
  const [newest, oldest] = [plans[0], plans.at(-1)];
  if (!newest || !oldest) return [];
  const pauses = await pausesIn(user.id, { from: oldest.weekStartDate, to: newest.weekEndDate });
  const done = Map.groupBy(await completedDaysInWeeksOf(user.id, plans), ({ seriesId }) => seriesId);
  return plans.map((plan) => {
    const last = lastDayOf(plan);
    const countsTo = last < yesterday ? last : yesterday;
    const paused = pausedDaysOf(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const records = rows
      .filter(({ habitPlanId }) => habitPlanId === plan.id)
      .map(({ seriesId, targetFrequency, countsFrom }) => {
        const span = { from: countsFrom, to: countsTo };
        const days = (done.get(seriesId) ?? []).map(({ date }) => date);
        const pausedDays = countIn(paused, span);
        const target = effectiveTarget({ targetFrequency, countsFrom, countsTo, pausedDays });
        return [seriesId, { done: countIn(days, span), target }] as const;
      });
    return { observed: true, habits: Object.fromEntries(records) };
  });
}
