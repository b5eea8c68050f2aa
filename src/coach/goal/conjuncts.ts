import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spanAt, spansIn } from '#coach/text/reading.ts';
import { endsWithMost } from './limits.ts';
import { opened } from './openers.ts';
import { endsInValue, isThingApart } from './phrase/items.ts';
import { isGerundAt, isListedVerb, isVerbAt } from './phrase/verbs.ts';
import { isWithinDays, tagAt, wordAt } from './said/said.ts';
import { verbForNoun } from './words/bare-nouns.ts';

const JOINS = wordSet('and then plus or but');
/** A gerund alone may be joined with a thing: `flossing and mouthwash`. */
const NEXT_BUT_ONE = 2;

const TAKEN = wordSet('number determiner');
const WHEN: ReadonlySet<string> = wordSet('days part');
const QUALIFIES = wordSet('determiner adjective');

const isJoin = ({ tokens }: Reading, at: number) => JOINS.has(tokens[at]?.word ?? '');

const isParted = (reading: Reading, at: number) =>
  isJoin(reading, at) || ['&', '+'].some((mark) => reading.tokens[at - 1]?.after.includes(mark));

/** Parts of a phrase that are acts of their own: `eat breakfast and go for a walk`. */
export function conjuncts(reading: Reading, { from, to }: Range): Range[] {
  const cuts = [from];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (isWithinDays(reading, at) || !isParted(reading, at)) continue;
    const start = isJoin(reading, at) ? at + 1 : at;
    // `text or ring a friend`: one thing is done, either way.
    if (wordAt(reading, at) === 'or' && at - 1 === cuts.at(-1)) continue;
    const rest = { from: start, to };
    if (!endsWithMost(reading, rest) && startsOwn(reading, rest, from)) cuts.push(start);
  }
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? to;
    return { from: start, to: end < to && isJoin(reading, end - 1) ? end - 1 : end };
  });
}

/** The thing of a phrase, behind when it is, what owns it and how it is. */
function thingAt({ tokens, spans }: Reading, from: number, to: number): number {
  const isWhen = (at: number) => spans.some((span) => WHEN.has(span.kind) && span.from <= at && at < span.to);
  const thing = tokens.findIndex(({ tag }, at) => at >= from && at < to && !QUALIFIES.has(tag) && !isWhen(at));
  return thing < 0 ? from : thing;
}

/** Whether `a cold shower` is another thing than the one before it; null where no thing is known. */
function isOtherBeside(reading: Reading, { from, to }: Range, head: number): boolean | null {
  const thing = thingAt(reading, from, to);
  const isKnown = verbForNoun(reading.tokens[thing]?.lemma ?? '') !== null;
  return isKnown ? isOtherThing(reading, thing, thingAt(reading, head, from)) : null;
}

const BEHIND_VALUE = wordSet('preposition determiner conjunction');
/** `maths on Mondays and physics on Tuesdays`: each has days of its own. */
function isOfOwnDays(reading: Reading, { from, to }: Range, head: number): boolean {
  const isThing = tagAt(reading, from) === 'noun' && !reading.spans.some((span) => span.from === from);
  const daysIn = (range: Range) => spansIn(reading, 'days', range).length > 0;
  return isThing && daysIn({ from: head, to: from }) && daysIn({ from, to });
}

/** `bed by 10 and one page`: so many of something, behind a time or what is counted itself. */
function isCountedBeside(reading: Reading, { from, to }: Range, head: number): boolean {
  const amount = spanAt(reading, 'amount', from) ?? spanAt(reading, 'number', from);
  if (!amount || amount.to >= to) return false;
  if (wordAt(reading, amount.to) !== 'of' && BEHIND_VALUE.has(tagAt(reading, amount.to))) return false;
  const isMinutes = 'unit' in amount && amount.unit === 'minute';
  return (isMinutes && spanAt(reading, 'number', head) !== null) || endsInValue(reading, { from: head, to: from - 1 });
}

const startsOwn = (reading: Reading, range: Range, head: number): boolean =>
  isOfOwnDays(reading, range, head) ||
  isCountedBeside(reading, range, head) ||
  beginsOwn(reading, range, head) ||
  (!['verb', 'number'].includes(tagAt(reading, range.from)) &&
    isThingApart(reading, { ...range, from: opened(reading, range).at }, { from: head, to: range.from - 1 }));

function beginsOwn(reading: Reading, range: Range, head: number): boolean {
  const { at, turns } = opened(reading, range);
  const isGerund = isGerundAt(reading, head);
  if (turns.some((turn) => turn !== 'skip' && (turn !== 'more' || !isGerund))) return true;
  const token = reading.tokens[at];
  // `walk to the orchard and back`
  if (!token || token.word === 'back') return false;
  const isVerb = isVerbAt(reading, at, null) || isListedVerb(reading, at);
  const isOther = isVerb ? null : isOtherBeside(reading, { from: at, to: range.to }, head);
  if (isOther !== null) return isOther;
  if (!isGerund) return token.tag !== 'gerund' && isVerb;
  // `practising my scales and put £20 away`
  return token.tag === 'gerund' || (token.tag === 'verb' && isVerb && TAKEN.has(tagAt(reading, at + 1)));
}

/** `piano and veg` are two acts, `piano and guitar` one. */
function isOtherThing(reading: Reading, at: number, head: number): boolean {
  const [left, right] = [reading.tokens[head], reading.tokens[at]];
  if (left?.tag === 'gerund') return at - head <= NEXT_BUT_ONE;
  const verb = verbForNoun(left?.lemma ?? '');
  return verb !== null && verb !== verbForNoun(right?.lemma ?? '') && !isVerbAt(reading, head, null);
}
