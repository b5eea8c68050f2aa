import type { DayPart } from '#core/habit/moment.ts';
import { meanings } from '../phrases.ts';
import { oneNumber, unitAt } from './amounts.ts';
import type { Span, Words } from './span.ts';

const PARTS = new Map(
  Object.entries(
    meanings(
      'morning: morning, mornings, am, breakfast; noon: noon, midday, lunch, lunchtime, lunchtimes; afternoon: afternoon, ' +
        'afternoons, arvo, arvos; evening: evening, evenings, dinner, tonight, supper; night: night, nights, nite, nites, bedtime',
    ),
  ) as [word: string, part: DayPart][],
);

/** True for a word that names a part of the day. */
export const isDayPart = (word: string): boolean => PARTS.has(word);

export function partAt(words: Words, at: number): Span | null {
  const word = words.word(at);
  const part = PARTS.get(word);
  // `I'm` is two words as well: only after an hour is the second one the morning.
  const isVerb = word === 'am' && clockAt(words, at - 1) === null;
  return part && !isVerb ? { kind: 'part', part, from: at, to: at + 1 } : null;
}

const BEFORE = 'at|by|around|before|after|until|till|from|past';
const BESIDE =
  'in|on|instead|please|and|every|each|or|then|not|but|because|so|when|if|with|for|at|by|till|until|daily|ish|latest|max|maximum|tops';

/** Up to the one after `am`, `pm` and `o'clock`, where they stand. */
function afterHalf(words: Words, at: number): number {
  if (words.says(at, 'am|pm|oclock|ish')) return at + 1;
  return words.says(at, 'o clock') ? at + 2 : at;
}

const isHour = (word: string) =>
  Number.isInteger(oneNumber(word)) && (oneNumber(word) ?? 0) >= 1 && (oneNumber(word) ?? 13) <= 12;

/** `half ten`. */
const isHalfPast = (words: Words, at: number) =>
  words.says(at, 'half') && isHour(words.word(at + 1)) && unitAt(words, at + 2) === null;

/** `7:30`, `19.30`. */
function digitalAt(words: Words, at: number): number | null {
  const word = words.word(at);
  if (!/^\d{1,2}[:.][0-5]\d$/.test(word)) return null;
  const end = afterHalf(words, at + 1);
  const isTime = word.includes(':') || end > at + 1 || words.says(at - 1, BEFORE);
  return isTime || (Number(word) < 24 && word.length > 3 && unitAt(words, at + 1) === null) ? end : null;
}

/** `quarter past seven`, `ten to six`. */
const isPastOrTo = (words: Words, at: number) =>
  words.says(at, 'half|quarter|ten|twenty|five past|to') && oneNumber(words.word(at + 2)) !== null;

const GOES_ON: ReadonlySet<string> = new Set(['conjunction', 'preposition', 'pronoun', 'auxiliary', 'adverb']);

/** `to 7 in the morning`. */
const isOfPart = (words: Words, at: number) =>
  words.says(at - 1, `to|${BEFORE}`) &&
  (words.says(at + 1, 'in the morning|afternoon|evening') || words.says(at + 1, 'at night'));

/** `no later than 11`, `11 at the latest`; `max 11` only of what is at an hour. */
const isLatest = (words: Words, at: number) =>
  words.says(at - 1, 'latest') ||
  words.says(at - 2, 'later|earlier than') ||
  words.says(at - 2, 'bed|off|asleep|home max|maximum') ||
  words.says(at + 1, 'latest') ||
  words.says(at + 1, 'at the latest');

/** `at 7`, with nothing behind it that it may count. */
function isBareHour(words: Words, at: number): boolean {
  const next = words.tokens[at + 1];
  const isAlone = next === undefined || words.tokens[at]?.after !== '' || words.says(at + 1, BESIDE);
  return (
    isOfPart(words, at) ||
    (isAlone && (words.says(at - 1, BEFORE) || isLatest(words, at))) ||
    (words.says(at - 1, 'at') && GOES_ON.has(next?.tag ?? 'other'))
  );
}

/** `half past seven`, `8 pm`, `six o'clock`; a bare hour only as in `at 7`. */
function spokenAt(words: Words, at: number): number | null {
  if (isPastOrTo(words, at)) return afterHalf(words, at + 3);
  if (isHalfPast(words, at)) return afterHalf(words, at + 2);
  const hour = oneNumber(words.word(at));
  if (hour === null || hour > 24 || hour < 1) return null;
  const end = afterHalf(words, at + 1);
  if (end > at + 1) return end;
  return isBareHour(words, at) ? at + 1 : null;
}

/** A time of day. What time it is says core's `cueMoment`, as for every cue. */
export function clockAt(words: Words, at: number): Span | null {
  const to = words.says(at, 'midnight') ? at + 1 : (digitalAt(words, at) ?? spokenAt(words, at));
  return to === null ? null : { kind: 'clock', from: at, to };
}
