import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Reading, spanAt, type Token, wordsOf } from '#coach/text/reading.ts';
import { MONEY_SIGNS } from '#coach/text/values/money.ts';
import { PEOPLE } from '../words/goal-words.ts';
import { lemmaAt, type Said, type Step, wordAt } from './said.ts';

/** Days a week of a period; null for one that says nothing of a week. */
export const PERIODS: ReadonlyMap<string, number | null> = new Map([
  ...'day night morning evening afternoon'.split(' ').map((period) => [period, 7] as const),
  ['week', 1],
  ...'month year session hour time go sitting fortnight weekend'.split(' ').map((period) => [period, null] as const),
]);
const EACH = wordSet('a per each every the');
const COUNTS = wordSet('once twice thrice');
export const MEASURES = wordSet(knowledge.acts.words.amountsMeasures);
/** Fewer of something countable are part of what is done: `one friend`. */
const LEAST_COUNT = 3;
/** Behind an amount, words that make it the most there may be; of a good thing it is enough. */
export const MOST_BEHIND = patterns('^ (and|but)? (max|maximum|at most|at the most|tops|or less|or fewer|or under)');

type Counted = { readonly value: number; readonly unit: string; readonly noun: number; readonly to: number };

/** `a day`, `per week`. */
export function perAfter(reading: Reading, at: number, said: Said): number {
  const period = lemmaAt(reading, at + 1);
  if (!EACH.has(wordAt(reading, at)) || !PERIODS.has(period)) return at;
  // `every evening` says when in the day as well, and is read with the days.
  if (spanAt(reading, 'often', at) !== null && spanAt(reading, 'part', at + 1) !== null) return at;
  said.times ??= PERIODS.get(period) ?? null;
  return at + 2;
}

/** `five times a day` are counted within the day. */
function timesADay(reading: Reading, { to, value }: { to: number; value: number | undefined }, said: Said): Step {
  if (value !== undefined && value > 1 && lemmaAt(reading, to - 1) === 'day') said.amount ??= { value, unit: 'time' };
  return { to };
}

const behindTimes = (reading: Reading, at: number) => (['time', 'x'].includes(lemmaAt(reading, at)) ? at + 1 : at);

const RARELY = wordSet('month fortnight year');
const BY_MONTH = wordSet('monthly fortnightly yearly');

/** Where `once a month`, `every month` ends. */
function rareEnd(reading: Reading, at: number): number | null {
  const isCounted = COUNTS.has(wordAt(reading, at)) && EACH.has(wordAt(reading, at + 1));
  const period = at + (isCounted ? 2 : 1);
  const isEach = isCounted || ['every', 'each'].includes(wordAt(reading, at));
  return isEach && RARELY.has(lemmaAt(reading, period)) ? period + 1 : null;
}

const FEW_DAYS = 7;
const LASTS = wordSet('week month');

/** Where `every 10 days`, `every three weeks` ends: longer than a week. */
function everyFew(reading: Reading, at: number): number | null {
  const number = ['every', 'each'].includes(wordAt(reading, at)) ? spanAt(reading, 'number', at + 1) : null;
  const period = number ? lemmaAt(reading, number.to) : '';
  return number && (LASTS.has(period) || (period === 'day' && number.value > FEW_DAYS)) ? number.to + 1 : null;
}

function isMonthly({ tokens }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isEnd = !next || token?.after !== '' || next.tag === 'preposition' || next.tag === 'conjunction';
  return isEnd && BY_MONTH.has(token?.word ?? '');
}

/** No week knows it, so it is said as the time. */
function takeRare(reading: Reading, at: number, said: Said): Step {
  const to = rareEnd(reading, at) ?? everyFew(reading, at) ?? (isMonthly(reading, at) ? at + 1 : null);
  if (to === null) return null;
  said.when ??= to > at + 1 ? wordsOf(reading, { from: at, to }) : `once a ${wordAt(reading, at).slice(0, -2)}`;
  said.times ??= 1;
  return { to };
}

/** `a day`, `twice a day`, `3 times per month`. */
export const takePer = (reading: Reading, at: number, said: Said): Step =>
  takeRare(reading, at, said) ?? takeEach(reading, at, said);

function takeEach(reading: Reading, at: number, said: Said): Step {
  const isCounted = COUNTS.has(wordAt(reading, at));
  if (isCounted && wordAt(reading, at + 1) === 'daily') {
    said.times ??= 7;
    return { to: at + 2 };
  }
  const number = spanAt(reading, 'number', at);
  const counted = number ? behindTimes(reading, number.to) : at;
  const isCount = number === null || counted > number.to || isCounted;
  const to = isCount ? perAfter(reading, counted, said) : at;
  if (to <= counted) return null;
  // Once a month is at most once in a week.
  if (isCounted) said.times ??= 1;
  return timesADay(reading, { to, value: number?.value }, said);
}

/** The sign of the money that a number counts: `£50`, `20 €`. */
export function signAt(reading: Reading, at: number): string | null {
  const { tokens, text } = reading;
  const number = spanAt(reading, 'number', at);
  const before = text[(tokens[at]?.from ?? 0) - 1];
  const after = number ? (tokens[number.to - 1]?.after ?? '') : '';
  return number ? ([...MONEY_SIGNS].find((sign) => before === sign || after.startsWith(sign)) ?? null) : null;
}

/** `£50 a month`, `20 €`. */
export function takeMoney(reading: Reading, at: number, said: Said): Step {
  const number = spanAt(reading, 'number', at);
  const unit = signAt(reading, at);
  if (!number || unit === null) return null;
  said.amount ??= { value: number.value, unit };
  return { to: perAfter(reading, number.to, said) };
}

/** `steps`; the last word of several with hyphens is known by its ending alone. */
function isPlural(token: Token | undefined, isLong: boolean): boolean {
  if (!token) return false;
  return token.word === `${token.lemma}s` || (isLong && token.word.endsWith('s'));
}

/** `press ups`, `free throws`: a thing of two words. */
function isPhrasal({ tokens }: Reading, at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || first.after !== '' || second.tag === 'number') return false;
  return second.word === 'ups' || (first.tag === 'adjective' && isPlural(second, false));
}

/** The unit is a word, or several with hyphens: `push-ups`. */
function countedAt(reading: Reading, at: number): Counted | null {
  const { tokens } = reading;
  const number = spanAt(reading, 'number', at);
  const amount = spanAt(reading, 'amount', at);
  const noun = number?.to ?? at + 1;
  if (amount && !tokens[amount.to - 1]?.after.startsWith('-')) return { ...amount, noun };
  if (!number) return null;
  if (isPhrasal(reading, noun)) {
    const unit = wordsOf(reading, { from: noun, to: noun + 2 }).toLowerCase();
    return { value: number.value, unit: unit.slice(0, -1), to: noun + 2, noun };
  }
  let to = noun + 1;
  while (to < noun + 3 && tokens[to - 1]?.after === '-') to += 1;
  if (!isPlural(tokens[to - 1], to > noun + 1)) return null;
  return { value: number.value, unit: wordsOf(reading, { from: noun, to }).toLowerCase().slice(0, -1), to, noun };
}

/** `15-20 minutes`: the first of them is enough. */
function leastAt(reading: Reading, at: number): Counted | null {
  const [least, most] = [spanAt(reading, 'number', at), spanAt(reading, 'number', at + 1)];
  const counted = least && most && reading.tokens[at]?.after === '-' ? countedAt(reading, at + 1) : null;
  return counted && least && most && { ...counted, value: (counted.value / most.value) * least.value };
}

const placesOf = (from: number, to: number) => Array.from({ length: to - from }, (_, offset) => from + offset);
const MOST_TIMES = 7;

/** `three runs a week`: one on each of three days. */
function takeWeekly(reading: Reading, { value, unit, noun, to }: Counted, said: Said): Step {
  const isOfWeek = wordsOf(reading, { from: to, to: to + 2 }) === 'a week' && said.kept.length === 0;
  const isThing = !unit.endsWith('day') && !MEASURES.has(unit) && !PEOPLE.has(unit);
  if (!isOfWeek || !isThing || value > MOST_TIMES) return null;
  said.times ??= value;
  return { to: to + 2, keep: placesOf(noun, to) };
}

/** `level 3`, `chapter 2`: which one, and not how many. */
const NUMBERED = wordSet('level unit chapter grade part module stage phase section lesson zone version book volume');

/** `couch to 5k`: what a course of running is called, and not how far. */
const isOfCourse = (reading: Reading, at: number) =>
  wordAt(reading, at - 1) === 'to' && wordAt(reading, at - 2) === 'couch';

/** `10 minutes`, `20 push-ups`. What is counted stays, when it is what is done. */
export function takeAmount(reading: Reading, at: number, said: Said): Step {
  // `a tenner` says itself how much.
  const isNote = spanAt(reading, 'amount', at)?.unit === 'quid' && !spanAt(reading, 'number', at);
  const counted =
    isNote || NUMBERED.has(lemmaAt(reading, at - 1)) || isOfCourse(reading, at)
      ? null
      : (leastAt(reading, at) ?? countedAt(reading, at));
  return counted && (takeWeekly(reading, counted, said) ?? takeCounted(reading, counted, said));
}

/** `10 minutes three times a day`: the day counts the times, and the minutes stay in the words. */
const TIMES_A_DAY = patterns('^ @preposition? @determiner? @noun? (twice|#number times) (a|per|each|every) day');
const isCountedBehind = (reading: Reading, at: number) =>
  firstOf(TIMES_A_DAY, reading, { from: at, to: reading.tokens.length }) !== null;

/** What a day does not count: people, a thing or two, one part of `3 sets of 12`, and minutes of what is done several times. */
function isUncounted(reading: Reading, { value, unit, noun, to }: Counted, said: Said): boolean {
  if (PEOPLE.has(unit) || PEOPLE.has(lemmaAt(reading, noun))) return true;
  if (!MEASURES.has(unit)) return value < LEAST_COUNT;
  if (unit === 'minute' && (said.amount?.unit === 'time' || isCountedBehind(reading, to))) return true;
  return wordAt(reading, to) === 'of' && spanAt(reading, 'number', to + 1) !== null;
}

function takeCounted(reading: Reading, counted: Counted, said: Said): Step {
  if (isUncounted(reading, counted, said)) return null;
  const { value, unit, noun, to } = counted;
  said.amount ??= { value, unit };
  const isMeasure = MEASURES.has(unit);
  const afterOf = (at: number) => (isMeasure && wordAt(reading, at) === 'of' ? at + 1 : at);
  const end = perAfter(reading, afterOf(to), said);
  const most = firstOf(MOST_BEHIND, reading, { from: end, to: reading.tokens.length })?.match;
  // `500 words a day of my novel`
  const past = afterOf(perAfter(reading, most?.to ?? end, said));
  return { to: past, keep: isMeasure ? [] : placesOf(noun, to) };
}

/** `one room every weekend`, `one squad a month`: how much of what was said before is done at a time. */
export function shareAt(reading: Reading, at: number): { readonly value: number; readonly unit: string } | null {
  const number = spanAt(reading, 'number', at);
  const thing = number ? reading.tokens[number.to] : undefined;
  const isTime = spanAt(reading, 'amount', at)?.unit === 'minute';
  if (!number || isTime || thing?.tag !== 'noun' || PEOPLE.has(thing.lemma)) return null;
  const isOften = (['often', 'days'] as const).some((kind) => spanAt(reading, kind, number.to + 1) !== null);
  const isPer = EACH.has(wordAt(reading, number.to + 1)) && PERIODS.has(lemmaAt(reading, number.to + 2));
  return isOften || isPer ? { value: number.value, unit: thing.lemma } : null;
}

const BEFORE_COUNT = wordSet('up to x');

/** True for a number with nothing behind it that it counts. */
function isBareNumber(reading: Reading, at: number, to: number): boolean {
  const next = reading.tokens[to];
  const isEnd = next === undefined || reading.tokens[to - 1]?.after !== '' || EACH.has(next.word);
  return isEnd && spanAt(reading, 'amount', at) === null;
}

/** `steps up to 8000`, `free throws 50 a day`: how many of what was just said. */
export function takeCount(reading: Reading, at: number, said: Said): Step {
  const number = spanAt(reading, 'number', at);
  if (!number || number.value < LEAST_COUNT || !isBareNumber(reading, at, number.to)) return null;
  const last = said.kept.findLastIndex((place) => !BEFORE_COUNT.has(wordAt(reading, place)));
  const noun = said.kept[last] ?? -1;
  const isBeside = noun + said.kept.length - last === at;
  if (!isBeside || !isPlural(reading.tokens[noun], true)) return null;
  said.kept.splice(last + 1);
  const isPhrase = said.kept[last - 1] === noun - 1 && isPhrasal(reading, noun - 1);
  const unit = wordsOf(reading, { from: isPhrase ? noun - 1 : noun, to: noun + 1 }).toLowerCase();
  said.amount ??= { value: number.value, unit: unit.slice(0, -1) };
  return { to: perAfter(reading, number.to, said) };
}

/** `from two to five pages`: what is done now, and what is to be. */
export function takeAlready(reading: Reading, at: number, said: Said): Step {
  const now = wordAt(reading, at) === 'from' ? spanAt(reading, 'number', at + 1) : null;
  if (!now) return null;
  const end = spanAt(reading, 'amount', at + 1)?.to ?? now.to;
  const then = wordAt(reading, end) === 'to' ? spanAt(reading, 'amount', end + 1) : null;
  if (!then) return null;
  said.already = { value: now.value, unit: then.unit };
  said.amount ??= { value: then.value, unit: then.unit };
  return { to: perAfter(reading, then.to, said) };
}
