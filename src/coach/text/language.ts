import { wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { stem } from './stem.ts';
import { areWordsApart } from './words-apart.ts';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcant\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b|\bwont\b/g, 'will not'],
  [/\bain't\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they|he|she|it)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she)'d\b/g, '$1 would'],
  [/\b(it|that|what|he|she|there)'s\b/g, '$1 is'],
];

/** Letters that do not come apart into a plain one and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ı: 'i', æ: 'ae', œ: 'oe', đ: 'd' };

/** Text made comparable: NFKC, lower case, no accents, contractions written out, punctuation as spaces. `normalise("I can’t sleep…")` is `i can not sleep`. */
export function normalise(text: string): string {
  return normaliseKeepingMarks(text)
    .replace(/[ıæœđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{Mc}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters of a word; what goes beyond is no word in any language that has a lexicon here. */
const LONGEST_WORD = 60;
const TOO_LONG = /[\p{L}\p{N}]{61,}/gu;
/** Signs that stand for whole phrases become many letters in their plain form: a text may grow to this often its length. */
const MOST_GROWN = 2;

/** The text in its compatible form, no longer than a text can be that somebody wrote. */
function compatible(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, MOST_GROWN * text.length)
    .replace(TOO_LONG, (word) => (isUnparted(word) ? word : word.slice(0, LONGEST_WORD)));
}

/** Like `normalise`, but with punctuation left in place, for rules that read numbers, clauses and quotes. */
export function normaliseKeepingMarks(text: string): string {
  let out = compatible(text)
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');
  for (const [pattern, replacement] of CONTRACTIONS) out = out.replace(pattern, replacement);
  return out.replace(/\s+/g, ' ').trim();
}

/** Scripts whose words are not parted by blanks, or carry so many endings that only a part of a word can be looked for. */
const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Devanagari}]/u;

/** True when the text holds a script in which words are looked for as parts of the whole. */
export const isUnparted = (text: string): boolean => UNPARTED.test(text);

/** The words of a text after `normalise`. */
export function words(text: string): string[] {
  const plain = normalise(text);
  return plain === '' ? [] : plain.split(' ');
}

/** True when the two words differ by at most one insertion, deletion, substitution or swap of neighbours. */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Two words mean the same: equal stems, or one typo in words of five letters or more. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  const [stemA, stemB] = [stem(a), stem(b)];
  if (stemA === stemB) return true;
  if (areWordsApart(a, b)) return false;
  // Endings make short words look alike: `ruining` is no typo of `running`.
  const [left, right] = a.endsWith('ing') && b.endsWith('ing') ? [stemA, stemB] : [a, b];
  return left.length >= 5 && right.length >= 5 && withinOneEdit(left, right);
}

/** Phrases come from the written knowledge, so their number is fixed. */
const PHRASE_WORDS = new Map<string, readonly string[]>();

function phraseWords(phrase: string): readonly string[] {
  const known = PHRASE_WORDS.get(phrase);
  if (known) return known;
  const made = words(phrase);
  PHRASE_WORDS.set(phrase, made);
  return made;
}

/** True when the phrase of the written knowledge occurs in the text, word for word, with stems and single typos allowed. */
export function containsPhrase(textWords: readonly string[], phrase: string): boolean {
  const wanted = phraseWords(phrase);
  if (wanted.length === 0 || wanted.length > textWords.length) return false;
  return textWords.some((_, from) => wanted.every((word, offset) => sameWord(textWords[from + offset] ?? '', word)));
}

const STOP_WORDS = wordSet(knowledge.acts.words.stopWords);

/** The words that carry meaning, without numbers. */
export function contentWords(text: string): string[] {
  return words(text).filter((word) => word.length > 2 && !STOP_WORDS.has(word) && !/^\d/.test(word));
}

/** A stable 32-bit number of a text (FNV-1a), for tie-breaks that look varied and never change. */
export function getSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
