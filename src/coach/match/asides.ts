import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Pattern, patterns } from './pattern.ts';
import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';

/** What people say along with what they mean: blessings, how sure they are, whom they speak to. */
const ANYWHERE = patterns(...knowledge.requests.asidesAnywhere);
/** The same words are a part of what is meant unless a mark or the end comes behind them. */
const AT_END = patterns(...knowledge.requests.asidesAtEnd);
const CALLS = new Set(knowledge.requests.asidesCalls.flatMap(phrases));
const LAUGHS = new Set(knowledge.requests.asidesLaughs.flatMap(phrases));
/** Before these a word at the end is what is spoken of: `walk with my love`, `train like a man`. */
const OWNED = phraseSet('determiner; preposition; adjective; conjunction; auxiliary; verb');
const SUBJECTS = phraseSet('i; you; we; they; he; she; who; to; not; never; would; really');
const ENDS = /[.,!?;:…\n)\p{Extended_Pictographic}]/u;

/** `Oh dear`, `God bless you`: what is said along with nothing is all that is said. */
const LEAST_LEFT = 2;

const endsAt = ({ tokens }: Reading, to: number) => to >= tokens.length || ENDS.test(tokens[to - 1]?.after ?? '');

/** `love`, `yaar`, `ha` behind all that is said. */
function isCall(reading: Reading, at: number, isTalk: boolean): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (!before || !token || !(CALLS.has(token.word) || (!isTalk && LAUGHS.has(token.word))) || !endsAt(reading, at + 1))
    return false;
  if (before.after.includes(',')) return true;
  return !OWNED.has(before.tag) && !before.isPlural && !SUBJECTS.has(before.word);
}

/** Where each of some patterns stands in a text, by its first word. */
function placesOf(list: readonly Pattern[], reading: Reading): ReadonlyMap<number, Range> {
  const places = new Map<number, Range>();
  for (const pattern of list) {
    let from = 0;
    for (let found = pattern.find(reading); found; found = pattern.find(reading, { from, to: reading.tokens.length })) {
      if (!places.has(found.from)) places.set(found.from, found);
      from = found.from + 1;
    }
  }
  return places;
}

/** The asides of a text, in their order. */
function asidesIn(reading: Reading, isTalk: boolean): Range[] {
  const [anywhere, atEnd] = [ANYWHERE, AT_END].map((list) => placesOf(list, reading));
  const found: Range[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const last = at === 0 ? undefined : atEnd?.get(at);
    const closing = last && endsAt(reading, last.to) ? last : undefined;
    const call = isCall(reading, at, isTalk) ? { from: at, to: at + 1 } : undefined;
    const aside = anywhere?.get(at) ?? closing ?? call;
    if (!aside) continue;
    found.push(aside);
    at = aside.to - 1;
  }
  return found;
}

/** What stands before an aside, with a comma behind it where no mark parts the two sides. */
function withMark(before: string, isLast: boolean): string {
  return before === '' || isLast || ENDS.test(before.slice(-1)) ? before : `${before},`;
}

/**
 * Without what is only said along with it: what stands on either side of an aside are two things, as with a comma between them. In a talk laughing
 * is an answer of its own, and stays.
 */
export function withoutAsides(text: string, isTalk = false): string {
  const reading = read(text);
  const asides = asidesIn(reading, isTalk);
  if (asides.length === 0) return text;
  const places = asides.map((aside) => ({
    from: reading.tokens[aside.from]?.from ?? 0,
    to: reading.tokens[aside.to - 1]?.to ?? 0,
    isLast: endsAt(reading, aside.to),
  }));
  const parts = places.map(({ from, isLast }, at) =>
    withMark(text.slice(places[at - 1]?.to ?? 0, from).trimEnd(), isLast),
  );
  const left = `${parts.join('')}${text.slice(places.at(-1)?.to)}`
    .replace(/^[\s,]+/, '')
    .replace(/,\s*(?=[.,;!?])/g, '');
  return left.trim().split(' ').length < LEAST_LEFT ? text : left;
}
