import { AMOUNT, getTarget, isLimit, type Measure, toAmount, UNIT_MAX } from '#core/amount/measure.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';
import type { HabitHistory } from './habit-history.ts';
import type { Skips } from './skips.ts';

const texts = dataExportMessages.made;

/** A day's amount as a plan holds it; null for what is none. */
export function dayAmount(value: number): number | null {
  return value >= 0 && value <= AMOUNT.max ? toAmount(value) : null;
}

/** What another program asks of an amount: so much at least or at most, in so many days. */
export type Goal = {
  readonly unit: string;
  /** Null or 0 at least asks for nothing. */
  readonly target: number | null;
  readonly isAtMost: boolean;
  /** The days over which it is summed; 1 when it is left out. */
  readonly inDays?: number;
};

/** How a goal is written: `30 km in 30 days`; empty when it asks for nothing. */
export function goalInWords({ unit, target, isAtMost, inDays = 1 }: Goal): string {
  const isAsked = target !== null && (isAtMost ? target >= 0 : target > 0);
  return isAsked ? texts.goalOf({ amount: `${target} ${unit}`.trim(), isAtMost, inDays }) : '';
}

/** What a goal asks of a single day; null when it asks nothing of it. */
function getMeasure({ target, isAtMost }: Goal, unit: string): Measure | null {
  const amount = target === null ? null : dayAmount(target);
  if (amount === null) return null;
  if (isAtMost) return { unit, atMost: amount };
  return amount >= AMOUNT.least ? { unit, atLeast: amount } : null;
}

/** The least that was ever noted above 0. */
function leastNoted({ entries }: HabitHistory): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { amount } of entries.values()) if (amount && amount < least) least = amount;
  return Number.isFinite(least) ? least : 1;
}

/**
 * A habit of amounts with its measure. A plan's target is of one day: where the program asks of several together, or nothing, the least that was ever
 * noted is enough, so that every day with an amount counts, and a limit holds for each day by itself. Both are told.
 */
export function withGoal(habit: HabitHistory, goal: Goal, skips: Skips): HabitHistory {
  if (habit.entries.size === 0) return habit;
  const unit = skips.cut(goal.unit, UNIT_MAX) || texts.unit;
  const asked = getMeasure(goal, unit);
  const isOfDay = !((goal.inDays ?? 1) > 1);
  if (asked && isOfDay) return { ...habit, measure: asked };
  const measure = asked && isLimit(asked) ? asked : { unit, atLeast: leastNoted(habit) };
  const here = goalInWords({ unit, target: getTarget(measure), isAtMost: isLimit(measure) });
  skips.note('any_amount', texts.anyAmount(habit.name, goalInWords(goal), here));
  return { ...habit, measure };
}
