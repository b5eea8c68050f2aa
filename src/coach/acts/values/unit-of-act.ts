import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlannedHabit } from '#core/plan/plan.ts';
import { pairs, wordSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { saysNumber } from '../targets/by-property.ts';
import { type Amount, amountOf, type FoundSize } from './read-values.ts';

/** The acts and things that are counted in a unit: pages are of a book. */
const ACTS_OF = new Map(pairs(knowledge.acts.words.actsOfUnits).map(([unit, acts]) => [unit, wordSet(acts)] as const));

const HOUR = 60;
/** So many times as much, or as little, is hardly another size of the same. */
const FAR = 3;

const countedIn = (unit: string | null, { description }: PlannedHabit): boolean =>
  read(description).tokens.some(({ lemma }) => ACTS_OF.get(unit ?? '')?.has(lemma));

function ofAct(habits: readonly PlannedHabit[], unit: string | null, among: readonly number[]) {
  const places = among.filter((at) => habits[at] && countedIn(unit, habits[at]));
  return places.length === 1 ? places : undefined;
}

/** The one habit that counts in a unit, or whose act is counted in it; of hours the one that is about as long: eight of them are no size of five minutes. */
export function nearestIn(habits: readonly PlannedHabit[], { value, unit }: Amount): readonly number[] | undefined {
  const counted = habits.flatMap((habit, at) => {
    const own = amountOf(habit, unit)?.value;
    return own === undefined ? [] : [{ at, isNear: own <= value * FAR && value <= own * FAR }];
  });
  if (counted.length === 0) return ofAct(habits, unit, [...habits.keys()]);
  const sized = counted.filter(({ isNear }) => isNear || counted.length === 1 || unit !== 'minute' || value < HOUR);
  return sized.length === 1 ? sized.map(({ at }) => at) : undefined;
}

/** The habits whose size gives way to another one; in another unit the one whose act is counted in it: no walk has pages. */
export function givingWay(
  habits: readonly PlannedHabit[],
  { value, present }: FoundSize,
): readonly number[] | undefined {
  const places = habits.flatMap((habit, at) => (present && saysNumber(habit, present.value) ? [at] : []));
  const unit = value.is === 'value' ? value.amount.unit : null;
  const isOther = unit !== null && present?.unit !== null && unit !== present?.unit;
  return isOther && (places.length > 1 || ACTS_OF.has(unit)) ? ofAct(habits, unit, places) : places;
}
