import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { CHOICES } from '#core/review/review.ts';
import { adaptPlan, type AdaptFacts } from '#coach/builtin/adapting/adapt-plan.ts';
import { habitDifference } from '#coach/builtin/adapting/habit-difference.ts';

/** What a choice would make of next week: what changes, a sentence a habit, and the names of the habits that stay. */
export type NextWeek = {
  readonly choice: Choice;
  readonly changes: readonly string[];
  readonly stays: readonly string[];
};

/** Next week for each choice, as it would be offered, without making a plan of it. */
export function nextWeeks(
  facts: Omit<AdaptFacts, 'choice' | 'newSeriesId'> & { readonly seriesIds: readonly string[] },
): NextWeek[] {
  return CHOICES.map((choice) => {
    const open = [...facts.seriesIds];
    const { changes } = adaptPlan({ ...facts, choice, newSeriesId: () => open.shift() as string });
    const lines = changes.map(({ before, after }) => ({
      habit: after ?? before,
      line: habitDifference(before, after),
    }));
    return {
      choice,
      changes: lines.flatMap(({ line }) => line ?? []),
      stays: lines.flatMap(({ habit, line }) => (line === null && habit ? [habit.description] : [])),
    };
  });
}
