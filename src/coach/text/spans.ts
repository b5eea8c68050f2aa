import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { TEENS, TENS, UNITS } from '#coach/number-words.ts';
import type { Token } from './reading.ts';

/** A value that some words of a text stand for, from the first word up to the one after the last. */
export type Span = { readonly from: number; readonly to: number } & Value;

export type Value =
  /** `10`, `a dozen`, `twenty-five`. */
  | { readonly kind: 'number'; readonly value: number }
  /** `10 minutes`, `half an hour` (30 minutes), `six glasses`; the unit in its dictionary form. */
  | { readonly kind: 'amount'; readonly value: number; readonly unit: string }
  /** `Mondays and Thursdays`, `weekdays`, `every day but Sunday`, in the order of the week. */
  | { readonly kind: 'days'; readonly days: readonly Weekday[] }
  /** `twice a week`, `every other day` (4), `daily` (7): days a week. */
  | { readonly kind: 'often'; readonly times: number }
  /** `half past seven`, `8 pm`, `19:30`, `noon`. */
  | { readonly kind: 'clock' }
  /** `in the morning`, `at lunch`, `tonight`. */
  | { readonly kind: 'part'; readonly part: 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' };

export type SpanKind = Value['kind'];

const OTHER_NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  none: 0,
  couple: 2,
  few: 3,
  dozen: 12,
  hundred: 100,
  once: 1,
  twice: 2,
  thrice: 3,
};

const DAY_WORDS = new Map<string, Weekday>(
  WEEKDAYS.flatMap((day) => [day, `${day}s`, day.slice(0, 3)].map((word) => [word, day] as const)).concat(
    ['tues', 'weds', 'thur', 'thurs'].map(
      (word) => [word, WEEKDAYS.find((day) => day.startsWith(word.slice(0, 2))) ?? 'tuesday'] as const,
    ),
  ),
);
/** Words that are a day only beside another one: `sat` and `sun` and `wed` are words of their own. */
const NOT_ALONE = new Set(['sat', 'sun', 'wed', 'mon']);
const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const WEEKEND: readonly Weekday[] = ['sunday', 'saturday'];
const PARTS: Readonly<Record<string, 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'>> = {
  morning: 'morning',
  mornings: 'morning',
  am: 'morning',
  breakfast: 'morning',
  noon: 'noon',
  midday: 'noon',
  lunch: 'noon',
  lunchtime: 'noon',
  lunchtimes: 'noon',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  dinner: 'evening',
  tonight: 'evening',
  night: 'night',
  nights: 'night',
  bedtime: 'night',
};
const UNIT_NAMES: Readonly<Record<string, string>> = {
  min: 'minute',
  mins: 'minute',
  minute: 'minute',
  m: 'minute',
  hr: 'hour',
  hrs: 'hour',
  h: 'hour',
  hour: 'hour',
  sec: 'second',
  secs: 'second',
  km: 'kilometre',
  k: 'kilometre',
  mi: 'mile',
  l: 'litre',
  pp: 'page',
};
/** Words after a number that are no unit of an amount. */
const NO_UNIT = new Set([
  'time',
  'x',
  'day',
  'week',
  'month',
  'year',
  'night',
  'morning',
  'evening',
  'am',
  'pm',
  'oclock',
  'weekday',
  'weekend',
  'year',
  'percent',
  'habit',
  'thing',
  'one',
  'other',
  'more',
  'less',
  'of',
  'st',
  'nd',
  'rd',
  'th',
]);
const EACH = new Set(['a', 'per', 'each', 'every', 'the']);
const TIMES = new Set(['time', 'x', 'day', 'night', 'morning', 'evening', 'session', 'go']);

type Cursor = { readonly tokens: readonly Token[] };
const wordAt = ({ tokens }: Cursor, at: number) => tokens[at]?.word ?? '';
const lemmaAt = ({ tokens }: Cursor, at: number) => tokens[at]?.lemma ?? '';

/** The digits of `10,000` and `1.5`; not of a clock. */
function digits(word: string): number | null {
  if (!/^\d/.test(word) || word.includes(':')) return null;
  const isGrouped = /^\d{1,3}(?:,\d{3})+$/.test(word);
  const value = Number(isGrouped ? word.replaceAll(',', '') : word.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

function small(word: string): number | null {
  for (const table of [UNITS, TEENS, TENS, OTHER_NUMBERS]) if (Object.hasOwn(table, word)) return table[word] ?? null;
  return digits(word);
}

/** The number that begins at a word: `twenty five`, `a hundred`, `2.5`. */
function numberAt(cursor: Cursor, at: number): { value: number; to: number } | null {
  const word = wordAt(cursor, at);
  if (word === 'a' && ['couple', 'few', 'dozen', 'hundred'].includes(wordAt(cursor, at + 1))) {
    return { value: small(wordAt(cursor, at + 1)) ?? 0, to: wordAt(cursor, at + 2) === 'of' ? at + 3 : at + 2 };
  }
  const value = small(word);
  if (value === null) return null;
  const next = wordAt(cursor, at + 1);
  if (Object.hasOwn(TENS, word) && Object.hasOwn(UNITS, next)) return { value: value + (UNITS[next] ?? 0), to: at + 2 };
  if (next === 'hundred' && value < 10) return { value: 100 * value, to: at + 2 };
  if (next === 'thousand') return { value: 1000 * value, to: at + 2 };
  return { value, to: at + 1 };
}

const FRACTIONS: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** `half an hour`, `an hour and a half`, `an hour`, `three quarters of an hour`, in minutes. */
function hourAt(cursor: Cursor, at: number): { value: number; to: number } | null {
  const word = (offset: number) => wordAt(cursor, at + offset);
  const fraction = FRACTIONS[word(0)] ?? (word(0) === 'a' ? FRACTIONS[word(1)] : undefined);
  const start = word(0) === 'a' ? 2 : 1;
  if (fraction !== undefined) {
    const rest = [0, 1, 2].find((skip) => word(start + skip) === 'hour');
    if (rest !== undefined && rest <= 2) return { value: fraction, to: at + start + rest + 1 };
  }
  if ((word(0) === 'an' || word(0) === 'one') && word(1) === 'hour') {
    const isMore = word(2) === 'and' && word(3) === 'a' && word(4) === 'half';
    return isMore ? { value: 90, to: at + 5 } : { value: 60, to: at + 2 };
  }
  return null;
}

function unitAt(cursor: Cursor, at: number): { unit: string; to: number } | null {
  const token = cursor.tokens[at];
  if (!token || NO_UNIT.has(token.lemma) || NO_UNIT.has(token.word)) return null;
  const named = UNIT_NAMES[token.word] ?? UNIT_NAMES[token.lemma];
  if (named !== undefined) return { unit: named, to: at + 1 };
  return token.tag === 'noun' || token.isPlural ? { unit: token.lemma, to: at + 1 } : null;
}

function amountAt(cursor: Cursor, at: number): Span | null {
  const hour = hourAt(cursor, at);
  if (hour) return { kind: 'amount', value: hour.value, unit: 'minute', from: at, to: hour.to };
  const number = numberAt(cursor, at);
  const unit = number && unitAt(cursor, number.to);
  if (!number || !unit) return null;
  const isHours = unit.unit === 'hour';
  return {
    kind: 'amount',
    value: isHours ? number.value * 60 : number.value,
    unit: isHours ? 'minute' : unit.unit,
    from: at,
    to: unit.to,
  };
}

/** `twice a week`, `3x a week`, `three days`, `daily`, `every other day`, `five times`. */
function oftenAt(cursor: Cursor, at: number): Span | null {
  const word = (offset: number) => wordAt(cursor, at + offset);
  const made = (times: number, length: number): Span => ({ kind: 'often', times, from: at, to: at + length });
  if (word(0) === 'daily' || word(0) === 'everyday' || word(0) === 'nightly') return made(7, 1);
  if ((word(0) === 'every' || word(0) === 'each') && ['day', 'night', 'morning', 'evening'].includes(word(1)))
    return made(7, 2);
  if (word(0) === 'every' && ['other', 'second'].includes(word(1)) && word(2) === 'day') return made(4, 3);
  if (word(0) === 'alternate' && word(1) === 'days') return made(4, 2);
  if (word(0) === 'weekly') return made(1, 1);
  if ((word(0) === 'every' || word(0) === 'each') && word(1) === 'week') return made(1, 2);
  const number = numberAt(cursor, at);
  if (!number || number.value < 1 || number.value > 7 || !Number.isInteger(number.value)) return null;
  return countedAt(cursor, at, number);
}

function countedAt(cursor: Cursor, at: number, { value, to }: { value: number; to: number }): Span | null {
  const isCount = ['once', 'twice', 'thrice'].includes(wordAt(cursor, at));
  let end = to;
  const hasTimes = !isCount && TIMES.has(lemmaAt(cursor, end));
  if (hasTimes) end += 1;
  const isEach = EACH.has(wordAt(cursor, end));
  const period = lemmaAt(cursor, isEach ? end + 1 : end);
  if (period === 'week' && (isEach || hasTimes || isCount))
    return { kind: 'often', times: value, from: at, to: isEach ? end + 2 : end + 1 };
  if (period === 'week' || (isEach && period === 'day')) return null;
  return hasTimes && lemmaAt(cursor, end - 1) !== 'session' ? { kind: 'often', times: value, from: at, to: end } : null;
}

function dayAt(cursor: Cursor, at: number): readonly Weekday[] | null {
  const word = wordAt(cursor, at);
  const day = DAY_WORDS.get(word);
  if (day) return [day];
  if (['weekday', 'weekdays', 'workdays', 'workday'].includes(word)) return WORKDAYS;
  if (['weekend', 'weekends'].includes(word)) return WEEKEND;
  if (['week', 'work', 'working'].includes(word) && ['days', 'day'].includes(wordAt(cursor, at + 1))) return WORKDAYS;
  return null;
}

function dayRange(first: Weekday, last: Weekday): Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, offset) => WEEKDAYS[(from + offset) % 7] as Weekday);
}

const LINKS = new Set(['and', 'or', 'on', 'plus', 'the', 'a']);
const UP_TO = new Set(['to', 'till', 'until', 'through', 'thru']);
const EXCEPT = new Set(['but', 'except', 'bar', 'apart']);

/** A set of weekdays: `mon, wed and fri`, `Monday to Friday`, `every day except Sunday`. */
function daysAt(cursor: Cursor, at: number): Span | null {
  const often = oftenAt(cursor, at);
  if (often?.kind === 'often' && often.times === 7) {
    const but = often.to + (wordAt(cursor, often.to + 1) === 'from' ? 2 : 1);
    const out = EXCEPT.has(wordAt(cursor, often.to))
      ? daysAt(cursor, wordAt(cursor, but) === 'on' ? but + 1 : but)
      : null;
    if (out?.kind === 'days')
      return { kind: 'days', days: WEEKDAYS.filter((day) => !out.days.includes(day)), from: at, to: out.to };
    return null;
  }
  const first = dayAt(cursor, at);
  if (!first) return null;
  const days = new Set<Weekday>(first);
  let to = at + (['week', 'work', 'working'].includes(wordAt(cursor, at)) ? 2 : 1);
  for (let turn = 0; turn < 10; turn += 1) {
    const isRange = UP_TO.has(wordAt(cursor, to)) || cursor.tokens[to - 1]?.after.includes('-') === true;
    const place = UP_TO.has(wordAt(cursor, to)) || LINKS.has(wordAt(cursor, to)) ? to + 1 : to;
    const next = dayAt(cursor, LINKS.has(wordAt(cursor, place)) ? place + 1 : place);
    if (!next) break;
    const [last, until] = [[...days].at(-1), next[0]];
    for (const day of isRange && last && until ? dayRange(last, until) : next) days.add(day);
    to = (LINKS.has(wordAt(cursor, place)) ? place + 1 : place) + 1;
  }
  const isLone = to === at + 1 && NOT_ALONE.has(wordAt(cursor, at)) && !isBesideOn(cursor, at);
  return isLone ? null : { kind: 'days', days: WEEKDAYS.filter((day) => days.has(day)), from: at, to };
}

/** `on sat`, `every sun`, `sat morning`. */
function isBesideOn(cursor: Cursor, at: number): boolean {
  return (
    ['on', 'every', 'each', 'this', 'not', 'to'].includes(wordAt(cursor, at - 1)) || wordAt(cursor, at + 1) in PARTS
  );
}

const CLOCK_BEFORE = new Set([
  'at',
  'by',
  'around',
  'about',
  'before',
  'after',
  'until',
  'till',
  'from',
  'to',
  'past',
  'for',
]);

/** `7:30`, `8 pm`, `half past seven`, `6 o'clock`, `at 7`. */
function clockAt(cursor: Cursor, at: number): Span | null {
  const word = (offset: number) => wordAt(cursor, at + offset);
  const made = (length: number): Span => ({ kind: 'clock', from: at, to: at + length });
  const end = (offset: number) => (['am', 'pm', 'oclock'].includes(word(offset)) ? offset + 1 : offset);
  if (/^\d{1,2}[:.][0-5]\d$/.test(word(0)))
    return CLOCK_BEFORE.has(word(-1)) || word(0).includes(':') || end(1) > 1 ? made(end(1)) : null;
  if (
    ['half', 'quarter', 'ten', 'twenty', 'five'].includes(word(0)) &&
    ['past', 'to'].includes(word(1)) &&
    small(word(2)) !== null
  )
    return made(end(3));
  const hour = small(word(0));
  if (hour === null || hour > 24 || hour < 1) return null;
  if (end(1) > 1) return made(end(1));
  if (word(1) === 'o' && word(2) === 'clock') return made(3);
  const isAlone =
    cursor.tokens[at + 1] === undefined ||
    cursor.tokens[at]?.after !== '' ||
    ['in', 'on', 'instead', 'please', 'and', 'every'].includes(word(1));
  return CLOCK_BEFORE.has(word(-1)) && word(-1) !== 'to' && word(-1) !== 'for' && word(-1) !== 'about' && isAlone
    ? made(1)
    : null;
}

function partAt(cursor: Cursor, at: number): Span | null {
  const part = Object.hasOwn(PARTS, wordAt(cursor, at)) ? PARTS[wordAt(cursor, at)] : undefined;
  return part ? { kind: 'part', part, from: at, to: at + 1 } : null;
}

function numberSpan(cursor: Cursor, at: number): Span | null {
  const number = numberAt(cursor, at);
  return number && { kind: 'number', value: number.value, from: at, to: number.to };
}

/** The values in a text: at each word each kind that begins there. A number within a clock or an amount stands as a number too. */
export function spansOf(tokens: readonly Token[]): Span[] {
  const cursor = { tokens };
  return tokens.flatMap((_, at) =>
    [daysAt, oftenAt, clockAt, amountAt, partAt, numberSpan].flatMap((read) => read(cursor, at) ?? []),
  );
}
