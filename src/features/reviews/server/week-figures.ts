import type { CalendarDay } from '#core/calendar/calendar.ts';
import { completionRate, fulfilment } from '#core/check-in/completion.ts';
import { countIn, getPausedDays } from '#core/pause/pause.ts';
import { effectiveTarget, getLastDay } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { getCompletedDaysInWeeks, habitsOfPlans, type HabitRow, type PlanRow } from '#features/plans/server/queries.ts';

export type WeekHabit = { readonly row: HabitRow; readonly days: readonly CalendarDay[]; readonly target: number };

/** One plan week with its results. */
export type WeekFigures = {
  readonly plan: PlanRow;
  readonly habits: readonly WeekHabit[];
  /** Percent, uncapped; null when nothing was expected. */
  readonly rate: number | null;
  /** Percent, no habit counted beyond its target. */
  readonly fulfilment: number | null;
};

/** The figures of plan weeks of one user, in the order given; three statements however many there are. */
export async function weekFigures(userId: string, plans: readonly PlanRow[]): Promise<WeekFigures[]> {
  if (plans.length === 0) return [];
  const from = plans.map((plan) => plan.weekStartDate).toSorted()[0] as CalendarDay;
  const to = plans
    .map((plan) => plan.weekEndDate)
    .toSorted()
    .at(-1) as CalendarDay;
  const pauses = await pausesIn(userId, { from, to });
  const planIds = plans.map(({ id }) => id);
  const habits = Map.groupBy(await habitsOfPlans(userId, planIds), (habit) => habit.habitPlanId);
  const done = Map.groupBy(await getCompletedDaysInWeeks(userId, plans), (row) => row.seriesId);
  return plans.map((plan) => {
    const paused = getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const counted = (habits.get(plan.id) ?? []).map((row) => habitOfWeek(row, { plan, paused, done }));
    const figures = counted.map(({ days, target }) => ({ completions: days.length, effectiveTarget: target }));
    return { plan, habits: counted, rate: completionRate(figures), fulfilment: fulfilment(figures) };
  });
}

function habitOfWeek(
  row: HabitRow,
  {
    plan,
    paused,
    done,
  }: { plan: PlanRow; paused: ReadonlySet<CalendarDay>; done: ReadonlyMap<string, { date: CalendarDay }[]> },
): WeekHabit {
  const { countsFrom, targetFrequency, seriesId } = row;
  const countsTo = getLastDay(plan);
  const inWeek = (day: CalendarDay) => day >= countsFrom && day <= countsTo;
  const days = (done.get(seriesId) ?? []).map(({ date }) => date).filter(inWeek);
  const pausedDays = countIn(paused, { from: countsFrom, to: countsTo });
  return { row, days, target: effectiveTarget({ targetFrequency, countsFrom, countsTo, pausedDays }) };
}
