import { wordSet } from '#coach/text/phrases.ts';
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { pairs } from '../phrases.ts';
import { numberAt } from './amounts.ts';
import { clockAt, isDayPart } from './clock.ts';
import type { Span, Words } from './span.ts';

const dayOf = (word: string) => WEEKDAYS.find((day) => day.startsWith(word.slice(0, 3))) as Weekday;
const DAY_WORDS = new Map<string, Weekday>([
  ...WEEKDAYS.flatMap((day) => [day, `${day}s`, day.slice(0, 3)].map((word) => [word, day] as const)),
  ...['tues', 'weds', 'thur', 'thurs'].map((word) => [word, dayOf(word)] as const),
]);
/** Words of their own, which are a day only beside another one or after `on`. */
const NOT_ALONE = new Set(['sat', 'sun', 'wed', 'mon']);
const WORKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const WEEKEND: readonly Weekday[] = ['sunday', 'saturday'];

/** What is said for a number of days a week, in the order in which it is looked for. */
const OFTEN = pairs(
  'every other|second day: 4; every third day: 2; alternate days: 4; most days: 5; every|each day of the week: 7; ' +
    'all days|week: 7; every|each single day|night|morning|evening: 7; every|each ' +
    'day|night|morning|evening|afternoon: 7; most mornings|evenings|nights|afternoons: 5; daily|everyday|nightly: 7; every|each week: 1; every couple of days: 3; every few days: 2; weekly: 1',
).map(([phrase, times]) => [phrase, Number(times)] as const);
const EACH = new Set(['a', 'per', 'each', 'every', 'the']);
const TIMES = new Set(['time', 'x', 'day', 'night', 'morning', 'evening']);
const COUNTS = new Set(['once', 'twice', 'thrice']);
/** Days of a week. */
const MOST = 7;

/** Days a week: `twice a week`, `3x a week`, `three days`, `daily`, `every other day`. Not `twice a day`. */
export function oftenAt(words: Words, at: number): Span | null {
  const said = OFTEN.find(([phrase]) => words.says(at, phrase));
  if (said) return { kind: 'often', times: said[1], from: at, to: at + said[0].split(' ').length };
  const number = numberAt(words, at);
  const isDays = number && number.value >= 1 && number.value <= MOST && Number.isInteger(number.value);
  return isDays ? (leastAt(words, at, number) ?? countedAt(words, at, number)) : null;
}

/** `4 or 5 times a week`: the first of them is enough. */
function leastAt(words: Words, at: number, { value, to }: { value: number; to: number }): Span | null {
  const isLinked = words.says(to, 'or|to');
  const most = isLinked || words.tokens[to - 1]?.after === '-' ? oftenAt(words, to + Number(isLinked)) : null;
  return most?.kind === 'often' && value < most.times ? { ...most, times: value, from: at } : null;
}

/** `twice a day`, `two times in the day`. */
const isOfDay = (words: Words, at: number) =>
  words.says(at, 'daily') ||
  (EACH.has(words.word(at)) && words.lemma(at + 1) === 'day') ||
  words.says(at, 'in the|a|one day');

function countedAt(words: Words, at: number, { value, to }: { value: number; to: number }): Span | null {
  const isCount = COUNTS.has(words.word(at));
  const hasTimes = !isCount && TIMES.has(words.lemma(to));
  const end = hasTimes ? to + 1 : to;
  const isEach = EACH.has(words.word(end));
  const period = words.lemma(isEach ? end + 1 : end);
  if (period === 'week' || period === 'weekly') {
    const isOften = isEach || hasTimes || isCount;
    return isOften ? { kind: 'often', times: value, from: at, to: isEach ? end + 2 : end + 1 } : null;
  }
  return hasTimes && !isOfDay(words, end) ? { kind: 'often', times: value, from: at, to: end } : null;
}

type Days = { readonly days: readonly Weekday[]; readonly to: number };

/** One day, or a set of them that has a name. */
function dayAt(words: Words, at: number): Days | null {
  const day = DAY_WORDS.get(words.word(at));
  if (day) return { days: [day], to: at + 1 };
  if (words.says(at, 'weekdays|weekday|workdays|workday|weeknights|weeknight')) return { days: WORKDAYS, to: at + 1 };
  if (words.says(at, 'week|work|working|school days|day')) return { days: WORKDAYS, to: at + 2 };
  // The night before a day of school.
  if (words.says(at, 'school nights|night')) return { days: range('sunday', 'thursday'), to: at + 2 };
  if (words.says(at, 'm f') && words.tokens[at]?.after === '-') return { days: WORKDAYS, to: at + 2 };
  return words.says(at, 'weekend|weekends') ? { days: WEEKEND, to: at + 1 } : null;
}

function range(first: Weekday, last: Weekday): Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length }, (_, offset) => WEEKDAYS[(from + offset) % 7] as Weekday);
}

const LINKS = new Set(['also', 'and', 'or', 'on', 'plus', 'the', 'a']);
const UP_TO = new Set(['to', 'till', 'until', 'through', 'thru']);

/** Further days after those that were read: `and Friday`, `, wed`, `to Friday`. */
function further(words: Words, days: readonly Weekday[], at: number): Days | null {
  const isRange = UP_TO.has(words.word(at)) || words.tokens[at - 1]?.after.includes('-') === true;
  const place = [0, 1, 2, 3].find((skip) => !LINKS.has(words.word(at + skip)) && !UP_TO.has(words.word(at + skip)));
  const next = place === undefined ? null : dayAt(words, at + place);
  if (!next) return null;
  const [last, until] = [days.at(-1), next.days[0]];
  // `to Sundays, Mondays I am away`: something else is told of the second day.
  if (words.tokens[at - 1]?.after.includes(',') && words.says(next.to, 'i|we|he|she|they|is|are')) return null;
  return isRange && last && until ? { days: range(last, until), to: next.to } : next;
}

const EXCEPT = wordSet('but except bar apart excluding minus less without save besides barring not no');
const BESIDE_EXCEPT = wordSet('on for from of than the my any');
/** What means each day only where some are left out of it. */
const ALL_BUT = ['all|any|every|each days|day', 'whole|entire week', 'all|any'];

/** Where the words end that leave out what follows: `apart from`, `but not on`; the same place where there are none. */
function exceptEnd(words: Words, at: number): number {
  let isLed = words.says(at, 'other|aside than|from');
  let end = isLed ? at + 2 : at;
  for (; EXCEPT.has(words.word(end)) || (isLed && BESIDE_EXCEPT.has(words.word(end))); end += 1) isLed = true;
  return end;
}

/** `every day but Sunday`, `all days less Sunday`, `any but Sunday`: all days without those. */
function allBut(words: Words, at: number): Days | null {
  const phrases = [...OFTEN.flatMap(([phrase, times]) => (times === MOST ? [phrase] : [])), ...ALL_BUT];
  for (const phrase of phrases.filter((said) => words.says(at, said))) {
    const end = at + phrase.split(' ').length;
    const start = exceptEnd(words, end);
    const out = start > end ? daysAt(words, start, true) : null;
    if (out?.kind === 'days') return { days: WEEKDAYS.filter((day) => !out.days.includes(day)), to: out.to };
  }
  return null;
}

const WITH = 'including|even|also|incl';
const WITH_AFTER = 'included|too|also|inclusive|incl';

/** `every day, weekends included`: all days, those as well. */
function allWith(words: Words, at: number): Days | null {
  const all = OFTEN.find(([phrase, times]) => times === MOST && words.says(at, phrase));
  if (!all) return null;
  const end = at + all[0].split(' ').length;
  const isLed = words.says(end, WITH);
  const own = daysAt(words, isLed || words.says(end, 'and') ? end + 1 : end);
  const isClosed = own !== null && words.says(own.to, WITH_AFTER);
  return own && (isLed || isClosed) ? { days: WEEKDAYS, to: own.to + Number(isClosed) } : null;
}

/** `on sat`, `every sun`, `sat morning`. */
function isSurelyDay(words: Words, at: number): boolean {
  return (
    words.says(at - 1, 'on|every|each|this|not|to|only|be') ||
    words.says(at + 1, 'instead') ||
    clockAt(words, at + 1) !== null ||
    isDayPart(words.word(at + 1))
  );
}

/** A set of weekdays: `mon, wed and fri`, `Monday to Friday`, `every day except Sunday`. */
export function daysAt(words: Words, at: number, isSure = false): Span | null {
  const all = allBut(words, at) ?? allWith(words, at);
  if (all) return { kind: 'days', from: at, ...all };
  const first = dayAt(words, at);
  if (!first) return null;
  let { days, to } = first;
  for (let next = further(words, days, to); next; next = further(words, days, to)) {
    days = [...new Set([...days, ...next.days])];
    to = next.to;
  }
  const isLone = !isSure && to === at + 1 && NOT_ALONE.has(words.word(at)) && !isSurelyDay(words, at);
  return isLone ? null : { kind: 'days', days: WEEKDAYS.filter((day) => days.includes(day)), from: at, to };
}
