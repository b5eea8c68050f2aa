import { DIFFICULTIES, type Difficulty, type PlannedHabit } from '#core/plan/plan.ts';
import type { HabitTemplate, Quantity } from '../knowledge/shape.ts';

function fill(text: string, quantity: Quantity, topic: string): string {
  const many = quantity === 1 || quantity === 'one' ? '' : 's';
  return text.replaceAll('{q}', String(quantity)).replaceAll('(s)', many).replaceAll('{topic}', topic);
}

/** True for a habit that stands around what the goal names, in the goal's words. */
export const isAround = ({ only, kinds, description }: HabitTemplate): boolean =>
  only !== undefined || kinds !== undefined || description.includes('{topic}');

const singular = (text: string): string => text.replace(/(?<![\d:])\b1 minutes\b/g, '1 minute');

/** The size of a rung. */
export const getQuantity = (template: HabitTemplate, difficulty: Difficulty): Quantity =>
  template.ladder[DIFFICULTIES.indexOf(difficulty)] ?? template.ladder[0];

/** The two texts of a habit at a rung: `Walk for 5 minutes` and its if-then sentence with the fallback. */
export function habitTexts({
  template,
  difficulty,
  topic,
}: {
  template: HabitTemplate;
  difficulty: Difficulty;
  topic: string;
}): Pick<PlannedHabit, 'description' | 'implementationIntention'> {
  const say = (text: string) => singular(fill(text, getQuantity(template, difficulty), topic));
  const { cue, place, action, fallback } = template;
  return {
    description: say(template.description),
    implementationIntention: say(`When ${cue}, ${place}, I will ${action}. If ${fallback}.`),
  };
}
