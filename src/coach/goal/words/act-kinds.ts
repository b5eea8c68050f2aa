import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phrases, tableRows, phraseSet } from '#coach/text/phrases.ts';
import type { ActKind } from '../named-act.ts';

/** Verbs whose kind does not hang on what is done to; a verb of several words stands before its first word alone. */
const VERBS = new Map(
  tableRows(knowledge.acts.verbs).flatMap(([kind, list = '']) =>
    phrases(list).map((verb) => [verb, kind as ActKind] as const),
  ),
);
/** What a verb is about when it is done to these things; the first that fits. */
const OBJECTS = tableRows(knowledge.acts.kinds).map(([kind, verbs = '', nouns = '']) => ({
  kind: kind as ActKind,
  verbs: phraseSet(verbs),
  nouns: phraseSet(nouns),
}));

/** Verbs that the table knows, for telling an instruction from a thing. */
export const isKnownVerb = (lemma: string): boolean => VERBS.has(lemma) || VERBS.has(british(lemma));

/** `moisturize`, `organize`: as the tables spell it. */
const british = (verb: string) => (verb.endsWith('ize') ? `${verb.slice(0, -3)}ise` : verb);

/** Words that begin with a letter and are known as verbs, for slips of the pen. */
export const KNOWN_VERBS: readonly string[] = [...VERBS.keys()].filter((verb) => !verb.includes(' '));

/** The kind of an act: by what is done to what, else by the verb with its particle, else by the verb. */
export function kindOf({ verb: said, nouns }: { verb: string; nouns: readonly string[] }): ActKind {
  const verb = british(said);
  const plain = verb.split(' ')[0] ?? verb;
  const byObject = OBJECTS.find(
    ({ verbs, nouns: wanted }) =>
      (verbs.has(verb) || (verbs.has(plain) && verb !== 'get out')) && nouns.some((noun) => wanted.has(noun)),
  );
  return byObject?.kind ?? VERBS.get(verb) ?? VERBS.get(plain) ?? 'other';
}
