import { capital } from '#core/words/capital.ts';
import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { getLastDay } from '#core/plan/plan.ts';
import { trackWeek } from '#core/week/tracker.ts';
import type { Week } from '#core/week/week.ts';
import { recentPauses } from '#features/pauses/server/queries.ts';
import { habitsOfWeek, marksAround, marksIn } from '#features/plans/server/week-queries.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { WeeklyTracking } from '../contract.ts';
import type { CurrentWeek } from './current-week.ts';

type Asker = Pick<CurrentUser, 'id' | 'today'>;

/**
 * What a week holds that today is in, and the plans that cover a day of it with their habits and what is noted of them: in the whole week, and as
 * far as it counts for the plan.
 */
export async function heldInWeek(user: Asker, week: Week) {
  const { id, today } = user;
  const [rows, inWeek, pauses] = await together(() =>
    Promise.all([habitsOfWeek(id, week), marksIn(id, { from: week.start, to: week.end, today }), recentPauses(user)]),
  );
  // Plans of another week start reach out of the week on both sides.
  const isAllInside = rows.every(({ plan }) => plan.weekStartDate >= week.start && plan.weekEndDate <= week.end);
  const marked = isAllInside ? inWeek : await marksAround(user, week);
  const marks = Map.groupBy(marked, ({ seriesId }) => seriesId);
  const plans = [...Map.groupBy(rows, ({ plan }) => plan.id).values()].map((own) => {
    const { plan } = own[0] as (typeof own)[number];
    const pausedDays = getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const habitsTo = (countsTo: CalendarDay) =>
      own.map(({ habit }) => toMarkedWeek(habit, { countsTo, pausedDays, marks: marks.get(habit.seriesId) ?? [] }));
    const habits = habitsTo(plan.weekEndDate);
    const lastDay = getLastDay(plan);
    return { ...plan, habits, counting: lastDay === plan.weekEndDate ? habits : habitsTo(lastDay) };
  });
  return { plans, marks: inWeek, pauses };
}

export type HeldInWeek = Awaited<ReturnType<typeof heldInWeek>>;
export type WeekPlan = HeldInWeek['plans'][number];

/** The user's current week, day by day, from its plans. */
export function weeklyTracking({ today }: Asker, week: CurrentWeek, plans: readonly WeekPlan[]): WeeklyTracking {
  const running = plans.filter((plan) => planCovering([plan], today));
  return {
    currentWeekNumber: week.number,
    totalActiveIdentities: new Set(running.map(({ identityId }) => identityId)).size,
    weekDays: trackWeek({ today, week, firstPlanDay: week.firstPlanDay, plans }).map((day) => ({
      ...day,
      dayName: capital(toWeekday(day.date)),
      dayNumber: Number(day.date.slice(-2)),
    })),
  };
}
