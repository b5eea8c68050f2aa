import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { holdsAct } from '#coach/compose/held-act.ts';
import { daysOf, hasImpact } from '#coach/compose/own-act.ts';
import type { PlannedAct } from '#coach/compose/sized-act.ts';
import { factsOfGoal } from '#coach/facts/facts-of-goal.ts';
import type { GoalFacts } from '#coach/port.ts';
import type { HabitTemplate } from '../knowledge/shape.ts';
import { fits } from './choosing/fitted-cue.ts';
import { isAround } from './habit-texts.ts';
import { namedActs } from './named-acts.ts';
import { getTemplate } from './render-habit.ts';

/** A habit with what it comes from: a template, or what the goal names in the person's own words. */
export type Judged = {
  readonly habit: PlannedHabit;
  readonly template: HabitTemplate | undefined;
  readonly act: PlannedAct | undefined;
};

type JudgedPlan = { readonly judged: readonly Judged[]; readonly acts: readonly PlannedAct[] };

/** The habits of a plan with what they come from, and the acts that the plan has to hold. */
export function judgedHabits(
  habits: readonly PlannedHabit[],
  {
    goal,
    around,
    label,
    otherHabits,
  }: { goal: GoalFacts; around?: string; label: SafetyLabel; otherHabits: readonly string[] },
): JudgedPlan {
  const description = around ?? goal.description;
  const about = `${goal.description} ${goal.currentFrictions}`;
  const { planned } = namedActs({ description, label, about, otherHabits });
  const judged = habits.map((habit) => {
    const template = getTemplate(habit);
    return { habit, template, act: template ? undefined : planned.find((act) => holdsAct(habit.description, act)) };
  });
  return { judged, acts: planned };
}

/** True for days that the goal says or means: they are the person's own. */
export const isOnSetDays = ({ act }: Pick<Judged, 'act'>): boolean => act !== undefined && daysOf(act) !== null;

/** True for what loads joints and tendons. */
export const isHard = ({ habit, template, act }: Judged): boolean =>
  template ? template.impact === true : act !== undefined && hasImpact({ ...act, text: habit.description });

/** Tells whether a habit fits all that is known of the person's circumstances. */
export function fittingIn(goal: GoalFacts): (judged: Judged) => boolean {
  const known = factsOfGoal(goal);
  return ({ habit, act, template }) =>
    fits(habit, known, act !== undefined || (template !== undefined && isAround(template)));
}
