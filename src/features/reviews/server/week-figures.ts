import type { CalendarDay } from '#core/calendar/calendar.ts';
import { completionRate, fulfilment } from '#core/week/completion.ts';
import { effectiveTarget, type HabitWeek } from '#core/habit/week-target.ts';
import { type Mark, toMarkedWeek } from '#core/habit/marks.ts';
import { addAmounts } from '#core/amount/measure.ts';
import { isOftenHard } from '#core/hard-day/hard-day.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { getLastDay } from '#core/plan/plan.ts';
import { hardDaysIn } from '#features/hard-days/server/queries.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { together } from '#server/db/statement.ts';
import { type Asker, habitsOfPlans, type HabitRow, type PlanRow } from '#features/plans/server/queries.ts';
import { getMarksInWeeks } from '#features/plans/server/week-queries.ts';

export type WeekHabit = {
  readonly row: HabitRow;
  /** The days on which it was done, and those on which it was skipped. */
  readonly days: readonly CalendarDay[];
  readonly skippedDays: readonly CalendarDay[];
  readonly target: number;
  /** The sum of the week's amounts; null without one. */
  readonly total: number | null;
};

/** One plan week with its results. */
export type WeekFigures = {
  readonly plan: PlanRow;
  readonly habits: readonly WeekHabit[];
  /** Percent, uncapped; null when nothing was expected. */
  readonly rate: number | null;
  /** Percent, no habit counted beyond its target. */
  readonly fulfilment: number | null;
  /** Its hard days, where there were so many that the plan asks too much; else 0. */
  readonly hardDays: number;
};

/** The figures of plan weeks of one user, in the order given; one statement however many there are. */
export async function weekFigures(user: Asker, plans: readonly PlanRow[]): Promise<WeekFigures[]> {
  if (plans.length === 0) return [];
  const from = plans.map((plan) => plan.weekStartDate).toSorted()[0] as CalendarDay;
  const to = plans
    .map((plan) => plan.weekEndDate)
    .toSorted()
    .at(-1) as CalendarDay;
  const planIds = plans.map(({ id }) => id);
  const [pauses, rows, marks, hard] = await together(() =>
    Promise.all([
      pausesIn(user.id, { from, to }),
      habitsOfPlans(user.id, planIds),
      getMarksInWeeks(user, plans),
      hardDaysIn(user.id, { from, to }),
    ]),
  );
  const habits = Map.groupBy(rows, (habit) => habit.habitPlanId);
  return plans.map((plan) => {
    const paused = getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const counted = (habits.get(plan.id) ?? []).map((row) => habitOfWeek(row, { plan, paused, marks }));
    const figures = counted.map(({ days, target }) => ({ completions: days.length, effectiveTarget: target }));
    const ofPlan = hard.filter((day) => day >= plan.activeFrom && day <= plan.activeUntil).length;
    const hardDays = isOftenHard(ofPlan) ? ofPlan : 0;
    return { plan, habits: counted, rate: completionRate(figures), fulfilment: fulfilment(figures), hardDays };
  });
}

function habitOfWeek(
  row: HabitRow,
  {
    plan,
    paused,
    marks,
  }: { plan: PlanRow; paused: ReadonlySet<CalendarDay>; marks: ReadonlyMap<string, readonly Mark[]> },
): WeekHabit {
  const ofSeries = marks.get(row.seriesId) ?? [];
  const week = toMarkedWeek(row, { countsTo: getLastDay(plan), pausedDays: paused, marks: ofSeries });
  const { completedDays, skippedDays } = week;
  return { row, days: completedDays, skippedDays, target: effectiveTarget(week), total: totalOf(week, ofSeries) };
}

function totalOf({ countsFrom, countsTo }: HabitWeek, marks: readonly Mark[]): number | null {
  const amounts = marks.flatMap(({ date, amount }) =>
    amount === null || date < countsFrom || date > countsTo ? [] : [amount],
  );
  return amounts.length > 0 ? addAmounts(...amounts) : null;
}
