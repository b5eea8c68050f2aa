import { wordSet } from '#coach/text/phrases.ts';
import content from '#content/safety.json' with { type: 'json' };
import { digits } from './numbers.ts';
import type { Passage } from './passage.ts';

type Test =
  | {
      readonly kind: 'said';
      readonly words: ReadonlySet<string>;
      /** Alternatives of several words, under their first. */
      readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
      readonly names: readonly string[];
      readonly orEnd: boolean;
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'edge'; readonly side: 'start' | 'end' };
type Element = Test & { readonly optional: boolean; readonly negated: boolean };

type Said = Extract<Test, { kind: 'said' }>;

/** A run of elements, as written in `compile`, and the numbers of those that no text can do without. */
export type Pattern = { readonly elements: readonly Element[]; readonly needed: readonly number[] };
/** From a word up to, not with, another. */
export type Span = readonly [from: number, to: number];

/** For each word, and each concept in its braces, the elements that it satisfies, by their number. */
const SATISFIES = new Map<string, number[]>();
let elements = 0;

function numbered(test: Said): number {
  const number = elements;
  elements += 1;
  const keys = [...test.words, ...test.phrases.keys(), ...test.names.map((name) => `{${name}}`)];
  for (const key of keys) SATISFIES.set(key, [...(SATISFIES.get(key) ?? []), number]);
  return number;
}

function getTest(source: string): Test {
  if (source === '^') return { kind: 'edge', side: 'start' };
  if (source === '$') return { kind: 'edge', side: 'end' };
  if (source.startsWith('~')) return { kind: 'gap', most: Number(source.slice(1)) };
  if (source.startsWith('#')) {
    const [least, most] = source.slice(1).split('..');
    return { kind: 'number', least: Number(least || 0), most: Number(most || 1e9) };
  }
  const names = [...source.matchAll(/\{([^}]+)\}/g)].flatMap(([, inside = '']) => inside.split('|'));
  for (const name of names) if (!Object.hasOwn(content.words, name)) throw new Error(`unknown concept ${name}`);
  const plain = source
    .replace(/\{[^}]+\}/g, '')
    .split('|')
    .filter(Boolean);
  const parted = plain.filter((one) => one.includes('_')).map((one) => digits(one.replaceAll('_', ' ')).split(' '));
  const words = new Set(plain.filter((one) => !one.includes('_')).map(digits));
  return {
    kind: 'said',
    words,
    phrases: Map.groupBy(parted, ([first = '']) => first),
    names,
    orEnd: plain.includes('$'),
  };
}

/**
 * A pattern over words, elements parted by blanks: `a|b` either word, `a_b` one after the other, `{x}` or `{x|y}` a concept, `~3` up to three words between,
 * `#5..12` a number, `^` and `$` the edge of a clause; `?` behind makes an element optional, `!` before asks that it is not here.
 */
export function compile(source: string): Pattern {
  const elements = source
    .replace(/\bno ?one\b/g, 'nobody')
    .split(/ +/)
    .map((written) => {
      const negated = written.startsWith('!');
      const optional = written.endsWith('?');
      return { ...getTest(written.slice(negated ? 1 : 0, optional ? -1 : undefined)), negated, optional };
    });
  const needed = elements.flatMap((element) =>
    element.kind === 'said' && !element.optional && !element.negated && !element.orEnd ? [numbered(element)] : [],
  );
  return { elements, needed };
}

const NOWHERE: readonly number[] = [];

const toNumber = (token: string) => (/^\d/.test(token) ? Number(token.replace(',', '.')) : Number.NaN);

/** A new thought may begin here without a comma. */
const JOINTS: ReadonlySet<string> = wordSet(
  '. , and but so because or then while though tho although please lol tbh help y et und e ma aber mais pero',
);

const isEdge = (token: string | undefined) => token === undefined || JOINTS.has(token);

function conceptEnds(names: readonly string[], passage: Passage, at: number): readonly number[] {
  let found = NOWHERE;
  for (const name of names) {
    const ends = passage.spans.get(name)?.get(at);
    if (ends) found = found.length === 0 ? ends : [...found, ...ends];
  }
  return found;
}

function phraseEnds({ phrases }: Said, { tokens }: Passage, at: number): readonly number[] {
  const begun = phrases.get(tokens[at] ?? '') ?? [];
  const fits = begun.filter((phrase) => phrase.every((word, offset) => tokens[at + offset] === word));
  return fits.map((phrase) => at + phrase.length);
}

function endsAt({ test, passage, at }: { test: Element; passage: Passage; at: number }): readonly number[] {
  const token = passage.tokens[at];
  if (test.kind === 'edge') return isEdge(passage.tokens[test.side === 'end' ? at : at - 1]) ? [at] : NOWHERE;
  if (test.kind === 'gap') return NOWHERE;
  if (test.kind === 'said' && test.orEnd && isEdge(token)) return [at];
  if (token === undefined) return NOWHERE;
  if (test.kind === 'number') {
    const value = toNumber(token);
    return value >= test.least && value <= test.most ? [at + 1] : NOWHERE;
  }
  const ends = [...conceptEnds(test.names, passage, at), ...phraseEnds(test, passage, at)];
  return test.words.has(token) ? [at + 1, ...ends] : ends;
}

type Search = {
  readonly passage: Passage;
  readonly pattern: Pattern;
  readonly blank: ReadonlySet<number>;
  readonly limit: number;
};

function isFree({ blank }: Search, from: number, to: number): boolean {
  if (blank.size === 0) return true;
  for (let at = from; at < to; at += 1) if (blank.has(at)) return false;
  return true;
}

function endFrom(search: Search, index: number, at: number): number {
  const element = search.pattern.elements[index];
  if (element === undefined) return at;
  if (element.kind === 'gap') return endAfterGap(search, index, at);
  const ends = endsAt({ test: element, passage: search.passage, at });
  if (element.negated) return ends.length === 0 ? endFrom(search, index + 1, at) : -1;
  for (const end of ends) {
    if (end > search.limit || !isFree(search, at, end)) continue;
    const last = endFrom(search, index + 1, end);
    if (last >= 0) return last;
  }
  return element.optional ? endFrom(search, index + 1, at) : -1;
}

function endAfterGap(search: Search, index: number, from: number): number {
  const gap = search.pattern.elements[index];
  if (gap?.kind !== 'gap') return -1;
  let passed = 0;
  for (let at = from; at <= search.limit; at += 1) {
    const last = endFrom(search, index + 1, at);
    if (last >= 0) return last;
    if (search.passage.tokens[at] !== ',') passed += 1;
    if (passed > gap.most) return -1;
  }
  return -1;
}

const SATISFIED = new WeakMap<Passage, Uint8Array>();

/** Found for all patterns in one pass over the words: most patterns can be passed over for want of one. */
function satisfiedIn(passage: Passage): Uint8Array {
  const known = SATISFIED.get(passage);
  if (known?.length === elements) return known;
  const satisfied = new Uint8Array(elements);
  for (const word of passage.places.keys()) for (const number of SATISFIES.get(word) ?? NOWHERE) satisfied[number] = 1;
  for (const name of passage.spans.keys())
    for (const number of SATISFIES.get(`{${name}}`) ?? NOWHERE) satisfied[number] = 1;
  SATISFIED.set(passage, satisfied);
  return satisfied;
}

/** False when a word or concept that the pattern needs is nowhere in the text. */
export function isPossible({ needed }: Pattern, passage: Passage): boolean {
  const satisfied = satisfiedIn(passage);
  return needed.every((number) => satisfied[number] === 1);
}

/** The words one of which a pattern must begin with, where it names them all. */
export function startWords({ elements: [first] }: Pattern): ReadonlySet<string> | undefined {
  if (first?.kind !== 'said' || first.optional || first.negated || first.orEnd || first.names.length > 0)
    return undefined;
  return first.phrases.size === 0 ? first.words : new Set([...first.words, ...first.phrases.keys()]);
}

/** The words where a pattern can begin, in no order. */
function getStarts(pattern: Pattern, passage: Passage): Iterable<number> {
  const [first] = pattern.elements;
  if (first === undefined || first.optional || first.negated || first.kind === 'edge' || first.kind === 'gap') {
    return passage.tokens.keys();
  }
  if (first.kind === 'number') return passage.places.get('#') ?? NOWHERE;
  if (first.orEnd) return passage.tokens.keys();
  const starts = new Set<number>();
  for (const word of first.phrases.keys()) for (const at of passage.places.get(word) ?? NOWHERE) starts.add(at);
  for (const name of first.names) for (const at of passage.spans.get(name)?.keys() ?? NOWHERE) starts.add(at);
  if (first.words.size < passage.places.size) {
    for (const word of first.words) for (const at of passage.places.get(word) ?? NOWHERE) starts.add(at);
  } else {
    for (const [word, places] of passage.places) if (first.words.has(word)) for (const at of places) starts.add(at);
  }
  return starts;
}

/** Where a pattern stands, outside of the blanked words, each time within one sentence. */
export function spansOfPattern(pattern: Pattern, passage: Passage, blank: ReadonlySet<number>): Span[] {
  if (!isPossible(pattern, passage)) return [];
  const spans: Span[] = [];
  for (const at of getStarts(pattern, passage)) {
    const limit = passage.ends[at] ?? at;
    const end = endFrom({ passage, pattern, blank, limit }, 0, at);
    if (end > at) spans.push([at, end]);
  }
  return spans;
}
