import { phrases } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { withCueMoment } from '#core/habit/cue/cue-moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { contradicts } from '#coach/facts/contradicts.ts';
import type { Fact } from '#coach/facts/fact.ts';
import { cueTime } from '../cue-time.ts';
import type { Candidate } from './candidates.ts';

/** Events of most days that a short act can hang on, at different hours. */
const CUES = phrases(knowledge.acts.words.eventsOfDays);

type Judged = Pick<PlannedHabit, 'description' | 'implementationIntention' | 'days' | 'moment'>;

/** True when no circumstance speaks against the habit; of a person's own act only what was put around it is judged. */
export const fits = (habit: Judged, facts: readonly Fact[], isOwn = false): boolean =>
  facts.every((fact) => !contradicts(fact, { ...habit, isOwn }));

export function isFitting({ render, own, isAround }: Candidate, facts: readonly Fact[]): boolean {
  if (facts.length === 0) return true;
  return fits(render({ difficulty: 'easy', targetFrequency: 1, order: 0 }), facts, own !== null || isAround);
}

function withOpening(habit: PlannedHabit, opening: string): PlannedHabit {
  const rest = habit.implementationIntention.indexOf(', ');
  if (rest < 0) return habit;
  return withCueMoment(habit, {
    ...habit,
    days: null,
    implementationIntention: `${opening}${habit.implementationIntention.slice(rest)}`,
  });
}

/** The same habit at another event of the day, where its own one does not fit; null where none helps. */
export function withFittingCue(candidate: Candidate, facts: readonly Fact[]): Candidate | null {
  if (isFitting(candidate, facts)) return candidate;
  if (candidate.avoid) return null;
  for (const opening of CUES) {
    const moved: Candidate = {
      ...candidate,
      opening,
      time: cueTime(`${opening}, I will do it.`),
      render: (size) => withOpening(candidate.render(size), opening),
    };
    if (isFitting(moved, facts)) return moved;
  }
  return null;
}
