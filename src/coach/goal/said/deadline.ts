import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { DATES, MOMENTS } from '../words/goal-words.ts';
import { lemmaAt, type Said, type Step, wordAt } from './said.ts';
import { timeEnd } from './times.ts';

const TIMES_OF_YEAR = wordSet('year month week summer spring winter autumn term');
const WEEKS = wordSet('week month year');
const UP_TO_DATE = wordSet('by before until till ahead');
const BEFORE_DATE = wordSet('by before until till ahead in');
const WITHIN = wordSet('in within over for');
const HOW_MANY = wordSet('a the few couple of next');
/** With `in` they are no date: `in time`, `in the end`. */
const NO_DATE_IN = wordSet('time turn move term trip race end new lent exam week month year fall');

/** `by June`, `before my wedding`, `in three months`, `this year`. */
export function takeDeadline(reading: Reading, at: number, end: number, said: Said): Step {
  const first = wordAt(reading, at);
  const isOfTime = (first === 'this' || first === 'next') && TIMES_OF_YEAR.has(lemmaAt(reading, at + 1));
  const isWithin = WITHIN.has(first) && isWeeksWithin(reading, at + 1, Math.min(end, at + 4));
  const isBy = BEFORE_DATE.has(first) && isDateWithin(reading, { from: at + 1, to: Math.min(end, at + 5) }, first);
  if (!isOfTime && !isWithin && !isBy) return null;
  const to = isOfTime ? at + 2 : timeEnd(reading, at, end);
  said.deadline ??= wordsOf(reading, { from: at, to });
  return { to };
}

function isWeeksWithin(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isDays = wordAt(reading, from - 1) === 'within' && ['day', 'hour'].includes(lemmaAt(reading, at));
    if (WEEKS.has(lemmaAt(reading, at)) || isDays) return true;
    if (reading.tokens[at]?.tag !== 'number' && !HOW_MANY.has(lemmaAt(reading, at))) return false;
  }
  return false;
}

/** `by June`, `before my 70th`; `before bed` and `in time` are none. */
function isDateWithin(reading: Reading, { from, to }: Range, first: string): boolean {
  for (let at = from; at < to; at += 1) {
    const own = lemmaAt(reading, at);
    const isDate =
      DATES.has(own) || DATES.has(wordAt(reading, at)) || (own.endsWith('th') && Number.parseInt(own, 10) > 0);
    if (isDate) return UP_TO_DATE.has(first) || (at === from && !NO_DATE_IN.has(own));
    if (MOMENTS.has(own)) return false;
  }
  return false;
}
