import type { PlanAct } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { stepSize } from '../applying/resize.ts';
import { isEmpty, type Values } from './said-values.ts';
import type { Clause } from '../reading/request.ts';

const ofLength = new Pattern('(shorter|shorten|longer|lengthen)');

/** The whole plan a size down or up: what has no other size is done on fewer days, or on more; what is done once a week stays. */
const planInSize = (habits: readonly PlannedHabit[], to: 'smaller' | 'larger'): PlanAct[] =>
  habits.flatMap((habit, target): PlanAct[] => {
    if (stepSize(habit, to === 'smaller' ? -1 : 1)) return [{ act: 'resize', target, to }];
    const isOnce = to === 'smaller' && habit.targetFrequency === 1;
    return isOnce ? [] : [{ act: 'days', target, to: to === 'smaller' ? 'fewer' : 'more' }];
  });

/** What a size up or down and nothing else comes to for the whole plan; `shorter` is of each habit's own size. */
export function planActs(clause: Clause, { size, ...rest }: Values, targets: readonly number[]): PlanAct[] | null {
  const { habits } = clause.state;
  if (size?.value.is !== 'step' || !isEmpty({ ...rest, size: null })) return null;
  const isWhole = targets.length > 1 && targets.length === habits.length;
  return isWhole && !ofLength.find(clause.reading, clause.within) ? planInSize(habits, size.value.to) : null;
}
