import type { CalendarDay } from '#core/calendar.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';

/**
 * Where a check-in stands: being filled in, being compared with what is there, waiting for the word to overwrite, being saved,
 * saved. What was ticked outlives every step.
 */
export type CheckInFlow = {
  step: 'form' | 'checking' | 'confirm' | 'saving' | 'success';
  /** Ids of the habits that were done. */
  done: ReadonlySet<string>;
  /** By identity. */
  notes: Readonly<Record<string, string>>;
  /** Identities whose check-in of that day would be overwritten. */
  existing: readonly string[];
  /** The prepared answer that a note called for. */
  safety: SafetyAnswer;
  /** True after a try that did not get through, until the next one. */
  hasFailed: boolean;
};

export type CheckInAction =
  | { type: 'ticked'; habitId: string }
  | { type: 'noted'; identityId: string; text: string }
  | { type: 'submitted' }
  | { type: 'found existing'; identityIds: readonly string[] }
  | { type: 'saving' }
  | { type: 'cancelled' }
  | { type: 'saved'; safety: SafetyAnswer }
  | { type: 'failed' };

/** An empty form, or, where the day has completions and notes already, one that shows them. */
export function openCheckIn({
  groups,
  date,
  notes,
}: {
  groups: readonly HabitGroup[];
  date: CalendarDay;
  notes: CheckInFlow['notes'];
}): CheckInFlow {
  const habits = groups.flatMap((group) => group.habits);
  const done = habits.filter((habit) => habit.completedDays.includes(date)).map((habit) => habit.id);
  return { step: 'form', done: new Set(done), notes, existing: [], safety: null, hasFailed: false };
}

/** The check-in after one step. Ticks and notes change in the form only, so that what is saved is what was shown. */
export function checkInReducer(flow: CheckInFlow, action: CheckInAction): CheckInFlow {
  switch (action.type) {
    case 'ticked': {
      if (flow.step !== 'form') return flow;
      const done = new Set(flow.done);
      if (!done.delete(action.habitId)) done.add(action.habitId);
      return { ...flow, done };
    }
    case 'noted':
      if (flow.step !== 'form') return flow;
      return { ...flow, notes: { ...flow.notes, [action.identityId]: action.text } };
    case 'submitted':
      return flow.step === 'form' ? { ...flow, step: 'checking', hasFailed: false } : flow;
    case 'found existing':
      return { ...flow, step: 'confirm', existing: action.identityIds };
    case 'saving':
      return { ...flow, step: 'saving' };
    case 'cancelled':
    case 'failed':
      return { ...flow, step: 'form', existing: [], hasFailed: action.type === 'failed' };
    case 'saved':
      return { ...flow, step: 'success', existing: [], safety: action.safety };
  }
}

/** Core habits first, each kind in the order of the plan. */
export function inCheckInOrder<H extends Pick<Habit, 'habitType' | 'order'>>(habits: readonly H[]): H[] {
  const rank = (habit: H) => (habit.habitType === 'core' ? 0 : 1);
  return habits.toSorted((a, b) => rank(a) - rank(b) || a.order - b.order);
}

/** How often a habit was done in its week, with what is ticked for `date` now. */
export function completionsWith({ habit, date, isDone }: { habit: Habit; date: CalendarDay; isDone: boolean }): number {
  const others = habit.completedDays.filter((day) => day !== date).length;
  return others + (isDone ? 1 : 0);
}
