import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import type { GoalFacts, PlanFacts } from './port.ts';

/** The label of a text that could not be read: plans stay gentle. */
export const UNREAD: SafetyLabel = 'caution';

/** The goal as if nothing had been said of it. */
export function unspoken({ currentLevel, safetyLabel }: GoalFacts): GoalFacts {
  return { description: '', currentFrictions: '', currentLevel, safetyLabel: strongerLabel(safetyLabel, UNREAD) };
}

/** The facts of a plan as if nothing had been said of its goal. */
export function unspokenPlan({ goal, identity, mode }: PlanFacts): PlanFacts {
  return { goal: unspoken(goal), identity: { ...identity, description: '' }, mode, otherHabits: [] };
}
