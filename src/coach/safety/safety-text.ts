import { wordSet } from '#coach/text/phrases.ts';
import content from '#content/safety.json' with { type: 'json' };
import { inLatinLetters } from '#coach/text/languages/devanagari.ts';
import { getLanguages } from '#coach/text/languages/foreign.ts';
import { normaliseKeepingMarks, withinOneEdit } from '#coach/text/language.ts';
import { digits } from './numbers.ts';

const LETTER_FOR = new Map(Array.from('01345@$!', (sign, at) => [sign, 'oieasasi'.charAt(at)] as const));

const { slang, slangOfEnglish, repaired: worthRepair, rightAsTheyAre } = content.spelling;

/** Written out so that a rule needs to know one form only. */
const WRITTEN_OUT = new Map(
  Object.entries(slang).flatMap(([plain, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, plain] as const),
  ),
);
/** Slang that is a plain word elsewhere. */
const ELSEWHERE = wordSet(slangOfEnglish);

/** Shorter names are one letter away from everyday words. */
const LONG_ENOUGH = 8;

function longNames(words: string): string[] {
  return words.split(', ').filter((word) => word.length >= LONG_ENOUGH && /^[a-z]+$/.test(word));
}

/** Words in which one wrong letter is put right. */
const REPAIRABLE = [
  ...worthRepair.split(' '),
  ...longNames(content.words.medicine_name),
  ...longNames(content.words.sedative),
];

type Bucket = Map<string, string[]>;

/** First letter and length, so that one word is compared with a handful only. */
function getBuckets(words: readonly string[]): Bucket {
  const buckets: Bucket = new Map();
  for (const word of words) {
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      const key = `${word[0]}${length}`;
      buckets.set(key, [...(buckets.get(key) ?? []), word]);
    }
  }
  return buckets;
}

const BUCKETS = getBuckets(REPAIRABLE);
const KNOWN = new Set([...REPAIRABLE, ...rightAsTheyAre.split(' ')]);

function repaired(word: string): string {
  if (word.length < 5 || KNOWN.has(word)) return word;
  return BUCKETS.get(`${word[0]}${word.length}`)?.find((known) => withinOneEdit(known, word)) ?? word;
}

function writtenOut(word: string, isEnglish: boolean): string {
  const plain = isEnglish || !ELSEWHERE.has(word) ? WRITTEN_OUT.get(word) : undefined;
  return plain ?? repaired(word);
}

/** Letters spaced out or written as digits to slip past a filter: `k i l l`, `su1c1de`, `k*ll`. */
function unmasked(text: string): string {
  return text
    .replace(/\b(?:[a-z][ .\-_*]){3,40}[a-z]\b/g, (run) => run.replace(/[ .\-_*]/g, ''))
    .replace(/\bk[*#]ll/g, 'kill')
    .replace(/\bsu[*#!]c[*#!i]de/g, 'suicide')
    .replace(/\bcut{3,}/g, 'cut')
    .replace(/\b[a-z]{1,20}[01345@$!]{1,4}[a-z]{1,20}[a-z01345@$!]{0,20}/g, (word) =>
      /!!|\d{2}/.test(word)
        ? word.replace(/!+/g, '! ')
        : word.replace(/[01345@$!]/g, (sign) => LETTER_FOR.get(sign) ?? sign),
    );
}

/**
 * The text that the safety rules read: lower case, contractions and slang written out, hyphens as spaces, number words as
 * digits, single typos in the listed words repaired. Full stops and commas stay, for rules that look at a sentence.
 */
export function safetyText(text: string): string {
  const languages = getLanguages(text);
  const isEnglish = languages.length === 0 || languages.includes('en');
  const plain = unmasked(
    normaliseKeepingMarks(
      inLatinLetters(text)
        .replace(/\s*\n+\s*/g, '. ')
        .replace(/\b2(?=nite|night|day|moro|morrow)/gi, 'to')
        .replace(/\b2 (?=(?:be|die|live|cut|kill|hurt|end|go|wake|stay|do|jump|sleep)\b)/gi, 'to ')
        .replace(/\bb here\b/gi, 'be here')
        .replace(/\bw (?=(?:a|an|the|my|it|her|him)\b)/gi, 'with ')
        .replace(/ı/g, 'i')
        .replace(/œ/gi, 'oe')
        .replace(/\bt1d\b/gi, 'type 1 diabetes'),
    ),
  )
    .replace(/ [-–—]+ |[()]/g, ' , ')
    .replace(/[-_–—/]/g, ' ')
    .replace(/(?<!\d)'(?!\d)|"(?!\s*(?:tall|and))/g, (mark) => (mark === '"' ? ' ' : mark))
    .replace(/[a-z]+/g, (word) => writtenOut(word, isEnglish));
  return digits(plain).replace(/\s+/g, ' ').trim();
}
