import { AMOUNT, isLimit, type Measure, toAmount, withTarget } from './measure.ts';

/** Units that people take in parts: half a litre, a quarter of an hour. */
const IN_PARTS = /^(?:k?m|kilomet(?:re|er)s?|met(?:re|er)s?|mi|miles?|l|lit(?:re|er)s?|h|hrs?|hours?)$/i;
const LEAST_PART = 0.25;
const LEAST_FRACTION = 0.1;
const STEP = 0.25;
const TENTH = 10;
/** A limit goes down more slowly than an amount goes up. */
const LIMIT_STEP = 0.15;
/** A longer step than a tenth raises the risk of injury (coaching.md 1, row 20). */
const IMPACT_STEP = 0.1;
/** Steps that read well, within each power of ten. */
const ROUND = [5, 2.5, 2, 1] as const;

/** The smallest step that makes sense of an amount: whole ones, parts of an hour or a litre, tenths of what is not whole already. */
function smallestStep({ unit }: Measure, amount: number): number {
  if (IN_PARTS.test(unit.trim())) return LEAST_PART;
  return Number.isInteger(amount) ? 1 : LEAST_FRACTION;
}

/** The greatest step that reads well and is no more than this. */
function getRoundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  return toAmount((ROUND.find((round) => round * power <= most + 1e-9) ?? 1) * power);
}

const isMultiple = (amount: number, of: number) => Number.isInteger(toAmount(amount / of));

/** How far an amount moves: about this share of it, and by no less than makes sense of it. */
function getStep(measure: Measure, amount: number, share: number): number {
  const smallest = smallestStep(measure, amount);
  const step = getRoundStep(Math.max(smallest, amount * share));
  return isMultiple(step, smallest) ? step : Math.max(smallest, Math.floor(step));
}

/**
 * One step more or less of an amount that has to be reached, about a quarter: 8 glasses are 10 or 6, 20 minutes 25 or 15. Null when it cannot
 * become less, or more than an amount may be.
 */
export function stepAmount(measure: Measure, step: 1 | -1): number | null {
  if (isLimit(measure)) return null;
  const { atLeast } = measure;
  const next = toAmount(atLeast + step * getStep(measure, atLeast, STEP));
  return next > 0 && next >= smallestStep(measure, next) && next <= AMOUNT.max ? next : null;
}

/** The least of an amount that is still worth doing: about a tenth, and no less than makes sense of it. 30 pages are 3, 8 glasses 1. */
export function leastAmount(measure: Extract<Measure, { atLeast: number }>): number {
  const { atLeast } = measure;
  const smallest = smallestStep(measure, atLeast);
  const tenth = Math.round(atLeast / TENTH / smallest) * smallest;
  return toAmount(Math.min(atLeast, Math.max(smallest, tenth)));
}

/** A tenth more at most; null when no step that makes sense is so small. */
export function tenthMore(measure: Measure | null, amount: number): number | null {
  const smallest = measure ? smallestStep(measure, amount) : 1;
  const most = Math.floor((amount * (1 + IMPACT_STEP)) / smallest + 1e-9) * smallest;
  const next = Math.min(AMOUNT.max, toAmount(most));
  return next > amount ? next : null;
}

/** A limit one small step lower; null when it is as low as a limit other than none can be. It is never made higher. */
export function lowerLimit(measure: Measure | null): Measure | null {
  if (!isLimit(measure)) return null;
  const next = toAmount(measure.atMost - getStep(measure, measure.atMost, LIMIT_STEP));
  return next > 0 ? withTarget(measure, next) : null;
}
