import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';

const company = new Pattern('(with|together with|alongside)');
const ENDS = new Set(['preposition', 'number', 'conjunction']);

/** A text with somebody in it, in the place of whom it was done with before. */
function withPerson(text: string, who: string): string {
  const reading = read(text);
  const found = company.find(reading);
  const start = found && reading.tokens[found.from];
  if (!found || !start) return `${text} with ${who}`;
  const end = reading.tokens.findIndex(({ tag, word }, at) => at > found.to && (ENDS.has(tag) || word === 'for'));
  const rest = end < 0 ? '' : ` ${text.slice(reading.tokens[end]?.from)}`;
  return `${text.slice(0, start.from)}with ${who}${rest}`;
}

/** The habit done together with somebody. */
export function withWhom(habit: PlannedHabit, who: string): PlannedHabit {
  const sentence = habit.implementationIntention;
  const at = sentence.indexOf('I will ');
  const end = at < 0 ? -1 : sentence.indexOf('. If ', at);
  const stop = end < 0 ? sentence.length - Number(sentence.endsWith('.')) : end;
  const implementationIntention =
    at < 0 ? sentence : `${withPerson(sentence.slice(0, stop), who)}${sentence.slice(stop)}`;
  return { ...habit, description: withPerson(habit.description, who), implementationIntention };
}
