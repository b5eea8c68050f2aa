import knowledge from '#content/knowledge.json' with { type: 'json' };
import { tellsWorkDays } from '#coach/facts/reading/read-work.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, spanAt, type Token } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import { quotedIn } from './quotes.ts';

const set = (list: string): ReadonlySet<string> => phraseSet(list);

const SPEAKERS = set('i; we');
const OTHERS = set('he; she; they; it; that; this; there; everybody; everyone; nobody');
/** Words of a verb between it and whoever does it. */
const BETWEEN = set('never; always; already; just; really; still; only; even; also; usually; often; do; not');
/** What one can, wants or has to is a wish as well. */
const WISHES = set(knowledge.acts.words.tellsWishes);
/** Behind these words what follows belongs to them. */
const GOVERNS = set(knowledge.acts.words.tellsGoverns);
/** What a request may end with. */
const CLOSES = set(knowledge.acts.words.tellsCloses);
const ADDS = set('add; include; put; stick; pop; write; call; rename; reword');

const isFinite = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === 'past' ||
    token.tag === 'auxiliary' ||
    (token.tag === 'verb' && (token.word !== token.lemma || BETWEEN.has(token.word))));

const isPronoun = (word: string) => SPEAKERS.has(word) || OTHERS.has(word) || word === 'its';

/** Where the words end that can be a subject: `she`, `the vet`, `the chapel lot`; the same place where they are none. */
function subjectEnd({ tokens }: Reading, at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first && isPronoun(first.word)) return at + 1;
  if (first?.tag !== 'determiner' || second?.tag !== 'noun') return at;
  return third?.tag === 'noun' && isFinite(tokens[at + 3]) ? at + 3 : at + 2;
}

/** The place of the verb of which the words at a place are the subject; -1 where they are none. */
function verbOf(reading: Reading, at: number): number {
  const end = subjectEnd(reading, at);
  if (end === at) return -1;
  let verb = end;
  while (BETWEEN.has(reading.tokens[verb]?.word ?? '')) verb += 1;
  return verb;
}

function isSaid({ tokens }: Reading, at: number, verb: number): boolean {
  const [subject, found] = [tokens[at], tokens[verb]];
  if (!subject || !found || WISHES.has(found.word)) return false;
  if (subject.word === 'its') return found.tag !== 'noun' && found.tag !== 'verb';
  if (SPEAKERS.has(subject.word)) return found.tag === 'verb' || isFinite(found);
  const isPlural = tokens[verb - 1]?.isPlural === true && found.tag === 'verb';
  return isFinite(found) || isPlural;
}

/** True for words that tell something of somebody or something, with a subject and its verb: `the vet says …`, `its the only one`. */
export function isTelling(reading: Reading, { from, to }: Range): boolean {
  const verb = verbOf(reading, from);
  return verb > from && verb < to && isSaid(reading, from, verb);
}

const OTHERS_COME = patterns(...knowledge.requests.othersCome);
const PEOPLE = set('he; she; everybody; everyone; nobody; somebody; someone; people');
const OF_PEOPLE = set('my; our; his; her; their');
const HOW_OFTEN = set('some; most; every; each; on; in; at; all; days; nights; mornings; evenings; weeks');

/** Where a telling may begin behind the days or the time that it opens with: `on Fridays | she forgets who I am`. */
function afterOpening({ tokens, spans }: Reading, { from, to }: Range): number {
  let at = from;
  while (at < to && (OPENS.has(tokens[at]?.word ?? '') || HOW_OFTEN.has(tokens[at]?.word ?? ''))) at += 1;
  const time = spans.find((span) => span.from >= from && span.from <= at && span.to > at && span.kind !== 'number');
  return time && time.to < to ? time.to : at;
}

const isPerson = (first: Token | undefined, second: Token | undefined) =>
  PEOPLE.has(first?.word ?? '') || (OF_PEOPLE.has(first?.word ?? '') && KIN.has(second?.lemma ?? ''));

/** `you told me …`, `every night she shouts`, `I don't work Fridays`: what people do, which asks for nothing. */
export function tellsOfPeople(reading: Reading, within: Range): boolean {
  if (tellsWorkDays(reading, within)) return true;
  const from = afterOpening(reading, within);
  const [first, second] = reading.tokens.slice(from, within.to);
  if (first?.word === 'you') return reproaches(reading, { from, to: within.to });
  const isOther = isPerson(first, second) || first?.isFirstName === true;
  if (isOther && firstOf(OTHERS_COME, reading, within)) return true;
  if (!isPerson(first, second)) return false;
  const verb = reading.tokens.slice(from + 1, within.to).find(({ word, tag }) => tag !== 'noun' && !BETWEEN.has(word));
  return verb !== undefined && !WISHES.has(verb.lemma) && SAYS.has(verb.tag);
}

/** `you forgot the choir`: something is missing, and wanted. */
const MISSES = set('forget; miss; leave');

/** `you must tell her lies`, `you keep saying …`; not `you could move the walk`. */
function reproaches({ tokens }: Reading, { from, to }: Range): boolean {
  const at = tokens.findIndex(
    ({ tag, word }, place) => place > from && place < to && SAYS.has(tag) && tag !== 'auxiliary' && !WISHES.has(word),
  );
  const [verb, next] = tokens.slice(at, at + 2);
  const isAble = tokens.slice(from + 1, at).some(({ lemma }) => lemma === 'can' || lemma === 'could');
  return (
    at > 0 &&
    !isAble &&
    verb !== undefined &&
    !MISSES.has(verb.lemma) &&
    (!COMMANDS.has(verb.word) || next?.tag === 'gerund')
  );
}

const SAYS: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);
export const KIN = set(knowledge.acts.words.tellsKin);

/** Without a mark before it a telling needs an order that could end there. */
function isClosed({ tokens }: Reading, start: number, at: number): boolean {
  const [first, last, token] = [tokens[start], tokens[at - 1], tokens[at]];
  if (!first || !last || !token || at < start + 2) return false;
  if (CLOSES.has(last.word)) return true;
  const isOrder = (COMMANDS.has(first.word) || COMMANDS.has(first.lemma)) && !ADDS.has(first.word);
  return isOrder && !SPEAKERS.has(token.word) && (last.tag === 'noun' || last.tag === 'number');
}

/** Where somebody begins to tell something in the sentence of a request: `… to forty minutes | the vet says she is tubby`. */
export function beginsTelling(reading: Reading, start: number, at: number): boolean {
  const [last, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (!last || !token || GOVERNS.has(last.word)) return false;
  if (!isTelling(reading, { from: at, to: reading.tokens.length })) return false;
  return last.after.includes(',') || isClosed(reading, start, at);
}

const praised = new Pattern('^ .. .. (is|sounds|feels|reads|seems) .. (more|better|nicer|kinder|like)');

/** `“Sew a piece” sounds more like me`, of words between quotation marks. */
export function isPraise(reading: Reading, within: Range): boolean {
  return (
    quotedIn(reading).some(({ from, to }) => from <= within.from + 1 && to < within.to) &&
    praised.find(reading, within) !== null
  );
}

const old = new Pattern('(and|but)? not <old> $');
const VALUES = ['number', 'amount', 'often'] as const;
const PLACES = set('with; in; on; after; before; by; during; straight; right');

/** Only a value, or only the opening of a time or a place. */
function isOld(reading: Reading, { from, to }: Range, before: Range): boolean {
  const hasDays = reading.spans.some(({ kind, from: at }) => kind === 'days' && at >= from && at < to);
  const first = reading.tokens[from];
  if (hasDays || !first) return false;
  if (PLACES.has(first.word)) return reading.tokens.slice(before.from, before.to).some(({ word }) => PLACES.has(word));
  const value = VALUES.map((kind) => spanAt(reading, kind, from)).find((span) => span?.to === to);
  const isSaid = VALUES.some((kind) =>
    reading.spans.some((span) => span.kind === kind && span.to <= before.to && span.from >= before.from),
  );
  return value !== undefined && value !== null && isSaid;
}

/** `15 minutes, not 20`, `before my shower, not with the coffee`: what a habit has now is said beside what it gets, and asks for nothing. */
export function withoutOld(reading: Reading, within: Range): Range {
  const found = old.find(reading, within);
  const said = found?.caught.old;
  if (!found || !said || found.from <= within.from + 1) return within;
  const before = { from: within.from, to: found.from };
  return isOld(reading, said, before) ? before : within;
}

/** What may stand before a telling. */
const OPENS = set(knowledge.acts.words.tellsOpens);
const OWN = set('my; our; his; her; their');
const LEAST_TOLD = 4;

function opensTelling(reading: Reading, { from, to }: Range): boolean {
  const said = reading.tokens.slice(from, to);
  const at = afterOpening(reading, { from, to });
  const [first, second] = reading.tokens.slice(at, at + 2);
  const isOfOwn = OWN.has(first?.word ?? '') && said.some(isFinite);
  const isOfName = first?.tag === 'noun' && second?.tag === (first.word === 'everything' ? 'verb' : 'past');
  return isTelling(reading, { from: at, to }) || tellsOfPeople(reading, { from, to }) || isOfOwn || isOfName;
}

/** Something is ordered or asked for. */
function isAskedFor({ sentences, tokens }: Reading): boolean {
  const isOrder = ({ from }: Range) => tokens[from]?.word !== 'everything' && COMMANDS.has(tokens[from]?.word ?? '');
  return tokens.some(({ after }) => after.includes('?')) || sentences.some(isOrder);
}

/** True for a text that tells something in whole sentences, orders nothing and asks nothing. */
export const isOnlyTold = (reading: Reading): boolean =>
  reading.tokens.length >= LEAST_TOLD &&
  !isAskedFor(reading) &&
  reading.sentences.some((sentence) => opensTelling(reading, sentence));

/** A text in which something happens, or that is about a time, and nothing is wished: `Nora put peas in the printer`, `Friday half day shop`. */
export function isStated(reading: Reading, isOfTime: boolean): boolean {
  const { tokens, spans } = reading;
  const isWished = tokens.some(({ word }) => ASKING.has(word));
  const happens = tokens.some(isFinite) || (tokens[0]?.tag === 'noun' && tokens[1]?.tag === 'verb');
  const isSize = spans.some(({ kind }) => kind === 'amount' || kind === 'often');
  return tokens.length >= LEAST_TOLD - 1 && !isAskedFor(reading) && !isWished && (happens || (isOfTime && !isSize));
}
const ASKING = set(knowledge.acts.words.tellsNoWish);
