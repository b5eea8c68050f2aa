import { bySeries, type PlanDraft } from './draft.ts';
import { type AdaptiveHabit, rungBeside } from './terms.ts';

const MOST_IN_EMERGENCY = 3;
const LEAST_HABITS = 2;

/** The days of a full week in proportion to those left, at least one: 5 days a week with 4 left are 3. */
function scaled(frequency: number, daysLeft: number): number {
  return Math.min(daysLeft, frequency, Math.max(1, Math.floor((frequency * daysLeft) / 7 + 0.5)));
}

/**
 * The rest of a week (1 to 7 days): core habits before experiments, highest adherence first, at most one habit more than there are days. In an
 * emergency at most three, each one size smaller. The next full week continues from the plan before it.
 */
export function shortWeek(draft: PlanDraft, { daysLeft, emergency }: { daysLeft: number; emergency: boolean }): void {
  const most = Math.min(draft.habits.length, daysLeft + 1, emergency ? MOST_IN_EMERGENCY : draft.habits.length);
  const isCore = (habit: AdaptiveHabit) => (habit.habitType === 'core' ? 0 : 1);
  const ordered = draft
    .weakestFirst()
    .toReversed()
    .toSorted(
      (a, b) => isCore(a) - isCore(b) || draft.standing(b).adherence - draft.standing(a).adherence || bySeries(b, a),
    );
  const kept = Math.max(LEAST_HABITS, most);
  for (const habit of ordered.slice(kept)) draft.drop(habit, 'SHORT_WEEK');
  for (const habit of ordered.slice(0, kept)) {
    const smaller = emergency ? rungBeside(habit, -1) : null;
    const to = { ...habit, difficulty: smaller ?? habit.difficulty, frequency: scaled(habit.frequency, daysLeft) };
    if (to.frequency === habit.frequency && to.difficulty === habit.difficulty) continue;
    draft.change(habit, to, { kind: 'scaled', reasonCode: 'SHORT_WEEK' });
  }
}
