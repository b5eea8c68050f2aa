import type { Ticks } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { getLabel } from '#coach/builtin/domain/plan-label.ts';
import { easyOnly } from '#coach/builtin/planning/start-level.ts';
import type { PlanState } from '../plan-state.ts';

/** What became of one habit; null on one side when it came or went. */
export type Change = {
  readonly from: PlannedHabit | null;
  readonly to: PlannedHabit | null;
  /** What stands there now is another habit, not the same one changed. */
  readonly isOther?: boolean;
};

/** Why something that was asked for is not, or not wholly, as it was asked for. */
export type Note = {
  readonly is:
    | 'two-core'
    | 'unsafe'
    | 'full'
    | 'many'
    | 'gentle'
    | 'smallest'
    | 'largest'
    | 'no-other'
    | 'there'
    | 'nothing-before'
    | 'most-days'
    | 'same'
    | 'unmade'
    | 'not-found';
  readonly habit: PlannedHabit | null;
  readonly words?: string;
};
export type Applied = {
  readonly habits: PlannedHabit[];
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  readonly isUndone: boolean;
  readonly isRebuilt: boolean;
  readonly isReordered: boolean;
  /** What was asked to be chosen, or not any more. */
  readonly ticks: Ticks;
};

/** A place of the plan while acts are carried out: what stood there first, and what stands there now. */
export type Slot = Change & { readonly place: number };
export type Work = {
  readonly state: PlanState;
  /** Whether a slot is to be chosen, by its place. */
  readonly ticks: Map<number, boolean>;
  slots: Slot[];
  notes: Note[];
  isReordered: boolean;
};

export const standing = ({ slots }: Work): PlannedHabit[] => slots.flatMap(({ to }) => to ?? []);
export const coreCount = (work: Work) => standing(work).filter(({ habitType }) => habitType === 'core').length;
export const nextOrder = (work: Work) =>
  Math.max(-1, ...work.slots.flatMap(({ from, to }) => [from?.order ?? -1, to?.order ?? -1])) + 1;
export const isGentle = ({ state }: Work) => easyOnly(getLabel(state.facts));

export function note(work: Work, is: Note['is'], habit: PlannedHabit | null = null, words?: string): void {
  work.notes.push({ is, habit, ...(words !== undefined && { words }) });
}

export function put(work: Work, target: number, to: PlannedHabit | null, isOther = false): void {
  work.slots = work.slots.map((slot, at) => (at === target ? { ...slot, to, ...(isOther && { isOther }) } : slot));
}

export const isUnsafe = (habit: Pick<PlannedHabit, 'description' | 'implementationIntention'>) =>
  isUnsafeText(`${habit.description} ${habit.implementationIntention}`);
