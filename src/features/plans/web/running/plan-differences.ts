import type { PlannedHabit } from '#core/plan/plan.ts';
import { isSamePlan } from './running-plan.ts';

/** A habit that is another in a changed plan; `before` is null for a new one, `after` for one that is out. */
export type PlanDifference = { readonly before: PlannedHabit | null; readonly after: PlannedHabit | null };

const bySeries = (habits: readonly PlannedHabit[], { seriesId }: PlannedHabit) =>
  habits.find((habit) => seriesId && habit.seriesId === seriesId) ?? null;

/** What tells a changed plan from the one before, in its order. A new habit in the place of one that went is that one changed. */
export function planDifferences(before: readonly PlannedHabit[], after: readonly PlannedHabit[]): PlanDifference[] {
  const isNew = (habit: PlannedHabit | undefined) => habit !== undefined && bySeries(before, habit) === null;
  const replacement = (place: number) => (isNew(after[place]) ? (after[place] ?? null) : null);
  const gone = before.map((habit, place) => bySeries(after, habit) ?? replacement(place));
  const changed = before.flatMap((habit, place): PlanDifference[] => {
    const now = gone[place] ?? null;
    return now && isSamePlan([habit], [now]) ? [] : [{ before: habit, after: now }];
  });
  const added = after.filter((habit) => isNew(habit) && !gone.includes(habit));
  return [...changed, ...added.map((habit) => ({ before: null, after: habit }))];
}

/** The plan before with some of its differences. */
export function withDifferences(before: readonly PlannedHabit[], taken: readonly PlanDifference[]): PlannedHabit[] {
  const kept = before.flatMap((habit) => {
    const difference = taken.find((one) => one.before === habit);
    return difference ? (difference.after ?? []) : habit;
  });
  const added = taken.flatMap((one) => (one.before === null && one.after ? [one.after] : []));
  return [...kept, ...added].map((habit, order) => ({ ...habit, order }));
}
