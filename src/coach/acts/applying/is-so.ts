import { toNamedDays } from '#core/habit/week-target.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { amountOf } from '../values/read-values.ts';
import { withCue } from './cue-sentence.ts';

function isOfHabit(act: Extract<PlanAct, { target: number }>, habit: PlannedHabit): boolean {
  switch (act.act) {
    case 'days':
      return Array.isArray(act.to)
        ? JSON.stringify(toNamedDays(act.to)) === JSON.stringify(toNamedDays(habit.days ?? []))
        : act.to === habit.targetFrequency;
    case 'resize':
      return typeof act.to === 'object' && amountOf(habit, act.to.unit)?.value === act.to.value;
    case 'cue':
      return withCue(habit, act.cue).implementationIntention === habit.implementationIntention;
    case 'with':
      return habit.description.toLowerCase().includes(`with ${act.who.toLowerCase()}`);
    case 'reword':
      return habit.description === act.text;
    case 'kind':
      return habit.habitType === act.habitType;
    default:
      return false;
  }
}

/** Whether a plan is already as an act wants it, field by field. */
export function isSo(act: PlanAct, habits: readonly PlannedHabit[]): boolean {
  if (act.act === 'keep-only') return habits.every((_, at) => act.targets.includes(at));
  if (act.act === 'how-many') return habits.length === act.count;
  const habit = 'target' in act ? habits[act.target] : undefined;
  return 'target' in act && habit !== undefined && isOfHabit(act, habit);
}
