import type { PlannedHabit } from '#core/plan/plan.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import type { Chip } from '#contract/plan-act.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { allowedDomains } from '#coach/builtin/domain/domain.ts';
import { isAround } from '#coach/builtin/planning/habit-texts.ts';
import { getTemplate, renderHabit } from '#coach/builtin/planning/render-habit.ts';
import { toSecondPerson } from '#coach/say/in-a-sentence.ts';
import { read } from '#coach/text/reading.ts';
import { shared, tellingWords } from '../habit-meant.ts';
import type { Question } from '../talk-act.ts';
import type { TalkState } from '../talk-state.ts';

const domainOf = (description = '', { safetyLabel: label }: TalkState['goal']) =>
  allowedDomains({ description, frictions: '', identityName: '', label });

/** What is known of how to do what a question names: of its domain the step that shares most with its words and is not planned yet, at its smallest. */
export function stepFor({ goal, habits }: TalkState, { words, target }: Question): PlannedHabit | null {
  const asked = domainOf(words, goal);
  const { primary, gentle } =
    asked.primary.id === 'generic' ? domainOf(habits[target ?? -1]?.description, goal) : asked;
  if (primary.id === 'generic') return null;
  const planned = new Set(habits.map((habit) => getTemplate(habit)?.id));
  const known = [...primary.core, ...primary.experimental];
  const answering = detectFrictions(words).flatMap((friction) => primary.frictionHabits[friction]);
  const steps = known.filter((step) => !planned.has(step.id) && !isAround(step) && (gentle || !step.needs));
  const texts = steps.map(
    (step) => `${step.description}. ${step.cue}. ${step.place}. ${step.action}. ${step.fallback}`,
  );
  const scores = shared(tellingWords(read(words)), texts).map(
    (score, at) => score + (answering.includes(steps[at]?.id ?? '') ? 1 : 0),
  );
  const best = Math.max(...scores);
  // Of a wide domain only what shares a word is about it.
  const template = best > 0 || primary.isClose ? steps[scores.indexOf(best)] : undefined;
  const small = { difficulty: 'easy', habitType: 'experimental', order: 0, topic: '' } as const;
  return template ? renderHabit({ template, targetFrequency: template.frequency.default, ...small }) : null;
}

/** A step as one says it to somebody: `when your glass is empty, at the table, you drink the water`. */
export function stepInWords({ implementationIntention }: PlannedHabit): string {
  const [act = ''] = implementationIntention.split('. If ');
  return toSecondPerson(act.replace('I will ', 'I ').replace('When ', 'when '));
}

/** Takes a step into the plan. */
export const addStep = ({
  description: text,
  implementationIntention,
  targetFrequency: times,
}: PlannedHabit): Chip => ({
  does: 'act',
  label: 'Add it to the plan',
  acts: [{ act: 'add', habit: { text, cue: readIfThen(implementationIntention).opening, times } }],
});
