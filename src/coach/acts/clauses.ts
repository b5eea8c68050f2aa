import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, spanAt, spansIn, type Token } from '#coach/text/reading.ts';
import { COMMANDS, LEAVES_CHOICE, REASONS, REQUESTS } from './act-words.ts';
import { withoutEnd, withoutPoliteness } from './politeness.ts';
import { quotedIn } from './reading/quotes.ts';
import { beginsTelling } from './reading/tells.ts';
import { cuesIn } from './values/cue-phrase.ts';
import { isRefused, isRemoving } from './values/read-days.ts';

const LINKS = new Set(['and', 'then', 'but', 'also', 'plus', 'so', 'though', 'while']);
/** Words that go on with what was said before them. */
const GOES_ON = new Set(['preposition', 'conjunction', 'pronoun', 'auxiliary']);

/** `…, that's church`: what it is like, not what is asked. */
const ASIDES = new Set(['that', 'it', 'this', 'he', 'she', 'they', 'there']);
const commandsIt = new Pattern(knowledge.acts.words.clausesCommandsIt);
const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they', 'is', 'are']);
const isSaying = (token: Token | undefined) => token?.tag === 'auxiliary' || token?.tag === 'verb';
const asksYou = new Pattern('^ (can|could|will|would) (you|we|it|u)');
/** Words that lead to a verb of the same clause. */
const LEADS = phraseSet(knowledge.acts.words.clausesLeads);

const hasValue = ({ spans, tokens }: Reading, { from, to }: Range) =>
  spans.some(
    (span) => (span.kind !== 'number' || tokens[span.from - 1]?.word === 'to') && span.from >= from && span.to <= to,
  );

/** A value, or a moment in words: `after training`. */
const hasTime = (reading: Reading, part: Range) => hasValue(reading, part) || cuesIn(reading, part).length > 0;

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

/** True when something new begins at a word that stands behind a mark or a link. */
function beginsRequest(reading: Reading, before: Range, at: number, end: number): boolean {
  const first = withoutPoliteness(reading, { from: at, to: end }).from;
  const token = reading.tokens[first];
  if (!token) return false;
  if (first > at && reading.tokens[at]?.tag !== 'conjunction') return true;
  if (isCommand(token) || SPEAKERS.has(token.word)) return true;
  if (tellsWhatToDo(reading, first) && hasValue(reading, { from: at, to: end })) return true;
  return goesOnOtherwise(reading, before, first, end) || isOfItsOwn(reading, before, { at, first, end });
}

/** `the walk after lunch, and twenty minutes of reading` */
function isSoMuchOf(reading: Reading, before: Range, first: number): boolean {
  const amount = spanAt(reading, 'amount', first);
  return amount !== null && reading.tokens[amount.to]?.word === 'of' && hasTime(reading, before);
}

/** Something with values of its own, behind something with values. */
function isOfItsOwn(reading: Reading, before: Range, { at, first, end }: { at: number; first: number; end: number }) {
  if (isSoMuchOf(reading, before, first)) return true;
  const token = reading.tokens[first];
  const isNew =
    token !== undefined &&
    !GOES_ON.has(token.tag) &&
    !reading.spans.some(({ from, kind }) => from === first && kind !== 'number');
  const rest = { from: at, to: nextBreak(reading, at, end) };
  // `… and the notebook by the kettle`, where `before the notebook and by the kettle` is one.
  const hasMoment = token?.tag === 'determiner' && hasTime(reading, before) && hasTime(reading, rest);
  return isNew && (hasMoment || (hasValue(reading, before) && hasValue(reading, rest)));
}

const removesFirst = patterns(...REQUESTS.removalLeads);
const removesLast = new Pattern('(can|could|should|must|has to|needs to) (go|come out)');
/** Orders that end in `out`, `away` or `off`. */
const OPEN_ORDERS = new Set(['take', 'leave', 'throw', 'cut', 'get']);
const AT_REST = new Set(REQUESTS.atRest);

/**
 * A list of what is to go ends where something else is asked for: `drop the note | and cook with Peg`, `bin the teaching | and revise twice as long`,
 * `shorter journal | and teaching can go`. `Drop the walk and the reading` goes on.
 */
function goesOnOtherwise(reading: Reading, before: Range, first: number, end: number): boolean {
  if (partsFromRemoval(reading, before, first, end)) return true;
  if (SIZES.has(reading.tokens[before.from]?.word ?? '')) {
    return removesLast.find(reading, { from: first, to: end }) !== null;
  }
  if (!firstOf(removesFirst, reading, withoutPoliteness(reading, before))) return false;
  const token = reading.tokens[first];
  if (!token || token.tag === 'determiner' || token.tag === 'gerund' || !NAMES.has(token.tag)) return false;
  const rest = { from: first, to: nextBreak(reading, first, end) };
  return hasTime(reading, rest) || reading.tokens.slice(first + 1, rest.to).some(({ word }) => AT_REST.has(word));
}
const NAMES: ReadonlySet<Token['tag']> = new Set(['noun', 'verb', 'adjective']);

const removesAtEnd = patterns(...REQUESTS.removesAtEnd);

/** Something is to go: `kill number 4`, `the teaching out`. */
const isRemoval = (reading: Reading, part: Range): boolean =>
  (firstOf(removesFirst, reading, withoutPoliteness(reading, part)) ?? firstOf(removesAtEnd, reading, part)) !== null;

/** What is to go has no part in the value before it or behind it: `draw 3 times, | teaching delete`, `scrap 5, | and the phone every night`. */
function partsFromRemoval(reading: Reading, before: Range, first: number, end: number): boolean {
  const rest = { from: first, to: nextBreak(reading, first, end) };
  const isValued = (part: Range) =>
    hasTime(reading, part) || reading.tokens.slice(part.from, part.to).some(({ word }) => SIZES.has(word));
  if (isRemoval(reading, rest)) {
    const order = reading.tokens[withoutPoliteness(reading, before).from];
    // `Take the note and the walk out` is one order: its last word belongs to both.
    if (order && OPEN_ORDERS.has(order.word) && !isValued(before)) return false;
    return (isValued(before) || (order !== undefined && isCommand(order))) && !isRemoval(reading, before);
  }
  if (!isRemoval(reading, before)) return false;
  if (firstOf(removesAtEnd, reading, before) && isValued(rest)) return true;
  // `Drop the walk and the Sunday reading` goes on.
  return reading.spans.some(({ kind, to }) => kind !== 'number' && to === rest.to) && isValued(rest);
}

const SPEAKERS = new Set(['i', 'my', 'we']);
const isCommand = ({ word, tag, lemma }: Token) => COMMANDS.has(word) || (tag === 'verb' && COMMANDS.has(lemma));

/** `ring her`, `read the paper`: a verb with its object. */
function tellsWhatToDo({ tokens }: Reading, at: number): boolean {
  const next = tokens[at + 1]?.tag;
  return tokens[at]?.tag === 'verb' && (next === 'pronoun' || next === 'determiner');
}

/** `can you …`, `drop it`: the words at a place ask for something by themselves. */
function asksAt(reading: Reading, { from: start, to: end }: Range, at: number): boolean {
  const rest = { from: at, to: end };
  const isAsking = reading.tokens[start]?.word !== 'instead' && asksYou.find(reading, rest)?.from === at;
  return isAsking || commandsIt.find(reading, rest)?.from === at;
}

/** `…, everything else can go`. */
const restOf = new Pattern(knowledge.acts.words.clausesRestOf);

/** `my shoulder is fine now lose the ice`. */
const NOWS = new Set(['now', 'anyway', 'please']);
const ordersThing = new Pattern('^ (lose|drop|remove|bin|scrap|ditch|move|make|swap|change|delete) (the|my|that|it)');

/** `all but the walk` is one thing. */
const ALL = new Set(['all', 'everything', 'anything', 'nothing', 'them', 'lot', 'none']);

/** Where a part ends whatever comes after it. */
function endsSurely(reading: Reading, within: Range, at: number): boolean {
  const { tokens } = reading;
  const [last, token] = [tokens[at - 1] as Token, tokens[at] as Token];
  if (token.word === 'but' && ALL.has(last.word)) return false;
  if (last.after.includes(';') || token.word === 'but' || REASONS.has(token.word)) return true;
  if (last.after.includes(',') && beginsSaying(reading, at)) return true;
  return (
    beginsApart(reading, within, at) || (at > within.from + 1 && !LEADS.has(last.word) && asksAt(reading, within, at))
  );
}

/** Where something else is told, left to us, or ordered, without a mark before it. */
function beginsApart(reading: Reading, within: Range, at: number): boolean {
  const rest = { from: at, to: within.to };
  if (beginsTelling(reading, within.from, at) || restOf.find(reading, rest)) return true;
  if (firstOf(LEAVES_CHOICE, reading, rest)?.match.from === at) return true;
  return NOWS.has(reading.tokens[at - 1]?.word ?? '') && ordersThing.find(reading, rest) !== null;
}

/** `…, that's church`, `…, Mondays I am away`. */
function beginsSaying({ tokens, spans }: Reading, at: number): boolean {
  if (ASIDES.has(tokens[at]?.word ?? '')) return isSaying(tokens[at + 1]);
  return spans.some(({ kind, from, to }) => kind === 'days' && from === at && SUBJECTS.has(tokens[to]?.word ?? ''));
}

const SIZES = new Set(['less', 'more', 'fewer', 'shorter', 'longer']);
/** Before a colon: the new words follow. */
const LEADS_TO_TEXT = new Set(['to', 'as', 'into', 'with']);

const EXCHANGES = ['instead of', 'rather than', 'in place'];

/** `Instead of the photo, could it be a drawing`: both things stand in one part. */
function isExchange({ tokens }: Reading, start: number, at: number): boolean {
  const opening = `${tokens[start]?.word} ${tokens[start + 1]?.word}`;
  return EXCHANGES.includes(opening) && !tokens.slice(start, at - 1).some(({ after }) => after.includes(','));
}

/** `less cycling more swimming`. */
const isOtherSize = ({ tokens }: Reading, start: number, at: number): boolean =>
  at > start + 1 && SIZES.has(tokens[start]?.word ?? '') && SIZES.has(tokens[at]?.word ?? '');

const BESIDE_NEW_DAY = new Set(REQUESTS.besideNewDay);

/** `Saturday gym not possible, put Thursday`: the day that goes and the one that comes are one request. */
function movesDay(reading: Reading, start: number, at: number, end: number): boolean {
  const [before, after] = [
    { from: start, to: at },
    { from: at, to: nextBreak(reading, at, end) },
  ];
  const [old, ...olds] = spansIn(reading, 'days', before);
  const [day, ...others] = spansIn(reading, 'days', after);
  if (!old || !day || olds.length + others.length > 0) return false;
  if (!isRefused(reading, before, old) && !isRemoving(reading, before)) return false;
  const beside = reading.tokens
    .slice(after.from, after.to)
    .filter((_, place) => place + at < day.from || place + at >= day.to);
  return beside.every(({ word }) => BESIDE_NEW_DAY.has(word));
}

/** Words that belong together whatever marks stand between them. */
function holdsTogether(reading: Reading, start: number, at: number, end: number): boolean {
  const last = reading.tokens[at - 1];
  const isText = LEADS_TO_TEXT.has(last?.word ?? '') && last?.after.includes(':') === true;
  // `put also …`, `add also …`
  if (last && isCommand(last) && reading.tokens[at]?.word === 'also') return true;
  const isRefusal = refusesTime.some((pattern) => pattern.find(reading, { from: at, to: end }));
  return isRefusal || isText || movesDay(reading, start, at, end) || isExchange(reading, start, at);
}

function cutsAt(reading: Reading, start: number, at: number, end: number): boolean {
  const mark = reading.tokens[at - 1]?.after ?? '';
  const word = reading.tokens[at]?.word ?? '';
  if (isOtherSize(reading, start, at)) return true;
  if (holdsTogether(reading, start, at, end)) return false;
  if (isDash(reading, at) || endsSurely(reading, { from: start, to: end }, at)) return true;
  const isLinked = LINKS.has(word);
  if (!isLinked && ![',', ':'].some((sign) => mark.includes(sign))) return false;
  return beginsRequest(reading, { from: start, to: at }, isLinked ? at + 1 : at, end);
}

const addsWhat = new Pattern('(add|ad|adding|new habit|another habit|put in|write down)');
const LONGEST_OPENING = 8;

/** Where the words begin that are dictated behind a colon: `One thing to add: …`. */
export function dictatedIn(reading: Reading, { from, to }: Range): Range | null {
  const colon = reading.tokens.findIndex(({ after }, at) => at >= from && at < to - 1 && after.includes(':'));
  if (colon < 0 || colon - from > LONGEST_OPENING) return null;
  return addsWhat.find(reading, { from, to: colon + 1 }) ? { from: colon + 1, to } : null;
}

/** `, not on Mondays` belongs to the day before it. */
const refusesTime = (['days', 'part', 'clock', 'often', 'amount', 'number'] as const).map(
  (kind) => new Pattern(`^ not (on|at|in|the)? (the|my)? #${kind}`),
);

function cut(reading: Reading, sentence: Range): Range[] {
  const dictated = dictatedIn(reading, sentence);
  if (dictated) return [dictated];
  const quoted = quotedIn(reading);
  const days = reading.spans.filter(({ kind }) => kind === 'days');
  const parts: Range[] = [];
  let { from } = sentence;
  for (let at = sentence.from + 1; at < sentence.to; at += 1) {
    if (quoted.some((range) => at > range.from && at < range.to)) continue;
    if (days.some((span) => at > span.from && at < span.to) || !cutsAt(reading, from, at, sentence.to)) continue;
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
    .map((part) => withoutPoliteness(reading, withoutEnd(reading, withoutLink(reading, part))))
    .filter(({ from, to }) => to > from);
}

const withoutLink = ({ tokens }: Reading, { from, to }: Range): Range =>
  LINKS.has(tokens[from]?.word ?? '') && to > from + 1 ? { from: from + 1, to } : { from, to };
