import { inLatinLetters } from '#coach/text/devanagari.ts';
import { getLanguages } from '#coach/text/foreign.ts';
import { normaliseKeepingMarks, withinOneEdit } from '#coach/text/language.ts';
import { REPAIRABLE } from './lexicon/repairable.ts';
import { digits } from './numbers.ts';

const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Slang and lazy spellings, written out so that a rule needs to know one form only. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  wanna: 'want to',
  wana: 'want to',
  wanting: 'want',
  gonna: 'going to',
  gunna: 'going to',
  gotta: 'have to',
  ive: 'i have',
  iv: 'i have',
  id: 'i would',
  hes: 'he is',
  shes: 'she is',
  thats: 'that is',
  theyre: 'they are',
  u: 'you',
  anymore: 'any more',
  everybody: 'everyone',
  somebody: 'someone',
  tonite: 'tonight',
  tmrw: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  becuz: 'because',
  bc: 'because',
  cuz: 'because',
  stoped: 'stopped',
  meself: 'myself',
  mself: 'myself',
  mysef: 'myself',
  hisself: 'himself',
  themself: 'themselves',
  sucide: 'suicide',
  suicde: 'suicide',
  kil: 'kill',
  killin: 'killing',
  kys: 'kill yourself',
  kms: 'kill myself',
  unlive: 'unalive',
  ctb: 'commit suicide',
  sui: 'suicide',
  selfharm: 'self harm',
  selfharming: 'self harming',
  selfharmed: 'self harmed',
  harmd: 'harmed',
  sewerslide: 'suicide',
  suicidle: 'suicidal',
  suisidal: 'suicidal',
  sucidal: 'suicidal',
  suiside: 'suicide',
  dnt: 'do not',
  wnt: 'want',
  tierd: 'tired',
  livin: 'living',
  dyin: 'dying',
  cuttin: 'cutting',
  hurtin: 'hurting',
  hert: 'hurt',
  abt: 'about',
  alot: 'a lot',
  nemore: 'any more',
  anymor: 'any more',
  nuthin: 'nothing',
  nothin: 'nothing',
  mysel: 'myself',
  rlly: 'really',
  cba: 'can not be arsed',
  cos: 'because',
  til: 'till',
  stil: 'still',
  thew: 'threw',
  thinkin: 'thinking',
  jus: 'just',
  wat: 'what',
  feelin: 'feeling',
  fuk: 'fuck',
  cud: 'could',
  shud: 'should',
  wud: 'would',
  thru: 'through',
  tho: 'though',
  mustnt: 'must not',
  hadnt: 'had not',
  neednt: 'need not',
  didnae: 'did not',
  dinnae: 'do not',
  cannae: 'can not',
  wasnae: 'was not',
  isnae: 'is not',
  willnae: 'will not',
  wouldnae: 'would not',
  couldnae: 'could not',
  havenae: 'have not',
  ower: 'over',
  nite: 'night',
};

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
/** Everyday words one letter away from a listed one, mostly of other languages. */
const NO_TYPOS = [
  'cocine',
  'cocino',
  'cocina',
  'cocinar',
  'alcool',
  'medicina',
  'medicinal',
  'suicides',
  'operator',
  'meditation',
];
const KNOWN = new Set([...REPAIRABLE, ...NO_TYPOS]);

function repaired(word: string): string {
  if (word.length < 5 || KNOWN.has(word)) return word;
  return BUCKETS.get(`${word[0]}${word.length}`)?.find((known) => withinOneEdit(known, word)) ?? word;
}

/** Slang that is a plain word elsewhere: Polish `coś`, Dutch `stil`, Italian `sui`. */
const ELSEWHERE = new Set(['cos', 'u', 'id', 'iv', 'sui', 'stil', 'wat', 'hert']);

function writtenOut(word: string, isEnglish: boolean): string {
  const isSlang = Object.hasOwn(WRITTEN_OUT, word) && (isEnglish || !ELSEWHERE.has(word));
  return (isSlang ? WRITTEN_OUT[word] : undefined) ?? repaired(word);
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
        : word.replace(/[01345@$!]/g, (sign) => LETTER_FOR[sign] ?? sign),
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
