import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety-labels.ts';
import { getGoal, noteOnGoal } from './queries.ts';

/**
 * Raises a goal's safety label if the new one is stronger: later plans apply it again. `shownAt` is when its help card was shown, if the same
 * answer includes it. A crisis mentioned again is asked about again; a label that its owner called a misreading holds the goal again only where
 * nothing may be planned under it.
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
  const misread = goal.misread.filter((one) => one !== label);
  if (misread.length < goal.misread.length && !stopsCoaching(label)) return;
  if (label === 'crisis') {
    const crisisShownAt = shownAt ?? (goal.safetyLabel === 'crisis' ? goal.crisisShownAt : null);
    return noteOnGoal(userId, goalId, { safetyLabel, crisisShownAt, crisisAnsweredAt: null, misread });
  }
  if (safetyLabel !== goal.safetyLabel) await noteOnGoal(userId, goalId, { safetyLabel, misread });
}

/** A prepared answer with the goal on which its label is kept, for whoever was misread. */
export function keptOn<Safety extends object>(goalId: string, safety: Safety | null) {
  return safety && { ...safety, goals: [goalId] };
}

/** Marks the help card as shown: from the next visit on, one gentle question replaces it. */
export async function noteCardShown(userId: string, goalId: string, now: Date): Promise<void> {
  const goal = await getGoal(userId, goalId);
  if (goal?.safetyLabel === 'crisis' && goal.crisisShownAt === null)
    await noteOnGoal(userId, goalId, { crisisShownAt: now });
}
