import knowledge from '#content/knowledge.json' with { type: 'json' };
import { bannedWords } from '#coach/builtin/voice.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { read } from '#coach/text/reading.ts';

const COARSE = patterns(...knowledge.requests.saidBackCoarse);
const MARKUP = ['<', '>', '{', '}', '[', ']', 'http:', 'https:', 'www.'];
/** As many capitals in a row are shouted, or are no words at all. */
const SHOUTED = 4;

const isShouted = (word: string): boolean =>
  word.length >= SHOUTED && word === word.toUpperCase() && word !== word.toLowerCase();

/** True for words that can be quoted: nothing coarse, no order to the coach. */
export function isDecent(words: string): boolean {
  const reading = read(words);
  const isPlain = !MARKUP.some((mark) => words.includes(mark)) && !reading.tokens.some(({ raw }) => isShouted(raw));
  return isPlain && firstOf(COARSE, reading) === null && bannedWords(words).length === 0;
}

/** True for words of the user that the coach may say back: decent, and no sign of danger in them. */
export const maySayBack = (words: string): boolean => isDecent(words) && assessSafety(words) === 'none';
