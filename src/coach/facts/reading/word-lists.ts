import { phrases } from '#coach/text/phrases.ts';
import { type Match, Pattern } from '#coach/match/pattern.ts';
import type { Range, Reading } from '#coach/text/reading.ts';

/** Patterns of a list parted by semicolons, made ready when they are first looked for. */
export class PatternList {
  readonly #source: string;
  #patterns: readonly Pattern[] | null = null;

  constructor(source: string) {
    this.#source = source;
  }

  #all(): readonly Pattern[] {
    this.#patterns ??= phrases(this.#source).map((one) => new Pattern(one));
    return this.#patterns;
  }

  /** What the first of them finds that is found at all. */
  find(reading: Reading, within: Range): Match | null {
    for (const pattern of this.#all()) {
      const match = pattern.find(reading, within);
      if (match) return match;
    }
    return null;
  }

  /** What each of them finds. */
  findAll(reading: Reading, within: Range): Match[] {
    return this.#all().flatMap((pattern) => pattern.find(reading, within) ?? []);
  }
}

/** Where a name of a list stands, and the row that it belongs to. */
export type Named = Range & { readonly id: string };

/** Names of rows, looked for at a word: the longest that stands there. */
export class NameIndex {
  readonly #rows: readonly (readonly [id: string, names: string])[];
  #byFirst: Map<string, { id: string; words: string[] }[]> | null = null;

  constructor(rows: readonly (readonly [id: string, names: string])[]) {
    this.#rows = rows;
  }

  #index() {
    if (this.#byFirst) return this.#byFirst;
    this.#byFirst = new Map();
    for (const [id, names] of this.#rows) {
      for (const words of phrases(names).map((name) => name.split(' '))) {
        const first = words[0] ?? '';
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { id, words }]);
      }
    }
    return this.#byFirst;
  }

  at({ tokens }: Reading, from: number, to: number): Named | null {
    const token = tokens[from];
    if (!token || from >= to) return null;
    const index = this.#index();
    const found = [...new Set([token.word, token.lemma])]
      .flatMap((first) => index.get(first) ?? [])
      .filter(
        ({ words }) =>
          from + words.length <= to &&
          words.every((word, offset) => {
            const here = tokens[from + offset];
            return here?.word === word || here?.lemma === word;
          }),
      )
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    return found ? { id: found.id, from, to: from + found.words.length } : null;
  }

  /** All that stand within a range, without those inside of another. */
  within(reading: Reading, { from, to }: Range): Named[] {
    const found: Named[] = [];
    for (let at = from; at < to; at += 1) {
      const named = this.at(reading, at, to);
      if (!named) continue;
      found.push(named);
      at = named.to - 1;
    }
    return found;
  }
}
