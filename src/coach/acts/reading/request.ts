import { type PlanAct, type OwnHabit } from '#contract/plan-act.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import type { Meant } from '../targets/targets.ts';

/** What is known of a clause before it is read for what it asks. */
export type Clause = {
  readonly reading: Reading;
  readonly within: Range;
  readonly state: PlanState;
  /** Habits that an earlier part of the message was about. */
  readonly spoken: readonly number[];
};

/** Something that a clause asks for, to be done with the habits that it means. */
export type Request = {
  readonly meant: Meant;
  /** The acts for these habits; none when only the habits are named (`keep the walk`). */
  readonly toActs: (places: readonly number[]) => PlanAct[];
  /** The habits that are meant where none is named: undefined asks which. */
  readonly otherwise?: readonly number[];
  /** What would be added when the name is not in the plan. */
  readonly own?: OwnHabit | null;
};
