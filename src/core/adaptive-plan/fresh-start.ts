import type { PlanDraft } from './draft.ts';
import { getHabit } from './repair.ts';
import type { AdaptiveHabit, Candidate } from './terms.ts';

const CORE = 2;
const LEAST_LOAD = 4;
const MOST_LOAD = 10;

/** The maximum load of a fresh start: half of the load before, between 4 and 10. */
export function freshStartCap(loadBefore: number): number {
  return Math.max(LEAST_LOAD, Math.min(MOST_LOAD, Math.floor(loadBefore / 2)));
}

/** One more day in turn, up to what is usual, while the load stays under the cap. */
function spread(chosen: readonly Candidate[], cap: number): AdaptiveHabit[] {
  const frequencies = chosen.map(() => 1);
  const total = () => frequencies.reduce((sum, frequency) => sum + frequency, 0);
  for (let grew = true; grew && total() < cap; ) {
    grew = false;
    chosen.forEach((candidate, at) => {
      const usual = Math.max(candidate.frequency.default, 2);
      if (total() >= cap || (frequencies[at] ?? 0) >= usual) return;
      frequencies[at] = (frequencies[at] ?? 0) + 1;
      grew = true;
    });
  }
  return chosen.map((candidate, at) => getHabit(candidate, frequencies[at] ?? 1));
}

/** Two core habits and one experiment, all new and easy; what was hardly ever done does not come back. */
export function freshStart(draft: PlanDraft, candidates: readonly Candidate[]): void {
  const avoided = new Set(
    draft.habits.filter((habit) => draft.standing(habit).status === 'failing').map(({ templateId }) => templateId),
  );
  const open = candidates.filter(({ templateId }) => !avoided.has(templateId));
  const core = open.filter(({ habitType }) => habitType === 'core').slice(0, CORE);
  const experiment = open.filter(({ habitType }) => habitType === 'experimental').slice(0, 1);
  for (const habit of draft.habits) draft.drop(habit, 'FRESH_START');
  const cap = freshStartCap(draft.loadBefore);
  for (const habit of spread([...core, ...experiment], cap)) draft.add(habit, 'FRESH_START');
}
