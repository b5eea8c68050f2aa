import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety-labels.ts';
import { noteHeard } from './heard-words.ts';
import { getGoal, type GoalRow, noteOnGoal } from './queries.ts';

/**
 * Raises the safety label of goals if the new one is stronger: later plans apply it again. `shownAt` is when their help card was shown, if the same
 * answer includes it, `told` what it was heard in. A crisis mentioned again is asked about again; a label that its owner called a misreading holds a goal
 * again only where nothing may be planned under it.
 */
export async function noteSafety(
  userId: string,
  goalIds: readonly string[],
  label: SafetyLabel,
  { shownAt = null, told = [] }: { shownAt?: Date | null; told?: readonly string[] } = {},
): Promise<void> {
  if (label === 'none' || goalIds.length === 0) return;
  if (told.length > 0) await noteHeard(userId, told, { isDanger: stopsCoaching(label) });
  for (const goalId of goalIds) {
    const goal = await getGoal(userId, goalId);
    const note = goal && noteOf(goal, label, shownAt);
    if (note) await noteOnGoal(userId, goalId, note);
  }
}

function noteOf(goal: GoalRow, label: SafetyLabel, shownAt: Date | null): Partial<GoalRow> | null {
  const safetyLabel = strongerLabel(goal.safetyLabel, label);
  const misread = goal.misread.filter((one) => one !== label);
  if (misread.length < goal.misread.length && !stopsCoaching(label)) return null;
  if (label !== 'crisis') return safetyLabel === goal.safetyLabel ? null : { safetyLabel, misread };
  const crisisShownAt = shownAt ?? (goal.safetyLabel === 'crisis' ? goal.crisisShownAt : null);
  return { safetyLabel, crisisShownAt, crisisAnsweredAt: null, misread };
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
