import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spanAt, type Token } from '#coach/text/reading.ts';
import { isItemAfter, isOtherThing } from './phrase/items.ts';
import { beginsWithMost, endsWithMost } from './limits.ts';
import { isOtherValue } from './fragments.ts';
import { opened } from './openers.ts';
import { isWithinDays, lemmaAt, tagAt, wordAt } from './said/said.ts';
import {
  IS_DONE,
  isAdvisedAt,
  isDoneBehindSo,
  isReasonAt,
  isResolved,
  OF_TIME,
  TIMED,
  WISHES,
} from './phrase/reasons.ts';
import { isGerundAt, isListedVerb, isVerbAt } from './phrase/verbs.ts';
import { PERIODS, shareAt, signAt } from './said/amounts.ts';
import { isSignAt } from './said/signs.ts';
import { isMoment } from './said/times.ts';
import { isKnownVerb } from './words/act-kinds.ts';

const CONTRASTS = wordSet('but however yet though');
const CLAUSE_MARKS = [',', ';', ':', '—', '(', ')', '|'];
/** `what I want`, `when I need one`. */
const TOLD_BEFORE = wordSet('what all thing when whenever if where');
const MAYBE = wordSet('maybe perhaps say probably');
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
  // `cook four times a week no more pizza`
  if (word === 'no' && wordAt(reading, at + 1) === 'more' && tagAt(reading, at - 1) === 'noun') return true;
  // `I drink 6 a day want to get down to 2`
  const isNeed = isTo && (word === 'need' || (word === 'want' && PERIODS.has(lemmaAt(reading, at - 1))));
  return isNeed || (BARE.has(word) && BARE.has(wordAt(reading, start)));
}

const BEFORE_RUN_ON = wordSet('noun adverb');
const PARTICLES = wordSet('out up off down back away');
const TAKES = wordSet('determiner number');
const EACH = wordSet('every each');
const SEEN = wordSet('see watch hear have make help let');

function isOrderAt({ tokens }: Reading, at: number): boolean {
  const [before, token, next] = tokens.slice(at - 1, at + 2);
  if (!before || !next || token?.tag !== 'verb' || before.after !== '' || token.after !== '') return false;
  if (token.word !== token.lemma || !isKnownVerb(token.word)) return false;
  const isBehind = BEFORE_RUN_ON.has(before.tag) || PARTICLES.has(before.word);
  return isBehind && TAKES.has(next.tag) && !EACH.has(next.word);
}

/** `get my guitar out play 15 min after tea learn 2 songs`: an instruction that no mark parts from the one before. */
function isRunOn(reading: Reading, at: number, start: number): boolean {
  if (!isOrderAt(reading, at)) return false;
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
  if (word === 'so' && isResolved(reading, at + 1)) return true;
  if ([isBegunBeside, isDoneBehindSo, isAdvisedAt, isRunOn].some((begins) => begins(reading, at, start))) return true;
  const isTold = TOLD_BEFORE.has(wordAt(reading, at - 1));
  return !isTold && (word === 'i' || word === 'we') && WISHES.has(lemmaAt(reading, at + 1));
}

/** `…, paradiddles 15 minutes a day` */
const isTimedThing = (reading: Reading, at: number): boolean =>
  tagAt(reading, at) === 'noun' &&
  [1, 2].some(
    (offset) =>
      spanAt(reading, 'amount', at + offset)?.unit === 'minute' && (offset === 1 || tagAt(reading, at + 1) === 'noun'),
  );

/** `…, Wednesday and Sunday`, `…, so fifteen minutes`; not within a list of days. */
function isValueAfter(reading: Reading, at: number): boolean {
  if (wordAt(reading, at) === 'so') return reading.tokens[at + 1]?.tag === 'number';
  if (isTimedThing(reading, at) || shareAt(reading, at) !== null || signAt(reading, at) !== null) return true;
  const value = spanAt(reading, 'amount', at) ?? spanAt(reading, 'number', at);
  // `…, 3 pints on Saturday`
  if (value && [0, 1].some((offset) => spanAt(reading, 'days', value.to + offset) !== null)) return true;
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

/** Where a mark parts: before values, before what a colon lists, before a new act. */
function isMainBehindMark(reading: Reading, at: number, { from, to }: Range): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (!before || !token || !isMarked(before, token)) return false;
  return (
    isBehindColon(reading, at, from) ||
    beginsWithMost(reading, { from: at, to }) ||
    isItemAfter(reading, at, { from, to }) ||
    isValueAfter(reading, at) ||
    isOtherThing(reading, { from, to: at }, to) ||
    // `Improve my golf, an hour on Fridays`
    (spanAt(reading, 'amount', at)?.unit === 'minute' && opened(reading, { from, to: at }).turns.includes('better')) ||
    beginsAct(reading, { from: at, to })
  );
}

/** `every day but not on Fridays`, `…, not on Fridays` */
const isOfDays = (reading: Reading, at: number): boolean =>
  (wordAt(reading, at) === 'not' && [1, 2].some((offset) => spanAt(reading, 'days', at + offset) !== null)) ||
  isWithinDays(reading, at);

function boundaryAt(reading: Reading, at: number, { from, to, isReason }: Clause): 'main' | 'reason' | null {
  if (endsWithMost(reading, { from: at, to }) || isOfDays(reading, at)) return null;
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
