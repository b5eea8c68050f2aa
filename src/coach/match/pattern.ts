import { type Range, type Reading, spanAt, type Token } from '#coach/text/reading.ts';
import { phrases } from '#coach/text/phrases.ts';
import type { Span, SpanKind } from '#coach/text/values/span.ts';

/**
 * The one pattern language of the coach, over the words of a text instead of its letters.
 *
 * `walk` any form of the word, `=walks` only this form, `(too|so|very)` one of several (an alternative may be several words), `?` after any of
 * them: may be absent. `#days` a value of that kind (number, amount, days, often, clock, part), `@verb` a word of that class, both as one of several
 * too, where a value is met and not kept. `^` and `$` are the bounds of what is searched, `..` up to six words between, `<habit>` one to twelve words
 * as few as fit, caught by that name. `!word`: not here.
 *
 * `(move|shift) <habit> to #days $` finds `could you move the walk to Mondays`, with `the walk` and the days.
 */
export type Match = Range & {
  /** The words caught by name. */
  readonly caught: Readonly<Record<string, Range>>;
  /** The values met, in their order. */
  readonly values: readonly Span[];
};

type Part =
  /** The ways by their first word: a group may hold a hundred. An empty way stands under no word. */
  | {
      readonly is: 'words';
      readonly ways: ReadonlyMap<string, readonly (readonly string[])[]>;
      /** One of them begins with a value. */
      readonly hasValue: boolean;
      readonly isOptional: boolean;
    }
  | { readonly is: 'value'; readonly kind: SpanKind; readonly isOptional: boolean }
  | { readonly is: 'gap' }
  | { readonly is: 'caught'; readonly name: string }
  | { readonly is: 'not'; readonly words: readonly string[] }
  | { readonly is: 'start' }
  | { readonly is: 'end' };

const LONGEST_GAP = 6;
const LONGEST_CAUGHT = 12;

/** Elements of a pattern: a group in brackets may hold blanks. */
function elementsOf(pattern: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let element = '';
  for (const sign of pattern) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ' ' && depth === 0) {
      if (element !== '') elements.push(element);
      element = '';
    } else element += sign;
  }
  if (depth !== 0) throw new Error(`Brackets do not match in the pattern: ${pattern}`);
  return element === '' ? elements : [...elements, element];
}

/** The alternatives of a group, each as its words; a group within one is written out: `last (week|month)` is two. */
function waysOf(group: string): string[][] {
  const isGroup = group.startsWith('(');
  if (isGroup && !group.endsWith(')')) throw new Error(`A group does not end with its bracket: ${group}`);
  const body = isGroup ? group.slice(1, -1) : group;
  return alternativesOf(body).flatMap((way) =>
    elementsOf(way).reduce<string[][]>(
      (begun, element) => {
        const isOptional = element.endsWith('?');
        const word = isOptional ? element.slice(0, -1) : element;
        const ways = [...(word.startsWith('(') ? waysOf(word) : [[word]]), ...(isOptional ? [[]] : [])];
        return begun.flatMap((start) => ways.map((rest) => [...start, ...rest]));
      },
      [[]],
    ),
  );
}

/** What stands between the bars of a group, those of groups within it apart. */
function alternativesOf(body: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of body) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

const VALUE = /^#./;
const plainParts: Readonly<Record<string, Part>> = { '^': { is: 'start' }, $: { is: 'end' }, '..': { is: 'gap' } };

function toPart(element: string): Part {
  const plain = plainParts[element];
  if (plain) return plain;
  const isOptional = element.endsWith('?');
  const body = isOptional ? element.slice(0, -1) : element;
  if (body.startsWith('<') && body.endsWith('>')) return { is: 'caught', name: body.slice(1, -1) };
  if (body.startsWith('#')) return { is: 'value', kind: body.slice(1) as SpanKind, isOptional };
  if (body.startsWith('!')) return { is: 'not', words: waysOf(body.slice(1)).map((way) => way.join(' ')) };
  const ways = Map.groupBy(waysOf(body), ([first = '']) => first);
  return { is: 'words', ways, hasValue: [...ways.keys()].some((first) => VALUE.test(first)), isOptional };
}

type Search = {
  readonly reading: Reading;
  readonly within: Range;
  readonly parts: readonly Part[];
  /** Places from which a part is known not to lead to the end: each is tried once, so that the time stays parts × words. */
  readonly dead: Set<number>;
};
type Found = {
  readonly to: number;
  readonly caught: Readonly<Record<string, Range>>;
  readonly values: readonly Span[];
};

/** Where a word, a word of a class or a value ends that stands here; null where it does not. */
function endOfWord({ reading, within }: Search, at: number, wanted: string): number | null {
  const token = at < within.to ? reading.tokens[at] : undefined;
  if (!token) return null;
  if (VALUE.test(wanted)) {
    const span = spanAt(reading, wanted.slice(1) as SpanKind, at);
    return span && span.to <= within.to ? span.to : null;
  }
  const { word, lemma, tag } = token;
  const isMet = word === wanted || lemma === wanted || `=${word}` === wanted || `@${tag}` === wanted;
  return isMet ? at + 1 : null;
}

const counted = (length: number, first: number) =>
  Array.from({ length: Math.max(0, length) }, (_, offset) => first + offset);
const orNone = (ends: readonly number[], isOptional: boolean, at: number) => (isOptional ? [...ends, at] : [...ends]);

/** What a pattern may call a word: itself, its dictionary form, only itself, its class. */
const keysOf = ({ word, lemma, tag }: Token) => [word, ...(lemma === word ? [] : [lemma]), `=${word}`, `@${tag}`];

function endsOfWords(search: Search, { ways, hasValue }: Extract<Part, { is: 'words' }>, at: number): number[] {
  const { reading, within } = search;
  const token = at < within.to ? reading.tokens[at] : undefined;
  const values = hasValue ? reading.spans.flatMap(({ kind, from }) => (from === at ? `#${kind}` : [])) : [];
  const begun = ['', ...(token ? keysOf(token) : []), ...values].flatMap((key) => ways.get(key) ?? []);
  const ends = begun.flatMap(
    (way) => way.reduce<number | null>((to, word) => (to === null ? null : endOfWord(search, to, word)), at) ?? [],
  );
  return [...new Set(ends)].toSorted((a, b) => b - a);
}

/** Where a part can end when it begins at a word; the shortest first for a catch, the longest first for words. */
function endsOf(search: Search, part: Part, at: number): number[] {
  const { within } = search;
  const left = within.to - at;
  switch (part.is) {
    case 'words':
      return orNone(endsOfWords(search, part, at), part.isOptional, at);
    case 'value':
      return orNone([endOfWord(search, at, `#${part.kind}`) ?? []].flat(), part.isOptional, at);
    case 'gap':
      return counted(Math.min(LONGEST_GAP, left) + 1, at);
    case 'caught':
      return counted(Math.min(LONGEST_CAUGHT, left), at + 1);
    case 'not':
      return part.words.some((word) => endOfWord(search, at, word) !== null) ? [] : [at];
    default:
      return at === (part.is === 'start' ? within.from : within.to) ? [at] : [];
  }
}

function follow(search: Search, place: number, at: number): Found | null {
  const part = search.parts[place];
  if (!part) return { to: at, caught: {}, values: [] };
  const key = place * 1000 + at;
  if (search.dead.has(key)) return null;
  for (const to of endsOf(search, part, at)) {
    const rest = follow(search, place + 1, to);
    if (!rest) continue;
    const value = part.is === 'value' && to > at ? spanAt(search.reading, part.kind, at) : null;
    return {
      to: rest.to,
      caught: part.is === 'caught' ? { [part.name]: { from: at, to }, ...rest.caught } : rest.caught,
      values: value ? [value, ...rest.values] : rest.values,
    };
  }
  search.dead.add(key);
  return null;
}

const kept = new WeakMap<Reading, ReadonlySet<string>>();

/** All that the words of a text may be called, made once a text: most patterns lack one of their words in it. */
function namesIn(reading: Reading): ReadonlySet<string> {
  const known =
    kept.get(reading) ?? new Set([...reading.tokens.flatMap(keysOf), ...reading.spans.map(({ kind }) => `#${kind}`)]);
  kept.set(reading, known);
  return known;
}

function hasAny(names: Iterable<string>, known: { has(name: string): boolean }): boolean {
  for (const name of names) if (known.has(name)) return true;
  return false;
}

/** False for a text that lacks a word which the pattern cannot do without. */
function mayStandIn(parts: readonly Part[], names: ReadonlySet<string>): boolean {
  return parts.every((part) => {
    if (part.is !== 'words' || part.isOptional || part.ways.has('')) return true;
    return part.ways.size < names.size ? hasAny(part.ways.keys(), names) : hasAny(names, part.ways);
  });
}

/** A pattern made ready to be looked for; throws for one that is not well written. */
export class Pattern {
  readonly source: string;
  readonly #parts: readonly Part[];

  constructor(source: string) {
    this.source = source;
    this.#parts = elementsOf(source).map(toPart);
  }

  /** The first place of the pattern in the text, or in a part of it. */
  find(reading: Reading, within: Range = { from: 0, to: reading.tokens.length }): Match | null {
    if (!mayStandIn(this.#parts, namesIn(reading))) return null;
    const search = { reading, within, parts: this.#parts, dead: new Set<number>() };
    const last = this.#parts[0]?.is === 'start' ? within.from : within.to;
    for (let from = within.from; from <= last; from += 1) {
      const found = follow(search, 0, from);
      if (found) return { from, ...found };
    }
    return null;
  }
}

/** Patterns of which the first that is found counts. */
export function firstOf(
  patterns: readonly Pattern[],
  reading: Reading,
  within?: Range,
): { pattern: Pattern; match: Match } | null {
  for (const pattern of patterns) {
    const match = pattern.find(reading, within);
    if (match) return { pattern, match };
  }
  return null;
}

/** Patterns of a list, one a line. */
export const patterns = (...sources: readonly string[]): Pattern[] => sources.map((source) => new Pattern(source));

/** Patterns of a list that is parted by semicolons. */
export const listed = (list: string): Pattern[] => patterns(...phrases(list));

type Kind<K> = { readonly kind: K; readonly patterns: readonly Pattern[] };

/** Kinds with the patterns of each, parted by semicolons, in the order in which they are looked for. */
export const kindsOf = <K extends string>(rows: readonly (readonly string[])[]): readonly Kind<K>[] =>
  rows.map(([kind = '', list = '']) => ({ kind: kind as K, patterns: listed(list) }));
