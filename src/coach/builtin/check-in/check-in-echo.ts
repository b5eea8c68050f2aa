import { contentWords, sameWord } from '#coach/text/language.ts';
import { bannedWords } from '../voice.ts';

/** Words of the user that are said back at once. */
const LONGEST = 6;
/** Words of a habit that are said back at once. */
const LONGEST_HABIT = 12;

function maySay(text: string): boolean {
  return text !== '' && bannedWords(text).length === 0 && !/[A-Z]{4,}|https?:|www\.|[<>{}[\]]/.test(text);
}

function plain(text: string): string {
  return text
    .replace(/[“”"‘()*_#?!…|]/g, ' ')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,.;:—–'-]+|[\s,.;:—–-]+$/g, '');
}

const DANGLING = /\s(?:and|but|or|the|a|an|my|of|to|in|on|at|for|with|so|then|i|is|was|by|from|that)$/i;

function shortened(text: string): string {
  let words = plain(text)
    .replace(/^(?:and|but|so|then|also|plus|because|which|or)\s+/i, '')
    .split(' ')
    .slice(0, LONGEST)
    .join(' ');
  while (DANGLING.test(words)) words = words.replace(DANGLING, '');
  return words.replace(/[,.;:]+$/, '');
}

function echoes(words: string, message: string): boolean {
  const theirs = contentWords(message);
  return theirs.length === 0 || contentWords(words).some((own) => theirs.some((word) => sameWord(own, word)));
}

/** A few of the user's own words to say back, from the words that matter first; null when none may be said. */
export function getEcho(evidence: string, message: string): string | null {
  const clauses = [evidence, ...message.split(/[.,;:!?\n]+|\s(?=(?:and|but|because|so|then)\s)/i)].map(shortened);
  const whole = clauses.find((clause) => maySay(clause) && contentWords(clause).length > 0 && echoes(clause, message));
  if (whole !== undefined && whole.length <= 60) return whole;
  return contentWords(message).find((word) => word.length <= 20 && maySay(word)) ?? null;
}

/** A habit's description as the coach may say it, or null when it is long or holds a word the coach does not say. */
export function habitName(description: string): string | null {
  const text = description
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  const isSayable = maySay(text) && !/[?!“”"]/.test(text) && !/\.\s/.test(text);
  return isSayable && text.split(' ').length <= LONGEST_HABIT && text.length <= 90 ? text : null;
}
