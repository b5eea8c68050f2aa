import { type CalendarDay, weekdayOf } from '#core/calendar.ts';
import { checkInBoundary, planCovering } from '#core/check-in.ts';
import { effectiveTarget } from '#core/plan.ts';
import { planMessages } from '../messages.ts';
import type { Habit, HabitGroup, HabitPlan } from '../contract.ts';
import { completedDaysInWeeksOf, type HabitRow, habitsOfPlans, newestPlans, type PlanRow } from './queries.ts';

export function wirePlan({ userId: _owner, createdAt: _made, ...plan }: PlanRow): HabitPlan {
  return plan;
}

function wireHabit(row: HabitRow, plan: PlanRow, completedDays: CalendarDay[]): Habit {
  const { userId: _owner, templateId: _template, ...habit } = row;
  return {
    ...habit,
    effectiveTarget: effectiveTarget({
      targetFrequency: habit.targetFrequency,
      countsFrom: habit.countsFrom,
      countsTo: plan.weekEndDate,
    }),
    completionsThisWeek: completedDays.length,
    completedDays,
  };
}

const readable = (day: CalendarDay) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function boundaryMessage(boundary: ReturnType<typeof checkInBoundary>): string | null {
  if (boundary.canCheckInToday) return null;
  if (boundary.reason === 'upcoming') {
    return planMessages.upcoming(capitalised(weekdayOf(boundary.startsOn)), readable(boundary.startsOn));
  }
  return planMessages.ended;
}

/** The plan that a screen shows for an identity: today's, else the upcoming one, else the last. `plans` come newest first. */
function shownPlan(plans: readonly PlanRow[], today: CalendarDay): PlanRow {
  const upcoming = plans.filter((plan) => plan.activeFrom > today).at(-1);
  return planCovering(plans, today) ?? upcoming ?? (plans[0] as PlanRow);
}

/** Current habits of all of a user's identities that have a plan, or of one, in three statements however many there are. */
export async function currentHabits(userId: string, today: CalendarDay, identityId?: string): Promise<HabitGroup[]> {
  const byIdentity = Map.groupBy(await newestPlans(userId, identityId), (row) => row.identity.id);
  const shown = [...byIdentity.values()].map((rows) => {
    const plans = rows.map((row) => row.plan);
    const { name, description } = (rows[0] as (typeof rows)[number]).identity;
    return {
      identity: { name, description },
      plan: shownPlan(plans, today),
      boundary: checkInBoundary({ plans, today }),
    };
  });

  const planIds = shown.map(({ plan }) => plan.id);
  const habitsByPlan = Map.groupBy(await habitsOfPlans(userId, planIds), (habit) => habit.habitPlanId);
  const days = Map.groupBy(
    await completedDaysInWeeksOf(
      userId,
      shown.map(({ plan }) => plan),
    ),
    (row) => row.seriesId,
  );

  return shown.map(({ identity, plan, boundary }) => ({
    identityId: plan.identityId,
    identity,
    plan: wirePlan(plan),
    habits: (habitsByPlan.get(plan.id) ?? []).map((habit) =>
      wireHabit(
        habit,
        plan,
        (days.get(habit.seriesId) ?? []).map((row) => row.date),
      ),
    ),
    canCheckInToday: boundary.canCheckInToday,
    weekBoundaryMessage: boundaryMessage(boundary),
  }));
}
