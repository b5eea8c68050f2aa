import { phrases } from './phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { stem } from './stem.ts';

/** Right words that look like a slip of another one, each with the groups it is of: where both of a group are met, neither is a typo of the other. */
const GROUPS = new Map<string, number[]>();
for (const [group, words] of phrases(knowledge.acts.words.apart).entries())
  for (const word of new Set(words.split(' ').flatMap((one) => [one, stem(one)])))
    GROUPS.set(word, [...(GROUPS.get(word) ?? []), group]);

const groupsOf = (word: string) => [...(GROUPS.get(word) ?? []), ...(GROUPS.get(stem(word)) ?? [])];

/** True for two different words of English that are one letter apart: `meditation` is no typo of `medication`. */
export function areWordsApart(a: string, b: string): boolean {
  const others = groupsOf(b);
  return others.length > 0 && groupsOf(a).some((group) => others.includes(group));
}

/** True for a word that is known to be spelt right, though it looks like another. */
export const isRightWord = (word: string): boolean => groupsOf(word).length > 0;
