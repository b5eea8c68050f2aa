import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip } from '#contract/plan-act.ts';
import type { ChatTurn, GoalFacts, IdentityFacts } from '#coach/port.ts';

/** What a conversation about a plan stands on when something is said that changes nothing by itself. */
export type TalkState = {
  readonly goal: GoalFacts;
  readonly identity: IdentityFacts;
  readonly habits: readonly PlannedHabit[];
  /** Oldest first; the last turn is the user's. */
  readonly messages: readonly ChatTurn[];
  /** The place of the habit that was spoken of last. */
  readonly lastSpokenOf: number | null;
  /** The chips under the coach's last reply: a yes takes the first of them, when that reply asked. */
  readonly offered: readonly Chip[];
};
