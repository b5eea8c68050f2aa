import { getTarget, isLimit, type Measure } from '#core/amount/measure.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { isSaidIn } from './units.ts';

const inDigits = (amount: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(amount);

/** A measure in words, of which a limit of 0 means none: '6 glasses', 'at most 2 coffees', 'no cigarettes'. */
export function measureInWords(measure: Measure, words: MeasureWords = editMessages.amount.measure): string {
  const target = getTarget(measure);
  const unit = unitFor(measure.unit, target);
  if (!isLimit(measure)) return words.atLeast(inDigits(target), unit);
  return target === 0 ? words.none(unit) : words.atMost(inDigits(target), unit);
}

type MeasureWords = {
  readonly atLeast: (amount: string, unit: string) => string;
  readonly atMost: (amount: string, unit: string) => string;
  readonly none: (unit: string) => string;
};

/** The measure where the habit's own words do not say it; null where nothing is to be added. */
export function unsaidMeasure({ description, measure }: Pick<PlannedHabit, 'description' | 'measure'>): string | null {
  return measure && !isSaidIn(description, measure) ? measureInWords(measure) : null;
}
