import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { AFTER_AND, LEADS, MOODS, PRONOUNS, SMALL, TAILS, TITLES } from './name-words.ts';

/** Words that stand where a name is expected. */
export type Written = {
  readonly name: string;
  readonly isQuoted: boolean;
  /** The place of the first word after it. */
  readonly end: number;
  /** It ended before a word that belongs to no name: `Sunday Cook please`. */
  readonly isTailed: boolean;
};

const QUOTES: Readonly<Record<string, string>> = knowledge.acts.pairs.quotes;
const STOPS = [',', '.', '!', '?', ';', ':', '\n', '…', '(', ')', '"', '”', '“', '—'];
const LETTER = {
  upper: (sign: string) => sign !== sign.toLowerCase(),
  lower: (sign: string) => sign !== sign.toUpperCase(),
};
const SPACES = new Set([' ', '\t', '\n', '\u00a0']);
/** Signs beyond those of letters and marks begin here: pictures. */
const PICTURES_FROM = 0x2190;

const isPicture = (sign: string) =>
  (sign.codePointAt(0) ?? 0) >= PICTURES_FROM && sign.toLowerCase() === sign.toUpperCase();

const isSpace = (sign: string | undefined): boolean => sign !== undefined && SPACES.has(sign);

/** The place where a quotation that begins here ends, or -1. */
function closeOf(text: string, open: number, limit: number): number {
  const wanted = QUOTES[text[open] ?? ''];
  if (wanted === undefined) return -1;
  const ends = wanted === "'" ? ["'", '’'] : [wanted, '"'];
  const last = Math.min(limit, text.length);
  for (let at = open + 2; at <= last; at += 1) {
    if (ends.includes(text[at] ?? '') && isEndOfWord(text[at + 1])) return at;
  }
  return -1;
}

const isEndOfWord = (sign: string | undefined): boolean =>
  sign === undefined || isSpace(sign) || STOPS.includes(sign) || '-–)'.includes(sign);

const endOfSentence = ({ text, tokens }: Reading, to: number): number => tokens[to]?.from ?? text.length;

function quotedAt(reading: Reading, { from, to }: Range): Written | null {
  const { text, tokens } = reading;
  const first = tokens[from];
  if (!first) return null;
  const before = tokens[from - 1]?.to ?? 0;
  const gap = text.slice(before, first.from);
  const open = Array.from(gap).findLastIndex((sign) => QUOTES[sign] !== undefined);
  // An apostrophe within a word opens nothing.
  if (open < 0 || (open > 0 && !isSpace(gap[open - 1]) && gap[open - 1] !== ':') || (open === 0 && before > 0))
    return null;
  const start = before + open;
  const close = closeOf(text, start, endOfSentence(reading, to));
  if (close < 0) return null;
  const end = tokens.findIndex((token, at) => at >= from && token.from > close);
  return {
    name: text.slice(start + 1, close).trim(),
    isQuoted: true,
    end: end < 0 ? tokens.length : end,
    isTailed: false,
  };
}

const isLarge = (raw: string) => LETTER.upper(raw.charAt(0) ?? '');

/** True where the words of a name are over: `… because I like it`. */
function isTail({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1]?.word ?? '';
  if (!token || isLarge(token.raw)) return false;
  if (token.word === 'and') return AFTER_AND.has(next);
  const isWho = tokens[at - 1]?.word === 'who';
  return !isWho && (TAILS.has(token.word) || TAILS.has(`${token.word} ${next}`));
}

/** Pictures that stand right before or after the words, moods apart. */
function picturesAt(text: string, from: number, to: number): string {
  const found = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(from, to))].map(
    ({ segment }) => segment,
  );
  const kept = found.filter(
    (segment) => isPicture(segment) && !MOODS.has(segment) && QUOTES[segment] === undefined && segment.length > 1,
  );
  return kept.join('');
}

function stopsBehind({ tokens }: Reading, at: number): boolean {
  const { after = '', word = '' } = tokens[at] ?? {};
  const isShort = after === '.' && TITLES.has(word);
  return !isShort && STOPS.some((stop) => after.includes(stop));
}

/** Characters of the longest name: beyond them a comma ends one. */
const LONGEST = 40;

/** `A Good Friend, In Bed by Eleven`: behind the comma all is written as a name, up to the next mark. */
function goesOn(reading: Reading, { from, to }: Range, at: number): boolean {
  const { tokens } = reading;
  const [first, next] = [tokens[from], tokens[at]];
  if (tokens[at - 1]?.after.trim() !== ',' || !first || !next || at >= to) return false;
  if (!isLarge(next.raw) || isTailWord(next.word)) return false;
  let end = at + 1;
  while (end < to && !stopsBehind(reading, end - 1)) end += 1;
  const rest = tokens.slice(at, end);
  return rest.every(isOfName) && (rest.at(-1) ?? next).to - first.from <= LONGEST;
}

const isOfName = ({ raw, word }: Reading['tokens'][number]) => isLarge(raw) || SMALL.has(word);

/** `Sunday Cook, Please`: what is said beside a name, however it is written. */
const isTailWord = (word: string) => TAILS.has(word) || PRONOUNS.has(word) || LEADS.has(word);

function endOfName(reading: Reading, { from, to }: Range): number {
  let end = from;
  while (end < to && !isTail(reading, end)) {
    end += 1;
    if (stopsBehind(reading, end - 1) && !goesOn(reading, { from, to }, end)) break;
  }
  return end;
}

/** The name that begins with a word of a sentence, to the letter; null when none does. */
export function nameAt(reading: Reading, { from, to }: Range): Written | null {
  const { text, tokens } = reading;
  const first = tokens[from];
  if (!first || from >= to || tokens[from - 1]?.from === first.from) return null;
  const quoted = quotedAt(reading, { from, to });
  if (quoted) return quoted;
  const end = endOfName(reading, { from, to });
  const last = tokens[end - 1];
  if (!last || end === from) return null;
  const before = picturesAt(text, tokens[from - 1]?.to ?? 0, first.from);
  const behind = picturesAt(text, last.to, endOfSentence(reading, end));
  const words = text.slice(first.from, last.to);
  const name = [before, words, behind].filter((part) => part !== '').join(' ');
  return { name, isQuoted: false, end, isTailed: end < to && (isTail(reading, end) || last.after.includes('(')) };
}

/** A name as it is kept: single blanks, nothing hanging on its ends. */
export const cutOut = (name: string): string => name.split(/\s/).filter(Boolean).join(' ');

/** True for words written large as names are, small words apart; scripts without large letters count. */
export function isWrittenAsName(name: string): boolean {
  const words = read(name).tokens.map(({ raw }) => raw);
  const significant = words.filter((word) => !SMALL.has(word.toLowerCase()) && word.toLowerCase() !== 'who');
  const letters = Array.from(name);
  const isShouted =
    words.length > 1 && !letters.some((sign) => LETTER.lower(sign)) && letters.some((sign) => LETTER.upper(sign));
  const isNamed = (word: string) => isLarge(word) || !LETTER.lower(word.charAt(0) ?? '');
  return significant.length > 0 && words.length <= 7 && !isShouted && significant.every(isNamed);
}
