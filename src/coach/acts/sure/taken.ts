import type { PlanAct } from '#contract/plan-act.ts';
import type { Range } from '#coach/text/reading.ts';

/** What a part of a message was taken for. */
export type Taken = {
  readonly within: Range;
  readonly acts: readonly PlanAct[];
  /** The words that say which habit is meant; null where they stand between values. */
  readonly named: Range | null;
};
