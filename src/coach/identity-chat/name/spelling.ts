import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns } from '#coach/match/pattern.ts';
import { phrases } from '#coach/text/phrases.ts';
import type { Reading } from '#coach/text/reading.ts';
import { SMALL } from './name-words.ts';

const LETTER = patterns(...knowledge.requests.spellingLetter);
const DOUBLED = patterns(...knowledge.requests.spellingDoubled);
/** Letters that stand for one sound: the one that was meant takes the place of the other. */
const SOUNDS = new Map(
  phrases('k ch c q; c k s; s z c; z s; y ie i; i y; j g; g j; f ph; e a; a e; x cks; v w; w v').map((row) => [
    row.charAt(0),
    row.slice(2).split(' '),
  ]),
);
const VOWELS = new Set('aeiou');

const withCase = (letter: string, like: string | undefined): string =>
  like !== undefined && like !== like.toLowerCase() ? letter.toUpperCase() : letter;

/** One word with the letter that was meant, at its beginning if it can be meant there. */
function lettered(word: string, letter: string): string | null {
  const small = word.toLowerCase();
  for (const sound of SOUNDS.get(letter) ?? []) {
    const at = small.startsWith(sound) ? 0 : small.indexOf(sound);
    if (at >= 0) return `${word.slice(0, at)}${withCase(letter, word[at])}${word.slice(at + sound.length)}`;
  }
  // `Color` with a u.
  const or = small.lastIndexOf('or');
  return letter === 'u' && or > 0 && !small.includes('our') ? `${word.slice(0, or + 1)}u${word.slice(or + 1)}` : null;
}

function doubled(word: string, letter: string): string | null {
  const at = word.toLowerCase().lastIndexOf(letter);
  if (at < 1 || VOWELS.has(letter)) return null;
  return word[at - 1]?.toLowerCase() === letter ? null : `${word.slice(0, at)}${letter}${word.slice(at)}`;
}

function inName(name: string, letter: string, change: (word: string, letter: string) => string | null): string | null {
  const words = name.split(' ');
  const fits = (word: string) => !SMALL.has(word.toLowerCase()) && change(word, letter) !== null;
  const begins = (word: string) => fits(word) && change(word, letter)?.toLowerCase().startsWith(letter);
  // A name of somebody stands first, `The` before what somebody does: there the last word is meant.
  const isGiven = !SMALL.has((words[0] ?? '').toLowerCase());
  const first = isGiven ? words.findIndex((word) => begins(word)) : words.findLastIndex((word) => begins(word));
  const at = first >= 0 ? first : words.findLastIndex(fits);
  return at < 0 ? null : words.map((word, place) => (place === at ? change(word, letter) : word)).join(' ');
}

function letterOf(list: typeof LETTER, reading: Reading): string | null {
  const range = list.map((pattern) => pattern.find(reading)).find((match) => match !== null)?.caught.letter;
  const word = range ? (reading.tokens[range.from]?.word ?? '') : '';
  if (word.length === 1) return word;
  return word.length === 2 && word.endsWith('s') ? word.slice(0, 1) : null;
}

/** True when something is said of letters: `with a K`. */
export const isSpelling = (reading: Reading): boolean =>
  letterOf(LETTER, reading) !== null || letterOf(DOUBLED, reading) !== null;

/** A name spelt as somebody says: `with a K`, `with two Ls`; null when nothing is said of its letters. */
export function respelt(reading: Reading, name: string): string | null {
  const [single, double] = [letterOf(LETTER, reading), letterOf(DOUBLED, reading)];
  if (double) return inName(name, double, doubled);
  return single ? inName(name, single, lettered) : null;
}
