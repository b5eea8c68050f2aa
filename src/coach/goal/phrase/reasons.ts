import knowledge from '#content/knowledge.json' with { type: 'json' };
import { pairs, wordSet } from '#coach/text/phrases.ts';
import { type Reading, spanAt } from '#coach/text/reading.ts';
import { opened } from '../openers.ts';
import { lemmaAt, tagAt, wordAt } from '../said/said.ts';
import { isKnownVerb } from '../words/act-kinds.ts';
import { verbForNoun } from '../words/bare-nouns.ts';
import { isGerundAt, isListedVerb, isVerbAt } from './verbs.ts';

export const TIMED = wordSet('when after before while every each on whenever');
export const WISHES = wordSet('want need would wish hope should must plan');
/** Before somebody who does something these tell of a time. */
export const OF_TIME = wordSet('before after when while once until as that time whenever if where like how what and');
/** Begins why or what for; what follows names no act, up to the next comma. */
const REASONS = wordSet(knowledge.acts.words.clausesReasons);
/** Reasons of several words, each with what must follow. */
const LONGER_REASONS = new Map(
  pairs(knowledge.acts.words.clausesLongerReasons).map(([word, next]) => [word, wordSet(next)]),
);
const PHRASES: ReadonlySet<string> = new Set(['in order to', 'i used to']);
const MUCH = wordSet('much many');
const AFTER_SO = wordSet('noun pronoun determiner');
const SPEAKERS = wordSet('i he she');
const GIVEN = wordSet('give show set tell recommend send teach prescribe suggest lend leave make write');
const OTHERS = wordSet('it he she they we');
const OF_HABIT = wordSet('always forget sometimes usually often constantly tend am was have');
const BEING = wordSet('is are was were');
const CONTRASTED = wordSet('determiner preposition number');

const NOT_CONTRASTED = wordSet('verb auxiliary adverb conjunction pronoun');

const isBehindComma = ({ tokens }: Reading, at: number) => tokens[at - 1]?.after.includes(',') === true;

/** `…, not bread over the sink`; `…, not working after 9` is a wish of its own. */
const isOtherUse = (reading: Reading, at: number) =>
  isBehindComma(reading, at) &&
  !isKnownVerb(wordAt(reading, at + 1)) &&
  !isGerundAt(reading, at + 1) &&
  verbForNoun(lemmaAt(reading, at + 1)) !== null;

/** `the stairs, not the lift`; `not to be late` is no contrast. */
function isContrastAt(reading: Reading, at: number): boolean {
  if (at === 0 || wordAt(reading, at) !== 'not' || NOT_CONTRASTED.has(tagAt(reading, at - 1))) return false;
  const [tag, word] = [tagAt(reading, at + 1), wordAt(reading, at + 1)];
  return isOtherUse(reading, at) || CONTRASTED.has(tag) || TIMED.has(word);
}

/** `the scarf I started`: what is said of a thing, not of when. */
function isAside({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1];
  if (!SPEAKERS.has(tokens[at]?.word ?? '') || before?.tag !== 'noun' || before.after !== '') return false;
  const isOfTime = [2, 3, 4].some((back) => OF_TIME.has(tokens[at - back]?.word ?? ''));
  return !isOfTime && !WISHES.has(tokens[at + 1]?.lemma ?? '');
}

/** `the exercises the physio gave me`. */
function isGivenBy({ tokens }: Reading, at: number): boolean {
  const [before, token, next, verb] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!before || before.after !== '' || token?.tag !== 'determiner' || next?.tag !== 'noun') return false;
  return verb?.tag === 'past' && GIVEN.has(verb.lemma) && tokens[at - 2]?.tag !== 'preposition';
}

export const IS_DONE = wordSet('verb auxiliary past');
const OF_THING = wordSet('noun adjective');

/** `…, my upper body is rubbish`: how a thing is. */
function isStateAt({ tokens }: Reading, at: number): boolean {
  if (tokens[at]?.tag !== 'determiner') return false;
  const place = [1, 2, 3].find((offset) => !OF_THING.has(tokens[at + offset]?.tag ?? ''));
  return place !== undefined && place > 1 && BEING.has(tokens[at + place]?.word ?? '');
}

/** Behind a comma a sentence that says how things are: `…, she comes in May`, `…, I always forget`. */
function isRemark(reading: Reading, at: number): boolean {
  if (!isBehindComma(reading, at)) return false;
  if (isAsShown(reading, at)) return !isAdvisedAt(reading, at);
  const word = wordAt(reading, at);
  if (word === 'that') return BEING.has(wordAt(reading, at + 1)) && !spanAt(reading, 'days', at + 2);
  if (OTHERS.has(word)) return IS_DONE.has(reading.tokens[at + 1]?.tag ?? '');
  return word === 'i' ? OF_HABIT.has(wordAt(reading, at + 1)) : isStateAt(reading, at);
}

/** `without getting wet`; `eat without my phone` is the act itself. */
function isHow({ tokens }: Reading, at: number): boolean {
  const isDoing = tokens[at + 1]?.word.endsWith('ing') === true;
  return tokens[at]?.word === 'without' && (isDoing || tokens[at - 1]?.tag !== 'verb');
}

/** What is only said beside an act: how, by whom, how things are. */
const isBeside = (reading: Reading, at: number): boolean =>
  isHow(reading, at) ||
  isAside(reading, at) ||
  isGivenBy(reading, at) ||
  isRemark(reading, at) ||
  isRunOnRemark(reading, at) ||
  isToldBeside(reading, at) ||
  isFormer(reading, at);

const SHOWS = wordSet('show tell say reckon suggest teach do wish advise want ask recommend');

/** `… like the physio showed me`, `… as the doctor wishes` */
const isAsShown = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.tag === 'determiner' && tokens[at + 1]?.tag === 'noun' && SHOWS.has(tokens[at + 2]?.lemma ?? '');

const BEFORE_ADVICE = wordSet('to i me should also');

/** `the doctor says walk every day`: what somebody else would have done. */
export const isAdvisedAt = (reading: Reading, at: number): boolean =>
  isAsShown(reading, at) &&
  (BEFORE_ADVICE.has(wordAt(reading, at + 3)) || isVerbAt(reading, at + 3, null)) &&
  isVerbAt(reading, opened(reading, { from: at, to: reading.tokens.length }).at, null);

const FAR = 10;

/** `check the bees and I let it slide`: what somebody tells of themselves beside it, unless it says when. */
function isToldBeside({ tokens }: Reading, at: number): boolean {
  const [and, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (and?.word !== 'and' || and.after !== '' || token?.word !== 'i' || !IS_DONE.has(next?.tag ?? 'other'))
    return false;
  const before = tokens.slice(Math.max(0, at - FAR), at - 1);
  const since = before.slice(before.findLastIndex(({ after }) => after !== '') + 1);
  return !WISHES.has(next?.lemma ?? '') && !since.some(({ word }) => OF_TIME.has(word) && word !== 'and');
}

const RUNS_ON = wordSet('again now too even anymore daily outside properly there');

/** `pick up litter it is a tip`, `exercise even I am on nights`: a sentence about how things are, with no mark before it. */
function isRunOnRemark(reading: Reading, at: number): boolean {
  const isApart = [1, 2].some((back) => reading.tokens[at - back]?.after !== '');
  const word = wordAt(reading, at);
  if (isApart || !(word === 'i' || OTHERS.has(word)) || !IS_DONE.has(tagAt(reading, at + 1))) return false;
  const isBehind = word === 'it' ? BEFORE_IT.has(tagAt(reading, at - 1)) : RUNS_ON.has(wordAt(reading, at - 1));
  const isOfTime = [2, 3, 4].some((back) => OF_TIME.has(wordAt(reading, at - back)));
  return isBehind && !isOfTime && !WISHES.has(lemmaAt(reading, at + 1));
}

const BEFORE_IT = wordSet('noun adverb number');

const WAS = wordSet('did was were had got tried started stopped went managed');

/** `…, used to go with my brother`, `…, did week 3 twice`: how it was. */
function isFormer(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return isBehindComma(reading, at) && (WAS.has(word) || (word === 'used' && wordAt(reading, at + 1) === 'to'));
}

/** `because`, `so that`, `in order to`: words that begin a reason, whatever follows them. */
function isWordOfReason(reading: Reading, at: number): boolean {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  const isLonger = LONGER_REASONS.get(word)?.has(next) === true && !(word === 'so' && isResolved(reading, at + 1));
  return isLonger || REASONS.has(word) || PHRASES.has(`${word} ${next} ${wordAt(reading, at + 2)}`);
}

/** `…, so study maths every evening` */
export const isDoneBehindSo = (reading: Reading, at: number) =>
  wordAt(reading, at) === 'so' && (isVerbAt(reading, at + 1, null) || isListedVerb(reading, at + 1));

/** `so much sugar` says how much, `so study` what is done. */
const isReasonBehindSo = (reading: Reading, at: number) =>
  AFTER_SO.has(tagAt(reading, at)) &&
  !MUCH.has(wordAt(reading, at)) &&
  !isDoneBehindSo(reading, at - 1) &&
  !isResolved(reading, at);

/** `…, so it is less butter and more walking` */
export const isResolved = (reading: Reading, at: number) =>
  wordAt(reading, at) === 'it' && wordAt(reading, at + 1) === 'is' && RESOLVED.has(wordAt(reading, at + 2));
const RESOLVED = wordSet('less more fewer no');

/** True where a reason begins, or what is only said beside an act. */
export function isReasonAt(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  if ((word === 'like' || word === 'as') && isAsShown(reading, at + 1)) return true;
  if (word === 'so' && wordAt(reading, at - 1) !== 'not' && isReasonBehindSo(reading, at + 1)) return true;
  return isWordOfReason(reading, at) || isContrastAt(reading, at) || isBeside(reading, at);
}
