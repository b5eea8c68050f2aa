import knowledge from '#content/knowledge.json' with { type: 'json' };
import { meanings } from './phrases.ts';

/** A word of a text as it stands there, before anything is known of it. Offsets are those of the text. */
export type RawToken = {
  /** As written, without the marks around it. */
  readonly raw: string;
  /** In lower case, without accents; a contraction makes two words: `don't` is `do` and `not`. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** The marks between it and the next word, without blanks: `,`, `.`, `"`. */
  readonly after: string;
};

/** More words than this are not read: no text of a goal or a message has as many. */
const MOST_WORDS = 500;
/** Letters of a word; what goes beyond is no word. */
const LONGEST_WORD = 60;

const CONTRACTIONS = meanings(knowledge.acts.words.contractions);

const ENDINGS = Object.entries(meanings("not: n't; am: 'm; are: 're; have: 've; will: 'll; would: 'd"));
/** After these words `'s` is `is`; after all others it belongs to its owner and is left out. */
const IS_AFTER = new Set(['it', 'that', 'what', 'he', 'she', 'there', 'here', 'who', 'how', 'where', 'everything']);
/** Written together with a number: `20mins`, `8pm`, `3x`. */
const GLUED = /^(\d[\d.,:]*)(\p{L}+)$/u;

/** Numbers with marks inside, words with apostrophes inside. Hyphens and slashes part words. */
const WORD = /\d+(?:[.,:]\d+)*\p{L}*|\p{L}[\p{L}\p{M}\d]*(?:['’ʼ]\p{L}+)*/gu;

/** A word in lower case, without accents. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}

function parted(plain: string): readonly string[] {
  const whole = CONTRACTIONS[plain];
  if (whole && Object.hasOwn(CONTRACTIONS, plain)) return whole.split(' ');
  if (!plain.includes("'")) return [plain];
  for (const [ending, word] of ENDINGS) {
    if (plain.endsWith(ending) && plain.length > ending.length) return [plain.slice(0, -ending.length), word];
  }
  if (plain.endsWith("'s")) {
    const owner = plain.slice(0, -2);
    return IS_AFTER.has(owner) ? [owner, 'is'] : [owner];
  }
  return [plain.replaceAll("'", '')];
}

/** `20mins` is a number and a word. */
function unglued(raw: string, at: number): { raw: string; from: number }[] {
  const glued = GLUED.exec(raw);
  const [, number, word] = glued ?? [];
  const isOrdinal = word !== undefined && /^(?:st|nd|rd|th)$/i.test(word);
  if (number === undefined || word === undefined || isOrdinal) return [{ raw, from: at }];
  return [
    { raw: number, from: at },
    { raw: word, from: at + number.length },
  ];
}

/** The words of a text in their order, at most five hundred. */
export function tokensOf(text: string): RawToken[] {
  const found: { raw: string; word: string; from: number; to: number }[] = [];
  for (const match of text.matchAll(WORD)) {
    if (found.length >= MOST_WORDS) break;
    for (const { raw, from } of unglued(match[0].slice(0, LONGEST_WORD), match.index)) {
      for (const word of parted(plainWord(raw))) found.push({ raw, word, from, to: from + raw.length });
    }
  }
  return found.map((token, at) => {
    const next = found[at + 1];
    const between = next && next.from === token.from ? '' : text.slice(token.to, next?.from);
    return { ...token, after: between.replace(/[^\S\n]/gu, '') };
  });
}
