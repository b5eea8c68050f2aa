import type { Difficulty, PlannedHabit } from '#core/plan/plan.ts';
import type { HabitTemplate } from '#coach/builtin/knowledge/shape.ts';
import { getQuantity, habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { type HabitTexts, ownWordsAt } from '../words/own-words.ts';
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';

/** A number that is neither part of a clock time nor of a decimal. */
const NUMBER = /(?<![\d:.])\d+(?![\d:]|\.\d)/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a text of a template looks like with any quantity and any topic. */
function getPattern(text: string): RegExp {
  const source = escaped(text)
    .replace(String.raw`\{q\}`, '(?<quantity>.+?)')
    .replaceAll(String.raw`\{q\}`, '.+?')
    .replace(String.raw`\{topic\}`, '(?<topic>.+)')
    .replaceAll(String.raw`\{topic\}`, '.+')
    .replaceAll(String.raw`\(s\)`, 's?')
    .replaceAll(/\bminutes\b/g, 'minutes?');
  return new RegExp(`^${source}$`);
}

type Reading = { readonly quantity: string | null; readonly topic: string };

/** How the words of a habit fill its template; null when the user gave it other words. */
export function readAs(template: HabitTemplate, description: string): Reading | null {
  const found = getPattern(template.description).exec(description);
  if (!found) return null;
  return { quantity: found.groups?.quantity ?? null, topic: found.groups?.topic ?? '' };
}

/** True when the present quantity lies on the side of the new one that the ladder says. */
function leadsThere(template: HabitTemplate, reading: Reading, [from, to]: readonly [Difficulty, Difficulty]): boolean {
  const [old, next] = [getQuantity(template, from), getQuantity(template, to)];
  const present = Number(reading.quantity);
  if (typeof old !== 'number' || typeof next !== 'number' || Number.isNaN(present)) return true;
  return Math.sign(next - present) === Math.sign(next - old);
}

function fromTemplate(habit: PlannedHabit, template: HabitTemplate, difficulty: Difficulty): HabitTexts | null {
  const reading = readAs(template, habit.description);
  if (!reading || !leadsThere(template, reading, [habit.difficulty, difficulty])) return null;
  const next = habitTexts({ template, difficulty, topic: reading.topic });
  if (next.description === habit.description) return null;
  const [own, rendered] = [readIfThen(habit.implementationIntention), readIfThen(next.implementationIntention)];
  const isTheirs = (text: string, of: string) => text === '' || getPattern(of).test(text);
  const { cue, place, action, fallback } = template;
  const bare = readIfThen(`When ${cue}, ${place}, I will ${action}.`);
  const [first = ''] = own.fallbacks;
  const implementationIntention = writeIfThen({
    opening: isTheirs(own.opening, bare.opening) ? rendered.opening : own.opening,
    body: isTheirs(own.body, bare.body) ? rendered.body : replaced(own.body, reading.quantity, template, difficulty),
    fallbacks: own.fallbacks.length <= 1 && isTheirs(first, `If ${fallback}.`) ? rendered.fallbacks : own.fallbacks,
  });
  return { description: next.description, implementationIntention };
}

function replaced(body: string, quantity: string | null, template: HabitTemplate, difficulty: Difficulty): string {
  if (quantity === null) return body;
  const whole = new RegExp(`(?<![\\w:.])${escaped(quantity)}(?![\\w:])`, 'g');
  return body.replaceAll(whole, () => String(getQuantity(template, difficulty)));
}

/** The texts of a habit in another size, with the cue and the fallback that are its own; null where its words cannot follow. */
export function textsAt(
  habit: PlannedHabit,
  difficulty: Difficulty,
  template: HabitTemplate | null = getTemplate(habit) ?? null,
): HabitTexts | null {
  if (difficulty === habit.difficulty) return habit;
  return (template && fromTemplate(habit, template, difficulty)) ?? ownWordsAt(habit, difficulty);
}

/** The number in a habit's text; null when it holds none. */
export function numberIn(description: string): number | null {
  const found = NUMBER.exec(description)?.[0];
  return found === undefined ? null : Number(found);
}

/** The same texts with another number: a session of 20 minutes is one of 22. */
export function withNumber(habit: PlannedHabit, number: number): HabitTexts {
  const old = numberIn(habit.description);
  const { opening, body, fallbacks } = readIfThen(habit.implementationIntention);
  return {
    description: habit.description.replace(NUMBER, String(number)),
    implementationIntention: writeIfThen({
      opening,
      body: body.replaceAll(new RegExp(`(?<![\\d:.])${old}(?![\\d:]|\\.\\d)`, 'g'), String(number)),
      fallbacks,
    }),
  };
}
