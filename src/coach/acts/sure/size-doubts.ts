import type { PlanAct } from '#contract/plan-act.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { read, type Reading } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import { amountOf } from '../values/read-values.ts';
import type { Taken } from './taken.ts';

/** Below this a word is of a habit's time or of what is done instead, and not of what is done. */
export const OF_ITSELF = 0.6;

/** `scales twenty, lyrics four lines`: several habits, and several values of which each would get all. */
function mixesValues(reading: Reading, { within, acts }: Taken): boolean {
  const sized = acts.flatMap((act) => (act.act === 'resize' ? [act.target] : []));
  const numbers = reading.spans.filter(
    ({ kind, from, to }) => kind === 'number' && from >= within.from && to <= within.to,
  );
  return new Set(sized).size > 1 && numbers.length > 1;
}

/** A number that counts nothing by itself. */
export const isBare = (act: PlanAct) => act.act === 'resize' && typeof act.to === 'object' && act.to.unit === null;

/** A number that counts nothing, for a habit that has none: it may be a time. */
function countsNothing(_: Reading, { acts }: Taken, { habits }: PlanState): boolean {
  return acts.some((act) => {
    const habit = 'target' in act ? habits[act.target] : undefined;
    const isCounted = read(habit?.description ?? '').spans.some(({ kind }) => kind === 'number');
    return habit !== undefined && isBare(act) && !isCounted && amountOf(habit) === null;
  });
}

const OF_TIME = new Set(['minute', 'second']);

const weekly = new Pattern('#amount (a|per|each|every) (week|month)');
const DAYS_COUNTED = new Set(['day', 'time', 'night', 'morning', 'evening', 'session']);

/** `one chord a week`: so much in a week is no size of a day. */
function countsWeeks(reading: Reading, { within, acts }: Taken): boolean {
  const [amount] = weekly.find(reading, within)?.values ?? [];
  return acts.some(({ act }) => act === 'resize') && amount?.kind === 'amount' && !DAYS_COUNTED.has(amount.unit);
}

/** `three lines`, of a habit that was not named and counts no lines. */
function countsOtherwise(reading: Reading, { within, acts }: Taken, { habits }: PlanState): boolean {
  const names = namesIn(reading, within);
  return acts.some((act) => {
    if (act.act !== 'resize' || typeof act.to !== 'object' || act.to.unit === null || OF_TIME.has(act.to.unit))
      return false;
    const habit = habits[act.target];
    const isNamed = names.some((name) => nearnessTo(name, habits, act.target) >= OF_ITSELF);
    return habit !== undefined && !isNamed && amountOf(habit, act.to.unit) === null;
  });
}

/** Sizes that a request may not mean: of several habits, of nothing, of a week, or of what nobody named. */
export const sizeDoubts: readonly ((reading: Reading, taken: Taken, state: PlanState) => boolean)[] = [
  countsNothing,
  countsOtherwise,
  countsWeeks,
  mixesValues,
];
