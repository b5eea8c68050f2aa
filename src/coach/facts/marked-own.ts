import type { PlannedHabit } from '#core/plan/plan.ts';

/** Which habits came out of the knowledge base, and which are in words of the person's own. */
export const markedOwn = (habits: readonly PlannedHabit[]): (PlannedHabit & { readonly isOwn: boolean })[] =>
  habits.map((habit) => ({ ...habit, isOwn: typeof habit.templateId !== 'string' }));
