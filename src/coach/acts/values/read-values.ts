import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlannedHabit } from '#core/plan/plan.ts';
import { getTarget } from '#core/amount/measure.ts';
import { sameWord } from '#coach/text/language.ts';
import { firstOf, type Match, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn } from '#coach/text/reading.ts';
import { MONEY_SIGNS } from '#coach/text/values/money.ts';
import { REQUESTS } from '../act-words.ts';

export type Amount = { readonly value: number; readonly unit: string | null };
/** Another size: a number, one up or down, a share of what it is, or so much more or less. */
export type NewSize =
  | { readonly is: 'value'; readonly amount: Amount }
  | { readonly is: 'step'; readonly to: 'smaller' | 'larger' }
  | { readonly is: 'times'; readonly factor: number }
  | { readonly is: 'by'; readonly amount: Amount };

export type Found<T> = { readonly value: T; readonly range: Range };

const smaller = patterns(...REQUESTS.makesSmaller);
const larger = patterns(...REQUESTS.makesLarger);
const halves = patterns(...REQUESTS.halves);
const doubles = patterns('(double|twice as|twice the|twice that)');
const triples = patterns('(triple|three times as)');
const thirds = patterns('(by a third|a third less|two thirds)');
const moreAfter = new Pattern('#amount (more|longer|extra|on top)');
const moreBefore = new Pattern('#number (more|extra|additional) @noun');
const lessAfter = new Pattern('#amount (less|fewer|shorter)');
const lessBefore = new Pattern('#number (less|fewer) @noun');
const adds = new Pattern(knowledge.acts.words.readValuesAdds);
const takes = new Pattern('(knock|take|cut|shave|reduce|lower|drop|trim) .. (off|by) #amount');
const takesFirst = new Pattern('(knock|take|cut|shave|trim|drop) #amount (off|away|from)');
const fewerDays = patterns(...REQUESTS.fewerDays);
const moreDays = patterns(...REQUESTS.moreDays);
const dayCount = new Pattern('#number (=days|=day|nights|mornings|evenings|sessions) !off');
const perWeek = new Pattern('#number (x|times|a week|per week|each week|times weekly)');

const at = (reading: Reading, within: Range, list: readonly Pattern[]): Range | null =>
  firstOf(list, reading, within)?.match ?? null;

/** Fewer or more days, or so many of them, where none is named. */
export function daysCountIn(reading: Reading, within: Range): Found<number | 'more' | 'fewer'> | null {
  const fewer = at(reading, within, fewerDays);
  if (fewer) return { value: 'fewer', range: fewer };
  const often = spansIn(reading, 'often', within)[0];
  if (often) return { value: often.times, range: often };
  for (const pattern of [dayCount, perWeek]) {
    const count = pattern.find(reading, within);
    const number = count?.values[0];
    if (count && number?.kind === 'number' && Number.isInteger(number.value) && number.value >= 1 && number.value <= 7)
      return { value: number.value, range: count };
  }
  const more = at(reading, within, moreDays);
  return more && { value: 'more', range: more };
}

const RELATIVES = [
  [moreAfter, 1],
  [moreBefore, 1],
  [adds, 1],
  [lessAfter, -1],
  [lessBefore, -1],
  [takes, -1],
  [takesFirst, -1],
] as const;
const UNCOUNTED = new Set(['day', 'habit', 'time']);

/** So much more or less than now. */
function relativeIn(reading: Reading, within: Range): Found<NewSize> | null {
  for (const [pattern, sign] of RELATIVES) {
    const found = pattern.find(reading, within);
    const amount = found && amountOfMatch(reading, found);
    if (!found || !amount || UNCOUNTED.has(amount.unit ?? '')) continue;
    return { value: { is: 'by', amount: { ...amount, value: sign * amount.value } }, range: found };
  }
  return null;
}

function amountOfMatch(reading: Reading, { values, to }: Match): Amount | null {
  for (const span of values) {
    if (span.kind === 'amount') return { value: span.value, unit: span.unit };
    if (span.kind === 'number') return { value: span.value, unit: reading.tokens[to - 1]?.lemma ?? null };
  }
  return null;
}

const NOT_SIZES = new Set(['once', 'twice', 'half', 'couple', 'few', 'none', 'one']);

/** `class 9 to 5` is from when to when; `from 30 to 20` is a size. */
const HOURS = patterns('from #number to', '#number (to|till|until|til) #number');
const ONE_OF = new Pattern(knowledge.acts.words.readValuesOneOf);

const BEFORE_NO_SIZE = new Set(['number', 'habit', 'no', 'not', 'the', 'last', 'first', 'top']);
const wordBefore = ({ tokens }: Reading, place: number) => tokens[place - 1]?.word ?? '';

/** A number that stands for an amount: an amount with its unit, or one alone that is not part of another value. */
function amountIn(reading: Reading, within: Range): Found<Amount> | null {
  const amount = spansIn(reading, 'amount', within)
    .filter(({ from, unit }) => unit !== 'habit' && unit !== 'thing' && reading.tokens[from - 1]?.word !== 'every')
    .at(-1);
  if (amount) return { value: { value: amount.value, unit: amount.unit }, range: amount };
  const one = ONE_OF.find(reading, within);
  if (one)
    return {
      value: { value: 1, unit: reading.tokens[one.to - 1]?.lemma ?? null },
      range: { from: one.to - 2, to: one.to },
    };
  const hours = at(reading, within, HOURS);
  const open = spansIn(reading, 'number', within).filter(({ from }) => !hours || from < hours.from || from >= hours.to);
  const number = open.find((span) => {
    const isInside = reading.spans.some(
      ({ kind, from, to }) => kind !== 'number' && kind !== 'amount' && from <= span.from && to >= span.to,
    );
    const before = span.from > within.from ? wordBefore(reading, span.from) : '';
    const word = reading.tokens[span.from]?.word ?? '';
    return (
      !isInside &&
      !BEFORE_NO_SIZE.has(before) &&
      !NOT_SIZES.has(word) &&
      !isFormer(reading, span.from) &&
      !isOrdinal(word) &&
      !COUNTED_APART.has(reading.tokens[span.to]?.lemma ?? '')
    );
  });
  return number ? { value: { value: number.value, unit: null }, range: number } : null;
}

/** `£20 on payday`: a sum, and no minutes. */
const isMoney = ({ text, tokens }: Reading, at: number) => MONEY_SIGNS.has(text[(tokens[at]?.from ?? 0) - 1] ?? '');

/** `25 instead of 20`: what was. */
const isFormer = (reading: Reading, at: number) =>
  isMoney(reading, at) ||
  ['instead of', 'rather than'].includes(`${reading.tokens[at - 2]?.word} ${reading.tokens[at - 1]?.word}`);

/** What a number counts without being a size: `two things: …`, `forty years old`. */
const COUNTED_APART = new Set('thing;habit;day;one;other;year;month;week;percent;weeks;old'.split(';'));
const isOrdinal = (word: string) =>
  ['st', 'nd', 'rd', 'th'].some((ending) => word.endsWith(ending) && word.charAt(0) >= '0' && word.charAt(0) <= '9');

const tooMuch = patterns(...REQUESTS.tooMuch);
const tooLittle = patterns(...REQUESTS.tooLittle);

export type FoundSize = Found<NewSize> & { readonly present: Amount | null };

const around = (one: Range, other: Range | undefined): Range =>
  other ? { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) } : one;

/** `20 is too much`, `20 is too much, 10`; not `too short, 40 would do`, where only what is said behind the verdict is a size. */
function verdictIn(reading: Reading, within: Range, amount: Found<Amount> | null): FoundSize | null {
  const much = at(reading, within, tooMuch);
  const verdict = much ?? at(reading, within, tooLittle);
  if (!verdict || (amount && amount.range.from >= verdict.to)) return null;
  const behind = amount && amountIn(reading, { from: verdict.to, to: within.to });
  if (behind)
    return {
      value: { is: 'value', amount: behind.value },
      range: around(amount.range, behind.range),
      present: amount.value,
    };
  const to = much ? 'smaller' : 'larger';
  return { value: { is: 'step', to }, range: around(verdict, amount?.range), present: amount?.value ?? null };
}

const SHARES = [
  [halves, 0.5],
  [doubles, 2],
  [triples, 3],
  [thirds, 2 / 3],
] as const;

function shareIn(reading: Reading, within: Range): Found<NewSize> | null {
  for (const [list, factor] of SHARES) {
    const found = at(reading, within, list);
    if (found) return { value: { is: 'times', factor }, range: found };
  }
  return null;
}

function stepIn(reading: Reading, within: Range): Found<NewSize> | null {
  const less = at(reading, within, smaller);
  if (less) return { value: { is: 'step', to: 'smaller' }, range: less };
  const more = at(reading, within, larger);
  return more && { value: { is: 'step', to: 'larger' }, range: more };
}

const FORMERS = patterns(
  '#amount .. (instead of|rather than|in place of|in lieu of) (the|my|doing)? (full|whole)? #amount',
  '(a|one|the) (single|wee|little)? <one> (instead of|rather than|in place of|in lieu of) (the|my|doing)? (full|whole)? #amount',
);

/** `one page instead of ten minutes`: the size that comes, and the one that goes, which may be counted otherwise. */
function formerIn(reading: Reading, within: Range): FoundSize | null {
  const match = at(reading, within, FORMERS) as Match | null;
  const present = match?.values.at(-1);
  const amount = match && comingIn(reading, match);
  if (!amount || present?.kind !== 'amount') return null;
  return { value: { is: 'value', amount }, range: match, present: { value: present.value, unit: present.unit } };
}

/** The size that comes: one of a thing, or the first amount. */
function comingIn({ tokens }: Reading, { values: [first], caught: { one } }: Match): Amount | null {
  if (one) return one.to - one.from > 1 ? null : { value: 1, unit: tokens[one.from]?.lemma ?? null };
  return first?.kind === 'amount' ? { value: first.value, unit: first.unit } : null;
}

/** What the words say of a size; a number that is called too much is the one to go down from. */
export function sizeIn(reading: Reading, within: Range): FoundSize | null {
  const former = formerIn(reading, within);
  if (former) return former;
  const relative = relativeIn(reading, within);
  const amount = relative ? null : amountIn(reading, within);
  const verdict = relative ? null : verdictIn(reading, within, amount);
  if (verdict) return verdict;
  const value: Found<NewSize> | null = amount && { value: { is: 'value', amount: amount.value }, range: amount.range };
  const found = relative ?? shareIn(reading, within) ?? value ?? stepIn(reading, within);
  return found && { ...found, present: null };
}

/** The number that a habit is of now, with its unit; the one of a unit where one is asked for. */
export function amountOf({ description, measure }: PlannedHabit, unit: string | null = null): Amount | null {
  const spans = read(description).spans.flatMap((span) => (span.kind === 'amount' ? [span] : []));
  const said = unit === null ? spans[0] : spans.find((span) => span.unit === unit);
  if (said) return { value: said.value, unit: said.unit };
  if (measure && (unit === null || isUnit(measure.unit, unit)))
    return { value: getTarget(measure), unit: measure.unit };
  return null;
}

/** `glasses` and `glass`, `minutes` and `min`. */
export function isUnit(one: string, other: string): boolean {
  const lemma = (word: string) =>
    read(`2 ${word}`).spans.flatMap((span) => (span.kind === 'amount' ? [span.unit] : []))[0] ?? word;
  const [a, b] = [lemma(one), lemma(other)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || sameWord(a, b) || (short.length >= 3 && long.startsWith(short));
}

/** A number near to a share of another one that people would say: halves of the hour, tens, fives. */
export function niceNumber(value: number): number {
  if (value >= 100) return Math.round(value / 10) * 10;
  if (value >= 20) return Math.round(value / 5) * 5;
  if (value >= 1) return Math.max(1, Math.round(value));
  return Math.round(value * 10) / 10;
}
