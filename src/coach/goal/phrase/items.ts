import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spanAt, spansIn, wordsOf } from '#coach/text/reading.ts';
import { opened } from '../openers.ts';
import type { Span } from '#coach/text/values/span.ts';
import { isVerbAt } from './verbs.ts';
import { MEASURES } from '../said/amounts.ts';
import { saysRare } from '../said/rare.ts';
import { lemmaAt, tagAt } from '../said/said.ts';
import { verbForNoun } from '../words/bare-nouns.ts';

const ITEMS = wordSet('noun gerund verb adjective number');

/** `more than`, `20 minutes of`: the thing is still to come. */
const GOES_ON = wordSet('than of');

/** What people do with the last known thing up to the next mark. */
function doneWith(reading: Reading, { from, to }: Range): string | null {
  let done: string | null = null;
  for (let at = from; at < to; at += 1) {
    if (reading.tokens[at]?.tag === 'preposition' && at > from && !GOES_ON.has(lemmaAt(reading, at))) return done;
    done = verbForNoun(lemmaAt(reading, at)) ?? done;
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

/** `sleep by 2, gym`, `budget monthly, gym`: the time ends what it is said of. */
function endsInTime(reading: Reading, range: Range): boolean {
  const isHour = spansIn(reading, 'clock', range).some(({ to }) => to === range.to);
  return reading.tokens[range.to - 1]?.after.includes(',') === true && (isHour || saysRare(wordsOf(reading, range)));
}

/** `check my feet, 15 min walk`, `less scrolling, 10 pages of a book`: so much of what something else is done with. */
function isCounted(reading: Reading, before: Range, done: string): boolean {
  const { at } = opened(reading, before);
  const isSame = done.toLowerCase() === lemmaAt(reading, at) || done === doneWith(reading, { from: at, to: before.to });
  const unit = spanAt(reading, 'amount', before.to)?.unit ?? '';
  return (unit === 'minute' || unit === 'step' || MEASURES.has(unit)) && !isSame;
}

/** `swimming on Tuesdays, a page of my diary each night`: things in a row, each with days of its own. */
export function isItemAfter(reading: Reading, at: number, { from, to }: Range): boolean {
  const end = reading.tokens.findIndex(({ after }, place) => place >= at && place < to && after.includes(','));
  const isWhen = ({ kind, from: start, to: until }: Span) => kind !== 'number' && start <= at && until > at;
  const isThing = ITEMS.has(tagAt(reading, at)) && !reading.spans.some(isWhen);
  const own = { from: at, to: end < 0 ? to : end + 1 };
  const done = doneWith(reading, own);
  if (done !== null && (endsInTime(reading, { from, to: at }) || isCounted(reading, { from, to: at }, done)))
    return true;
  return isThing && isTimed(reading, { from, to: at }) && isTimed(reading, own);
}
