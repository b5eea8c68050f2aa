import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spanAt, spansIn, type Token, wordsOf } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { byOrdinal, kindIn } from '#coach/match/by-ordinal.ts';
import { byProperty } from './by-property.ts';
import { countedIn, lastSpokenOf } from './spoken-of.ts';
import { namedPlaces, namesIn } from './target-names.ts';

/** Which habits some words mean. */
export type Meant =
  | { readonly is: 'places'; readonly places: readonly number[] }
  /** Several fit alike; `sure` are meant beside the one of them that is chosen. */
  | { readonly is: 'either'; readonly places: readonly number[]; readonly sure?: readonly number[] }
  /** Something was named that is not in the plan. */
  | { readonly is: 'unknown'; readonly name: string }
  | { readonly is: 'none' };

const NONE: Meant = { is: 'none' };

const all = new Pattern(knowledge.acts.words.targetsAll);
const bareAll = new Pattern('=all !(morning|day|week|night|evening|afternoon|year|time|over|right)');
const BEFORE_EVERYTHING = new Set(['before', 'after', 'above', 'over', 'than', 'with', 'in', 'to', 'not']);
/** `all I can do`. */
const SPEAKERS = new Set(['i', 'we', 'you', 'he', 'she', 'they']);
const OF_A_NOUN = new Set(['noun', 'adjective', 'number', 'determiner', 'gerund']);

/** `make them all shorter`; not `all morning`, `in all`, `all but Sunday` and `before everything`. */
function isAll(reading: Reading, within: Range): boolean {
  const whole = all.find(reading, within);
  const isBehind = (at: number) => BEFORE_EVERYTHING.has(reading.tokens[at - 1]?.word ?? '');
  if (whole) return !(reading.tokens[whole.from]?.word === 'everything' && isBehind(whole.from));
  const bare = bareAll.find(reading, within);
  if (!bare || isBehind(bare.from) || spanAt(reading, 'days', bare.from)) return false;
  const next = reading.tokens[bare.from + 1];
  if (next && SPEAKERS.has(next.word)) return false;
  return !next || bare.from + 1 >= within.to || !OF_A_NOUN.has(next.tag);
}

const others = new Pattern(knowledge.acts.words.targetsOthers);
const bareRest = new Pattern('^ rest $');
const pronoun = new Pattern(knowledge.acts.words.targetsPronoun);
const otherOne = new Pattern('(the|that) other (one|habit)');

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const toMeant = (places: readonly number[]): Meant => ({
  is: 'places',
  places: [...new Set(places)].sort((a, b) => a - b),
});

const withoutArticle = ({ tokens }: Reading, { from, to }: Range): Range =>
  tokens[from]?.tag === 'determiner' ? { from: from + 1, to } : { from, to };

/** `the easy bit`, of `Do one easy bit first`: words that name nothing by themselves, in the order of one habit alone. */
function byWording(reading: Reading, within: Range, habits: readonly PlannedHabit[]): Meant {
  const words = wordsOf(reading, withoutArticle(reading, within)).toLowerCase();
  const places = words.includes(' ')
    ? habits.flatMap(({ description }, at) => (` ${description.toLowerCase()} `.includes(` ${words} `) ? [at] : []))
    : [];
  return places.length === 1 ? toMeant(places) : NONE;
}

/** `call at nine`, `leave work at five`: verbs that could be orders, where they open one habit alone. */
function byOpening(reading: Reading, { from, to }: Range, habits: readonly PlannedHabit[]): Meant {
  const [first, second] = reading.tokens.slice(from, to);
  if (first?.tag !== 'verb' || second?.tag === 'pronoun' || second?.tag === 'determiner')
    return byWording(reading, { from, to }, habits);
  const places = habits.flatMap(({ description }, at) =>
    read(description).tokens[0]?.lemma === first.lemma ? [at] : [],
  );
  return places.length === 1 ? toMeant(places) : NONE;
}

const STANDS_FOR = new Set(['pronoun', 'determiner', 'number']);

/** `move being up`, of `Be up by 7`: what one habit alone begins with, where none of it is a name. */
function byFirstWords({ tokens }: Reading, { from, to }: Range, habits: readonly PlannedHabit[]): Meant {
  const places = habits.flatMap(({ description }, at) => {
    const [first, second] = read(description).tokens;
    if (!first || !second || STANDS_FOR.has(second.tag)) return [];
    const isSaid = tokens.some(
      ({ lemma }, place) =>
        place >= from && place < to - 1 && lemma === first.lemma && tokens[place + 1]?.lemma === second.lemma,
    );
    return isSaid ? [at] : [];
  });
  return places.length === 1 ? toMeant(places) : NONE;
}

function byName(
  reading: Reading,
  within: Range,
  { habits, focus, facts }: PlanState,
  without: readonly Range[],
): Meant {
  const names = namesIn(reading, within, without);
  if (names.length === 0) {
    const opened = byOpening(reading, within, habits);
    return opened.is === 'none' ? byFirstWords(reading, within, habits) : opened;
  }
  const places = namedPlaces(names, habits, facts.selected ?? []);
  if (places.length === 1) return toMeant(places);
  if (places.length === 0) return { is: 'unknown', name: unknownName(reading, within, without) };
  if (focus !== null && places.includes(focus)) return toMeant([focus]);
  return isAllOf(names, places, habits) ? toMeant(places) : { is: 'either', places };
}

/** `the walks` are all that are called walk. */
function isAllOf(names: readonly Token[], places: readonly number[], habits: readonly PlannedHabit[]): boolean {
  const [name] = names;
  if (!name || names.length > 1 || !name.isPlural || name.word === name.lemma) return false;
  return places.every((at) => read(habits[at]?.description ?? '').tokens.some(({ lemma }) => lemma === name.lemma));
}

const NO_NAME = wordSet(knowledge.acts.words.targetsNoName);

function unknownName(reading: Reading, within: Range, without: readonly Range[]): string {
  const isOut = (at: number) => without.some((part) => part.from <= at && part.to > at);
  let { from, to } = within;
  const skips = (at: number) => isOut(at) || NO_NAME.has(reading.tokens[at]?.word ?? '');
  while (from < to && skips(from)) from += 1;
  while (to > from && skips(to - 1)) to -= 1;
  return wordsOf(reading, { from, to });
}

const isBreak = (word: string) => word === 'and' || word === 'or' || word === 'nor' || word === 'plus';

/** The things that are listed: `the walk, the swim and the reading`. */
export function listed({ tokens }: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from + 1; at < to; at += 1) {
    const word = isBreak(tokens[at]?.word ?? '');
    if (!word && !tokens[at - 1]?.after.includes(',') && !tokens[at - 1]?.after.includes('&')) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = word ? at + 1 : at;
  }
  return start < to ? [...parts, { from: start, to }] : parts;
}

function byWords(reading: Reading, within: Range, state: PlanState, without: readonly Range[]): Meant {
  const { habits } = state;
  const property = byProperty(reading, within, habits);
  if (property.length > 0) return toMeant(property);
  // `Just 4` is a value, and not the fourth as well.
  const isValue = without.some(({ from, to }) => from <= within.from && to >= within.to);
  const ordinals = isValue ? [] : byOrdinal(reading, within, habits);
  if (ordinals.length > 0) return toMeant(ordinals);
  return byName(reading, within, state, without);
}

function merged(parts: readonly Meant[]): Meant {
  const unsure = parts.find(({ is }) => is === 'either') ?? parts.find(({ is }) => is === 'unknown');
  const places = parts.flatMap((part) => (part.is === 'places' ? part.places : []));
  if (unsure?.is !== 'either') return unsure ?? (places.length > 0 ? toMeant(places) : NONE);
  // `The walk and the reading`, of two that are called reading: what is listed apart is another one.
  const open = unsure.places.filter((place) => !places.includes(place));
  return open.length > 1 ? { ...unsure, places: open, sure: places } : toMeant([...places, ...open]);
}

/** What pronouns and `the others` mean: `spoken` are the habits that were meant before in the same message. */
function byReference(reading: Reading, within: Range, { habits, focus }: PlanState, spoken: readonly number[]): Meant {
  const every = range(0, habits.length);
  const near = spoken.length > 0 ? spoken : focus === null ? [] : [focus];
  if (saysOthers(reading, within) || (otherOne.find(reading, within) && habits.length - near.length === 1))
    return near.length > 0 ? toMeant(every.filter((at) => !near.includes(at))) : NONE;
  if (isAll(reading, within)) return toMeant(every);
  return pronoun.find(reading, within) && near.length > 0 ? toMeant(near) : NONE;
}

/** `the rest`, `everything else`. */
export const saysOthers = (reading: Reading, within: Range): boolean =>
  bareRest.find(reading, within) !== null || others.find(reading, within) !== null;

const saysWhole = (reading: Reading, within: Range) => isAll(reading, within) || saysOthers(reading, within);

/** `the walk or the reading`: one of them, and not both. */
const isChoice = ({ tokens }: Reading, parts: readonly Range[]) =>
  parts.some(({ from }) => tokens[from - 1]?.word === 'or');

function oneOf(meant: readonly Meant[]): Meant {
  const places = meant.flatMap((part) => (part.is === 'places' ? part.places : []));
  const isSure = meant.every(({ is }) => is === 'places') && new Set(places).size > 1;
  return isSure ? { is: 'either', places: [...new Set(places)] } : merged(meant);
}

/** By their own words, one by one where several are listed. */
function named(reading: Reading, within: Range, state: PlanState, without: readonly Range[]): Meant {
  const whole = byWords(reading, within, state, without);
  const parts = listed(reading, within);
  if (parts.length < 2) return whole;
  const meant = parts.map((part) => byWords(reading, part, state, without));
  const each = isChoice(reading, parts) ? oneOf(meant) : merged(meant);
  const isUnsure = each.is !== 'places' && each.is !== 'either';
  return each.is === 'none' || (isUnsure && whole.is === 'places') ? whole : each;
}

/** `both of them`, `those two`: the last ones that were spoken of; where that cannot be told any may be meant. */
function byCount(reading: Reading, within: Range, state: PlanState, { without, spoken }: Around): Meant | null {
  const count = namesIn(reading, within, without).length > 0 ? null : countedIn(reading, within);
  if (count === null || count > state.habits.length) return null;
  const places = lastSpokenOf(count, state, spoken);
  return places ? toMeant(places) : { is: 'either', places: range(0, state.habits.length) };
}

type Around = { readonly without: readonly Range[]; readonly spoken: readonly number[] };

/** Which habits the words of a range mean; `without` are its values, which name nothing. */
export function readTargets(
  reading: Reading,
  within: Range,
  state: PlanState,
  { without = [], spoken = [] }: { without?: readonly Range[]; spoken?: readonly number[] } = {},
): Meant {
  return byCount(reading, within, state, { without, spoken }) ?? byAny(reading, within, state, { without, spoken });
}

function byAny(reading: Reading, within: Range, state: PlanState, { without, spoken }: Around): Meant {
  const reference = byReference(reading, within, state, spoken);
  const isReferred = reference.is === 'places';
  if (isReferred && saysWhole(reading, within) && kindIn(reading, within) === null) return reference;
  const found = named(reading, within, state, without);
  if (!isReferred || found.is === 'places' || found.is === 'either') return found;
  return found.is === 'unknown' && !pronounOnly(reading, within, without) ? found : reference;
}

/** True when nothing but the pronoun can be the thing that is meant. */
function pronounOnly(reading: Reading, within: Range, without: readonly Range[]): boolean {
  return (
    spansIn(reading, 'amount', within).length > 0 ||
    namesIn(reading, within, without).length === 0 ||
    pronoun.find(reading, within)?.from === within.from + 1
  );
}
