import type { HabitType, PlannedHabit } from '#core/plan/plan.ts';
import type { HeldHabit } from '../care.ts';
import type { WordedChange } from './word-changes.ts';

/** What the person has settled for next week, set beside the plan before. */
export type SaidPlan = {
  /** Habits that stay in other words, on other days or at another time. */
  readonly changed: readonly { readonly before: HeldHabit; readonly after: HeldHabit }[];
  readonly gone: readonly HeldHabit[];
  readonly fresh: readonly HeldHabit[];
};

const NOTHING: SaidPlan = { changed: [], gone: [], fresh: [] };

/** What is done, when, how often and how much of it; not its place in the list. */
const sayings = ({ description, implementationIntention, targetFrequency, days, measure }: PlannedHabit) =>
  JSON.stringify([description, implementationIntention, targetFrequency, days ?? null, measure ?? null]);

/**
 * What of the plan before is to be otherwise because the person said so: it stands as it was said, and no rule touches it. What a safety label
 * bars is not taken over.
 */
export function saidPlan(
  before: readonly HeldHabit[],
  said: readonly PlannedHabit[] | undefined,
  { bars, newSeriesId }: { bars: (habit: PlannedHabit) => boolean; newSeriesId: () => string },
): SaidPlan {
  if (!said) return NOTHING;
  const next = Math.max(-1, ...before.map(({ order }) => order)) + 1;
  const known = new Map(before.map((habit) => [habit.seriesId, habit]));
  const changed = said.flatMap((habit) => {
    const old = habit.seriesId ? known.get(habit.seriesId) : undefined;
    if (!old || sayings(old) === sayings(habit) || bars(habit)) return [];
    return [{ before: old, after: { ...habit, seriesId: old.seriesId, order: old.order } }];
  });
  const fresh = said
    .filter((habit) => !(habit.seriesId && known.has(habit.seriesId)) && !bars(habit))
    .map((habit, at) => ({ ...habit, seriesId: newSeriesId(), order: next + at }));
  const gone = before.filter(({ seriesId }) => !said.some((habit) => habit.seriesId === seriesId));
  return { changed, fresh, gone: removable(before, { gone, fresh }) };
}

/** Two core habits hold a plan up: of those that were to go the first ones stay where there would be fewer. */
function removable(
  before: readonly HeldHabit[],
  { gone, fresh }: Pick<SaidPlan, 'gone' | 'fresh'>,
): readonly HeldHabit[] {
  const count = (habits: readonly { habitType: HabitType }[]) =>
    habits.filter(({ habitType }) => habitType === 'core').length;
  let left = count(before) + count(fresh) - 2;
  return gone.filter(({ habitType }) => {
    if (habitType !== 'core') return true;
    left -= 1;
    return left >= 0;
  });
}

/** The same as changes of the plan, with what was seen of each habit. */
export function saidChanges(
  { changed, gone, fresh }: SaidPlan,
  observedOf: (seriesId: string) => WordedChange['observed'],
): WordedChange[] {
  const said = { reasonCode: 'SAID', friction: null, moved: 0 } as const;
  return [
    ...changed.map(
      ({ before, after }): WordedChange => ({
        ...said,
        kind: 'own',
        seriesId: before.seriesId,
        before,
        after,
        observed: observedOf(before.seriesId),
        asked: after.targetFrequency,
      }),
    ),
    ...gone.map(
      (before): WordedChange => ({
        ...said,
        kind: 'drop',
        seriesId: before.seriesId,
        before,
        after: null,
        observed: observedOf(before.seriesId),
        asked: 0,
      }),
    ),
    ...fresh.map(
      (after): WordedChange => ({
        ...said,
        kind: 'add',
        seriesId: after.seriesId,
        before: null,
        after,
        observed: null,
        asked: after.targetFrequency,
      }),
    ),
  ];
}
