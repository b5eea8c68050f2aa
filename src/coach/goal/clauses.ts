import knowledge from '#content/knowledge.json' with { type: 'json' };
import { pairs, wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spanAt, type Token } from '#coach/text/reading.ts';
import { isItemAfter, isOtherThing } from './phrase/items.ts';
import { beginsWithMost, endsWithMost } from './limits.ts';
import { isOtherValue } from './fragments.ts';
import { opened } from './openers.ts';
import { lemmaAt, tagAt, wordAt } from './said/said.ts';
import { isGerundAt, isListedVerb, isVerbAt } from './phrase/verbs.ts';
import { PERIODS, shareAt, signAt } from './said/amounts.ts';
import { isSignAt } from './said/signs.ts';
import { isMoment } from './said/times.ts';
import { isKnownVerb } from './words/act-kinds.ts';
import { verbForNoun } from './words/bare-nouns.ts';

const WISHES = wordSet('want need would wish hope should must plan');
/** Begins why or what for; what follows names no act, up to the next comma. */
const REASONS = wordSet(knowledge.acts.words.clausesReasons);
/** Reasons of several words, each with what must follow. */
const LONGER_REASONS = new Map(
  pairs(knowledge.acts.words.clausesLongerReasons).map(([word, next]) => [word, wordSet(next)]),
);
const PHRASES: ReadonlySet<string> = new Set(['in order to', 'i used to']);
const MUCH = wordSet('much many');
const AFTER_SO = wordSet('noun pronoun determiner');
const CONTRASTS = wordSet('but however yet though');
const CLAUSE_MARKS = [',', ';', ':', '—', '(', ')', '|'];
const SPEAKERS = wordSet('i he she');
/** Before somebody who does something these tell of a time. */
const OF_TIME = wordSet('before after when while once until as that time whenever if where like how what and');
/** `what I want`, `when I need one`. */
const TOLD_BEFORE = wordSet('what all thing when whenever if where');
const GIVEN = wordSet('give show set tell recommend send teach prescribe suggest lend leave make write');
const OTHERS = wordSet('it he she they we');
const OF_HABIT = wordSet('always forget sometimes usually often constantly tend am was have');
const MAYBE = wordSet('maybe perhaps say probably');
const BEING = wordSet('is are was were');
const CONTRASTED = wordSet('determiner preposition number');
const BARE = wordSet('more less fewer no');

export type Clause = Range & { readonly isReason: boolean };

/** True where something new is said: somebody wishes, or an instruction begins. */
export function beginsAct(reading: Reading, { from, to }: Range): boolean {
  const { at, turns } = opened(reading, { from, to });
  const [token, next] = [reading.tokens[at], reading.tokens[at + 1]];
  if (!token) return false;
  if (turns.some((turn) => turn !== 'skip' && turn !== 'more')) return true;
  if (token.tag === 'pronoun' || isGerundAt(reading, at)) return true;
  if (token.word !== token.lemma && !isKnownVerb(token.word)) return false;
  return (
    token.tag === 'verb' ||
    (isKnownVerb(token.word) && (next?.tag === 'determiner' || isVerbAt(reading, at, null))) ||
    isListedVerb(reading, at)
  );
}

const CONTRASTS_WITH = wordSet('instead insted rather not');
const TIMED = wordSet('when after before while every each on whenever');

/** `in the evening` */
const isPartLed = (reading: Reading, at: number): boolean =>
  tagAt(reading, at) === 'preposition' &&
  !spanAt(reading, 'clock', at + 1) &&
  [1, 2].some((offset) => spanAt(reading, 'part', at + offset) !== null);

/** `my guitar instead of my phone when I get home`: the time belongs to what is done. */
function isTimeBehindContrast(reading: Reading, at: number, from: number): boolean {
  if (at <= from + 1 || !CONTRASTS_WITH.has(wordAt(reading, from))) return false;
  return TIMED.has(wordAt(reading, at)) || isMoment(reading, at, reading.tokens.length) || isPartLed(reading, at);
}

/** Words from a contrast to the time behind it: `instead of the bus when …`. */
const FAR = 5;

/** `drink water instead of coke and be up by 6` */
function isActBehindContrast(reading: Reading, range: Range, from: number): boolean {
  if (wordAt(reading, range.from - 1) !== 'and' || !beginsAct(reading, range)) return false;
  return Array.from({ length: FAR }, (_, back) => wordAt(reading, from - back)).some((word) =>
    CONTRASTS_WITH.has(word),
  );
}

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

const IS_DONE = wordSet('verb auxiliary past');
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
  isHow(reading, at) || isAside(reading, at) || isGivenBy(reading, at) || isRemark(reading, at);

const SHOWS = wordSet('show tell say reckon suggest teach do wish advise want ask recommend');

/** `… like the physio showed me`, `… as the doctor wishes` */
const isAsShown = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.tag === 'determiner' && tokens[at + 1]?.tag === 'noun' && SHOWS.has(tokens[at + 2]?.lemma ?? '');

const BEFORE_ADVICE = wordSet('to i me should');

/** `the doctor says walk every day`: what somebody else would have done. */
const isAdvisedAt = (reading: Reading, at: number): boolean =>
  isAsShown(reading, at) &&
  (BEFORE_ADVICE.has(wordAt(reading, at + 3)) || isVerbAt(reading, at + 3, null)) &&
  isVerbAt(reading, opened(reading, { from: at, to: reading.tokens.length }).at, null);

/** `because`, `so that`, `in order to`: words that begin a reason, whatever follows them. */
function isWordOfReason(reading: Reading, at: number): boolean {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  const isLonger = LONGER_REASONS.get(word)?.has(next) === true;
  return isLonger || REASONS.has(word) || PHRASES.has(`${word} ${next} ${wordAt(reading, at + 2)}`);
}

/** `…, so study maths every evening` */
const isDoneBehindSo = (reading: Reading, at: number) =>
  wordAt(reading, at) === 'so' && (isVerbAt(reading, at + 1, null) || isListedVerb(reading, at + 1));

/** `so much sugar` says how much, `so study` what is done. */
const isReasonBehindSo = (reading: Reading, at: number) =>
  AFTER_SO.has(tagAt(reading, at)) && !MUCH.has(wordAt(reading, at)) && !isDoneBehindSo(reading, at - 1);

function isReasonAt(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  if ((word === 'like' || word === 'as') && isAsShown(reading, at + 1)) return true;
  if (word === 'so' && wordAt(reading, at - 1) !== 'not' && isReasonBehindSo(reading, at + 1)) return true;
  return isWordOfReason(reading, at) || isContrastAt(reading, at) || isBeside(reading, at);
}

/** `2) read more`. */
const isNumbered = (token: Token | undefined): boolean => token?.tag === 'number' && token.after.startsWith(')');

/** A mark that parts clauses: a comma, or a dash with blanks around it. */
function isMarked(before: Token, token: Token): boolean {
  const isDash = before.after === '-' && before.to + 1 < token.from;
  return isDash || CLAUSE_MARKS.some((mark) => before.after.includes(mark));
}

/** `stop eating crisps and go to bed`: what is left is a thing or ends in -ing, and this is begun. */
function isBegunBeside(reading: Reading, at: number, start: number): boolean {
  const token = reading.tokens[at];
  const isBegun = (token?.tag === 'verb' && token.word === token.lemma) || isListedVerb(reading, at);
  if (wordAt(reading, at - 1) !== 'and' || !isBegun) return false;
  return opened(reading, { from: start, to: at }).turns.includes('stop');
}

/** `get my pressure down by walking to work` */
const isByDoing = ({ tokens }: Reading, at: number) => tokens[at]?.word === 'by' && tokens[at + 1]?.tag === 'gerund';

const isTakenOn = ({ tokens }: Reading, at: number) => tokens[at] !== undefined && tokens[at - 1]?.after === '';

/** `… and want to`, `… and stop biting`, `… and also` */
function isWishBehindAnd(reading: Reading, at: number): boolean {
  if (wordAt(reading, at - 1) !== 'and') return false;
  const word = wordAt(reading, at);
  const isStopping = word === 'stop' && tagAt(reading, at + 1) === 'gerund';
  // `… and not spend all my money`; `walk and not drive` is no second wish.
  const isRefused = word === 'not' && tagAt(reading, at + 1) === 'verb' && isTakenOn(reading, at + 2);
  return isStopping || isRefused || word === 'also' || WISHES.has(lemmaAt(reading, at));
}

/** `my scales need to get better`, `less sugar more veg` */
function isWishBehindThing(reading: Reading, at: number, start: number): boolean {
  if (at <= start + 1) return false;
  const word = wordAt(reading, at);
  const isTo = wordAt(reading, at + 1) === 'to' && tagAt(reading, at - 1) === 'noun';
  // `I drink 6 a day want to get down to 2`
  const isNeed = isTo && (word === 'need' || (word === 'want' && PERIODS.has(lemmaAt(reading, at - 1))));
  return isNeed || (BARE.has(word) && BARE.has(wordAt(reading, start)));
}

const BEFORE_RUN_ON = wordSet('noun adverb');
const PARTICLES = wordSet('out up off down back away');
const TAKES = wordSet('determiner number');
const EACH = wordSet('every each');
const SEEN = wordSet('see watch hear have make help let');

/** `get my guitar out play 15 min after tea learn 2 songs`: an instruction that no mark parts from the one before. */
function isRunOn(reading: Reading, at: number, start: number): boolean {
  const [before, token, next] = reading.tokens.slice(at - 1, at + 2);
  if (!before || token?.tag !== 'verb' || token.word !== token.lemma || !isKnownVerb(token.word)) return false;
  const isBehind = BEFORE_RUN_ON.has(before.tag) || PARTICLES.has(before.word);
  if (before.after !== '' || token.after !== '' || !isBehind) return false;
  if (!TAKES.has(next?.tag ?? '') || EACH.has(next?.word ?? '')) return false;
  const said = reading.tokens.slice(opened(reading, { from: start, to: at }).at, at);
  const time = said.findLastIndex(({ word }) => OF_TIME.has(word) || word === 'because');
  const isDone = (list: typeof said) => list.some(({ tag }) => IS_DONE.has(tag) || tag === 'gerund');
  return !SEEN.has(said[0]?.lemma ?? '') && isDone(said) && (time < 0 || isDone(said.slice(time + 1)));
}

/** Where somebody wishes anew: `… I would like`, `… but`, `2) …` as well. */
function isNewWish(reading: Reading, at: number, start: number): boolean {
  const word = wordAt(reading, at);
  if (CONTRASTS.has(word) || isNumbered(reading.tokens[at]) || isByDoing(reading, at)) return true;
  if (isWishBehindAnd(reading, at) || isWishBehindThing(reading, at, start)) return true;
  if (isRunOn(reading, at, start)) return true;
  if (isBegunBeside(reading, at, start) || isDoneBehindSo(reading, at) || isAdvisedAt(reading, at)) return true;
  const isTold = TOLD_BEFORE.has(wordAt(reading, at - 1));
  return !isTold && (word === 'i' || word === 'we') && WISHES.has(lemmaAt(reading, at + 1));
}

/** `…, Wednesday and Sunday`, `…, so fifteen minutes`; not within a list of days. */
function isValueAfter(reading: Reading, at: number): boolean {
  if (wordAt(reading, at) === 'so') return reading.tokens[at + 1]?.tag === 'number';
  if (shareAt(reading, at) !== null || signAt(reading, at) !== null) return true;
  return spanAt(reading, 'days', at) !== null || spanAt(reading, 'often', at) !== null;
}

/** An amount of time behind a reason that no mark ends: `… is another matter twenty minutes after tea`, `… maybe half an hour`. */
function isAmountApart(reading: Reading, at: number): boolean {
  const isLed = MAYBE.has(wordAt(reading, at));
  const amount = spanAt(reading, 'amount', isLed ? at + 1 : at);
  return amount?.unit === 'minute' && (isLed || reading.tokens[at - 1]?.tag === 'noun');
}

/** What begins behind a reason: `without` one is no reason before anything is done. */
function reasonAt({ tokens }: Reading, at: number): 'main' | 'reason' {
  const isDone = tokens.slice(0, at).some(({ tag }) => tag === 'verb' || tag === 'gerund');
  return tokens[at]?.word === 'without' && !isDone ? 'main' : 'reason';
}

/** `my list: a walk`, `Evening: journal` */
const isBehindColon = (reading: Reading, at: number, from: number): boolean =>
  reading.tokens[at - 1]?.after.includes(':') === true &&
  (tagAt(reading, at) === 'determiner' || (at === from + 1 && spanAt(reading, 'part', from) !== null));

/** `…, paradiddles 15 minutes a day` */
const isTimedThing = (reading: Reading, at: number): boolean =>
  tagAt(reading, at) === 'noun' &&
  [1, 2].some(
    (offset) =>
      spanAt(reading, 'amount', at + offset)?.unit === 'minute' && (offset === 1 || tagAt(reading, at + 1) === 'noun'),
  );

/** Where a mark parts: before values, before what a colon lists, before a new act. */
function isMainBehindMark(reading: Reading, at: number, { from, to }: Range): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (!before || !token || !isMarked(before, token)) return false;
  return (
    isBehindColon(reading, at, from) ||
    beginsWithMost(reading, { from: at, to }) ||
    isTimedThing(reading, at) ||
    isItemAfter(reading, at, { from, to }) ||
    isValueAfter(reading, at) ||
    isOtherThing(reading, { from, to: at }, to) ||
    // `Improve my golf, an hour on Fridays`
    (spanAt(reading, 'amount', at)?.unit === 'minute' && opened(reading, { from, to: at }).turns.includes('better')) ||
    beginsAct(reading, { from: at, to })
  );
}

/** `every day but not on Fridays`, `…, not on Fridays` */
const isWithinDays = (reading: Reading, at: number): boolean =>
  (wordAt(reading, at) === 'not' && [1, 2].some((offset) => spanAt(reading, 'days', at + offset) !== null)) ||
  reading.spans.some(({ kind, from, to }) => kind === 'days' && from < at && at < to);

function boundaryAt(reading: Reading, at: number, { from, to, isReason }: Clause): 'main' | 'reason' | null {
  if (endsWithMost(reading, { from: at, to }) || isWithinDays(reading, at)) return null;
  if (isSignAt(reading, at, to)) return 'reason';
  if (isReasonAt(reading, at)) return reasonAt(reading, at);
  const isMain =
    isOtherValue(reading, at, from) ||
    isNewWish(reading, at, from) ||
    (isReason && (isAmountApart(reading, at) || isTimeBehindContrast(reading, at, from))) ||
    isActBehindContrast(reading, { from: at, to }, from);
  return isMain || isMainBehindMark(reading, at, { from, to }) ? 'main' : null;
}

/** `Without a phone, read`, `So a walk after tea`: at the beginning they give no reason. */
const OPENS = wordSet('without so');

/** A text cut at its sentences, its commas where something new begins, and its reasons. */
export function clausesOf(reading: Reading): Clause[] {
  const startAt = (at: number) => (isNumbered(reading.tokens[at]) || isByDoing(reading, at) ? at + 1 : at);
  return reading.sentences.flatMap(({ from, to }) => {
    const clauses: Clause[] = [];
    let start = startAt(from);
    let isReason = isSignAt(reading, from, to) || (isReasonAt(reading, from) && !OPENS.has(wordAt(reading, from)));
    for (let at = from + 1; at < to; at += 1) {
      const boundary = boundaryAt(reading, at, { from: start, to, isReason });
      if (boundary === null) continue;
      clauses.push({ from: start, to: at, isReason });
      start = startAt(at);
      isReason = boundary === 'reason';
    }
    return [...clauses, { from: start, to, isReason }];
  });
}
