import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings } from './phrases.ts';

const IRREGULAR = meanings(knowledge.acts.words.wordFormsIrregular);

/** `making` for `make`. */
export function gerund(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}
