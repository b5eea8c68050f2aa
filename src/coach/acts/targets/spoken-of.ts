import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { nameOf } from '../saying/habit-names.ts';
import { namedPlaces, namesIn } from './target-names.ts';

/** Turns before these are not what `both` is about. */
const LATELY = 4;

const COUNTED = [
  [2, '(both|the two|those two|these two|them two|the pair)'],
  [3, '(all three|the three|those three|these three|them three)'],
  [4, '(all four|the four|those four|these four)'],
].map(([count, source]) => ({
  count: Number(count),
  pattern: new Pattern(`${source} (of)? (them|em|these|those|you)?`),
}));

/** How many habits words point at without naming them: `both of em`, `those two`, `all three`; null where they do not. */
export const countedIn = (reading: Reading, within: Range): number | null =>
  COUNTED.find(({ pattern }) => pattern.find(reading, within))?.count ?? null;

/** The habits that a text of either side speaks of. */
function spokenIn(text: string, habits: readonly PlannedHabit[]): readonly number[] {
  const reading = read(text);
  const parts = reading.tokens.flatMap(({ word, after }, at) => (word === 'and' || after !== '' ? [at + 1] : []));
  const named = [...parts, reading.tokens.length].flatMap((to, at, ends) => {
    const places = namedPlaces(namesIn(reading, { from: ends[at - 1] ?? 0, to }), habits);
    return places.length === 1 ? places : [];
  });
  const isSaid = (habit: PlannedHabit) => text.toLowerCase().includes(nameOf(habit, habits).toLowerCase());
  return habits.flatMap((habit, at) =>
    isSaid(habit) || text.includes(habit.description) || named.includes(at) ? [at] : [],
  );
}

/** The last so many habits that were spoken of; null when it cannot be told which they are. */
export function lastSpokenOf(count: number, { facts, habits }: PlanState, spoken: readonly number[]): number[] | null {
  if (habits.length === count) return habits.map((_, at) => at);
  const found = new Set(spoken);
  for (const { content } of facts.messages.slice(0, -1).slice(-LATELY).toReversed()) {
    if (found.size >= count) break;
    for (const place of spokenIn(content, habits)) found.add(place);
  }
  return found.size === count ? [...found] : null;
}
