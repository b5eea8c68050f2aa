import { cueDays } from '#core/habit/cue/cue-days.ts';
import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { DIFFICULTIES, type Difficulty, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import { ALL_TEMPLATES, templateById } from '../knowledge/domains.ts';
import type { HabitTemplate } from '../knowledge/shape.ts';
import { habitTexts } from './habit-texts.ts';

/** A planned habit from a template, at the moment and on the days that its cue names; the frequency is kept within the template's range. */
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
  const days = cueDays(texts.implementationIntention);
  const times = Math.min(Math.max(targetFrequency, min), max);
  return {
    ...texts,
    targetFrequency: times,
    // A cue of one day, of a habit for two, leaves the other open.
    ...(days.length === times && { days }),
    ...(moment && { moment }),
    difficulty,
    habitType,
    order,
    templateId: template.id,
  };
}

/** The template of a habit, by its id, else by its text at any rung (a model or an older list may have dropped the id). */
export const getTemplate = (habit: Pick<PlannedHabit, 'description' | 'templateId'>): HabitTemplate | undefined =>
  templateById(habit.templateId) ?? renderedAs(habit.description)?.template;

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
