import type { GoalStatus } from '#core/goal/goal.ts';

type PlannedIdentity = { id: string; hasPlan: boolean };

export type GoalStage = 'needs_identity' | 'needs_plan' | 'active' | 'completed' | 'draft';

export type NextStep = { step: 'identity'; goalId: string } | { step: 'plan'; identityId: string } | { step: 'done' };

export type IdentityAction =
  | 'plan_needed'
  | 'check_in'
  | 'weekly_review'
  | 'week_complete'
  | 'done_today'
  | 'paused'
  | 'waiting';

/** How far a goal has come. Without an identity it needs one, whatever its status; an active one may still need a plan. */
export function goalStage({
  goal,
  identities,
}: {
  goal: { status: GoalStatus };
  identities: readonly PlannedIdentity[];
}): GoalStage {
  if (identities.length === 0) return 'needs_identity';
  if (goal.status !== 'active') return goal.status;
  return identities.every((identity) => identity.hasPlan) ? 'active' : 'needs_plan';
}

/** Where setting up a goal goes on: its identity, else the plan of its first identity without one, else nowhere. */
export function getNextStep({
  goalId,
  identities,
}: {
  goalId: string;
  identities: readonly PlannedIdentity[];
}): NextStep {
  if (identities.length === 0) return { step: 'identity', goalId };
  const unplanned = identities.find((identity) => !identity.hasPlan);
  return unplanned ? { step: 'plan', identityId: unplanned.id } : { step: 'done' };
}

/**
 * What the button of an identity card offers, first that applies: plan, check in, review, week complete, done today. On a paused day
 * nothing asks for the check-in. When no plan covers today: 'waiting' with an upcoming plan, 'weekly_review' after an ended one that
 * nobody reviewed, else 'plan_needed'.
 */
export function identityAction({
  hasPlan,
  canCheckInToday,
  checkedInToday,
  reviewDue,
  reviewDone,
  isLastDay,
  isPaused = false,
  hasUpcomingPlan = false,
}: {
  hasPlan: boolean;
  canCheckInToday: boolean;
  checkedInToday: boolean;
  /** Due or overdue, and not completed. */
  reviewDue: boolean;
  /** The review of the running week, or of the last one that ended, is completed. */
  reviewDone: boolean;
  isLastDay: boolean;
  /** Today is taken out of the plan. */
  isPaused?: boolean;
  /** A plan starts after today; `hasPlan` is true with it. */
  hasUpcomingPlan?: boolean;
}): IdentityAction {
  if (!hasPlan) return 'plan_needed';
  if (canCheckInToday && !checkedInToday && !isPaused) return 'check_in';
  if (reviewDue) return 'weekly_review';
  if (reviewDone && isLastDay) return 'week_complete';
  if (canCheckInToday) return checkedInToday ? 'done_today' : 'paused';
  return actionWithoutPlanToday({ hasUpcomingPlan, reviewDone });
}

function actionWithoutPlanToday(known: { hasUpcomingPlan: boolean; reviewDone: boolean }): IdentityAction {
  if (known.hasUpcomingPlan) return 'waiting';
  return known.reviewDone ? 'plan_needed' : 'weekly_review';
}

/** True for a user who has nothing and never had a goal: only they are sent to goal capture. */
export function isNewcomer({
  goals,
  identities,
  hadGoal = false,
}: {
  goals: number;
  identities: number;
  hadGoal?: boolean;
}): boolean {
  return goals === 0 && identities === 0 && !hadGoal;
}

/** The part of the day for a greeting, by the local hour: morning from 5, afternoon from 12, evening from 17, night from 22. */
export function dayPart(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
