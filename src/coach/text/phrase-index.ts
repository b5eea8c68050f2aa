import { isUnparted, withinOneEdit, words as plainWords } from './language.ts';
import type { ReadText } from './read-text.ts';
import { stem } from './stem.ts';
import { isRightWord } from './words-apart.ts';

/** Where a phrase stands in the text, in words: from the first up to the one after the last. */
export type Hit<T> = { readonly tag: T; readonly from: number; readonly to: number };

/** A phrase to be looked for. Foreign ones are compared without English endings; a star at a word's end is any ending. */
export type Seed<T> = { readonly phrase: string; readonly tag: T; readonly isForeign: boolean };

type Indexed<T> = { readonly keys: readonly string[]; readonly tag: T };

/** Letters from which a single slip is still the same word. */
const TYPO_FROM = 5;
const SHORTEST_START = 3;

/** Keys: `e:` an English stem, `f:` a foreign word, `s:` the start of a foreign word. */
function seedKey(word: string, isForeign: boolean): string {
  if (word.endsWith('*')) return `s:${word.slice(0, -1)}`;
  return isForeign ? `f:${word}` : `e:${shortStem(word)}`;
}

/** The stem, with the e kept where three letters would be left: `notes` is `note`, not `not`. */
function shortStem(word: string): string {
  const base = stem(word);
  return base.length === 3 && /es?$/.test(word) && word.length > 3 ? `${base}e` : base;
}

/** The stems that a word of the text can have: `baking` is from `bake`, `eating` from `eat`. */
function getStems(word: string): string[] {
  const base = shortStem(word);
  return base.length === 3 && /(ing|ed)$/.test(word) ? [base, `${base}e`] : [base];
}

/**
 * Looks for many phrases at once: each word of the text is compared once, whatever the number of phrases. The phrases are taken in at the
 * first search, so that thousands of them cost a start of the program nothing.
 */
export class PhraseIndex<T> {
  #seedsOf: (() => readonly Seed<T>[]) | null;
  readonly #byFirst = new Map<string, Indexed<T>[]>();
  readonly #parts: { readonly part: string; readonly tag: T }[] = [];
  readonly #keys = new Set<string>();
  /** Words by first letter and length, for slips of the pen. */
  readonly #spelt = new Map<string, { readonly word: string; readonly key: string }[]>();

  constructor(getSeeds: () => readonly Seed<T>[]) {
    this.#seedsOf = getSeeds;
  }

  #takeIn(seeds: readonly Seed<T>[]): void {
    for (const { phrase, tag, isForeign } of seeds) {
      if (isUnparted(phrase)) {
        this.#parts.push({ part: plainWords(phrase).join(' '), tag });
        continue;
      }
      // The star is no letter, so it would not outlive the plain writing.
      const said = phrase
        .split(' ')
        .flatMap((word) => plainWords(word).map((plain) => (word.endsWith('*') ? `${plain}*` : plain)));
      this.#add(said, tag, isForeign);
    }
  }

  #add(said: readonly string[], tag: T, isForeign: boolean): void {
    const keys = said.map((word) => seedKey(word, isForeign));
    const [first] = keys;
    if (first === undefined) return;
    const same = this.#byFirst.get(first);
    if (same) same.push({ keys, tag });
    else this.#byFirst.set(first, [{ keys, tag }]);
    for (const [index, key] of keys.entries()) {
      if (this.#keys.has(key)) continue;
      this.#keys.add(key);
      const word = said[index] ?? '';
      if (word.length < TYPO_FROM || word.endsWith('*')) continue;
      const shelf = `${word[0]}${word.length}`;
      this.#spelt.set(shelf, [...(this.#spelt.get(shelf) ?? []), { word, key }]);
    }
  }

  /** The keys that a word of the text answers to: its own, else those of a word that it is a slip of. */
  #keysOf(word: string): ReadonlySet<string> {
    const exact = [...getStems(word).map((base) => `e:${base}`), `f:${word}`];
    const own = new Set(exact.filter((key) => this.#keys.has(key)));
    const isKnown = own.size > 0 || isRightWord(word);
    for (let length = SHORTEST_START; length <= word.length; length += 1) {
      const key = `s:${word.slice(0, length)}`;
      if (this.#keys.has(key)) own.add(key);
    }
    if (isKnown || word.length < TYPO_FROM) return own;
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      for (const spelt of this.#spelt.get(`${word[0]}${length}`) ?? [])
        if (isSlip(word, spelt.word)) own.add(spelt.key);
    }
    return own;
  }

  /** Every place of every phrase in the text. */
  find({ words, hasUnparted }: ReadText): Hit<T>[] {
    if (this.#seedsOf) this.#takeIn(this.#seedsOf());
    this.#seedsOf = null;
    const keys = words.map((word) => this.#keysOf(word));
    const hits: Hit<T>[] = [];
    for (const [from, own] of keys.entries()) {
      for (const key of own) {
        for (const phrase of this.#byFirst.get(key) ?? []) {
          const stands = phrase.keys.every((wanted, offset) => keys[from + offset]?.has(wanted));
          if (stands) hits.push({ tag: phrase.tag, from, to: from + phrase.keys.length });
        }
      }
    }
    return hasUnparted ? [...hits, ...this.#findParts(words)] : hits;
  }

  #findParts(words: readonly string[]): Hit<T>[] {
    const text = words.join(' ');
    const starts: number[] = [];
    for (const [index, word] of words.entries())
      starts.push(index === 0 ? 0 : (starts[index - 1] ?? 0) + (words[index - 1] ?? word).length + 1);
    // Places are counted in words; where words are not parted, a fraction tells one place in them from another.
    const getPlace = (offset: number) => {
      const word = starts.findLastIndex((start) => start <= offset);
      return word + Math.min(1, (offset - (starts[word] ?? 0)) / ((words[word] ?? ' ').length || 1));
    };
    return this.#parts.flatMap(({ part, tag }) => {
      const at = text.indexOf(part);
      return at < 0 ? [] : [{ tag, from: getPlace(at), to: getPlace(at + part.length) }];
    });
  }
}

/** One slip in words of five letters, none that only changes a common ending: `ruining` is no typo of `running`. */
function isSlip(word: string, right: string): boolean {
  const [left, other] = word.endsWith('ing') && right.endsWith('ing') ? [stem(word), stem(right)] : [word, right];
  if (left.length < TYPO_FROM || other.length < TYPO_FROM) return false;
  // Another last letter is more often another word: `unity` is not `units`.
  const isOtherEnding = left.length === other.length && left.slice(0, -1) === other.slice(0, -1);
  return !isOtherEnding && withinOneEdit(left, other);
}
