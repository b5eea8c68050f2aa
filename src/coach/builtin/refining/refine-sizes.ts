import { DIFFICULTIES, FREQUENCY, type PlannedHabit } from '#core/plan/plan.ts';
import { withCueMoment } from '#core/habit/cue-moment.ts';
import { withTimes } from '../amounts/on-days.ts';
import { habitTexts } from '../planning/habit-texts.ts';
import { renderedAs, getTemplate } from '../planning/render-habit.ts';

/** Days a week that a habit may have: its template's range, or 1 to 7 for one in the user's own words. */
export function getRange(habit: PlannedHabit): { min: number; max: number } {
  return getTemplate(habit)?.frequency ?? FREQUENCY;
}

/** The habit on another number of days, kept in its range. */
export function onDays(habit: PlannedHabit, days: number): PlannedHabit {
  const { min, max } = getRange(habit);
  const targetFrequency = Math.min(Math.max(days, Math.min(min, habit.targetFrequency)), max);
  return targetFrequency === habit.targetFrequency ? habit : withTimes(habit, targetFrequency);
}

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

/** The habit with another cue: `After breakfast` in front of what follows the old one. */
export function withCue(habit: PlannedHabit, cue: string): PlannedHabit {
  const { implementationIntention } = habit;
  const rest = implementationIntention.indexOf(', ');
  if (rest < 0) return habit;
  const opening = cue.charAt(0).toUpperCase() + cue.slice(1);
  const after = { ...habit, implementationIntention: `${opening}${implementationIntention.slice(rest)}` };
  return withCueMoment(habit, after);
}

/** The habit with exactly the quantity the user named, at most the template's largest; null when its text holds no number. */
export function ofSize(habit: PlannedHabit, quantity: number): PlannedHabit | null {
  const current = /\b\d+\b(?!:)/.exec(habit.description)?.[0];
  if (current === undefined || quantity < 1) return null;
  const ladder = (getTemplate(habit)?.ladder ?? []).flatMap((size) => (typeof size === 'number' ? [size] : []));
  const exact = ladder.length > 0 ? Math.min(quantity, Math.max(...ladder)) : quantity;
  const distances = ladder.map((size) => Math.abs(size - exact));
  const difficulty = DIFFICULTIES[distances.indexOf(Math.min(...distances))] ?? habit.difficulty;
  const say = (text: string) =>
    text.replace(new RegExp(`\\b${current}\\b(?!:)`), String(exact)).replace(/(?<!\d)1 minutes\b/, '1 minute');
  return {
    ...habit,
    difficulty,
    description: say(habit.description),
    implementationIntention: say(habit.implementationIntention),
  };
}
