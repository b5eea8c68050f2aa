/** Characters of a goal's description and of its frictions. */
export const GOAL_TEXT = { min: 10, max: 2000 } as const;

/** How close somebody says they are to the goal. */
export const CURRENT_LEVELS = ['not_started', 'some_progress', 'mostly_there', 'very_close'] as const;
export type CurrentLevel = (typeof CURRENT_LEVELS)[number];

export const GOAL_STATUSES = ['active', 'completed', 'draft'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];
