import { FRICTIONS } from '#coach/builtin/knowledge/domains.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Speaker } from '../speaker.ts';

/** What the goal says of what gets in the way and the habit answers; null for nothing. */
function frictionOf({ state }: Speaker, target: number): string | null {
  const habit = state.habits[target];
  const answered = (habit && getTemplate(habit)?.frictions) ?? [];
  const code = detectFrictions(state.goal.currentFrictions).find((each) => answered.includes(each));
  return code ? FRICTIONS[code].label : null;
}

/** The one rule of evidence that fits a habit best. */
function evidenceOf({ state }: Speaker, target: number): Phrase {
  const habit = state.habits[target];
  if (habit?.days && habit.days.length > 0) return 'whyPlace';
  const opening = habit?.implementationIntention.toLowerCase() ?? '';
  if (opening.startsWith('after') || opening.startsWith('when i')) return 'whyAnchor';
  return habit?.difficulty === 'easy' ? 'whySmall' : 'whyPlace';
}

/** Why a habit is in the plan: the goal, what gets in the way, one plain sentence of evidence. */
export function whyHabit(speaker: Speaker, target: number): string[] {
  const { state, tell, goal } = speaker;
  const friction = frictionOf(speaker, target);
  const isTrial = state.habits[target]?.habitType === 'experimental';
  const reason = isTrial ? 'whyTrial' : goal === null ? 'whyPlain' : 'whyGoal';
  return [
    tell(reason, target),
    ...(friction === null ? [] : [tell('whyFriction', target, { friction })]),
    tell(evidenceOf(speaker, target), target),
  ];
}

/** Why the plan is as it is. */
export function whyAll(speaker: Speaker): string[] {
  const { tell, goal, heart } = speaker;
  return [tell(goal === null ? 'whyAllPlain' : 'whyAll', heart), tell('whySmall')];
}
