import type { Concept } from './concept.ts';
import { CONCEPTS } from '../lexicon/habit-lexicon.ts';
import { phraseLemmas, type Token, tokenise } from '../text/normalise.ts';
import { PLACES, WEIGHTS } from './profile-words.ts';

/** A word or phrase that speaks of a habit, and how surely. */
export type Term = {
  readonly lemmas: readonly string[];
  readonly weight: number;
  readonly isOpposite: boolean;
  /** A place says little after a preposition: “in the kitchen”. */
  readonly isPlace: boolean;
  /** Where the description names it: of two habits that share a word, the one that begins with it is meant. */
  readonly rank?: number;
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
  readonly hint: readonly (readonly string[])[];
  readonly opposite: readonly (readonly string[])[];
  readonly not: readonly Idiom[];
  /** The words with which what calls it begins: most descriptions hold none of them. */
  readonly begins: ReadonlySet<string>;
};

function getIdiom(phrase: string): Idiom {
  const words = tokenise(phrase);
  return { lemmas: words.map((token) => token.lemma), word: words.length === 1 ? (words[0]?.word ?? null) : null };
}

/** True when an idiom begins at this word. */
export function standsAt(tokens: readonly Token[], from: number, idiom: Idiom): boolean {
  if (idiom.word !== null) return tokens[from]?.word === idiom.word;
  return idiom.lemmas.every((word, offset) => tokens[from + offset]?.lemma === word);
}

/** Where an idiom stands in a text. */
export function idiomPlaces(tokens: readonly Token[], idiom: Idiom): number[] {
  return tokens.flatMap((_, from) => (standsAt(tokens, from, idiom) ? [from] : []));
}

/** Phrases by their first word. */
export function byFirstLemma<T extends { readonly lemmas: readonly string[] }>(list: Iterable<T>): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const phrase of list) {
    const first = phrase.lemmas[0];
    if (first === undefined) continue;
    const same = index.get(first);
    if (same) same.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

/** Words whose place in a phrase carries its sense. */
const FIXED =
  /^(?:first|second|last|late|early|alone|together|over|back|home|work|up|out|off|on|in|at|by|to|for|from|with|about|no|not|down|away|the|of|my|and|till|until|past|through|into|round|around|before|after|zero|nothing|some|one|two|three|four|five|six|seven|eight|nine|ten|half|good|next|go|get|have|do|be|not|it|a|is|just)$/;

/** `bed made` is also `made my bed`: a phrase of two full words may stand the other way round. */
export function turned({ lemmas, ...rest }: Term): Term[] {
  const [one = '', two = ''] = lemmas;
  const isFixed = lemmas.length !== 2 || [one, two].some((word) => FIXED.test(word) || word.length < 3);
  return isFixed ? [] : [{ ...rest, lemmas: [two, one] }];
}

function listed(list: readonly string[] = []): string[][] {
  return list.map(phraseLemmas);
}

export const PHRASES: readonly Phrases[] = CONCEPTS.map((concept) => {
  const [habit, calls] = [listed(concept.habit), listed(concept.calls)];
  return {
    concept,
    habit,
    calls,
    said: listed(concept.said),
    hint: listed(concept.hint),
    opposite: listed(concept.opposite),
    not: (concept.not ?? []).map(getIdiom),
    begins: new Set([...habit, ...calls].map(([first = '']) => first)),
  };
});

/** The weight of the description's words that call a concept; 0 when none does. */
export function called(
  { habit, calls, not, begins }: Phrases,
  tokens: readonly Token[],
  weights: ReadonlyMap<number, number>,
): number {
  if (!tokens.some(({ lemma }) => begins.has(lemma))) return 0;
  const lemmas = tokens.map((token) => token.lemma);
  const masks = not.flatMap((idiom) =>
    idiomPlaces(tokens, idiom).map((from) => ({ from, to: from + idiom.lemmas.length })),
  );
  let best = 0;
  for (const phrase of [...habit, ...calls]) {
    for (const from of positions(lemmas, phrase)) {
      // “Say thank you” is more than “thank you”.
      const to = from + phrase.length;
      if (masks.some((mask) => mask.from < to && from < mask.to && mask.to - mask.from >= phrase.length)) continue;
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
  const full = phrases.concept.narrow && weight === WEIGHTS.concept ? WEIGHTS.narrow : weight;
  return [
    ...phrases.habit.map((lemmas) => term(lemmas, false, lemmas.length > 1 && isWritten(lemmas) ? WEIGHTS.own : full)),
    ...phrases.said.map((lemmas) => term(lemmas, false, full - (phrases.calls.length > 0 ? 0.5 : 0.2))),
    ...phrases.hint.map((lemmas) => term(lemmas, false, Math.min(weight, WEIGHTS.faint))),
    ...phrases.opposite.map((lemmas) => term(lemmas, true, full)),
  ];
}

/** True for a person or place of the concepts, which names a habit only with what is done. */
export function isWeakWord(word: string, phrases: readonly Phrases[]): boolean {
  return phrases.some(
    ({ concept, habit }) => concept.weak === true && habit.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );
}
