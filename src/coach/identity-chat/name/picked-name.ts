import { type Pattern, patterns } from '#coach/match/pattern.ts';
import { sameWord } from '#coach/text/language.ts';
import { type Reading, read } from '#coach/text/reading.ts';
import { isAgreement } from '../answers.ts';
import { SMALL } from './name-words.ts';

const PLACES = [
  patterns('(first|1st|former|=1) (one|name|please)?', '^ (one|a) $'),
  patterns('(second|2nd|=2|middle) (one|name|please)?', '^ (two|b) $'),
  patterns('(third|3rd|=3) (one|name|please)?', '^ (three|c) $'),
] as const;
const LAST = patterns('(last|latter|final) (one|name)?');
/** A longer message tells of something else. */
const LONGEST = 10;

/** The names in a text, in their order: each stands in curly quotes. */
export function quotedIn(text: string): string[] {
  return text
    .split('“')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('”')));
}

/** The name that an answer chooses of those that a text lays before somebody: by its place, or by a word of it; null for none. */
export function pickedFrom(message: string, text: string): string | null {
  const names = quotedIn(text);
  const reading = read(message);
  if (reading.tokens.length > LONGEST || names.length === 0) return null;
  const exact = names.find((name) => message.toLowerCase().includes(name.toLowerCase()));
  const isPlainYes = isAgreement(message);
  return exact ?? byItsWords(reading, names) ?? byItsPlace(reading, names) ?? (isPlainYes ? (names[0] ?? null) : null);
}

const GENERAL = new Set(['one', 'person', ...SMALL]);

/** The only name of which most words were said. */
function byItsWords({ tokens }: Reading, names: readonly string[]): string | null {
  const isSaid = (word: string) => !GENERAL.has(word) && tokens.some((own) => sameWord(own.word, word));
  const scores = names.map((name) => read(name).tokens.filter(({ word }) => isSaid(word)).length);
  const best = Math.max(...scores);
  const found = names.filter((_, at) => scores[at] === best);
  return best > 0 && found.length === 1 ? (found[0] ?? null) : null;
}

function byItsPlace(reading: Reading, names: readonly string[]): string | null {
  const isMet = (list: readonly Pattern[]) => list.some((pattern) => pattern.find(reading) !== null);
  const place = PLACES.findIndex(isMet);
  if (place >= 0) return names[place] ?? null;
  return isMet(LAST) ? (names.at(-1) ?? null) : null;
}
