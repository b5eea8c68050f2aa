import { type CalendarDay, daysBetween, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { type PlanSpan, planCovering } from '#core/check-in/check-in.ts';
import { completionRate, dayPercentage, isOutOn, rateBand, type TrackedHabit } from '#core/week/completion.ts';
import { type Week, weekOf } from './week.ts';

export const STATS_PERIODS = ['week', 'month', 'year', 'all'] as const;
export type StatsPeriod = (typeof STATS_PERIODS)[number];

/** A plan of one identity with the habits that count in its week. */
export type TrackedPlan = PlanSpan & { identityId: string; habits: readonly TrackedHabit[] };

export type TrackedDay = {
  date: CalendarDay;
  completionPercentage: number;
  isToday: boolean;
  /** Before the first of all plans began, or before the first of this week where none covers the day. */
  isPreStart: boolean;
  isRestDay: boolean;
  /** Every identity with a plan for that day is paused or skipped all that was due, and nothing was done. */
  isPaused: boolean;
  isWeekEnd: boolean;
};

export type DayState = 'complete' | 'partial' | 'missed' | 'today' | 'future' | 'pre_start' | 'rest' | 'paused';

/** The first day of the period that holds `today`: 1 March for the month of 4 March, the week's own for a week; null for all time. */
export function periodStart(period: StatsPeriod, today: CalendarDay, week: Week): CalendarDay | null {
  if (period === 'all') return null;
  if (period === 'week') return week.start;
  const [year, month] = today.split('-');
  return `${year}-${period === 'month' ? month : '01'}-01` as CalendarDay;
}

/** A week's number since the first plan: 1 for the week that it began in, for the weeks before and without any plan. */
export function weekNumber({ firstPlanDay, week }: { firstPlanDay: CalendarDay | null; week: Week }): number {
  if (firstPlanDay === null || firstPlanDay > week.end) return 1;
  return daysBetween(weekOf(firstPlanDay, toWeekday(week.start)).start, week.start) / 7 + 1;
}

// Each habit is judged in the week of its own plan, as plans of two week starts can meet in one calendar week.
function dayFigures(day: CalendarDay, plans: readonly TrackedPlan[]) {
  const judged = plans.flatMap((plan) => plan.habits.map((habit) => dayPercentage(day, [habit])));
  const dueOrDone = judged.filter((habit) => !habit.isRestDay);
  const done = dueOrDone.filter((habit) => habit.percentage === 100).length;
  const percentage = completionRate([{ completions: done, effectiveTarget: dueOrDone.length }]);
  // What is done on a day that asks for nothing, such as one of a paused week, is a vote all the same.
  const isActive = plans.some(({ habits }) => habits.some(({ completedDays }) => completedDays.includes(day)));
  return { completionPercentage: percentage ?? (isActive ? 100 : 0), isRestDay: percentage === null && !isActive };
}

function isPausedOn(day: CalendarDay, plans: readonly TrackedPlan[]): boolean {
  return plans.length > 0 && plans.every(({ habits }) => isOutOn(day, habits));
}

/** True on a day without a plan that precedes one in the same week: before all plans, or before a short week. */
export function isBeforeStart(
  day: CalendarDay,
  { plans, week, firstPlanDay }: { plans: readonly PlanSpan[]; week: Week; firstPlanDay: CalendarDay | null },
): boolean {
  if (firstPlanDay === null || day < firstPlanDay) return true;
  const beginsLater = ({ activeFrom }: PlanSpan) => day < activeFrom && activeFrom <= week.end;
  return !planCovering(plans, day) && plans.some(beginsLater);
}

/**
 * The seven days of a week, each judged by the plans that cover it, all identities together. Days before the start and days to come
 * have no figures.
 */
export function trackWeek({
  today,
  week,
  firstPlanDay,
  plans,
}: {
  today: CalendarDay;
  week: Week;
  firstPlanDay: CalendarDay | null;
  plans: readonly TrackedPlan[];
}): TrackedDay[] {
  const byIdentity = [...Map.groupBy(plans, (plan) => plan.identityId).values()];
  return daysFromTo(week.start, week.end).map((date) => {
    const isPreStart = isBeforeStart(date, { plans, week, firstPlanDay });
    const covering = byIdentity.flatMap((own) => planCovering(own, date) ?? []);
    const hasFigures = !isPreStart && date <= today;
    const figures = hasFigures ? dayFigures(date, covering) : { completionPercentage: 0, isRestDay: false };
    return {
      date,
      ...figures,
      isPaused: figures.completionPercentage === 0 && isPausedOn(date, covering),
      isToday: date === today,
      isPreStart,
      isWeekEnd: date === week.end,
    };
  });
}

/** The display state of a tracker day: complete at 100, partial from 50, today from the first vote on; below that missed once it is past. */
export function dayState(day: TrackedDay, today: CalendarDay): DayState {
  if (day.isPreStart) return 'pre_start';
  if (day.isPaused) return 'paused';
  if (day.date > today) return 'future';
  const band = rateBand(day.completionPercentage);
  if (band === 'complete' || band === 'partial') return band;
  if (day.isToday) return band === 'low' ? 'partial' : 'today';
  return day.isRestDay ? 'rest' : 'missed';
}
