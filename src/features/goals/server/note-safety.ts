import { type SafetyLabel, strongerLabel } from '#core/coaching/safety.ts';
import { getGoal, noteOnGoal } from './queries.ts';

/**
 * Keeps a safety label on a goal when it is stronger than the one there: later plans apply it again. `shownAt` is when the help card
 * was shown for it, where the same answer carries it. A crisis that is told anew is asked about anew.
 */
export async function noteSafety(
  userId: string,
  goalId: string,
  label: SafetyLabel,
  { shownAt = null }: { shownAt?: Date | null } = {},
): Promise<void> {
  if (label === 'none') return;
  const goal = await getGoal(userId, goalId);
  if (!goal) return;
  const safetyLabel = strongerLabel(goal.safetyLabel, label);
  if (label === 'crisis') {
    const crisisShownAt = shownAt ?? (goal.safetyLabel === 'crisis' ? goal.crisisShownAt : null);
    return noteOnGoal(userId, goalId, { safetyLabel, crisisShownAt, crisisAnsweredAt: null });
  }
  if (safetyLabel !== goal.safetyLabel) await noteOnGoal(userId, goalId, { safetyLabel });
}

/** The help card goes out with this answer: from the next visit on, one gentle question stands in its place. */
export async function noteCardShown(userId: string, goalId: string, now: Date): Promise<void> {
  const goal = await getGoal(userId, goalId);
  if (goal?.safetyLabel === 'crisis' && goal.crisisShownAt === null)
    await noteOnGoal(userId, goalId, { crisisShownAt: now });
}
