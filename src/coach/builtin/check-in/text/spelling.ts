import { remembered } from '#core/words/remembered.ts';
import { CONCEPTS } from '../lexicon/habit-lexicon.ts';
import { CUE_WORDS } from '../lexicon/cue-lexicon.ts';
import { lemma, type Token, tokenise } from './normalise.ts';
import { NAMES, ORDINARY, PAST_TO_BASE, PEOPLE } from '../lexicon/word-lexicon.ts';

/** Letters from which one edit is mended; two edits need more. */
const SHORTEST_MENDED = 4;
const SHORTEST_TWO_EDITS = 8;
const SHORTEST_SUBSTITUTED = 6;
/** A letter too many or too few. */
const SHORTEST_MISCOUNTED = 5;

function inflected(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [word];
  const base = word.endsWith('e') ? word.slice(0, -1) : word;
  const ies = /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`] : [];
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word)
    ? [`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`]
    : [];
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  return [word, plural, `${base}ed`, `${base}ing`, ...ies, ...doubled];
}

function lexiconWords(): string[] {
  const phrases = CONCEPTS.flatMap(({ habit, said = [], opposite = [] }) => [...habit, ...said, ...opposite]);
  return phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 2);
}

type Vocabulary = { readonly known: ReadonlySet<string>; readonly byLetter: ReadonlyMap<string, readonly string[]> };

function getVocabulary(list: readonly string[], extra: Iterable<string> = []): Vocabulary {
  const known = new Set([...list, ...extra]);
  const byLetter = new Map<string, string[]>();
  for (const word of new Set(list)) {
    if (word.length < 3) continue;
    const bucket = byLetter.get(word[0] ?? '');
    if (bucket) bucket.push(word);
    else byLetter.set(word[0] ?? '', [word]);
  }
  return { known, byLetter };
}

const BASE = getVocabulary(
  [...new Set([...lexiconWords().flatMap(inflected), ...CUE_WORDS, ...PAST_TO_BASE.keys(), ...PAST_TO_BASE.values()])],
  [...ORDINARY, ...NAMES, ...PEOPLE],
);
const BASE_LEMMAS = new Set([...BASE.known].map(lemma));

/** True for a word of the lexicon or of everyday English, in any form; false for most names. */
export function isKnownWord(word: string): boolean {
  return BASE.known.has(word) || BASE_LEMMAS.has(lemma(word));
}

/** Edits between two words where a swap of neighbours counts one; more than `most` is not counted on. */
function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** One letter in place of another is the likeliest chance resemblance, so it needs a longer word. */
function isTrusted(word: string, candidate: string, distance: number, miscounted: number): boolean {
  if (distance > 1) return true;
  if (isSwap(word, candidate)) return true;
  if (word.length !== candidate.length) return word.length >= miscounted;
  // Among the few words of the habits a letter may be any other: `voise`, `creem`.
  if (miscounted === SHORTEST_MENDED && word.length >= SHORTEST_MISCOUNTED) return true;
  return word.length >= SHORTEST_SUBSTITUTED && isSlip(word, candidate);
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The one letter that differs lies beside the right one on the keyboard, or both are vowels. */
function isSlip(word: string, candidate: string): boolean {
  const at = word.split('').findIndex((letter, index) => letter !== candidate[index]);
  const [typed, meant] = [word[at] ?? '', candidate[at] ?? ''];
  const place = (letter: string) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, column: (KEYS[row]?.indexOf(letter) ?? 0) + row / 2 };
  };
  const [a, b] = [place(typed), place(meant)];
  const isNear = Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
  return isNear || (/[aeiou]/.test(typed) && /[aeiou]/.test(meant));
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && a.split('').sort().join('') === b.split('').sort().join('');
}

/** `avo` of `avocado`; a letter or two fewer are an ending, or a slip. */
const isClipped = (word: string, whole: string) => whole.startsWith(word) && whole.length >= word.length + 3;

/** Letters that a word can share with the one that was meant; a quick look before the edits are counted. */
function isAlike(word: string, candidate: string, most: number): boolean {
  if (Math.abs(word.length - candidate.length) > most) return false;
  let shared = 0;
  for (const letter of candidate) if (word.includes(letter)) shared += 1;
  return candidate.length - shared <= most;
}

function closest(word: string, candidates: readonly string[], miscounted: number = SHORTEST_MISCOUNTED): string | null {
  const most = word.length >= SHORTEST_TWO_EDITS ? 2 : 1;
  let best: string | null = null;
  let least = most + 0.9;
  for (const candidate of candidates) {
    if (!isAlike(word, candidate, most)) continue;
    const distance = edits(word, candidate, most);
    // A letter too many at the end is more often another word.
    if (distance > most || word.startsWith(candidate) || !isTrusted(word, candidate, distance, miscounted)) continue;
    const weighed = distance + (isSwap(word, candidate) ? -0.3 : word.length === candidate.length ? 0.2 : 0);
    if (weighed < least) {
      least = weighed;
      best = candidate;
    }
  }
  return best;
}

const MOST_FOUND = 5_000;

/** The word of the lexicon that is meant; null when none is. */
const inLexicon = remembered(MOST_FOUND, (word) => {
  const swapped = () => (BASE.byLetter.get(word[1] ?? '') ?? []).filter((other) => isSwap(word, other));
  return closest(word, BASE.byLetter.get(word[0] ?? '') ?? []) ?? (word.length > 4 ? closest(word, swapped()) : null);
});

const MOST_LISTS = 200;

/** Forms of the words of one list of habits, which is written as JSON. */
const formsOf = remembered(MOST_LISTS, (habitTexts): Vocabulary => {
  const own = [
    ...new Set((JSON.parse(habitTexts) as string[]).flatMap((text) => tokenise(text).map(({ word }) => word))),
  ].filter((word) => /^\p{L}{3,}$/u.test(word));
  const single = own.flatMap((word) => (/[^s]s$/.test(word) ? [word.slice(0, -1)] : []));
  return getVocabulary([...own, ...single].flatMap(inflected));
});

const getForms = (habitTexts: readonly string[]): Vocabulary => formsOf(JSON.stringify(habitTexts));

/** What “all” stands before. */
const ALL_OF = /^(?:of|the|my|two|three|four|five|six|[2-6]|done|doen|dnoe|good|ticked|sorted)$/;

/** “Rang Margaret”: with a capital inside a sentence it is a name, no slip of the pen. */
const isName = ({ start, end }: Token, at: number, message: string) =>
  at > 0 && /^\p{Lu}\p{Ll}/u.test(message.slice(start, end)) && !/[.!?]\s*$/.test(message.slice(0, start));

/** `yogaa`, `everythinggg`, `freee`: without the letters that are drawn out at its end, the same word. */
function withoutDrawl(word: string, isKnown: (word: string) => boolean): string | undefined {
  let length = word.length;
  while (length > 1 && word[length - 2] === word.at(-1)) length -= 1;
  return [word.slice(0, length + 1), word.slice(0, length)].find(
    (other) => other !== word && other.length > 2 && isKnown(other),
  );
}

/** Mends misspelt words towards the words of the habits first, then of the lexicon. Words that are known stay. */
export function mended(tokens: readonly Token[], habitTexts: readonly string[], message = ''): Token[] {
  const ownForms = getForms(habitTexts);
  return tokens.map((token, at) => {
    const { word } = token;
    if (!/^\p{L}+$/u.test(word) || isName(token, at, message)) return token;
    // “Al three done”
    if (/^(?:al|lal|alll)$/.test(word) && ALL_OF.test(tokens[at + 1]?.word ?? ''))
      return { ...token, word: 'all', lemma: 'all' };
    if (BASE.known.has(word) || ownForms.known.has(word)) return token;
    const letter = word[0] ?? '';
    const own = ownForms.byLetter.get(letter) ?? [];
    const drawn = withoutDrawl(word, (other) => ownForms.known.has(other) || BASE.known.has(other));
    if (drawn !== undefined) return { ...token, word: drawn, lemma: lemma(drawn) };
    // “Moring prayer”: no word, whatever it could be a form of.
    const near = own.find(
      (other) =>
        word.length > SHORTEST_MISCOUNTED &&
        other.length === word.length + 1 &&
        edits(word, other, 1) === 1 &&
        !other.startsWith(word),
    );
    if (near !== undefined) return { ...token, word: near, lemma: lemma(near) };
    if (BASE_LEMMAS.has(token.lemma)) return token;
    const clipped = word.length > 2 ? own.filter((other) => isClipped(word, other)) : [];
    if (word.length === 3 || clipped.length > 0) {
      // `gmy` of a habit that says `gym`, `avo` of one that says `avocado`.
      const meant = own.find((other) => isSwap(word, other)) ?? clipped[0];
      if (meant !== undefined) return { ...token, word: meant, lemma: lemma(meant) };
    }
    const shortest = /^(adn|nad|teh|hte|dnoe|dind|nto|wnet|ddi)$/.test(word) ? 3 : SHORTEST_MENDED;
    if (word.length < shortest) return token;
    const told = /[^aeiou]d$/.test(word) ? closest(`${word.slice(0, -1)}ed`, own, SHORTEST_MENDED) : null;
    const found = closest(word, own, SHORTEST_MENDED) ?? told ?? inLexicon(word);
    return found === null ? token : { ...token, word: found, lemma: lemma(found) };
  });
}
