import { phrases } from '#coach/text/phrases.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { namedPlaces } from '../targets/target-names.ts';
import type { Clause } from './request.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';

const QUESTIONS = new Set(REQUESTS.questionWords);
const MAY = new Set(REQUESTS.wishVerbs);
const isWish = patterns(...REQUESTS.isWish);

const ASKING = new Set(REQUESTS.questionsByVerb);
/** `can I draw on the iPad?`, where `can I swap it?` is a wish. */
const asksWhetherTo = new Pattern(
  `^ (can|could|may|should) (i|we) !(${[...COMMANDS].join('|')}|have|get|please|not|only|just|instead)`,
);
const VALUES = ['days', 'often', 'clock', 'part', 'amount'] as const;
const hasValue = (reading: Reading, within: Range) => VALUES.some((kind) => spansIn(reading, kind, within).length > 0);
const sentenceOf = (reading: Reading, within: Range) =>
  reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to) ?? within;

const wordAt = ({ tokens }: Reading, at: number) => tokens[at]?.word ?? '';
const asksWhether = (reading: Reading, within: Range) =>
  asksWhetherTo.find(reading, sentenceOf(reading, within)) !== null && !hasValue(reading, within);

/** A question that asks for an answer and not for a change. */
function isQuestion({ reading, within }: Clause): boolean {
  const [first, second] = [wordAt(reading, within.from), wordAt(reading, within.from + 1)];
  // `is ten minutes safe to learn on`: no order begins like that.
  if (ASKING.has(first)) return true;
  if (reading.tokens[within.to - 1]?.after.includes('?') !== true) return false;
  return asksWhether(reading, within) || QUESTIONS.has(first) || (first === 'do' && SPEAKERS.has(second));
}

const SPEAKERS = new Set(['i', 'we', 'you']);

const asks = patterns(...REQUESTS.wantsAnswer);
const wishesAfterAll = patterns(...REQUESTS.wishesAfterAll);
/** Verbs with which a part of a question asks for a change all the same: `why is it on Fridays, move it to Monday`. */
const ASKS_FOR = new Set(REQUESTS.ordersInQuestions);

const leadsOn = new Set(['can', 'could', 'would', 'should', 'you', 'i', 'we', 'to', 'do', 'not', 'did', 'if']);
const wishesIn = patterns('(can|could|would|may|maybe|please|instead|rather|shall|let|how about|what about)');

/** `What counts? Diet too?`: it goes on asking. */
function goesOnAsking(reading: Reading, sentence: Range): boolean {
  const before = reading.sentences[reading.sentences.indexOf(sentence) - 1];
  const isQuestion = reading.tokens[sentence.to - 1]?.after.includes('?') === true;
  return before !== undefined && isQuestion && !firstOf(wishesIn, reading, sentence) && isAsked(reading, before);
}

/** `… move it up top`, and not `… if I could keep only one`. */
const isOrderAfter = ({ tokens }: Reading, at: number): boolean =>
  ASKS_FOR.has(tokens[at]?.word ?? '') && !leadsOn.has(tokens[at - 1]?.word ?? '');

/** True for a part of a sentence that asks for an answer: what it says of days and times is no wish. */
export function isAsked(reading: Reading, within: Range): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to);
  if (!sentence) return false;
  if (goesOnAsking(reading, sentence)) return true;
  const found = firstOf(asks, reading, sentence)?.match;
  if (!found || found.from >= within.to || firstOf(wishesAfterAll, reading, sentence)) return false;
  return within.from <= sentence.from + 2 || !isOrderAfter(reading, within.from);
}

const THEN = new Set(['was', 'were', 'had', 'did']);

/** `The piano on Tuesday, I tell you I was 19 again`: behind it somebody tells how it was, and nothing is asked. */
function isOfThen({ reading, within }: Clause): boolean {
  const said = reading.tokens.slice(within.from, within.to);
  const isSaying = said.some(({ tag, word }) => tag === 'auxiliary' || tag === 'past' || COMMANDS.has(word));
  const next = reading.tokens.slice(within.to, sentenceOf(reading, within).to);
  const told = next.findIndex(({ word }, at) => TELLERS.has(word) && THEN.has(next[at + 1]?.word ?? ''));
  return !isSaying && told >= 0 && !next.some(({ word }) => COMMANDS.has(word) && word !== 'tell');
}

/** `man I asked my father in law`: somebody tells what was. */
function isReport({ reading, within }: Clause): boolean {
  const { tokens } = reading;
  for (let at = within.from; at < Math.min(within.from + 4, within.to - 1); at += 1) {
    const [who, verb] = [tokens[at], tokens[at + 1]];
    if (
      TELLERS.has(who?.word ?? '') &&
      (verb?.tag === 'past' || (verb?.word === 'have' && tokens[at + 2]?.tag === 'past'))
    )
      return true;
  }
  return false;
}

/** `my thumb gives out before half an hour`: what a thing does by itself. */
function isOfAnother({ reading, within, state }: Clause): boolean {
  const [first, second, third] = reading.tokens.slice(within.from, within.from + 3);
  if (THINGS.has(first?.word ?? '')) return doesSomething(second) || isSo(second, third);
  const [thing, verb] = first?.tag === 'determiner' ? [second, third] : [first, second];
  if (thing?.tag !== 'noun' || !doesSomething(verb)) return false;
  const isOwn = thing === first || begins(verb);
  return !isOwn || namedPlaces([thing], state.habits).length === 0;
}

/** `it's cold in there before 8`: how it is; what is better, or too early, is a wish. */
const isSo = (verb: Token | undefined, how: Token | undefined) =>
  verb?.lemma === 'be' && how?.tag === 'adjective' && !JUDGES.has(how.lemma) && !how.word.endsWith('er');
const JUDGES = new Set(REQUESTS.judges.flatMap(phrases));

const doesSomething = (verb: Token | undefined) =>
  verb?.tag === 'verb' && verb.word !== verb.lemma && !FITS.has(verb.lemma);

/** `The choir starts at half past seven`: of a habit it says when. */
const begins = (verb: Token | undefined) => ['start', 'begin', 'open', 'meet'].includes(verb?.lemma ?? '');
const THINGS = new Set(['it', 'he', 'she', 'that', 'this']);
const FITS = new Set(['work', 'suit', 'fit', 'need', 'go', 'move', 'want', 'be', 'get']);
const TELLERS = new Set(['i', 'we', 'he', 'she', 'they']);

/** The first two words, behind the days that a clause may open with. */
function firstWords({ reading, within }: Clause): readonly Token[] {
  const opening = reading.spans.find(({ kind, from, to }) => kind === 'days' && from === within.from && to < within.to);
  const start = opening?.to ?? within.from;
  return reading.tokens.slice(start, start + 2);
}

/** `mornings my hands are bad`: how something is that is no habit; what is too early, or better, is a wish. */
function isOfThing(clause: Clause): boolean {
  const { reading, state } = clause;
  const { from, to } = clause.within;
  const time = reading.spans.find((span) => span.from === from && span.to < to && span.kind !== 'number');
  const [owner, thing, verb, how] = reading.tokens.slice(time?.to ?? from, to);
  if (owner?.tag !== 'determiner' || thing?.tag !== 'noun' || !isSo(verb, how)) return false;
  return namedPlaces([thing], state.habits).length === 0;
}

/** `to catch the bus`, `walked there`: what for, or what was. */
function isCircumstance(clause: Clause): boolean {
  const [first, second] = firstWords(clause);
  return first?.tag === 'past' || (first?.word === 'to' && second?.tag === 'verb');
}

/** `I work on Mondays`; what one can, wants or needs is a wish. */
function isOfOneself(clause: Clause): boolean {
  const [first, second] = firstWords(clause);
  if (first?.word !== 'i' && first?.word !== 'we') return false;
  return !MAY.has(second?.word ?? '') && firstOf(isWish, clause.reading, clause.within) === null;
}

const better = patterns('(better|best|good|fine|easier|perfect|ideal|great|free|ok|okay)');
/** `Saturday is quiz night`: what a day is. */
const ofADay = patterns(...REQUESTS.ofADay);

const isThere = new Pattern('^ there (is|are|was) (no|not|never|nothing|too|only|always)');

const past = patterns(...REQUESTS.past);

/** `Yesterday I was there and I said two`: the whole sentence tells what was, unless an order stands in it. */
function isOfThePast({ reading, within }: Clause): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to);
  const isOrder = ASKS_FOR.has(reading.tokens[within.from]?.word ?? '');
  return sentence !== undefined && !isOrder && firstOf(past, reading, sentence) !== null;
}

const TELLING: readonly ((clause: Clause) => boolean)[] = [
  isCircumstance,
  isQuestion,
  ({ reading, within }) => isAsked(reading, within),
  isReport,
  isOfThePast,
  isOfThen,
  ({ reading, within }) => firstOf(ofADay, reading, within) !== null && firstOf(better, reading, within) === null,
  ({ reading, within }) => isThere.find(reading, within) !== null,
  isOfAnother,
  isOfThing,
  isOfOneself,
];

/** A question, a report or a circumstance asks for no change, whatever it says of days and times. */
export const isTold = (clause: Clause): boolean => TELLING.some((tells) => tells(clause));
