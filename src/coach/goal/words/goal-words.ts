import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';

const setOf = (name: keyof typeof knowledge.acts.words): ReadonlySet<string> => phraseSet(knowledge.acts.words[name]);

/** What is wished to be, not done: with these a goal stays open. */
export const OUTCOMES = setOf('outcomes');

/** Verbs that only bring about such a thing. */
export const BRINGING_ABOUT = setOf('bringingAbout');

/** What somebody or something would be kept or made. */
export const KEPT_SO = setOf('keptSo');

/** Verbs of a state: no motion shows that they are done. */
export const STATES = setOf('states');

/** After these a goal says how well, not what: `eat better`. */
export const HOW_WELL = setOf('howWell');
/** Verbs that say nothing with such a word alone. */
export const VAGUE_WITH_HOW = setOf('vagueWithHow');

/** Left out wherever they stand: they say neither what nor where. */
export const FILLERS = setOf('fillers');

/** Of these nobody wishes for a least amount. */
export const INDULGENCES = setOf('indulgences');

/** Of these a number alone is the most there may be. */
export const VICES = setOf('vices');

export const PEOPLE = setOf('people');

export const PLACES = setOf('places');

/** What comes on a date: `by`, `before` one is a deadline. */
export const DATES = setOf('dates');

/** Ordinary parts of a day that no value stands for: `before bed`, `on my break`. */
export const MOMENTS = setOf('moments');

/** Who somebody would be, and what such a person does. */
export const ROLES: ReadonlyMap<string, string> = new Map(Object.entries(knowledge.acts.pairs.roles));

/** Verbs that take another act along: `train my puppy to sit`. */
export const TAKES_ALONG = setOf('takesAlong');
/** `using my phone`, `having sugar`: only the thing counts when it is left out. */
export const EMPTY_VERBS = setOf('emptyVerbs');

/** Written with a capital wherever they stand; another first word of a goal is not. */
export const PROPER = setOf('proper');
