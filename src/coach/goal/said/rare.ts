import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read, type Reading, spanAt, wordsOf } from '#coach/text/reading.ts';
import { lemmaAt, wordAt } from './said.ts';

const rareness = patterns(...knowledge.requests.rareness);

/** `once a month`, `on the 15th`, `every other week`: a time that no week knows. */
export const saysRare = (text: string): boolean => firstOf(rareness, read(text)) !== null;

const ORDINAL_ENDS = ['st', 'nd', 'rd', 'th'];
const isDayOfMonth = (word: string) => ORDINAL_ENDS.includes(word.slice(-2)) && Number.parseInt(word, 10) <= 31;
const OF_MONTH = wordSet('first second third fourth last 1st 2nd 3rd 4th');
const OF_THE = wordSet('of the each every a');

/** Where `of the month` ends, behind a day. */
function monthEnd(reading: Reading, at: number): number {
  let to = at;
  while (OF_THE.has(wordAt(reading, to))) to += 1;
  return to > at && wordAt(reading, at) === 'of' ? to + 1 : at;
}

/** `the last Saturday of the month` */
function weekdayOfMonth(reading: Reading, at: number): { readonly to: number; readonly words: string } | null {
  const named = OF_MONTH.has(wordAt(reading, at)) ? spanAt(reading, 'days', at + 1) : null;
  const to = named ? monthEnd(reading, named.to) : at;
  if (!named || lemmaAt(reading, to - 1) !== 'month') return null;
  return { to, words: `on the ${wordsOf(reading, { from: at, to: named.to })} of the month` };
}

/** `on the 15th and the 30th`, `every 15th`, `1st of month`: days that come once or twice a month, as they are said; null for anything else. */
export function monthDaysAt(reading: Reading, at: number): { readonly to: number; readonly words: string } | null {
  let to = at;
  for (const lead of [
    ['on', 'every', 'each'],
    ['and', 'or'],
  ]) {
    const isLed = lead.includes(wordAt(reading, to));
    const day = to + (wordAt(reading, to + 1) === 'the' ? 2 : 1);
    if (!isLed || !isDayOfMonth(wordAt(reading, day))) break;
    to = monthEnd(reading, day + 1);
  }
  if (to > at) return { to, words: wordsOf(reading, { from: at, to }) };
  const day = ['on', 'the'].filter((word) => [at, at + 1].some((place) => wordAt(reading, place) === word)).length + at;
  const weekday = weekdayOfMonth(reading, day);
  if (weekday) return weekday;
  const end = monthEnd(reading, day + 1);
  const isDay = isDayOfMonth(wordAt(reading, day)) || ['first', 'last'].includes(wordAt(reading, day));
  const isOfMonth = isDay && lemmaAt(reading, end - 1) === 'month' && end > day + 1;
  return isOfMonth ? { to: end, words: `on the ${wordAt(reading, day)} of the month` } : null;
}
