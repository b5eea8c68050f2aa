import { getTarget, withTarget } from '#core/habit/measure.ts';
import { DIFFICULTIES, type PlannedHabit } from '#core/plan/plan.ts';
import { saysAmount } from '../amounts/amount-words.ts';
import { atSize, ofAmount } from '../amounts/sized-habit.ts';
import { numberIn } from '../adapting/sizes.ts';
import { ofSize, otherSize } from './refine-sizes.ts';

/** The habit one size up or down, with its amount where it has one; null where there is none. */
export function sizeBeside(habit: PlannedHabit, step: 1 | -1): PlannedHabit | null {
  if (!habit.measure) return otherSize(habit, step);
  const difficulty = DIFFICULTIES[DIFFICULTIES.indexOf(habit.difficulty) + step];
  return difficulty ? atSize(habit, difficulty) : null;
}

/** The habit with exactly the number that was asked for, in its words and its amount; null when it has neither. */
export function ofNumber(habit: PlannedHabit, number: number): PlannedHabit | null {
  const { measure } = habit;
  const sized = ofSize(habit, number);
  if (!measure || number < 1) return sized;
  if (!sized || !saysAmount(habit.description, getTarget(measure))) return sized ?? ofAmount(habit, number);
  return { ...sized, measure: withTarget(measure, numberIn(sized.description) ?? number) };
}
