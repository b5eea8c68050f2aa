import { HABITS_PER_PLAN, type PlannedHabit } from './plan.ts';

/** The default selection: the indices of the first two core habits and the first experimental one. */
export function preselected(habits: readonly Pick<PlannedHabit, 'habitType'>[]): number[] {
  const left = { core: HABITS_PER_PLAN.minCore as number, experimental: 1 };
  return habits.flatMap(({ habitType }, index) => {
    if (left[habitType] === 0) return [];
    left[habitType] -= 1;
    return [index];
  });
}

type Recognisable = Pick<PlannedHabit, 'description' | 'seriesId' | 'templateId'>;

/** True for the same habit, also when its words, its size or its days have changed. */
export function isSameHabit(a: Recognisable, b: Recognisable): boolean {
  if (a.seriesId && b.seriesId) return a.seriesId === b.seriesId;
  if (a.templateId && b.templateId) return a.templateId === b.templateId;
  return a.description.trim().toLowerCase() === b.description.trim().toLowerCase();
}

/**
 * Carries a selection over to a refined list: selected habits that still exist stay selected at their new index, and a new habit in the place of
 * a removed selected one inherits its tick: it was swapped, not given up. `fresh` are the indices of habits that are new in the list.
 */
export function carriedOver({
  habits,
  selection,
  refined,
}: {
  habits: readonly Recognisable[];
  selection: readonly number[];
  refined: readonly Recognisable[];
}): { selection: number[]; fresh: number[] } {
  const placeBefore = new Map<number, number>();
  const taken = new Set<number>();
  for (const [place, habit] of refined.entries()) {
    const before = habits.findIndex((other, index) => !taken.has(index) && isSameHabit(other, habit));
    if (before === -1) continue;
    taken.add(before);
    placeBefore.set(place, before);
  }
  const places = refined.map((_, place) => place);
  return {
    selection: places.filter((place) => selection.includes(placeBefore.get(place) ?? (taken.has(place) ? -1 : place))),
    fresh: places.filter((place) => !placeBefore.has(place)),
  };
}

/**
 * What is ticked for the user when a plan is offered: the first two core habits and the first experimental one. The load of
 * an offer is the load of these.
 */
export function preselectedHabits(habits: readonly PlannedHabit[]): PlannedHabit[] {
  const places = preselected(habits);
  return habits.filter((_habit, at) => places.includes(at));
}
