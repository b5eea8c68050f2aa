import { phraseSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Weekday } from '#core/calendar/calendar.ts';
import type { Range, Reading, Token } from '#coach/text/reading.ts';
import { daysIn, otherDays } from './day-stretches.ts';
import type { FactTopic, Limit } from '../fact.ts';
import { THING_WORDS } from '../words/life-words.ts';
import { AVOIDED_NAMES } from './read-tastes.ts';
import { NameIndex, type Named, PatternList } from './word-lists.ts';

const { life } = knowledge;

const THINGS = new NameIndex(Object.entries(THING_WORDS).map(([id, { names }]) => [id, names]));
const LISTS = {
  frames: new PatternList(life.withoutFrames),
  unfit: new PatternList(life.unfitAfter),
  mine: new PatternList(life.mineAfter),
  haveOn: new PatternList(life.haveOn),
  takes: new PatternList(life.takes),
  noisy: new PatternList(life.noisyHome),
  flat: new PatternList(life.noGardenHome),
  oldPhone: new PatternList(life.oldPhone),
  noDriving: new PatternList(life.noDriving),
};
const NOT_THINGS = phraseSet(life.abstract);
/** Endings of what cannot be had in the hand. */
const ABSTRACT_ENDINGS = ['tion', 'ness', 'ment', 'ity', 'ism', 'ance', 'ence', 'ship', 'ing'];
/** Words between a frame and its thing. */
const MOST_BETWEEN = 3;

type Found = { readonly topic: FactTopic; readonly limits: readonly Limit[] };

const without = (thing: string, days: readonly Weekday[] | null = null): Limit => ({ is: 'without', thing, days });
const topicOf = (id: string): FactTopic => THING_WORDS[id]?.topic ?? 'equipment';

/** The things that stand from a word on: `a car or a bike`. */
function thingsFrom(reading: Reading, from: number, to: number): Named[] {
  const first = Array.from({ length: MOST_BETWEEN + 1 }, (_, offset) => from + offset).flatMap((at) =>
    isPassed(reading, from, at) ? (THINGS.at(reading, at, to) ?? []) : [],
  )[0];
  if (!first) return [];
  const isLinked =
    ['or', 'and', 'nor'].includes(reading.tokens[first.to]?.word ?? '') ||
    reading.tokens[first.to - 1]?.after.includes(',');
  return isLinked
    ? [first, ...thingsFrom(reading, reading.tokens[first.to - 1]?.after.includes(',') ? first.to : first.to + 1, to)]
    : [first];
}

/** Only small words and adjectives stand between. */
function isPassed({ tokens }: Reading, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ tag, word, after }) =>
        (['determiner', 'adjective', 'adverb'].includes(tag) ||
          ['own', 'proper', 'single', 'home', 'no', 'any', 'to', 'kitchen'].includes(word)) &&
        !/[.,;]/.test(after),
    );
}

/** A noun of the person's own that is not in our words: `I don't have a loom`. */
function ownNoun(reading: Reading, from: number, to: number): string | null {
  const words = reading.tokens.slice(from, to);
  const first = words.findIndex(({ tag }) => tag !== 'determiner' && tag !== 'adjective');
  const end = words.findIndex(
    ({ tag }, at) => at >= first && (tag !== 'noun' || words[at - 1]?.after !== '') && at > first,
  );
  const last = (end < 0 ? words.length : end) - 1;
  const noun =
    first < 0 || words[last]?.tag !== 'noun' || AVOIDED_NAMES.at(reading, from + last, to) ? undefined : words[last];
  return noun && isThing(noun) ? noun.lemma : null;
}

function isThing(noun: Token): boolean {
  if (noun.lemma.length < 3 || NOT_THINGS.has(noun.lemma) || NOT_THINGS.has(noun.word)) return false;
  return !ABSTRACT_ENDINGS.some((ending) => noun.lemma.endsWith(ending));
}

/** Frames after which only things that we know count: any noun may stand there for another reason. */
const NEEDS_KNOWN = phraseSet(life.needsKnown);

function missing(reading: Reading, clause: Range, isWish: boolean): Found | null {
  for (const frame of LISTS.frames.findAll(reading, clause)) {
    const first = reading.tokens[frame.from]?.word;
    if (isWish && first !== 'without') continue;
    const things = thingsFrom(reading, frame.to, clause.to);
    const [known] = things;
    if (known) {
      const days = daysIn(reading, { from: known.to, to: clause.to });
      return { topic: topicOf(known.id), limits: things.map(({ id }) => without(id, days)) };
    }
    const last = reading.tokens[frame.to - 1]?.word ?? '';
    const isMidway = frame.to - frame.from === 1 && frame.from > clause.from;
    const own = isMidway || NEEDS_KNOWN.has(last) ? null : ownNoun(reading, frame.to, clause.to);
    if (own) return { topic: 'equipment', limits: [without(own, daysIn(reading, clause))] };
  }
  return null;
}

/** What is there on some days, or broken, or with somebody else. */
function atTimes(reading: Reading, clause: Range, isOfOther: boolean): Found | null {
  const takes = LISTS.takes.find(reading, clause);
  const taken = takes && thingsFrom(reading, takes.to, clause.to)[0];
  if (taken) return { topic: topicOf(taken.id), limits: [without(taken.id, daysIn(reading, clause))] };
  if (isOfOther) return null;
  for (const thing of THINGS.within(reading, clause)) {
    const rest = { from: thing.to, to: Math.min(clause.to, thing.to + 7) };
    const days = daysIn(reading, clause);
    const unfit = LISTS.unfit.find(reading, rest);
    if (unfit && unfit.from <= thing.to + 1) return { topic: topicOf(thing.id), limits: [without(thing.id, days)] };
    const mine = LISTS.mine.find(reading, rest);
    const have = LISTS.haveOn.find(reading, { from: clause.from, to: thing.to });
    const isMine = (mine !== null && mine.from <= thing.to + 1) || have?.to === thing.from;
    if (isMine && days) return { topic: topicOf(thing.id), limits: [without(thing.id, otherDays(days))] };
  }
  return null;
}

const HOMES: readonly (readonly [PatternList, readonly string[], FactTopic])[] = [
  [LISTS.noisy, ['quiet'], 'home'],
  [LISTS.flat, ['garden'], 'home'],
  [LISTS.oldPhone, ['smartphone'], 'equipment'],
  [LISTS.noDriving, ['car'], 'equipment'],
];

/** Things, rooms and devices that are not there, or not always. */
export function readThings(
  reading: Reading,
  clause: Range & { readonly isWish: boolean; readonly isOfOther: boolean },
): Found | null {
  const said = clause.isOfOther ? null : missing(reading, clause, clause.isWish);
  if (said || clause.isWish) return said;
  const found = atTimes(reading, clause, clause.isOfOther);
  if (found) return found;
  if (clause.isOfOther) return null;
  const home = HOMES.find(([list]) => list.find(reading, clause));
  return home ? { topic: home[2], limits: home[1].map((thing) => without(thing)) } : null;
}
