import { addAmounts, getTarget, isLimit, type Measure } from './measure.ts';

/** Targets up to here are counted one by one, or by halves where they are not whole. */
const COUNTED = 12;

/**
 * What one tap adds to a day: of 6 glasses one, of 2.5 litres half a litre; of more than a dozen, such as 30 minutes or 10,000 steps, the `usual` amount at
 * once, or what is missing of it, and nothing once that is done. Of a limit one at a time.
 */
export function tapStep(measure: Measure, usual: number | null, amount: number | null): number {
  const target = getTarget(measure);
  if (target <= COUNTED || isLimit(measure)) return Number.isInteger(target) ? 1 : 0.5;
  const [whole, done] = [usual ?? target, amount ?? 0];
  return done >= target ? 0 : addAmounts(done < whole ? whole : target, -done);
}
