import { getLanguages } from './languages/foreign.ts';
import { isUnparted, words as plainWords } from './language.ts';

/** A text cut into plain words once, with what is known of its language. */
export type ReadText = {
  readonly words: readonly string[];
  /** Holds a script whose words are not parted by blanks. */
  readonly hasUnparted: boolean;
  /** Codes of the languages that it can be in: one, several where they look alike, none when nothing tells. */
  readonly languages: readonly string[];
};

/** Reads a text for the search of phrases in it. */
export function readText(text: string): ReadText {
  return { words: plainWords(text), hasUnparted: isUnparted(text), languages: getLanguages(text) };
}

/** True when a phrase of a language counts in the text: English always, another one only where the text can be in it. `any` is whatever is not English. */
export function isSpoken(language: string | null, { languages }: ReadText): boolean {
  if (language === null || languages.length === 0) return true;
  return language === 'any' ? languages.some((code) => code !== 'en') : languages.includes(language);
}
