import type { PlanAct } from '#contract/plan-act.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { planInSize } from '../applying/resize.ts';
import { isEmpty, type Values } from './said-values.ts';
import type { Clause } from '../reading/request.ts';

const ofLength = new Pattern('(shorter|shorten|longer|lengthen)');

/** What a size up or down and nothing else comes to for the whole plan; `shorter` is of each habit's own size. */
export function planActs(clause: Clause, { size, ...rest }: Values, targets: readonly number[]): PlanAct[] | null {
  const { habits } = clause.state;
  const isStep = size?.value.is === 'step' && !ofLength.find(clause.reading, clause.within);
  const step = isStep && size.value.is === 'step' && isEmpty({ ...rest, size: null }) ? size.value.to : null;
  return step && targets.length > 1 && targets.length === habits.length ? planInSize(habits, step) : null;
}
