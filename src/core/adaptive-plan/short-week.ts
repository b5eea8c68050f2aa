import type { Weekday } from '#core/calendar/calendar.ts';
import { bySeries, type PlanDraft } from './draft.ts';
import { onDays } from './named-days.ts';
import { type AdaptiveHabit, onRungBeside } from './terms.ts';

const MOST_IN_EMERGENCY = 3;
const LEAST_HABITS = 2;

/** The days of a full week in proportion to those left, at least one: 5 days a week with 4 left are 3. */
function scaled(frequency: number, daysLeft: number): number {
  return Math.min(daysLeft, frequency, Math.max(1, Math.floor((frequency * daysLeft) / 7 + 0.5)));
}

type Rest = {
  readonly daysLeft: number;
  /** Which days they are; named ones count those that are among them. */
  readonly weekdaysLeft?: readonly Weekday[] | undefined;
  readonly emergency: boolean;
};

/** The habit on the days that are left: its named ones among them, none maybe, or its share of them. */
function onDaysLeft(draft: PlanDraft, habit: AdaptiveHabit, { daysLeft, weekdaysLeft }: Rest): AdaptiveHabit {
  if (!habit.days || !weekdaysLeft) {
    return onDays(habit, scaled(habit.frequency, daysLeft), draft.standing(habit));
  }
  const days = habit.days.filter((day) => weekdaysLeft.includes(day));
  return { ...habit, days, frequency: days.length };
}

/**
 * The rest of a week (1 to 7 days): core habits before experiments, those that a day is left for first, highest adherence first, at most one
 * habit more than there are days. In an emergency at most three, each one size smaller. The next full week continues from the plan before it.
 */
export function shortWeek(draft: PlanDraft, rest: Rest): void {
  const { daysLeft, emergency } = rest;
  const most = Math.min(draft.habits.length, daysLeft + 1, emergency ? MOST_IN_EMERGENCY : draft.habits.length);
  const rank = (habit: AdaptiveHabit) =>
    (habit.habitType === 'core' ? 0 : 2) + (onDaysLeft(draft, habit, rest).frequency > 0 ? 0 : 1);
  const ordered = draft
    .weakestFirst()
    .toReversed()
    .toSorted(
      (a, b) => rank(a) - rank(b) || draft.standing(b).adherence - draft.standing(a).adherence || bySeries(b, a),
    );
  const kept = Math.max(LEAST_HABITS, most);
  for (const habit of ordered.slice(kept)) draft.drop(habit, 'SHORT_WEEK');
  for (const habit of ordered.slice(0, kept)) {
    const smaller = emergency ? onRungBeside(habit, -1) : null;
    const to = onDaysLeft(draft, smaller ?? habit, rest);
    if (to.frequency === habit.frequency && to.difficulty === habit.difficulty) continue;
    draft.change(habit, to, { kind: 'scaled', reasonCode: 'SHORT_WEEK' });
  }
}
