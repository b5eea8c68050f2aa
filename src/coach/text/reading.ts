import { grammarOf, type Tag } from './grammar.ts';
import type { Span, SpanKind } from './values/span.ts';
import { spansOf } from './values/spans.ts';
import { remembered } from '#core/words/remembered.ts';
import { tokensOf } from './tokens.ts';

/** A word of a text with all that is known of it. Offsets are those of the text, so that its own words can be quoted. */
export type Token = {
  readonly raw: string;
  readonly word: string;
  readonly lemma: string;
  readonly tag: Tag;
  readonly isPlural: boolean;
  readonly isFirstName: boolean;
  readonly from: number;
  readonly to: number;
  /** The marks between it and the next word. */
  readonly after: string;
};

/** A stretch of words, from the first up to the one after the last. */
export type Range = { readonly from: number; readonly to: number };

/** All of a text. */
export const allOf = ({ tokens }: { readonly tokens: readonly unknown[] }): Range => ({ from: 0, to: tokens.length });

/** A text as everything that understands it reads it: cut into words once, with the values and the sentences in it. */
export type Reading = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly sentences: readonly Range[];
};

/** Texts are read again and again within one answer: the goal, the habits of a plan, and each way in which a request may be meant. */
const KEPT = 600;

/** A picture ends what stands before it, as a full stop does. */
const ENDS = /[.!?;…\n\p{Extended_Pictographic}]/u;

function sentencesOf(tokens: readonly Token[]): Range[] {
  const ends = tokens.flatMap(({ after }, at) => (ENDS.test(after) || at === tokens.length - 1 ? [at + 1] : []));
  return ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
}

/** Reads a text. The time grows with its length, of which five hundred words are read. */
export const read = remembered(KEPT, (text): Reading => {
  const raw = tokensOf(text);
  const grammar = grammarOf(raw);
  const tokens = raw.map((token, at) => ({ ...token, ...(grammar[at] as (typeof grammar)[number]) }));
  return { text, tokens, spans: spansOf(tokens), sentences: sentencesOf(tokens) };
});

/** The text's own words of a range, as they were written. */
export function wordsOf({ text, tokens }: Reading, { from, to }: Range): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && to > from ? text.slice(first.from, last.to) : '';
}

/** The place of the first value that begins at a word or behind it; values stand in the order of their first words. */
function firstFrom(spans: readonly Span[], word: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.from ?? word) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value of a kind that begins at a word. */
export function spanAt<K extends SpanKind>({ spans }: Reading, kind: K, at: number): Extract<Span, { kind: K }> | null {
  for (let place = firstFrom(spans, at); spans[place]?.from === at; place += 1)
    if (spans[place]?.kind === kind) return spans[place] as Extract<Span, { kind: K }>;
  return null;
}

/** The values of a kind that lie within a range, those inside of another one of the kind left out; of a kind one begins at a word. */
export function spansIn<K extends SpanKind>(
  { spans }: Reading,
  kind: K,
  { from, to }: Range,
): Extract<Span, { kind: K }>[] {
  const found: Span[] = [];
  let reached = from;
  for (let place = firstFrom(spans, from); place < spans.length; place += 1) {
    const span = spans[place] as Span;
    if (span.from >= to) break;
    if (span.kind !== kind || span.to > to || span.to <= reached) continue;
    found.push(span);
    reached = span.to;
  }
  return found as Extract<Span, { kind: K }>[];
}
