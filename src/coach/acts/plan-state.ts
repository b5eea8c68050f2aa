import type { PlannedHabit } from '#core/plan/plan.ts';
import type { RefineFacts } from '#coach/port.ts';

/** What a turn about a plan is read against. */
export type PlanState = {
  readonly facts: RefineFacts;
  readonly habits: readonly PlannedHabit[];
  /** The place of the habit that was spoken of last; null when none was, or several were. */
  readonly focus: number | null;
};
