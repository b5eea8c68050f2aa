import { type SafetyLabel, strongerLabel } from '#core/safety.ts';
import { goalOf, noteOnGoal } from './queries.ts';

/** Keeps a safety label on a goal when it is stronger than the one there: later plans apply it again. */
export async function noteSafety(userId: string, goalId: string, label: SafetyLabel): Promise<void> {
  if (label === 'none') return;
  const goal = await goalOf(userId, goalId);
  if (!goal) return;
  const safetyLabel = strongerLabel(goal.safetyLabel, label);
  if (safetyLabel !== goal.safetyLabel) await noteOnGoal(userId, goalId, { safetyLabel });
}
