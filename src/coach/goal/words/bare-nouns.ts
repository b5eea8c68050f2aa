import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, tableRows } from '#coach/text/phrases.ts';

/** Things whose own verb says it shorter. */
const SAYS_IT: Readonly<Record<string, string>> = {
  'couch to 5k': 'Run',
  'couch to 5 k': 'Run',
  'dry january': 'No alcohol',
  'inbox zero': 'Clear my inbox',
  'five a day': 'Eat fruit and veg',
  '5 a day': 'Eat fruit and veg',
  'early nights': 'Go to bed early',
  'early mornings': 'Get up early',
  'early to bed': 'Go to bed early',
  meditation: 'Meditate',
  prayer: 'Pray',
  prayers: 'Say my prayers',
  breakfast: 'Eat breakfast',
  exercise: 'Exercise',
  floss: 'Floss',
};

/** What people do with a thing that they only name: `Practise` for `piano`, with the words that stand between. */
const BY_NOUN = new Map(
  tableRows(knowledge.acts.nouns).flatMap(([verb = '', list = '']) =>
    phrases(list).map((noun) => [noun, verb] as const),
  ),
);

/** The verb for a thing, with the words between: `Go for a` for `walk`; null for a thing that is not known. */
export function verbForNoun(lemma: string): string | null {
  return BY_NOUN.get(lemma) ?? null;
}

/** `Meditate` for `meditation`, when nothing else is said of it. */
export function saysIt(noun: string): string | null {
  return Object.hasOwn(SAYS_IT, noun) ? (SAYS_IT[noun] ?? null) : null;
}
