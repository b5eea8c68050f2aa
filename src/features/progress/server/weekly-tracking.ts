import { addDays, toWeekday } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { countIn, getPausedDays } from '#core/pause/pause.ts';
import { effectiveTarget } from '#core/plan/plan.ts';
import { type TrackedPlan, trackWeek } from '#core/week/tracker.ts';
import type { Week } from '#core/week/week.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { WeeklyTracking } from '../contract.ts';
import type { CurrentWeek } from './current-week.ts';
import { completedDaysAround, habitsOfWeek } from './queries.ts';

async function trackedPlans(id: string, week: Week): Promise<TrackedPlan[]> {
  // Plans of another week start reach out of the week on both sides.
  const reach = { from: addDays(week.start, -6), to: addDays(week.end, 6) };
  const [rows, completed, pauses] = await Promise.all([
    habitsOfWeek(id, week),
    completedDaysAround(id, week),
    pausesIn(id, reach),
  ]);
  const days = Map.groupBy(completed, ({ seriesId }) => seriesId);
  return [...Map.groupBy(rows, ({ plan }) => plan.id).values()].map((own) => {
    const { plan } = own[0] as (typeof own)[number];
    const pausedDays = getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const tracked = own.map(({ habit }) => {
      const span = { from: habit.countsFrom, to: plan.weekEndDate };
      return {
        ...habit,
        pausedDays,
        effectiveTarget: effectiveTarget({ ...habit, countsTo: span.to, pausedDays: countIn(pausedDays, span) }),
        completedDays: (days.get(habit.seriesId) ?? []).map(({ date }) => date),
      };
    });
    return { ...plan, habits: tracked };
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The user's current week, day by day, in three statements however many identities there are. */
export async function weeklyTracking(
  { id, today }: Pick<CurrentUser, 'id' | 'today'>,
  week: CurrentWeek,
): Promise<WeeklyTracking> {
  const plans = await trackedPlans(id, week);
  const running = plans.filter((plan) => planCovering([plan], today));
  return {
    currentWeekNumber: week.number,
    totalActiveIdentities: new Set(running.map(({ identityId }) => identityId)).size,
    weekDays: trackWeek({ today, week, firstPlanDay: week.firstPlanDay, plans }).map((day) => ({
      ...day,
      dayName: capitalised(toWeekday(day.date)),
      dayNumber: Number(day.date.slice(-2)),
    })),
  };
}
