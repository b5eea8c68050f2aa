import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings, pairs } from '#coach/text/phrases.ts';
import { TEENS, TENS, UNITS } from '#coach/number-words.ts';
import type { Span, Words } from './span.ts';

const OTHER_NUMBERS = { zero: 0, none: 0, couple: 2, few: 3, dozen: 12, hundred: 100, once: 1, twice: 2, thrice: 3 };
const NUMBER_WORDS: Readonly<Record<string, number>> = { ...UNITS, ...TEENS, ...TENS, ...OTHER_NUMBERS };

const UNIT_NAMES = meanings(knowledge.acts.words.amountsUnitNames);

/** What a word that is said of a unit stands for: `fags` are cigarettes. */
export const unitNamed = (word: string): string | undefined =>
  Object.hasOwn(UNIT_NAMES, word) ? UNIT_NAMES[word] : undefined;

/** Words after a number that are no unit of an amount. */
const NO_UNIT = new Set(
  (
    'time x day week month year night morning evening am pm oclock weekday weekend percent habit thing one number other more less max maximum tops of s st nd rd th ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
);

type Found = { readonly value: number; readonly to: number };

/** The digits of `10,000` and `1.5`; not of a clock. */
function digits(word: string): number | null {
  if (!/^\d/.test(word) || word.includes(':')) return null;
  const isGrouped = /^\d{1,3}(?:,\d{3})+$/.test(word);
  const value = Number(isGrouped ? word.replaceAll(',', '') : word.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** The number of one word. */
export function oneNumber(word: string): number | null {
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? null) : digits(word);
}

/** How often a number counts: `two hundred`, `ten thousand`, `10k steps`; `10k` alone are kilometres. */
function multiplierAt(words: Words, at: number, value: number): number {
  const next = words.word(at);
  if (next === 'hundred') return value < 10 ? 100 : 1;
  const isThousands = next === 'k' && words.word(at + 1) === `${words.lemma(at + 1)}s`;
  return next === 'thousand' || isThousands ? 1000 : 1;
}

/** The number that begins at a word: `twenty five`, `a hundred`, `2.5`. */
export function numberAt(words: Words, at: number): Found | null {
  if (words.says(at, 'a couple|few|dozen|hundred')) {
    return { value: oneNumber(words.word(at + 1)) ?? 0, to: words.word(at + 2) === 'of' ? at + 3 : at + 2 };
  }
  const [word, next] = [words.word(at), words.word(at + 1)];
  const value = oneNumber(word);
  if (value === null) return null;
  if (Object.hasOwn(TENS, word) && Object.hasOwn(UNITS, next)) return { value: value + (UNITS[next] ?? 0), to: at + 2 };
  const times = multiplierAt(words, at + 1, value);
  const whole = { value: times * value, to: times > 1 ? at + 2 : at + 1 };
  return times === 100 ? withRest(words, whole) : whole;
}

/** `three hundred and forty`: what is said behind the hundreds. */
function withRest(words: Words, { value, to }: Found): Found {
  const from = words.word(to) === 'and' ? to + 1 : to;
  const isWord = [UNITS, TEENS, TENS].some((numbers) => Object.hasOwn(numbers, words.word(from)));
  const rest = isWord && words.tokens[to - 1]?.after === '' ? numberAt(words, from) : null;
  return rest ? { value: value + rest.value, to: rest.to } : { value, to };
}

/** Hours as people say them, in minutes; the longest first. */
const HOURS = pairs(
  'an|one hour and a half: 90; three quarters of an hour: 45; a quarter of an hour: 15; quarter of an hour: 15; a ' +
    'half an hour: 30; half an hour: 30; a half hour: 30; half hour: 30; an|one hour: 60',
).map(([phrase, minutes]) => [phrase, Number(minutes)] as const);

function hourAt(words: Words, at: number): Found | null {
  const found = HOURS.find(([phrase]) => words.says(at, phrase));
  return found ? { value: found[1], to: at + found[0].split(' ').length } : null;
}

/** Words before `one` that make it stand for a thing: `the wood one`, `that one`. */
const BEFORE_ONE = 'the|that|this|which|other|first|second|third|last';
const ENDS = ['.', ',', ';', ':', '!', '?'];

/** `put the phone one back`: a thing that was named, and no number. */
function isPronoun(words: Words, at: number): boolean {
  const before = words.tokens[at - 1];
  if (words.word(at) !== 'one' || !before) return false;
  return words.says(at - 1, BEFORE_ONE) || before.tag === 'noun' || before.tag === 'gerund';
}

export function unitAt(words: Words, at: number): string | null {
  const token = words.tokens[at];
  if (ENDS.some((mark) => words.tokens[at - 1]?.after.includes(mark))) return null;
  if (!token || NO_UNIT.has(token.lemma) || NO_UNIT.has(token.word)) return null;
  const named = unitNamed(token.word);
  // After a number, `steps` and `walks` are things, whatever the sentence made of them.
  const isThing = token.tag === 'noun' || token.isPlural || token.word === `${token.lemma}s`;
  return named ?? (isThing ? token.lemma : null);
}

/** Behind these marks something new is said: `until six. Half of it`. */
const PARTS = ['.', '!', '?', ';', ':', ','];

/** Notes that are called by what they are worth. */
const NOTES: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 };

/** `a tenner`, `fiver`: ten pounds, five. */
function noteAt(words: Words, at: number): Span | null {
  const from = words.says(at, 'a') ? at + 1 : at;
  const value = Object.hasOwn(NOTES, words.word(from)) ? NOTES[words.word(from)] : undefined;
  return value === undefined ? null : { kind: 'amount', value, unit: 'quid', from: at, to: from + 1 };
}

/** A number with what is counted. */
export function amountAt(words: Words, at: number): Span | null {
  const note = noteAt(words, at);
  if (note) return note;
  const hour = hourAt(words, at);
  if (hour) return { kind: 'amount', value: hour.value, unit: 'minute', from: at, to: hour.to };
  const number = isPronoun(words, at) ? null : numberAt(words, at);
  const unit = number && unitAt(words, number.to);
  const isApart = number !== null && PARTS.some((mark) => words.tokens[number.to - 1]?.after.includes(mark));
  if (!number || unit === null || isApart) return null;
  const isHours = unit === 'hour';
  return {
    kind: 'amount',
    value: isHours ? number.value * 60 : number.value,
    unit: isHours ? 'minute' : unit,
    from: at,
    to: number.to + 1,
  };
}

export function numberSpanAt(words: Words, at: number): Span | null {
  const number = numberAt(words, at);
  return number && { kind: 'number', value: number.value, from: at, to: number.to };
}
