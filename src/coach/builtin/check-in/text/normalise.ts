import { wordSet } from '#coach/text/phrases.ts';
import { remembered } from '#core/words/remembered.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { verdictMarks } from '../judge/verdict-marks.ts';
import { PAST_TO_BASE, SHORT_FORMS, SPELLING_STEMS } from '../lexicon/word-lexicon.ts';

/** One word or mark of a message: how it is read, its stem, and where it stands in the message. */
export type Token = { readonly word: string; readonly lemma: string; readonly start: number; readonly end: number };

/** Words and marks of a message, as they are written. */
export const PIECES =
  /\[[xX✓✔ ]?\]|\d{1,2}(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH])(?![\p{L}\p{N}])|\d{1,2}:\d{2}|\d{1,2}\.\d{2}(?=\s?[ap]\.?m\b)|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|\p{L}+(?:['’‘`]\p{L}+)*|%|[\n.!?;,:()"“”/|&+=£$€…—–-]|\p{Extended_Pictographic}|[✓✔✗✘☑]/gu;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^[✅✓✔☑👍💯🎉💪🙌👌]/u, '✓'],
  [/^[❌✗✘✖👎🚫⛔❎]/u, '✗'],
  [/^[🙄😒🙃😏]/u, '🙄'],
  [/^[…]/, '.'],
  [/^[—–]/, '—'],
  [/^[“”]/, '"'],
];

/** Pictures that name an act. */
const PICTURES = new Map(Object.entries(knowledge.acts.pairs.pictures));

const ORDINALS = new Map(Object.entries(knowledge.acts.pairs.ordinals));

/** Said with a smile; it changes nothing. */
const LAUGHTER = /^(?:lo+l+z?|lmf?ao+|rofl|(?:ha){2,}h?|(?:he){2,}|xd+|lel)$/;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(do|does|did|is|are|was|were|have|has|had|would|could|should|need|must|might)n't$/, '$1 not'],
  [/^can't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^shan't$/, 'will not'],
  [/^ain't$/, 'is not'],
  [/^(i|you|we|they|would|could|should|might)'ve$/, '$1 have'],
  [/^i'm$/, 'i am'],
  [/^(you|we|they)'re$/, '$1 are'],
  [/^(i|you|we|they|he|she|it|that)'ll$/, '$1 will'],
  [/^(i|you|we|they|he|she|it)'d$/, '$1 would'],
  // “Deliveroo'd a curry”
  [/^(?!that|there|what|where|which|when)(\p{L}{4,})'d$/u, 'had $1'],
  [/^(it|that|what|he|she|there|here|who)'s$/, '$1 is'],
  [/^let's$/, 'let us'],
  [/^(\p{L}+)'s$/u, "$1 's"],
  [/^(\p{L}+s)'$/u, '$1'],
  [/^y'all$/, 'you all'],
];

function toPlain(piece: string): string {
  return piece
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

/** Repeated letters for stress are one or two: `soooo` is `soo`, `yesss` is `yess`. */
function unstressed(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, '$1$1');
}

function written(word: string): string {
  const plain = unstressed(word);
  const short = SHORT_FORMS.get(plain);
  if (short !== undefined) return short;
  for (const [pattern, replacement] of ENDINGS) if (pattern.test(plain)) return plain.replace(pattern, replacement);
  const bare = plain.replace(/'/g, '');
  return SHORT_FORMS.get(bare) ?? bare;
}

/** Reads American and British spellings alike: `organized` is `organised`. */
function britishSpelling(word: string): string {
  for (const [pattern, replacement] of SPELLING_STEMS) {
    if (pattern.test(word)) return word.replace(pattern, replacement);
  }
  return word;
}

const LEMMAS = new Map<string, string>();

/** The base form that words are compared by: `ran`, `running` and `runs` are `run`; `tidied` is `tidy`. */
export function lemma(word: string): string {
  const known = LEMMAS.get(word);
  if (known !== undefined) return known;
  const made = getLemma(britishSpelling(word));
  // Bounded: words of users are endless, those of the lexicon come first.
  if (LEMMAS.size < 20_000) LEMMAS.set(word, made);
  return made;
}

const UNCHANGED = wordSet(
  'news does this was his its always sometimes towards bus gas plus across less class lens series yes us bless died red bed indeed used minus thanks perhaps',
);

function getLemma(word: string): string {
  const base = PAST_TO_BASE.get(word);
  if (base !== undefined) return getLemma(base);
  if (word.length <= 3 || UNCHANGED.has(word)) return word;
  if (/ie[ds]$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is|eed)$/.test(word)) return word;
  const ending = /(ing|ed)$/.exec(word)?.[0];
  if (ending && /[aeiouy]/.test(word.slice(0, -ending.length)) && word.length - ending.length >= 3) {
    return withoutEnding(word.slice(0, -ending.length));
  }
  const singular = /(ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

/** `run` of `runn-ing`, `note` of `not-ed`, `practis` of `practis-ing`. */
function withoutEnding(base: string): string {
  if (/([bdgkmnprtvz])\1$/.test(base)) return base.slice(0, -1);
  return base.length === 3 && /^[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}

function readMark(piece: string): string {
  for (const [pattern, mark] of MARKS) if (pattern.test(piece)) return mark;
  return piece;
}

const MOST_WRITTEN = 20_000;

const writtenOut = remembered(MOST_WRITTEN, (piece): readonly string[] => {
  const plain = toPlain(piece);
  return LAUGHTER.test(plain) ? [] : written(plain).split(' ');
});

/** One message is looked at several times, and the habits with each. */
const MOST_READ = 200;

/** The words and marks of a message, written out, lower case, each with its place in the message. */
export const tokenise = remembered<readonly Token[]>(MOST_READ, getTokens);

/** “No guitar cause Liam had a fever”: else it is something's cause, or what something may do. */
const BEFORE_CAUSE =
  /^(?:the|an?|my|our|his|her|its|their|this|that|no|any|some|one|good|lost|great|worthy|root|real|main|common|same|for|to|not|will|can|could|would|may|might|does|do|did|of|or)$/;

function getTokens(message: string): Token[] {
  const tokens: Token[] = [];
  const getVerdict = verdictMarks(message);
  for (const found of message.matchAll(PIECES)) {
    const piece = found[0];
    const at = { start: found.index, end: found.index + piece.length };
    const verdict = getVerdict({ text: piece, start: found.index });
    if (verdict !== null) {
      tokens.push({ word: verdict, lemma: verdict, ...at });
      continue;
    }
    if (/^\p{L}/u.test(piece)) {
      const words = writtenOut(piece);
      if (words.length === 0) {
        // “Emails: lol” is a verdict; a laugh anywhere else says nothing.
        if (tokens.at(-1)?.word === ':') tokens.push({ word: '✗', lemma: '✗', ...at });
        continue;
      }
      for (const written of words) {
        const isReason = written === 'cause' && tokens.length > 0 && !BEFORE_CAUSE.test(tokens.at(-1)?.word ?? '');
        const word = isReason ? 'because' : written;
        tokens.push({ word, lemma: lemma(word), ...at });
      }
    } else if (piece.startsWith('[')) {
      const word = piece.length > 2 && piece[1] !== ' ' ? '✓' : '✗';
      tokens.push({ word, lemma: word, ...at });
    } else if (/^\d/.test(piece)) {
      const word = (ORDINALS.get(piece.toLowerCase()) ?? piece).replace(/(?<=\d),(?=\d{3})/g, '');
      tokens.push({ word, lemma: word, ...at });
    } else {
      const pictured = PICTURES.get(piece);
      if (pictured !== undefined) {
        // “🦵20 🚶15” is a list.
        if (/^\d/.test(tokens.at(-1)?.word ?? ''))
          tokens.push({ word: ',', lemma: ',', start: at.start, end: at.start });
        tokens.push({ word: pictured, lemma: lemma(pictured), ...at });
        continue;
      }
      const mark = readMark(piece);
      const isPicture = mark === piece && piece !== '🙄' && /\p{Extended_Pictographic}/u.test(piece);
      if (isPicture) continue;
      const isJoiner = piece === '&' || piece === '+';
      const word = piece === '%' ? 'percent' : isJoiner ? 'and' : mark === '\n' ? '.' : mark;
      tokens.push({ word, lemma: word, ...at });
    }
  }
  return withoutHyphens(tokens, message);
}

/** A hyphen inside a word (`smoke-free`) joins; with spaces around it is a pause. */
function withoutHyphens(tokens: readonly Token[], message: string): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.word === 'x' && tokens[at - 1]?.word === ':') return [{ ...token, word: '✗', lemma: '✗' }];
    // “4/4”, “0/3”: so many of so many.
    const [over, under] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
    if (token.word === '/' && /^[2-6]$/.test(under) && (over === under || over === '0'))
      return [{ ...token, word: 'of', lemma: 'of' }];
    if (token.word !== '-') return [token];
    const isInside = /\S/.test(message[token.start - 1] ?? ' ') && /\S/.test(message[token.end] ?? ' ');
    return isInside ? [] : [{ ...token, word: '—', lemma: '—' }];
  });
}

/** True for punctuation and ticks; signs of money and a possessive are words. */
export function isMark(token: Token): boolean {
  return (
    /^[^\p{L}\p{N}]+$/u.test(token.word) &&
    token.word !== "'s" &&
    token.word !== '£' &&
    token.word !== '$' &&
    token.word !== '€'
  );
}

/** The lemmas of a phrase of the lexicon. */
export function phraseLemmas(phrase: string): string[] {
  return tokenise(phrase)
    .filter((token) => !isMark(token) && token.word !== "'s")
    .map((token) => token.lemma);
}

/** The words of tokens, from one to another, as a text. */
export const textOf = (tokens: readonly { readonly word: string }[], from = 0, to = tokens.length): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

/** The words of tokens without the marks between them. */
export const spokenText = (tokens: readonly Token[]): string => textOf(tokens.filter((token) => !isMark(token)));
