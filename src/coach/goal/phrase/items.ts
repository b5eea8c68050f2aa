import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { opened } from '../openers.ts';
import type { Span } from '#coach/text/values/span.ts';
import { isListedVerb, isVerbAt } from './verbs.ts';
import { lemmaAt, tagAt, wordAt } from '../said/said.ts';
import { saidIn } from '../said/said-in.ts';
import { verbForNoun } from '../words/bare-nouns.ts';

const ITEMS = wordSet('noun gerund verb adjective number');

/** `more than`, `20 minutes of`: the thing is still to come. */
const GOES_ON = wordSet('than of');

/** What people do with the last known thing up to the next mark. */
function doneWith(reading: Reading, { from, to }: Range): string | null {
  let done: string | null = null;
  for (let at = from; at < to; at += 1) {
    const isEnd = tagAt(reading, at) === 'preposition' || ['while', 'when'].includes(wordAt(reading, at));
    if (isEnd && at > from && !GOES_ON.has(lemmaAt(reading, at))) return done;
    done = verbForNoun(lemmaAt(reading, at)) ?? verbForNoun(wordAt(reading, at)) ?? done;
    if (reading.tokens[at]?.after.includes(',')) return done;
  }
  return done;
}

const OWN_THING = wordSet('determiner adjective past');

/** Things in a row with which different things are done: `yoga on waking, a real lunch, bed at ten`. */
export function isOtherThing(reading: Reading, before: Range, end: number): boolean {
  const { at: start, turns } = opened(reading, before);
  if (!reading.tokens[before.to - 1]?.after.includes(',')) return false;
  // `Quilting, a walk`, `less beer, a proper breakfast`, `no telly, a glass of water`
  const isTurned = ['less', 'never', 'stop'].some((turn) => turns.some((one) => one === turn));
  const isThing = OWN_THING.has(tagAt(reading, before.to));
  const isOwn = before.to - start === 1 ? isThing || turns.length === 0 : isTurned && isThing;
  if (isOwn) return doneWith(reading, { from: before.to, to: end }) !== null;
  if (isVerbAt(reading, start, null)) return false;
  const [one, other] = [
    doneWith(reading, { from: start, to: before.to }),
    doneWith(reading, { from: before.to, to: end }),
  ];
  return one !== null && other !== null && one !== other;
}

const isTimed = (reading: Reading, range: Range) =>
  spansIn(reading, 'days', range).length + spansIn(reading, 'often', range).length > 0;

const NUMBERED: ReadonlySet<string> = wordSet('number amount');

/** Where the days, the hour, the event or the amount end that a range says last. */
export function endsInValue(reading: Reading, range: Range): boolean {
  const { kept, deadline } = saidIn(reading, range);
  return range.to - range.from > 1 && deadline === null && kept.at(-1) !== range.to - 1;
}

/** `check my feet, 15 min walk`, `pelvic floor, 20 pushups`: so much of what something else is done with. */
const isCounted = (reading: Reading, own: Range): boolean =>
  reading.spans.some(({ kind, from }) => from === own.from && NUMBERED.has(kind)) &&
  saidIn(reading, own).deadline === null;

/** What is named is an act: `yoga`, `gym`; a drink, a meal or a thing to buy may belong to the verb before it. */
const OF_ACTS = wordSet('do go practise lift play train');
const isActOf = (done: string) => OF_ACTS.has(firstWord(done)) || done === 'Have a';
/** What is done with such acts: `do yoga, pilates and tai chi` is one. */
const TAKES_ACTS = wordSet('do try practise practice learn play go start have like love enjoy want attend study teach');

/** `in bed by ten and a walk at lunch`: behind `and` a thing that something else is done with than what stands before. */
export function isThingApart(reading: Reading, own: Range, before: Range): boolean {
  const done = doneWith(reading, own);
  if (TAKES_ACTS.has(lemmaAt(reading, opened(reading, before).at))) return false;
  return done !== null && isActOf(done) && isDoneOtherwise(reading, before, own, done);
}

/** Whether what begins at a mark is done with something else than what stands before it. */
function isDoneOtherwise(reading: Reading, before: Range, own: Range, done: string): boolean {
  const { at, turns } = opened(reading, before);
  const isMany = isCounted(reading, own);
  // `do squats, 20 press ups`: acts of one verb, and each with its own number
  if (isMany && done === 'Do') return true;
  const isSame = done.toLowerCase() === lemmaAt(reading, at) || done === doneWith(reading, { from: at, to: before.to });
  if (isSame) return false;
  if (isMany || endsInValue(reading, before)) return true;
  const isHeldBack = ['stop', 'less', 'never'].some((turn) => turns.some((one) => one === turn));
  if (endsInValue(reading, own)) return !isHeldBack || isActOf(done);
  return !isHeldBack && isActOf(done) && !TAKES_ACTS.has(lemmaAt(reading, at)) && isVerbAt(reading, at, null);
}

const isDone = (reading: Reading, at: number) => isVerbAt(reading, at, null) || isListedVerb(reading, at);
const firstWord = (phrase: string) => phrase.split(' ')[0]?.toLowerCase() ?? '';

/** `swimming on Tuesdays, a page of my diary each night`: things in a row, each with days of its own. */
export function isItemAfter(reading: Reading, at: number, { from, to }: Range): boolean {
  const end = reading.tokens.findIndex(({ after }, place) => place >= at && place < to && after.includes(','));
  const isWhen = ({ kind, from: start, to: until }: Span) => !NUMBERED.has(kind) && start <= at && until > at;
  const isThing = ITEMS.has(tagAt(reading, at)) && !reading.spans.some(isWhen);
  const own = { from: at, to: end < 0 ? to : end + 1 };
  const done = doneWith(reading, own);
  const before = { from, to: at };
  if (done !== null && isDoneOtherwise(reading, before, own, done)) return true;
  if (!isThing) return false;
  // `check my sugar before meals, carb count, walk`
  if (end >= 0 && end + 1 < to && isDone(reading, end + 1) && endsInValue(reading, before)) return true;
  return isTimed(reading, before) && isTimed(reading, own);
}
