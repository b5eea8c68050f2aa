import { bannedWords } from '../voice.ts';

/** Words of a habit that are said back at once. */
const LONGEST_HABIT = 12;

function maySay(text: string): boolean {
  return text !== '' && bannedWords(text).length === 0 && !/[A-Z]{4,}|https?:|www\.|[<>{}[\]]/.test(text);
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
