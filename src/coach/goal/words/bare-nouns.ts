import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, tableRows } from '#coach/text/phrases.ts';

/** Things whose own verb says it shorter. */
const SAYS_IT: Readonly<Record<string, string>> = knowledge.acts.pairs.saysIt;

/** What people do with a thing that they only name: `Practise` for `piano`, with the words that stand between. */
const BY_NOUN = new Map(
  tableRows(knowledge.acts.nouns).flatMap(([verb = '', list = '']) =>
    phrases(list).map((noun) => [noun, verb] as const),
  ),
);

/** The verb for a thing, with the words between: `Go for a` for `walk`; null for a thing that is not known. */
export const verbForNoun = (lemma: string): string | null => BY_NOUN.get(lemma) ?? null;

/** `Meditate` for `meditation`, when nothing else is said of it. */
export const saysIt = (noun: string): string | null => (Object.hasOwn(SAYS_IT, noun) ? (SAYS_IT[noun] ?? null) : null);
