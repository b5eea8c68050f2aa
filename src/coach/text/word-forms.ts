import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings, wordSet } from './phrases.ts';

const IRREGULAR = meanings(knowledge.acts.words.wordFormsIrregular);
/** Stressed at their end, or doubled as the British write it: `submitting`, `cancelling`. */
const DOUBLED = wordSet(knowledge.acts.words.wordFormsDoubled);

/** `making` for `make`; what has the form already, as `stretching` and `doordashin`, gets no second one. */
export function gerund(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  const [ending] = /(?:ing|(?<=[^aeiou])in)$/.exec(verb) ?? [];
  if (ending && /[aeiouy]/.test(verb.slice(0, -3))) return ending === 'in' ? `${verb}g` : verb;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*(?:qu)?[aeiou][bdgmnprt]$/.test(verb);
  return isShort || DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
