import content from '#content/safety.json' with { type: 'json' };
import { inflect } from './inflect.ts';
import { digits } from './numbers.ts';

type Phrase = { readonly concept: string; readonly rest: readonly string[] };

/** Where a concept begins, and where each of its readings ends (the end is not part of it). */
type Spans = Map<number, number[]>;

/** A text cut into words, with its sentences and the places of all concepts found in it. */
export type Passage = {
  readonly text: string;
  readonly tokens: readonly string[];
  /** Where each word stands; numbers stand under `#` as well. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** For each word, where its sentence ends. */
  readonly ends: readonly number[];
  readonly spans: ReadonlyMap<string, Spans>;
};

const BY_WORD = new Map<string, Phrase[]>();
const BY_PREFIX = new Map<string, Phrase[]>();
const SHORTEST_PREFIX = 3;
/** The first letters of all prefixes, to pass over most words at once. */
const PREFIX_STARTS = new Set<string>();

function enter(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  map.set(key, [...(map.get(key) ?? []), phrase]);
}

/** One entry of a lexicon: `word`, `verb+` (all regular forms), `prefix*`, or several such words. */
function learn(concept: string, entry: string): void {
  const [first = '', ...rest] = digits(entry).split(' ');
  const phrase = { concept, rest };
  if (first.endsWith('*')) {
    enter(BY_PREFIX, first.slice(0, -1), phrase);
    PREFIX_STARTS.add(first.slice(0, SHORTEST_PREFIX));
  } else if (first.endsWith('+')) for (const form of inflect(first.slice(0, -1))) enter(BY_WORD, form, phrase);
  else enter(BY_WORD, first, phrase);
}

for (const [concept, entries] of Object.entries(content.words)) {
  for (const entry of entries.split(',')) learn(concept, entry.trim().replace(/\s+/g, ' '));
}

function restEnds({ rest }: Phrase, tokens: readonly string[], from: number): number {
  let at = from + 1;
  for (const word of rest) {
    const token = tokens[at];
    const fits = word.endsWith('*') ? token?.startsWith(word.slice(0, -1)) : token === word;
    if (!fits) return -1;
    at += 1;
  }
  return at;
}

function phrasesFrom(token: string): readonly Phrase[] {
  const whole = BY_WORD.get(token) ?? [];
  if (!PREFIX_STARTS.has(token.slice(0, SHORTEST_PREFIX))) return whole;
  const found = [...whole];
  for (let length = SHORTEST_PREFIX; length <= token.length; length += 1) {
    const more = BY_PREFIX.get(token.slice(0, length));
    if (more) found.push(...more);
  }
  return found;
}

function getSpans(tokens: readonly string[]): Map<string, Spans> {
  const spans = new Map<string, Spans>();
  tokens.forEach((token, at) => {
    for (const phrase of phrasesFrom(token)) {
      const end = restEnds(phrase, tokens, at);
      if (end < 0) continue;
      const known: Spans = spans.get(phrase.concept) ?? new Map();
      known.set(at, [...(known.get(at) ?? []), end]);
      spans.set(phrase.concept, known);
    }
  });
  return spans;
}

function getEnds(tokens: readonly string[]): number[] {
  const ends: number[] = tokens.map(() => 0);
  let end = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (tokens[at] === '.') end = at;
    ends[at] = end;
  }
  return ends;
}

function getPlaces(tokens: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const note = (word: string, at: number) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  };
  tokens.forEach((token, at) => {
    note(token, at);
    if (/^\d/.test(token)) note('#', at);
  });
  return places;
}

/** A prepared text (see `safetyText`) made ready for patterns. */
export function getPassage(text: string): Passage {
  const apart = text.replace(/\b([jdlmnstc]|qu)'(?=\p{L})/gu, '$1 ');
  const tokens = [...apart.matchAll(/\d+(?:[.,]\d+)?|[\p{L}']+|[.!?;]+|[,:]/gu)].map(([token]) => {
    if (/^[.!?;]/.test(token)) return '.';
    return token === ':' ? ',' : token.replace(/'s?$|^'/g, '').replace(/'/g, '') || ',';
  });
  return { text, tokens, places: getPlaces(tokens), ends: getEnds(tokens), spans: getSpans(tokens) };
}
