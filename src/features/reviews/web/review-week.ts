import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { planningAddress } from '#contract/addresses.ts';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { completionRate } from '#core/check-in/completion.ts';
import { nextPlanStart } from '#core/review/review.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { ReviewStanding } from '../contract.ts';

/** The plan week under review. */
export type Week = { readonly start: CalendarDay; readonly end: CalendarDay; readonly habitPlanId: string };

/** The week of an identity that a review opens: the one that waits, else the newest that has begun; null when there is none. */
export function weekToReview({
  standing,
  group,
  today,
}: {
  standing: ReviewStanding | undefined;
  group: HabitGroup | undefined;
  today: CalendarDay;
}): Week | null {
  const { weekStartDate, weekEndDate, habitPlanId } = standing?.trigger ?? {};
  if (weekStartDate && weekEndDate && habitPlanId) return { start: weekStartDate, end: weekEndDate, habitPlanId };
  if (!group || group.plan.activeFrom > today) return null;
  return { start: group.plan.weekStartDate, end: group.plan.weekEndDate, habitPlanId: group.plan.id };
}

/** True if a later plan exists already: the review then does not lead to planning. */
export function hasLaterPlan(group: HabitGroup | undefined, week: Week): boolean {
  return group !== undefined && group.plan.status === 'active' && group.plan.weekStartDate > week.start;
}

export type FactDay = { day: CalendarDay; state: 'done' | 'open' | 'paused' | 'outside' };
export type HabitFact = { id: string; description: string; done: number; target: number; days: FactDay[] };
export type WeekFacts = { rate: number | null; votes: number; daysActive: number; habits: HabitFact[] };

/** A week's results, habit by habit; null if the group is for another week. */
export function getFacts(group: HabitGroup | undefined, week: Week): WeekFacts | null {
  if (!group || group.plan.id !== week.habitPlanId) return null;
  const habits = group.habits.toSorted((a, b) => a.order - b.order);
  return {
    rate: completionRate(
      habits.map((habit) => ({ completions: habit.completionsThisWeek, effectiveTarget: habit.effectiveTarget })),
    ),
    votes: habits.reduce((sum, habit) => sum + habit.completionsThisWeek, 0),
    daysActive: new Set(habits.flatMap((habit) => habit.completedDays)).size,
    habits: habits.map(({ id, description, completionsThisWeek, effectiveTarget, completedDays, countsFrom }) => ({
      id,
      description,
      done: completionsThisWeek,
      target: effectiveTarget,
      days: daysFromTo(week.start, addDays(week.start, 6)).map((day): FactDay => {
        if (completedDays.includes(day)) return { day, state: 'done' };
        if (day < countsFrom || day > week.end) return { day, state: 'outside' };
        return { day, state: group.pausedDays.includes(day) ? 'paused' : 'open' };
      }),
    })),
  };
}

/** The ways back after a late and thin week, beside a normal next one. */
export type WayBack = 'short-week' | 'nuclear';
export type Ending = { choice: Choice; way: WayBack | null };

/**
 * Link to plan the next week. If the day after the reviewed week has passed, that plan is for the rest of the current week. `startsOn` is its
 * first day from the server; without it, it is computed from today.
 */
export function nextPlanAddress({
  identityId,
  week,
  ending: { choice, way },
  today,
  startsOn = nextPlanStart({ today, lastDay: week.end }),
}: {
  identityId: string;
  week: Pick<Week, 'end'>;
  ending: Ending;
  today: CalendarDay;
  startsOn?: CalendarDay;
}): string {
  const isLate = startsOn !== addDays(week.end, 1);
  return planningAddress(identityId, {
    difficulty: way === null ? choice : null,
    mode: way ?? (isLate ? 'short-week' : null),
    emergency: way === 'short-week',
  });
}
