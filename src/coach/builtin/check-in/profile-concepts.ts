import { type Concept, CONCEPTS } from './habit-lexicon.ts';
import { phraseLemmas, type Token, tokenise } from './normalise.ts';
import { PLACES, WEIGHTS } from './profile-words.ts';

/** A word or phrase that speaks of a habit, and how surely. */
export type Term = {
  readonly lemmas: readonly string[];
  readonly weight: number;
  readonly isOpposite: boolean;
  /** A place says little after a preposition: “in the kitchen”. */
  readonly isPlace: boolean;
};

/** A phrase by its stems; a single word by the word itself, so that `booked` is no `book`. */
export type Idiom = { readonly lemmas: readonly string[]; readonly word: string | null };

/** Where a phrase stands among lemmas. */
export function positions(lemmas: readonly string[], phrase: readonly string[]): number[] {
  if (phrase.length === 0) return [];
  return lemmas.flatMap((_, from) => (phrase.every((word, offset) => lemmas[from + offset] === word) ? [from] : []));
}

export type Phrases = {
  readonly concept: Concept;
  readonly habit: readonly (readonly string[])[];
  readonly calls: readonly (readonly string[])[];
  readonly said: readonly (readonly string[])[];
  readonly opposite: readonly (readonly string[])[];
  readonly not: readonly Idiom[];
};

function idiomOf(phrase: string): Idiom {
  const words = tokenise(phrase);
  return { lemmas: words.map((token) => token.lemma), word: words.length === 1 ? (words[0]?.word ?? null) : null };
}

/** Where an idiom stands in a text. */
export function idiomPlaces(tokens: readonly Token[], idiom: Idiom): number[] {
  return tokens.flatMap((token, from) => {
    if (idiom.word !== null) return token.word === idiom.word ? [from] : [];
    return idiom.lemmas.every((word, offset) => tokens[from + offset]?.lemma === word) ? [from] : [];
  });
}

function listed(list: string | undefined): string[][] {
  return (list ?? '').split('|').filter(Boolean).map(phraseLemmas);
}

export const PHRASES: readonly Phrases[] = CONCEPTS.map((concept) => ({
  concept,
  habit: listed(concept.habit),
  calls: listed(concept.calls),
  said: listed(concept.said),
  opposite: listed(concept.opposite),
  not: (concept.not ?? '').split('|').filter(Boolean).map(idiomOf),
}));

/** The weight of the description's words that call a concept; 0 when none does. */
export function called(
  { habit, calls, not }: Phrases,
  tokens: readonly Token[],
  weights: ReadonlyMap<number, number>,
): number {
  const lemmas = tokens.map((token) => token.lemma);
  const masked = new Set(
    not.flatMap((idiom) =>
      idiomPlaces(tokens, idiom).flatMap((from) => idiom.lemmas.map((_, offset) => from + offset)),
    ),
  );
  let best = 0;
  for (const phrase of [...habit, ...calls]) {
    for (const from of positions(lemmas, phrase)) {
      if (phrase.some((_, offset) => masked.has(from + offset))) continue;
      const own = phrase.map((_, offset) => weights.get(from + offset) ?? 0);
      best = Math.max(best, phrase.length > 1 ? Math.max(2, ...own) : Math.max(...own));
    }
  }
  return best;
}

/** The words of a concept as terms of a habit; those that the description writes out count as its own. */
export function conceptTerms(
  phrases: Phrases,
  weight: number,
  isWritten: (lemmas: readonly string[]) => boolean = () => false,
): Term[] {
  const term = (lemmas: readonly string[], isOpposite: boolean, share: number): Term => ({
    lemmas,
    weight: share,
    isOpposite,
    isPlace: lemmas.length === 1 && PLACES.has(lemmas[0] ?? '') && phrases.concept.id !== 'outside',
  });
  return [
    ...phrases.habit.map((lemmas) =>
      term(lemmas, false, lemmas.length > 1 && isWritten(lemmas) ? WEIGHTS.own : weight),
    ),
    ...phrases.said.map((lemmas) => term(lemmas, false, weight - (phrases.calls.length > 0 ? 0.5 : 0.2))),
    ...phrases.opposite.map((lemmas) => term(lemmas, true, weight)),
  ];
}

/** True for a person or place of the concepts, which names a habit only with what is done. */
export function isWeakWord(word: string, phrases: readonly Phrases[]): boolean {
  return phrases.some(
    ({ concept, habit }) => concept.weak === true && habit.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );
}
