import { DIFFICULTIES, habitLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { cueMoment } from '#core/habit/cue-moment.ts';
import { type Match, Pattern } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import type { PlanState } from './plan-state.ts';
import { namedPlaces, namesIn } from './target-names.ts';

/** Which habits some words mean. */
export type Meant =
  | { readonly is: 'places'; readonly places: readonly number[] }
  /** Several fit alike. */
  | { readonly is: 'either'; readonly places: readonly number[] }
  /** Something was named that is not in the plan. */
  | { readonly is: 'unknown'; readonly name: string }
  | { readonly is: 'none' };

const NONE: Meant = { is: 'none' };
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const SHORT_ORDINALS = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const all = new Pattern(
  '(everything|=all|all of them|all of it|them all|the lot|every habit|each habit|each one|every one|every single one|each of them|all habits|both of them|both habits|both of these|the whole plan|the whole thing|the plan|all the habits)',
);
const others = new Pattern(
  '(the rest|the others|the other ones|everything else|all the others|all the rest|all others|the other two|the other three|others|all the rest of it)',
);
const bareRest = new Pattern('^ rest $');
const pronoun = new Pattern(
  '(it|this|this one|that one|that|them|her|him|the same one|this habit|that habit|those|these)',
);
const typed = new Pattern('(core|main|experiment|experimental|experiments)');
const lastFew = new Pattern('(last|bottom|final) (two|three|four|2|3|4)');
const firstFew = new Pattern('(first|top) (two|three|four|2|3|4)');
const last = new Pattern('(the|my) (very)? (last|bottom|final) (one|habit|thing|@noun)?');
const first = new Pattern('(the|my) (top|opening) (one|habit)');
const numbered = new Pattern('(number|habit|no|nr|item) #number');
const otherOne = new Pattern('(the|that) other (one|habit)');
const ofTime = new Pattern('#part (one|ones|habit|habits|thing|things|stuff|routine)');
const daily = new Pattern('(daily|everyday|every day) (one|ones|habit|habits)');
const superlative = new Pattern(
  '(the|my) (hardest|toughest|heaviest|biggest|easiest|smallest|lightest|simplest|longest|shortest) (one|ones|habit|thing)?',
);
const sized = new Pattern('#amount (one|ones|habit|thing)');

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
const toNumber = (word: string) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word));

function byOrdinal(reading: Reading, within: Range, habits: readonly PlannedHabit[]): number[] {
  const places: number[] = [];
  const lone = loneNumber(reading, within);
  if (lone !== null && lone <= habits.length) return [lone - 1];
  const kind = typed.find(reading, within);
  const kindWord = kind && reading.tokens[kind.from]?.word;
  const type =
    kindWord === undefined || kindWord === null ? null : kindWord.startsWith('experiment') ? 'experimental' : 'core';
  const pool = habits.flatMap((habit, at) => (type === null || habit.habitType === type ? [at] : []));
  const few = (match: Match | null, pick: (count: number) => number[]) => {
    const count = match && toNumber(reading.tokens[match.to - 1]?.word ?? '');
    if (count) places.push(...pick(count));
  };
  few(lastFew.find(reading, within), (count) => pool.slice(-count));
  few(firstFew.find(reading, within), (count) => pool.slice(0, count));
  if (places.length > 0) return places;
  for (let at = within.from; at < within.to; at += 1) {
    const place = ordinalAt(reading, at, within);
    if (place !== null) places.push(...(pool[place] === undefined ? [] : [pool[place]]));
  }
  if (last.find(reading, within) && !isBesidePeriod(reading, within)) places.push(...pool.slice(-1));
  if (first.find(reading, within)) places.push(...pool.slice(0, 1));
  if (places.length === 0 && type !== null) return pool;
  return [...new Set(places)];
}

/** `remove 3`. */
function loneNumber({ tokens }: Reading, { from, to }: Range): number | null {
  const word = tokens[to - 1]?.word ?? '';
  const number = to - from === 1 || (to - from === 2 && tokens[from]?.word === 'the') ? Number(word) : Number.NaN;
  return Number.isInteger(number) && number >= 1 ? number : null;
}

function isBesidePeriod({ tokens }: Reading, { from, to }: Range): boolean {
  return tokens
    .slice(from, to)
    .some(({ word }, at, words) => words[at - 1]?.word === 'last' && ['week', 'time', 'night', 'month'].includes(word));
}

/** `the second`, `2nd`, `number 3`, `#2`; not `first thing` and `30 seconds`. */
function ordinalAt(reading: Reading, at: number, within: Range): number | null {
  const { tokens, text } = reading;
  const token = tokens[at];
  if (!token) return null;
  const after = tokens[at + 1]?.word;
  const ordinal = [ORDINALS, SHORT_ORDINALS].map((list) => list.indexOf(token.word)).find((place) => place >= 0);
  const before = tokens[at - 1]?.word ?? '';
  if (ordinal !== undefined) {
    const isThing = after === 'thing' || after === 'half' || after === 'week' || before === 'every';
    const isNamed =
      ['the', 'my', 'and', 'habit', 'number'].includes(before) ||
      after === 'one' ||
      after === 'habit' ||
      at === within.from;
    return isNamed && !isThing ? ordinal : null;
  }
  const isHash = text[token.from - 1] === '#';
  const match = isHash ? null : numbered.find(reading, { from: at, to: Math.min(at + 2, within.to) });
  const number = isHash ? Number(token.word) : match?.from === at ? toNumber(after ?? '') : Number.NaN;
  return Number.isInteger(number) && number >= 1 ? number - 1 : null;
}

const MEALS = new Set(['breakfast', 'lunch', 'dinner']);

function byProperty(reading: Reading, within: Range, habits: readonly PlannedHabit[]): number[] {
  const time = ofTime.find(reading, within)?.values[0];
  const isMeal = time && MEALS.has(reading.tokens[time.from]?.word ?? '');
  if (time?.kind === 'part' && !(isMeal && namedPlaces(namesIn(reading, time), habits).length > 0))
    return habits.flatMap((habit, at) => (isAt(habit, time.part) ? [at] : []));
  if (daily.find(reading, within)) return habits.flatMap((habit, at) => (habit.targetFrequency === 7 ? [at] : []));
  const amount = sized.find(reading, within)?.values[0];
  if (amount?.kind === 'amount') return habits.flatMap((habit, at) => (saysNumber(habit, amount.value) ? [at] : []));
  const most = superlative.find(reading, within);
  return most ? bySize(reading.tokens[most.from + 1]?.word ?? '', habits) : [];
}

/** Whether a habit's words or its amount are of a number. */
export function saysNumber({ description, measure }: PlannedHabit, value: number): boolean {
  const own = measure && ('atLeast' in measure ? measure.atLeast : measure.atMost);
  return own === value || read(description).spans.some((span) => span.kind === 'amount' && span.value === value);
}

function minutesOf({ description }: PlannedHabit): number {
  return Math.max(
    0,
    ...read(description).spans.flatMap((span) =>
      span.kind === 'amount' && span.unit === 'minute' ? [span.value] : [],
    ),
  );
}

const HARD = new Set(['hardest', 'toughest', 'heaviest', 'biggest']);

function bySize(word: string, habits: readonly PlannedHabit[]): number[] {
  const isLength = word === 'longest' || word === 'shortest';
  const measured = habits.map((habit) =>
    isLength ? minutesOf(habit) : 100 * DIFFICULTIES.indexOf(habit.difficulty) + habitLoad(habit),
  );
  const pool = isLength ? measured.filter((size) => size > 0) : measured;
  const wanted = HARD.has(word) || word === 'longest' ? Math.max(...pool) : Math.min(...pool);
  return measured.flatMap((size, at) => (size === wanted ? [at] : []));
}

/** Whether a habit stands in a part of the day, by its moment or by its cue. */
export function isAt({ moment, implementationIntention }: PlannedHabit, part: string): boolean {
  const own = moment ?? cueMoment(implementationIntention);
  if (own === null || !own.includes(':')) return own === part || (own === 'night' && part === 'evening');
  const hour = Number(own.slice(0, own.indexOf(':')));
  if (part === 'morning') return hour < 12;
  if (part === 'noon') return hour >= 11 && hour < 14;
  return part === 'afternoon' ? hour >= 12 && hour < 18 : hour >= 17;
}

const toMeant = (places: readonly number[]): Meant => ({
  is: 'places',
  places: [...new Set(places)].sort((a, b) => a - b),
});

function byName(reading: Reading, within: Range, { habits, focus }: PlanState, without: readonly Range[]): Meant {
  const names = namesIn(reading, within, without);
  if (names.length === 0) return NONE;
  const places = namedPlaces(names, habits);
  if (places.length === 1) return toMeant(places);
  if (places.length === 0) return { is: 'unknown', name: unknownName(reading, within, without) };
  if (focus !== null && places.includes(focus)) return toMeant([focus]);
  const isMany = names.some(({ isPlural }) => isPlural) && names.length === 1;
  return isMany && names[0]?.word !== names[0]?.lemma && sharesName(names[0]?.lemma ?? '', places, habits)
    ? toMeant(places)
    : { is: 'either', places };
}

/** `the walks` are all that are called walk. */
function sharesName(lemma: string, places: readonly number[], habits: readonly PlannedHabit[]): boolean {
  return places.every((at) => read(habits[at]?.description ?? '').tokens.some((token) => token.lemma === lemma));
}

const NO_NAME = new Set(['the', 'a', 'an', 'my', 'that', 'this', 'doing', 'any', 'habit', 'one', 'more', 'please']);

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
  const ordinals = byOrdinal(reading, within, habits);
  if (ordinals.length > 0) return toMeant(ordinals);
  return byName(reading, within, state, without);
}

function merged(parts: readonly Meant[]): Meant {
  const unsure = parts.find(({ is }) => is === 'either') ?? parts.find(({ is }) => is === 'unknown');
  const places = parts.flatMap((part) => (part.is === 'places' ? part.places : []));
  if (unsure && (places.length === 0 || unsure.is === 'unknown')) return unsure;
  return places.length > 0 ? toMeant(places) : NONE;
}

/** What pronouns and `the others` mean: `spoken` are the habits that were meant before in the same message. */
function byReference(reading: Reading, within: Range, { habits, focus }: PlanState, spoken: readonly number[]): Meant {
  const every = range(0, habits.length);
  const near = spoken.length > 0 ? spoken : focus === null ? [] : [focus];
  if (
    bareRest.find(reading, within) ||
    others.find(reading, within) ||
    (otherOne.find(reading, within) && habits.length - near.length === 1)
  )
    return near.length > 0 ? toMeant(every.filter((at) => !near.includes(at))) : NONE;
  if (all.find(reading, within)) return toMeant(every);
  return pronoun.find(reading, within) && near.length > 0 ? toMeant(near) : NONE;
}

/** Which habits the words of a range mean; `without` are its values, which name nothing. */
export function readTargets(
  reading: Reading,
  within: Range,
  state: PlanState,
  { without = [], spoken = [] }: { without?: readonly Range[]; spoken?: readonly number[] } = {},
): Meant {
  const reference = byReference(reading, within, state, spoken);
  const isWhole =
    all.find(reading, within) !== null ||
    others.find(reading, within) !== null ||
    bareRest.find(reading, within) !== null;
  const hasKind = typed.find(reading, within) !== null;
  if (reference.is === 'places' && isWhole && !hasKind) return reference;
  const whole = byWords(reading, within, state, without);
  const parts = listed(reading, within);
  const named = parts.length > 1 ? merged(parts.map((part) => byWords(reading, part, state, without))) : whole;
  const found = named.is === 'none' || (named.is !== 'places' && whole.is === 'places') ? whole : named;
  if (found.is === 'places' || found.is === 'either') return found;
  return reference.is === 'places'
    ? found.is === 'unknown' && !pronounOnly(reading, within, without)
      ? found
      : reference
    : found;
}

/** True when nothing but the pronoun can be the thing that is meant. */
function pronounOnly(reading: Reading, within: Range, without: readonly Range[]): boolean {
  return (
    spansIn(reading, 'amount', within).length > 0 ||
    namesIn(reading, within, without).length === 0 ||
    pronoun.find(reading, within)?.from === within.from + 1
  );
}
