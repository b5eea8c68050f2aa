import { isLimit, type Measure, withTarget } from '#core/amount/measure.ts';
import { stepAmount } from '#core/amount/step-amount.ts';
import { DIFFICULTIES, type Difficulty, type PlannedHabit } from '#core/plan/plan.ts';
import type { HabitTemplate } from '../knowledge/shape.ts';
import { getTemplate } from '../planning/render-habit.ts';
import type { HabitTexts } from '../adapting/words/own-words.ts';
import { numberIn, textsAt } from '../adapting/size/sizes.ts';
import { withAmount } from './amount-words.ts';

type AtLeast = Extract<Measure, { atLeast: number }>;
type Sized = HabitTexts & { readonly measure: AtLeast };
type Step = { readonly difficulty: Difficulty; readonly template: HabitTemplate | null };

const getSteps = (from: Difficulty, to: Difficulty) => DIFFICULTIES.indexOf(to) - DIFFICULTIES.indexOf(from);

/** The size that the words of a habit have a number for, when it is the number of its amount: both go on saying the same. */
function byWords(habit: PlannedHabit, measure: AtLeast, { difficulty, template }: Step): Sized | null {
  if (numberIn(habit.description) !== measure.atLeast) return null;
  const texts = textsAt(habit, difficulty, template);
  const amount = texts && numberIn(texts.description);
  if (!texts || !amount || Math.sign(amount - measure.atLeast) !== Math.sign(getSteps(habit.difficulty, difficulty)))
    return null;
  return { ...texts, measure: { unit: measure.unit, atLeast: amount } };
}

/** The size by steps of the amount alone; the words follow where they say it. */
function bySteps(habit: PlannedHabit, measure: AtLeast, { difficulty }: Step): Sized | null {
  const steps = getSteps(habit.difficulty, difficulty);
  let atLeast: number | null = measure.atLeast;
  for (let turn = 0; turn < Math.abs(steps) && atLeast !== null; turn += 1) {
    atLeast = stepAmount({ ...measure, atLeast }, steps > 0 ? 1 : -1);
  }
  return atLeast === null
    ? null
    : { ...withAmount(habit, measure.atLeast, atLeast), measure: { unit: measure.unit, atLeast } };
}

/**
 * A habit in another size: its words, and the amount that it has to reach. Null where it cannot follow; a limit has no sizes, as a smaller one
 * would be a higher limit.
 */
export function atSize<H extends PlannedHabit>(
  habit: H,
  difficulty: Difficulty,
  template: HabitTemplate | null = getTemplate(habit) ?? null,
): H | null {
  const { measure = null } = habit;
  if (difficulty === habit.difficulty) return habit;
  if (isLimit(measure)) return null;
  const step = { difficulty, template };
  const sized =
    measure === null
      ? textsAt(habit, difficulty, template)
      : (byWords(habit, measure, step) ?? bySteps(habit, measure, step));
  if (!sized) return null;
  const { description, implementationIntention } = sized;
  return {
    ...habit,
    description,
    implementationIntention,
    difficulty,
    ...('measure' in sized && { measure: sized.measure }),
  };
}

/** The sizes that a habit can be said in. */
export function getSizes(
  habit: PlannedHabit,
  template: HabitTemplate | null = getTemplate(habit) ?? null,
): Difficulty[] {
  return DIFFICULTIES.filter((difficulty) => atSize(habit, difficulty, template) !== null);
}

/** The habit with another amount or limit, in its words too where they say the old one. */
export function ofAmount<H extends PlannedHabit & { measure?: Measure | null }>(habit: H, amount: number): H {
  const { measure } = habit;
  if (!measure) return habit;
  const from = isLimit(measure) ? measure.atMost : measure.atLeast;
  const { description, implementationIntention } = withAmount(habit, from, amount);
  return { ...habit, description, implementationIntention, measure: withTarget(measure, amount) };
}
