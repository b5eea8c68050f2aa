import { cueMoment } from '#core/habit/cue-moment.ts';
import { DIFFICULTIES, type Difficulty, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import { ALL_TEMPLATES, templateById } from '../knowledge/domains.ts';
import type { HabitTemplate, Quantity } from '../knowledge/shape.ts';

function fill(text: string, quantity: Quantity, topic: string): string {
  const many = quantity === 1 || quantity === 'one' ? '' : 's';
  return text.replaceAll('{q}', String(quantity)).replaceAll('(s)', many).replaceAll('{topic}', topic);
}

function singular(text: string): string {
  return text.replace(/(?<![\d:])\b1 minutes\b/g, '1 minute');
}

/** The size of a rung. */
export function getQuantity(template: HabitTemplate, difficulty: Difficulty): Quantity {
  return template.ladder[DIFFICULTIES.indexOf(difficulty)] ?? template.ladder[0];
}

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

/** A planned habit from a template, at the moment that its cue names; the frequency is kept within the template's range. */
export function renderHabit({
  template,
  difficulty,
  targetFrequency,
  habitType,
  order,
  topic,
}: {
  template: HabitTemplate;
  difficulty: Difficulty;
  targetFrequency: number;
  habitType: HabitType;
  order: number;
  topic: string;
}): PlannedHabit {
  const { min, max } = template.frequency;
  const texts = habitTexts({ template, difficulty, topic });
  const moment = cueMoment(texts.implementationIntention);
  return {
    ...texts,
    targetFrequency: Math.min(Math.max(targetFrequency, min), max),
    ...(moment && { moment }),
    difficulty,
    habitType,
    order,
    templateId: template.id,
  };
}

/** The template of a habit, by its id, else by its text at any rung (a model or an older list may have dropped the id). */
export function getTemplate(habit: Pick<PlannedHabit, 'description' | 'templateId'>): HabitTemplate | undefined {
  return templateById(habit.templateId) ?? renderedAs(habit.description)?.template;
}

type Form = {
  readonly template: HabitTemplate;
  readonly difficulty: Difficulty;
  /** What stands before the topic and after it; the whole, and null, of a template without one. */
  readonly head: string;
  readonly tail: string | null;
};

let forms: readonly Form[] | null = null;

/** Every template at every rung, made ready once: a plan looks many times. */
function allForms(): readonly Form[] {
  forms ??= ALL_TEMPLATES.flatMap((template) =>
    DIFFICULTIES.map((difficulty) => {
      const { description } = habitTexts({ template, difficulty, topic: '\u0000' });
      const [head = '', tail = null] = description.split('\u0000');
      return { template, difficulty, head, tail };
    }),
  );
  return forms;
}

/** Which template and rung a description was rendered from; the user's topic may stand anywhere in it. */
export function renderedAs(
  description: string,
): { template: HabitTemplate; difficulty: Difficulty; topic: string } | undefined {
  for (const { template, difficulty, head, tail } of allForms()) {
    const matches = tail === null ? description === head : description.startsWith(head) && description.endsWith(tail);
    if (!matches) continue;
    const topic = tail === null ? '' : description.slice(head.length, description.length - tail.length);
    return { template, difficulty, topic };
  }
  return undefined;
}
