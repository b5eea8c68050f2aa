import { phrases } from './phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { stem } from './stem.ts';

/** Right words that look like a slip of another one: where both of a group are met, neither is a typo of the other. */
const APART = phrases(knowledge.acts.words.apart).map(
  (group) => new Set(group.split(' ').flatMap((word) => [word, stem(word)])),
);

/** True for two different words of English that are one letter apart: `meditation` is no typo of `medication`. */
export function areWordsApart(a: string, b: string): boolean {
  return APART.some((group) => (group.has(a) || group.has(stem(a))) && (group.has(b) || group.has(stem(b))));
}

const RIGHT = new Set(APART.flatMap((group) => [...group]));

/** True for a word that is known to be spelt right, though it looks like another. */
export const isRightWord = (word: string): boolean => RIGHT.has(word) || RIGHT.has(stem(word));
