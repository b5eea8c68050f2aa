import { Pattern } from '#coach/match/pattern.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { COMMANDS, POLITE, REASONS } from './act-words.ts';
import { quotedIn } from './reading/quotes.ts';

const LINKS = new Set(['and', 'then', 'but', 'also', 'plus', 'so', 'though', 'while']);
/** Words that go on with what was said before them. */
const GOES_ON = new Set(['preposition', 'conjunction', 'pronoun', 'auxiliary']);
const polite = POLITE.map((source) => new Pattern(source.startsWith('^') ? source : `^ ${source}`));

/** `…, that's church`: what it is like, not what is asked. */
const ASIDES = new Set(['that', 'it', 'this', 'he', 'she', 'they', 'there']);
const commandsIt = new Pattern(
  '(swap|replace|drop|remove|delete|bin|scrap|make|move|put|change|ditch|shift|switch) (it|that|this|them)',
);
/** Words that lead to a verb of the same clause. */
const LEADS = new Set([
  'to',
  'you',
  'u',
  'we',
  'i',
  'not',
  'and',
  'can',
  'could',
  'please',
  'pls',
  'just',
  'then',
  'so',
  'or',
  'maybe',
  'also',
  'let',
  'us',
  'the',
  'a',
  'would',
  'should',
]);

const hasValue = ({ spans }: Reading, { from, to }: Range) =>
  spans.some((span) => span.kind !== 'number' && span.from >= from && span.to <= to);

/** A dash with blanks around it, or an arrow that begins something new. */
function isDash({ text, tokens }: Reading, at: number): boolean {
  const [one, other] = [tokens[at - 1], tokens[at]];
  if (!one || !other) return false;
  const between = text.slice(one.to, other.from);
  return between.includes(' - ') || between.includes('–') || between.includes('—') || between.includes('...');
}

/** Where the next mark or link stands, from a word on. */
function nextBreak({ tokens }: Reading, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    if (LINKS.has(tokens[at]?.word ?? '') || tokens[at - 1]?.after !== '') return at;
  }
  return to;
}

/** The words of a range without what is said out of politeness before a request. */
export function withoutPoliteness(reading: Reading, within: Range): Range {
  let { from } = within;
  for (let turn = 0; turn < 6; turn += 1) {
    const found = polite.flatMap((pattern) => pattern.find(reading, { from, to: within.to }) ?? [])[0];
    if (!found || found.to === from || found.to >= within.to) break;
    from = found.to;
  }
  return { from, to: within.to };
}

/** True when something new begins at a word that stands behind a mark or a link. */
function beginsRequest(reading: Reading, before: Range, at: number, end: number): boolean {
  const first = withoutPoliteness(reading, { from: at, to: end }).from;
  const token = reading.tokens[first];
  if (!token) return false;
  if (first > at && reading.tokens[at]?.tag !== 'conjunction') return true;
  if (COMMANDS.has(token.word) || (token.tag === 'verb' && COMMANDS.has(token.lemma))) return true;
  if (token.word === 'i' || token.word === 'my' || token.word === 'we') return true;
  const next = reading.tokens[first + 1]?.tag;
  if (token.tag === 'verb' && (next === 'pronoun' || next === 'determiner') && hasValue(reading, { from: at, to: end }))
    return true;
  const isOfItsOwn =
    !GOES_ON.has(token.tag) && !reading.spans.some(({ from, kind }) => from === first && kind !== 'number');
  return isOfItsOwn && hasValue(reading, before) && hasValue(reading, { from: at, to: nextBreak(reading, at, end) });
}

function cutsAt(reading: Reading, start: number, at: number, end: number): boolean {
  const { tokens } = reading;
  const mark = tokens[at - 1]?.after ?? '';
  const word = tokens[at]?.word ?? '';
  if (mark.includes(';') || isDash(reading, at) || word === 'but' || REASONS.has(word)) return true;
  if (mark.includes(',') && ASIDES.has(word) && tokens[at + 1]?.tag === 'auxiliary') return true;
  if (
    at > start + 1 &&
    commandsIt.find(reading, { from: at, to: end })?.from === at &&
    !LEADS.has(tokens[at - 1]?.word ?? '')
  )
    return true;
  const isLinked = LINKS.has(word);
  if (!isLinked && !mark.includes(',') && !mark.includes(':')) return false;
  return beginsRequest(reading, { from: start, to: at }, isLinked ? at + 1 : at, end);
}

function cut(reading: Reading, sentence: Range): Range[] {
  const quoted = quotedIn(reading);
  const parts: Range[] = [];
  let { from } = sentence;
  for (let at = sentence.from + 1; at < sentence.to; at += 1) {
    if (quoted.some((range) => at > range.from && at < range.to)) continue;
    if (!cutsAt(reading, from, at, sentence.to)) continue;
    parts.push({ from, to: at });
    from = at;
  }
  return [...parts, { from, to: sentence.to }];
}

/** The parts of a message that can each ask for something, in their order, without reasons and politeness. */
export function clausesOf(reading: Reading): Range[] {
  return reading.sentences
    .flatMap((sentence) => cut(reading, sentence))
    .filter(({ from }) => !REASONS.has(reading.tokens[from]?.word ?? ''))
    .map((part) => withoutPoliteness(reading, withoutLink(reading, part)))
    .filter(({ from, to }) => to > from);
}

function withoutLink({ tokens }: Reading, { from, to }: Range): Range {
  return LINKS.has(tokens[from]?.word ?? '') && to > from + 1 ? { from: from + 1, to } : { from, to };
}
