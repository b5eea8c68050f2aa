import { completionRate } from '#core/week/completion.ts';
import type { HabitGroup } from '#features/plans/contract.ts';

export type OverallWeek = { rate: number; done: number; target: number };

/**
 * All plans that cover today taken together: 14 done of 12 is a rate of 117. Null when none covers today, or none expects
 * anything of this week.
 */
export function overallWeek(groups: readonly Pick<HabitGroup, 'canCheckInToday' | 'habits'>[]): OverallWeek | null {
  const habits = groups
    .filter((group) => group.canCheckInToday)
    .flatMap((group) => group.habits)
    .filter((habit) => habit.effectiveTarget > 0)
    .map((habit) => ({ completions: habit.completionsThisWeek, effectiveTarget: habit.effectiveTarget }));
  const rate = completionRate(habits);
  if (rate === null) return null;
  const done = habits.reduce((sum, habit) => sum + habit.completions, 0);
  const target = habits.reduce((sum, habit) => sum + habit.effectiveTarget, 0);
  return { rate, done, target };
}
