import type { PlannedHabit } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import type { Range, Reading } from '#coach/text/reading.ts';

export const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const SHORT_ORDINALS = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');
export const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const typed = new Pattern('(core|main|experiment|experimental|experiments)');
const lastFew = new Pattern('(last|bottom|final) (two|three|four|2|3|4)');
const firstFew = new Pattern('(first|top) (two|three|four|2|3|4)');
const last = new Pattern('(the|my) (very)? (last|bottom|final) (one|habit|thing)?');
const bareLast = new Pattern('^ (last|bottom) (one)? $');
const first = new Pattern('(the|my) (top|opening) (one|habit)');
const numbered = new Pattern('(number|habit|no|nr|item) #number');
const toNumber = (word: string) => (NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word));

/** `core`, `experiment`: the habits of a kind. */
export function kindIn(reading: Reading, within: Range): PlannedHabit['habitType'] | null {
  const kind = typed.find(reading, within);
  // `core 10 minutes` is an exercise.
  if (!kind || reading.tokens[kind.to]?.tag === 'number') return null;
  return reading.tokens[kind.from]?.word.startsWith('experiment') ? 'experimental' : 'core';
}

/** `the last two`, `the first three`. */
function few(reading: Reading, within: Range, pool: readonly number[]): readonly number[] {
  const fromEnd = lastFew.find(reading, within);
  const found = fromEnd ?? firstFew.find(reading, within);
  const count = found ? toNumber(reading.tokens[found.to - 1]?.word ?? '') : 0;
  if (!count) return [];
  return fromEnd ? pool.slice(-count) : pool.slice(0, count);
}

/** `the last one`, `the top one`. */
function atEnds(reading: Reading, within: Range, pool: readonly number[]): number[] {
  const isLast = (last.find(reading, within) ?? bareLast.find(reading, within)) && !isBesidePeriod(reading, within);
  return [...(isLast ? pool.slice(-1) : []), ...(first.find(reading, within) ? pool.slice(0, 1) : [])];
}

/** The habits that are meant by their place in the list, or in the list of their kind. */
export function byOrdinal(reading: Reading, within: Range, habits: readonly PlannedHabit[]): readonly number[] {
  const lone = loneNumber(reading, within);
  if (lone !== null && lone <= habits.length) return [lone - 1];
  const type = kindIn(reading, within);
  const pool = habits.flatMap((habit, at) => (type === null || habit.habitType === type ? [at] : []));
  const many = few(reading, within, pool);
  if (many.length > 0) return many;
  const named = reading.tokens.slice(within.from, within.to).flatMap((_, offset) => {
    const place = ordinalAt(reading, within.from + offset, within);
    return place === null ? [] : (pool[place] ?? []);
  });
  const places = [...named, ...atEnds(reading, within, pool)];
  return places.length === 0 && type !== null ? pool : [...new Set(places)];
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

const BEFORE_ORDINAL = new Set(['the', 'my', 'and', 'habit', 'number']);
const OF_ALL = new Set(['them', 'these', 'those', 'list', 'plan', 'habits', 'ones']);
const NO_HABIT = new Set(['thing', 'half', 'week']);

/** `first thing`, `every second day`, `the second of the minutes`. */
function isApart({ tokens }: Reading, at: number): boolean {
  const after = tokens[at + 1]?.word ?? '';
  if (NO_HABIT.has(after) || tokens[at - 1]?.word === 'every') return true;
  return after === 'of' && !tokens.slice(at + 2, at + 4).some(({ word }) => OF_ALL.has(word));
}

/** `the second`, `2nd`; not `first thing`, `every second day` and `30 seconds`. */
function wordAt(reading: Reading, at: number, within: Range): number | null {
  const [before = '', word = '', after = ''] = [at - 1, at, at + 1].map((place) => reading.tokens[place]?.word);
  const ordinal = [ORDINALS, SHORT_ORDINALS].map((list) => list.indexOf(word)).find((place) => place >= 0);
  if (ordinal === undefined || isApart(reading, at)) return null;
  const isNamed = BEFORE_ORDINAL.has(before) || after === 'one' || after === 'habit' || at === within.from;
  return isNamed ? ordinal : null;
}

/** `number 3`, `no 3`; not `no, three would do`. */
function isNumberedAt(reading: Reading, at: number, within: Range): boolean {
  const token = reading.tokens[at];
  const isAnswer = token?.word === 'no' && token.after !== '' && token.after !== '.';
  return !isAnswer && numbered.find(reading, { from: at, to: Math.min(at + 2, within.to) })?.from === at;
}

/** `the second`, `number 3`, `#2`. */
function ordinalAt(reading: Reading, at: number, within: Range): number | null {
  const { tokens, text } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  const ordinal = wordAt(reading, at, within);
  if (ordinal !== null || !token) return ordinal;
  const isHash = text[token.from - 1] === '#';
  const isNumbered = isNumberedAt(reading, at, within);
  const number = isHash ? Number(token.word) : isNumbered ? toNumber(next?.word ?? '') : 0;
  return Number.isInteger(number) && number >= 1 ? number - 1 : null;
}
