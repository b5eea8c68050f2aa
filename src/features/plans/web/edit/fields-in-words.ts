import { getTarget, isLimit, type Measure } from '#core/habit/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { isSaidIn } from './units.ts';

const inDigits = (amount: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 3 }).format(amount);

/** A measure in words, of which a limit of 0 means none: '6 glasses', 'at most 2 coffees', 'no cigarettes'. */
export function measureInWords(measure: Measure, words: MeasureWords = editMessages.amount.measure): string {
  const amount = inDigits(getTarget(measure));
  if (!isLimit(measure)) return words.atLeast(amount, measure.unit);
  return measure.atMost === 0 ? words.none(measure.unit) : words.atMost(amount, measure.unit);
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
