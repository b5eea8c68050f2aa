import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { planningAddress } from '#contract/addresses.ts';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { completionRate } from '#core/week/completion.ts';
import { addAmounts, type Measure } from '#core/amount/measure.ts';
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

/** `free` is a day that a habit with named days does not ask for. */
export type FactDay = { day: CalendarDay; state: 'done' | 'open' | 'skipped' | 'paused' | 'free' | 'outside' };
export type HabitFact = {
  id: string;
  description: string;
  done: number;
  target: number;
  measure: Measure | null;
  /** The sum of the week's amounts; null without one. */
  total: number | null;
  days: FactDay[];
};
export type WeekFacts = { rate: number | null; votes: number; daysActive: number; habits: HabitFact[] };

type Habit = HabitGroup['habits'][number];

/** The named days that were left out: a day done elsewhere stands for any one of them. */
function daysMissed({ dueOn, completedDays }: Habit, isOut: (day: CalendarDay) => boolean): CalendarDay[] | null {
  if (!dueOn) return null;
  const elsewhere = completedDays.filter((day) => !dueOn.includes(day)).length;
  return dueOn.filter((day) => !completedDays.includes(day) && !isOut(day)).slice(elsewhere);
}

function getDays(habit: Habit, { pausedDays }: HabitGroup, week: Week): FactDay[] {
  const { completedDays, skippedDays, countsFrom } = habit;
  const isOut = (day: CalendarDay) =>
    day < countsFrom || day > week.end || skippedDays.includes(day) || pausedDays.includes(day);
  const missed = daysMissed(habit, isOut);
  return daysFromTo(week.start, addDays(week.start, 6)).map((day): FactDay => {
    if (completedDays.includes(day)) return { day, state: 'done' };
    if (day < countsFrom || day > week.end) return { day, state: 'outside' };
    if (skippedDays.includes(day)) return { day, state: 'skipped' };
    if (pausedDays.includes(day)) return { day, state: 'paused' };
    return { day, state: missed && !missed.includes(day) ? 'free' : 'open' };
  });
}

function getTotal({ amounts }: Habit): number | null {
  return amounts.length > 0 ? addAmounts(...amounts.map(({ amount }) => amount)) : null;
}

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
    habits: habits.map((habit) => ({
      id: habit.id,
      description: habit.description,
      done: habit.completionsThisWeek,
      target: habit.effectiveTarget,
      measure: habit.measure,
      total: getTotal(habit),
      days: getDays(habit, group, week),
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
