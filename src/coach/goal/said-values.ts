import type { Weekday } from '#core/calendar/calendar.ts';
import { type Range, type Reading, spanAt, wordsOf } from '#coach/text/reading.ts';
import { isKnownVerb } from './words/act-kinds.ts';
import { BRINGING_ABOUT, DATES, FILLERS, MOMENTS, PEOPLE, PLACES, STATES, TAKES_ALONG } from './words/goal-words.ts';

/** What a phrase says besides the act itself, and the places of the words that are left. */
export type Said = {
  readonly kept: number[];
  when: string | null;
  deadline: string | null;
  days: readonly Weekday[] | null;
  times: number | null;
  amount: { readonly value: number; readonly unit: string } | null;
  already: { readonly value: number; readonly unit: string } | null;
};

/** Before a time: left out with it. */
const AT = new Set([
  'on',
  'at',
  'in',
  'by',
  'every',
  'each',
  'the',
  'during',
  'over',
  'for',
  'after',
  'before',
  'around',
  'about',
  'from',
  'until',
  'till',
  'my',
  'most',
  'of',
  'a',
  'late',
  'early',
  'this',
]);
const KEEPS = new Set(['at', 'by', 'after', 'before', 'around', 'about', 'from', 'until', 'till']);
const WHEN = new Set([
  'before',
  'after',
  'while',
  'when',
  'whenever',
  'during',
  'once',
  'until',
  'till',
  'upon',
  'following',
  'between',
]);
const PERIODS: Readonly<Record<string, number | null>> = {
  day: 7,
  night: 7,
  morning: 7,
  evening: 7,
  week: 1,
  month: null,
  year: null,
  session: null,
  hour: null,
  time: null,
  fortnight: null,
  weekend: null,
};
const MEASURES = new Set(
  (
    'minute second hour kilometre mile metre step page word length lap glass litre liter cup pint bottle portion rep set chapter verse line paragraph portion euro pound dollar quid calorie gram serving stroke ' +
    'lesson row bar unit spoonful mouthful handful bite drop breath mug ml oz yard sentence'
  ).split(' '),
);
/** Fewer of something countable are part of what is done: `one friend`. */
const LEAST_COUNT = 3;
const SIGNS = ['£', '$', '€'];

const word = ({ tokens }: Reading, at: number) => tokens[at]?.word ?? '';
const lemma = ({ tokens }: Reading, at: number) => tokens[at]?.lemma ?? '';

type Step = { readonly to: number; readonly keep?: readonly number[] } | null;
/** Left out with the amount or the time behind it. */
const FOR_HOW_LONG = new Set(['for', 'about', 'around', 'of', 'roughly', 'another', 'only', 'like']);

/** `on Mondays and Thursdays`, `every morning`, `twice a week`. */
function takeDays(reading: Reading, at: number, said: Said): Step {
  for (let start = at; start < at + 3; start += 1) {
    const days = spanAt(reading, 'days', start);
    const often = spanAt(reading, 'often', start);
    if (days) said.days ??= days.days;
    else if (often) said.times ??= often.times;
    const to = days?.to ?? often?.to;
    if (to !== undefined) return { to: partAfter(reading, to, said) };
    if (!AT.has(word(reading, start))) return null;
  }
  return null;
}

/** `Sunday evening`: the part of the day belongs to it; `every morning` ends with it. */
function partAfter(reading: Reading, to: number, said: Said): number {
  const inside = spanAt(reading, 'part', to - 1);
  if (inside) said.when ??= `in the ${inside.part}`;
  const after = spanAt(reading, 'part', to);
  if (!after) return to;
  said.when ??= `in the ${after.part}`;
  return after.to;
}

/** `at half past six`, `in the evenings`, `tonight`. */
function takeClock(reading: Reading, at: number, said: Said): Step {
  for (let start = at; start < at + 3; start += 1) {
    const clock = spanAt(reading, 'clock', start);
    const part = clock ? null : spanAt(reading, 'part', start);
    const isPart = part && (start > at || reading.tokens[start]?.isPlural || word(reading, start) === 'tonight');
    const to = clock?.to ?? (isPart ? part.to : undefined);
    if (to !== undefined) {
      const from = KEEPS.has(word(reading, at)) || (isPart && start > at) ? at : start;
      said.when ??= wordsOf(reading, { from, to });
      return { to };
    }
    const isBefore =
      start === at
        ? [
            'in',
            'at',
            'by',
            'after',
            'before',
            'around',
            'about',
            'from',
            'until',
            'till',
            'during',
            'on',
            'over',
            'late',
            'early',
            'first',
          ].includes(word(reading, at))
        : AT.has(word(reading, start));
    if (!isBefore) return null;
  }
  return null;
}

/** Where a phrase of time ends: at the next value, at `and` with an act, at the end. */
function timeEnd(reading: Reading, at: number, end: number): number {
  for (let to = at + 1; to < end; to += 1) {
    if (['and', 'with', 'then', 'for'].includes(word(reading, to))) return to;
    if (to > at + 1 && (spanAt(reading, 'often', to) || spanAt(reading, 'days', to))) return to;
    if (to > at + 1 && reading.tokens[to - 1]?.after.includes(',')) return to;
  }
  return end;
}

function takeDeadline(reading: Reading, at: number, end: number, said: Said): Step {
  const first = word(reading, at);
  const isOfTime =
    ['this', 'next'].includes(first) &&
    ['year', 'month', 'week', 'summer', 'spring', 'winter', 'autumn', 'term'].includes(lemma(reading, at + 1));
  const isWithin =
    ['in', 'within', 'over', 'for'].includes(first) &&
    ['week', 'month', 'year'].includes(lastLemma(reading, at + 1, Math.min(end, at + 4)));
  const isBy =
    ['by', 'before', 'until', 'till', 'ahead', 'for', 'in'].includes(first) &&
    isDateWithin(reading, { from: at + 1, to: Math.min(end, at + 5) }, first);
  if (!isOfTime && !isWithin && !isBy) return null;
  const to = isOfTime ? at + 2 : timeEnd(reading, at, end);
  said.deadline ??= wordsOf(reading, { from: at, to });
  return { to };
}

function lastLemma(reading: Reading, from: number, to: number): string {
  for (let at = from; at < to; at += 1) {
    const own = lemma(reading, at);
    if (['week', 'month', 'year'].includes(own)) return own;
    if (reading.tokens[at]?.tag !== 'number' && !['a', 'the', 'few', 'couple', 'of', 'next'].includes(own)) return '';
  }
  return '';
}

/** `by June`, `before my wedding`; `before bed` and `for a holiday` are none. */
function isDateWithin(reading: Reading, { from, to }: Range, first: string): boolean {
  const isBroad = ['by', 'before', 'until', 'till', 'ahead'].includes(first);
  for (let at = from; at < to; at += 1) {
    const own = lemma(reading, at);
    const isMonth =
      DATES.has(own) || DATES.has(word(reading, at)) || (own.endsWith('th') && Number.parseInt(own, 10) > 0);
    if (isMonth)
      return (
        isBroad ||
        (first === 'in' &&
          at === from &&
          own.length > 2 &&
          ![
            'time',
            'turn',
            'move',
            'term',
            'trip',
            'race',
            'end',
            'new',
            'lent',
            'exam',
            'week',
            'month',
            'year',
            'fall',
          ].includes(own))
      );
    if (MOMENTS.has(own)) return false;
  }
  return false;
}

function takeWhen(reading: Reading, at: number, end: number, said: Said): Step {
  const first = word(reading, at);
  const lead = ['straight', 'right', 'immediately', 'just', 'shortly', 'soon', 'the', 'as'].includes(first) ? 1 : 0;
  const isWhen =
    WHEN.has(word(reading, at + lead)) ||
    (first === 'as' && ['soon'].includes(word(reading, at + 1))) ||
    (first === 'first' && word(reading, at + 1) === 'thing') ||
    (['every', 'each'].includes(first) && reading.tokens[at + 1]?.tag === 'noun') ||
    (['on', 'at', 'in', 'over'].includes(first) && MOMENTS.has(lastNoun(reading, at + 1, Math.min(end, at + 4))));
  if (isWhen) {
    const isEach = ['every', 'each'].includes(first);
    const to = isEach ? Math.min(end, at + 2) : timeEnd(reading, at + lead, end);
    said.when ??= wordsOf(reading, { from: at, to });
    return { to };
  }
  const isDate = first === 'on' && ['first', 'last', '1st', '15th'].includes(word(reading, at + 2));
  if (isDate) {
    said.when ??= wordsOf(reading, { from: at, to: timeEnd(reading, at, end) });
    return { to: timeEnd(reading, at, end) };
  }
  const isNightBefore = first === 'the' && word(reading, at + 1) === 'night' && word(reading, at + 2) === 'before';
  if (!isNightBefore) return null;
  said.when ??= 'the night before';
  return { to: at + 3 };
}

function lastNoun(reading: Reading, from: number, to: number): string {
  for (let at = from; at < to; at += 1) if (MOMENTS.has(lemma(reading, at))) return lemma(reading, at);
  return '';
}

/** `10 minutes`, `£50 a month`, `20 push-ups`. What is counted stays, when it is what is done. */
function takeAmount(reading: Reading, at: number, said: Said): Step {
  const { tokens, text } = reading;
  const number = spanAt(reading, 'number', at);
  const amount = spanAt(reading, 'amount', at);
  if (!number && !amount) return null;
  const sign = SIGNS.find(
    (one) => text[(tokens[at]?.from ?? 0) - 1] === one || tokens[(number?.to ?? at + 1) - 1]?.after.startsWith(one),
  );
  if (sign && number) {
    said.amount ??= { value: number.value, unit: sign };
    return { to: perAfter(reading, number.to, said) };
  }
  const counted = countedAt(reading, at, amount, number);
  if (!counted) return null;
  const isMeasure = MEASURES.has(counted.unit);
  if (!isMeasure && counted.value < LEAST_COUNT) return null;
  said.amount ??= { value: counted.value, unit: counted.unit };
  const of = isMeasure && word(reading, counted.to) === 'of' ? 1 : 0;
  const to = perAfter(reading, counted.to + of, said);
  return {
    to,
    keep: isMeasure ? [] : Array.from({ length: counted.to - counted.noun }, (_, offset) => counted.noun + offset),
  };
}

/** The unit is a word, or several with hyphens: `push-ups`. */
function countedAt(
  reading: Reading,
  at: number,
  amount: { value: number; unit: string; to: number } | null,
  number: { value: number; to: number } | null,
) {
  const { tokens } = reading;
  const noun = number?.to ?? at + 1;
  if (amount && !tokens[amount.to - 1]?.after.startsWith('-')) return { ...amount, noun };
  let to = noun + 1;
  while (to < tokens.length && tokens[to - 1]?.after === '-' && to < noun + 3) to += 1;
  const last = tokens[to - 1];
  if (!number || (last?.word !== `${last?.lemma}s` && (to === noun + 1 || !last?.word.endsWith('s')))) return null;
  return { value: number.value, unit: wordsOf(reading, { from: noun, to }).toLowerCase().slice(0, -1), to, noun };
}

/** `a day`, `twice a day`, `3 times per month`. */
function takePer(reading: Reading, at: number, said: Said): Step {
  if (['once', 'twice', 'thrice'].includes(word(reading, at)) && word(reading, at + 1) === 'daily') {
    said.times ??= 7;
    return { to: at + 2 };
  }
  const number = spanAt(reading, 'number', at);
  const counted = number ? number.to + (['time', 'x'].includes(lemma(reading, number.to)) ? 1 : 0) : at;
  const isCount = number === null || counted > number.to || ['once', 'twice', 'thrice'].includes(word(reading, at));
  const to = isCount ? perAfter(reading, counted, said) : at;
  return to > counted ? { to } : null;
}

/** `a day`, `per week`. */
function perAfter(reading: Reading, at: number, said: Said): number {
  const isEach = ['a', 'per', 'each', 'every', 'the'].includes(word(reading, at));
  const period = lemma(reading, at + 1);
  if (!isEach || !Object.hasOwn(PERIODS, period)) return at;
  said.times ??= PERIODS[period] ?? null;
  return at + 2;
}

/** `from two to five pages`: what is done now, and what is to be. */
function takeAlready(reading: Reading, at: number, said: Said): Step {
  if (word(reading, at) !== 'from') return null;
  const now = spanAt(reading, 'number', at + 1);
  const to =
    now && ['to', 'up'].includes(word(reading, spanAt(reading, 'amount', at + 1)?.to ?? now.to))
      ? (spanAt(reading, 'amount', at + 1)?.to ?? now.to) + 1
      : null;
  const then = to === null ? null : spanAt(reading, 'amount', to);
  if (!now || !then) return null;
  said.already = { value: now.value, unit: then.unit };
  said.amount ??= { value: then.value, unit: then.unit };
  return { to: perAfter(reading, then.to, said) };
}

function takeFiller(reading: Reading, at: number, end: number): Step {
  for (let length = Math.min(5, end - at); length > 0; length -= 1) {
    const phrase = Array.from({ length }, (_, offset) => word(reading, at + offset)).join(' ');
    if (FILLERS.has(phrase)) return { to: at + length };
  }
  return null;
}

/** True for `to` and a verb, where it says what for: `walk to save money`. */
function isPurpose(reading: Reading, at: number, from: number): boolean {
  const next = reading.tokens[at + 1];
  const after = reading.tokens[at + 2];
  const isAct =
    next !== undefined &&
    next.tag === 'verb' &&
    !PLACES.has(next.lemma) &&
    (isKnownVerb(next.word) ||
      STATES.has(next.word) ||
      BRINGING_ABOUT.has(next.word) ||
      (after !== undefined && after.tag !== 'preposition'));
  const isTo = word(reading, at) === 'to' && isAct && reading.tokens[at]?.tag === 'conjunction';
  return isTo && at > from + 1 && !TAKES_ALONG.has(lemma(reading, from));
}

/** Reads what a phrase says besides its act. The values are taken out, in their order. */
export function saidIn(reading: Reading, { from, to }: Range): Said {
  const said: Said = { kept: [], when: null, deadline: null, days: null, times: null, amount: null, already: null };
  for (let at = from; at < to; ) {
    if (isPurpose(reading, at, from)) break;
    if (at === from + 1 && isKnownVerb(`${lemma(reading, from)} ${word(reading, at)}`)) {
      said.kept.push(at);
      at += 1;
      continue;
    }
    const step =
      takeAlready(reading, at, said) ??
      takeDays(reading, at, said) ??
      takePer(reading, at, said) ??
      takeDeadline(reading, at, to, said) ??
      takeClock(reading, at, said) ??
      (at > from || to - from > 3 ? takeWhen(reading, at, to, said) : null) ??
      takeAmount(reading, at, said) ??
      takeFiller(reading, at, to);
    if (!step) {
      said.kept.push(at);
      at += 1;
      continue;
    }
    if (FOR_HOW_LONG.has(word(reading, said.kept.at(-1) ?? -1)) && said.kept.at(-1) === at - 1) said.kept.pop();
    said.kept.push(...(step.keep ?? []));
    const per = perAfter(reading, step.to, said);
    at = Math.max(at + 1, per);
  }
  return said;
}

const PREPOSITIONS = new Set(['with', 'at', 'in', 'on', 'to', 'for', 'from', 'by', 'about', 'of']);
/** A preposition, but not that of `mother-in-law`. */
const endsPhrase = (reading: Reading, at: number) =>
  PREPOSITIONS.has(word(reading, at)) && reading.tokens[at - 1]?.after !== '-' && word(reading, at + 1) !== 'law';

/** A range of words that begins with one of some words and holds one of some others: `with my daughter`, `at the lido`. */
function phraseWith(
  reading: Reading,
  kept: readonly number[],
  leads: readonly string[],
  isMeant: (at: number) => boolean,
): string | null {
  for (const [index, at] of kept.entries()) {
    if (index === 0 || !leads.includes(word(reading, at))) continue;
    let last = index + 1;
    while (last < kept.length && !endsPhrase(reading, kept[last] ?? 0)) last += 1;
    const own = kept.slice(index + 1, last);
    if (own.some(isMeant) && reading.tokens[own[0] ?? 0]?.tag !== 'verb')
      return wordsOf(reading, { from: at, to: (kept[last - 1] ?? at) + 1 });
  }
  return null;
}

const isNameAt = (reading: Reading, at: number) => {
  const raw = reading.tokens[at]?.raw ?? '';
  const first = raw.slice(0, 1);
  return first !== first.toLowerCase() && reading.text !== reading.text.toUpperCase() && !DATES.has(raw.toLowerCase());
};

/** With or for whom it is done. */
export function personIn(reading: Reading, kept: readonly number[]): string | null {
  const isPerson = (at: number) =>
    PEOPLE.has(lemma(reading, at)) || PEOPLE.has(word(reading, at)) || isNameAt(reading, at);
  return phraseWith(reading, kept, ['with', 'to', 'for'], isPerson);
}

/** Where it is done. */
export function placeIn(reading: Reading, kept: readonly number[]): string | null {
  const isPlace = (at: number) => PLACES.has(lemma(reading, at)) || PLACES.has(word(reading, at));
  return phraseWith(
    reading,
    kept,
    ['at', 'in', 'on', 'round', 'around', 'along', 'outside', 'by', 'near', 'inside'],
    isPlace,
  );
}
