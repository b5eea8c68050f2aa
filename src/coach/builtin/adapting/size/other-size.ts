import { DIFFICULTIES, type PlannedHabit } from '#core/plan/plan.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { renderedAs } from '#coach/builtin/planning/render-habit.ts';

function scaled(text: string, factor: number): string {
  return text.replace(/\b(\d+)\b(?!:)(?= (minutes?|pages?|rounds?|times?|words?|steps?|cards?))/, (number) =>
    String(Math.max(1, Math.round(Number(number) * factor))),
  );
}

/**
 * The same behaviour one size up (1) or down (−1). The cue stays the user's; a text of the user's own has its first quantity
 * doubled or halved. Null where there is no further size.
 */
export function otherSize(habit: PlannedHabit, step: 1 | -1): PlannedHabit | null {
  const difficulty = DIFFICULTIES[DIFFICULTIES.indexOf(habit.difficulty) + step];
  if (difficulty === undefined) return null;
  const rendered = renderedAs(habit.description);
  if (!rendered) {
    const description = scaled(habit.description, step > 0 ? 2 : 0.5);
    if (description === habit.description) return null;
    return {
      ...habit,
      difficulty,
      description,
      implementationIntention: scaled(habit.implementationIntention, step > 0 ? 2 : 0.5),
    };
  }
  const { template, topic } = rendered;
  const old = habitTexts({ template, difficulty: rendered.difficulty, topic });
  const next = habitTexts({ template, difficulty, topic });
  const isOwnCue = habit.implementationIntention !== old.implementationIntention;
  const implementationIntention = isOwnCue
    ? keepCue(habit.implementationIntention, next.implementationIntention)
    : next.implementationIntention;
  return { ...habit, difficulty, description: next.description, implementationIntention };
}

/** The cue of one if-then sentence before the rest of another. */
function keepCue(own: string, next: string): string {
  const cue = own.split(', ')[0] ?? own;
  return `${cue}${next.slice(next.indexOf(', '))}`;
}
