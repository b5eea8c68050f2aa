import { onDays } from '#core/adaptive-plan/named-days.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';

/** A habit on so many days a week; of named days the last go first, and the one farthest from the others comes. */
export function withTimes<H extends PlannedHabit>(habit: H, targetFrequency: number): H {
  if (!habit.days || targetFrequency === habit.targetFrequency) return { ...habit, targetFrequency };
  const { days } = onDays({ frequency: habit.targetFrequency, days: habit.days }, targetFrequency, { doneOn: [] });
  return { ...habit, targetFrequency, days: days && [...days] };
}
