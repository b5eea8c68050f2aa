import { coreStillNeeded, type HabitType, HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import { toggled } from './plan-selection.ts';

/** A plan that can be changed, as it is and as it was. */
export type PlanState = {
  readonly habits: readonly PlannedHabit[];
  /** Places in `habits`. */
  readonly selection: readonly number[];
  /** By series of an undone change: the habit as it was before undoing. */
  readonly takenBack: Readonly<Record<string, PlannedHabit>>;
};

/**
 * What a change did, and to which habit: `said` is one that the coach made, `switched` one of the next week's that was taken back or not, `resumed`
 * what was begun before and gone on with.
 */
export type Did = {
  readonly what: 'added' | 'changed' | 'removed' | 'moved' | 'ticked' | 'unticked' | 'said' | 'switched' | 'resumed';
  readonly name: string;
};

export type PlanHistory = PlanState & {
  /** Before each of the last changes, the newest last. */
  readonly past: readonly (PlanState & { readonly did: Did })[];
};

/** Changes that can be taken back. */
export const UNDO_MAX = 10;

export type HandAction =
  | { readonly type: 'toggled'; readonly index: number }
  /** Null for a habit that is new. */
  | { readonly type: 'saved'; readonly index: number | null; readonly habit: PlannedHabit }
  | { readonly type: 'removed'; readonly index: number }
  | { readonly type: 'moved'; readonly index: number; readonly by: 1 | -1 }
  | { readonly type: 'undone' };

/** The plan after one more change. */
export function withStep<P extends PlanHistory>(plan: P, next: Partial<PlanState>, did: Did): P {
  const { habits, selection, takenBack } = plan;
  return { ...plan, ...next, past: [...plan.past, { habits, selection, takenBack, did }].slice(-UNDO_MAX) };
}

/** The plan before its last change. */
export function withoutLastStep<P extends PlanHistory>(plan: P): P {
  const last = plan.past.at(-1);
  if (!last) return plan;
  const { did: _did, ...before } = last;
  return { ...plan, ...before, past: plan.past.slice(0, -1) };
}

/** Whether the habit can go, or become an experiment: two core habits are the least. */
export function canSpare(habits: readonly PlannedHabit[], index: number): boolean {
  return habits[index]?.habitType !== 'core' || coreStillNeeded(habits.toSpliced(index, 1)) === 0;
}

export function canAdd(habits: readonly PlannedHabit[]): boolean {
  return habits.length < HABITS_PER_PLAN.max;
}

/** The places of the habits of one type, in their order. */
export function placesOf(habits: readonly PlannedHabit[], type: HabitType): number[] {
  return habits.flatMap((habit, index) => (habit.habitType === type ? [index] : []));
}

/** Where a habit stands once it has moved among those of its type; null at the end. */
export function placeAfter(habits: readonly PlannedHabit[], index: number, by: 1 | -1): number | null {
  const places = placesOf(habits, habits[index]?.habitType ?? 'core');
  return places[places.indexOf(index) + by] ?? null;
}

/** What each habit goes by in a list: two may share their words. */
export function keysOf(habits: readonly PlannedHabit[]): string[] {
  const seen = new Map<string, number>();
  return habits.map(({ seriesId, templateId, description }) => {
    const key = seriesId ?? templateId ?? description;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${times} ${key}`;
  });
}

function saved<P extends PlanHistory>(plan: P, index: number | null, habit: PlannedHabit): P {
  const { habits, selection } = plan;
  const name = habit.description;
  if (index !== null) return withStep(plan, { habits: habits.with(index, habit) }, { what: 'changed', name });
  if (!canAdd(habits)) return plan;
  return withStep(
    plan,
    { habits: [...habits, habit], selection: [...selection, habits.length] },
    { what: 'added', name },
  );
}

function removed<P extends PlanHistory>(plan: P, index: number): P {
  if (!canSpare(plan.habits, index)) return plan;
  const selection = plan.selection.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one));
  const name = plan.habits[index]?.description ?? '';
  return withStep(plan, { habits: plan.habits.toSpliced(index, 1), selection }, { what: 'removed', name });
}

function moved<P extends PlanHistory>(plan: P, index: number, by: 1 | -1): P {
  const { habits, selection } = plan;
  const to = placeAfter(habits, index, by);
  const [habit, other] = [habits[index], habits[to ?? -1]];
  if (to === null || !habit || !other) return plan;
  const swapped = (place: number) => (place === index ? to : place === to ? index : place);
  return withStep(
    plan,
    { habits: habits.with(index, other).with(to, habit), selection: selection.map(swapped).toSorted((a, b) => a - b) },
    { what: 'moved', name: habit.description },
  );
}

/** The plan after somebody changed it by hand; the same where there is nothing to change. */
export function edited<P extends PlanHistory>(plan: P, action: HandAction): P {
  switch (action.type) {
    case 'toggled': {
      const what = plan.selection.includes(action.index) ? 'unticked' : 'ticked';
      const name = plan.habits[action.index]?.description ?? '';
      return withStep(plan, { selection: toggled(plan.selection, action.index) }, { what, name });
    }
    case 'saved':
      return saved(plan, action.index, action.habit);
    case 'removed':
      return removed(plan, action.index);
    case 'moved':
      return moved(plan, action.index, action.by);
    case 'undone':
      return withoutLastStep(plan);
  }
}
