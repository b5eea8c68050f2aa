import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, listed, type Pattern, patterns } from '#coach/match/pattern.ts';
import type { IdentitySuggestion } from '#coach/port.ts';
import { read, type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { nameAt } from './name-at.ts';
import { PRONOUNS } from './name-words.ts';
import { isSpelling, respelt } from './spelling.ts';

/** What somebody wants of the name or the description that stands; `null` where it cannot be told how. */
export type NameChange =
  | { readonly of: 'name'; readonly name: string }
  | { readonly of: 'description'; readonly description: string }
  | { readonly of: 'description'; readonly wish: 'shorter' | 'warmer' | 'other' }
  | { readonly of: 'unclear' };

const { words } = knowledge.talk.identity;
const DROPS = patterns(...knowledge.requests.dropsName);
const SWAPS = patterns(...knowledge.requests.swapsName);
const ADDS = listed(words.adds);
const ENDINGS = listed(words.endings);
const SHORTER = listed(words.shorter);
const WARMER = listed(words.warmer);
const STRONGER = listed(words.stronger);
const SMALL_LETTERS = patterns(...knowledge.requests.nameChangeSmallLetters);
const LARGE_LETTERS = patterns(...knowledge.requests.nameChangeLargeLetters);
const ABOUT_DESCRIPTION = phraseSet(knowledge.acts.words.nameChangeAboutDescription);
const DESCRIBING = listed(words.describing);
/** Words of a name that a colder one gives way to. */
const WARM = ['Kind', 'Gentle', 'Cheerful', 'Easy-Going', 'Warm-Hearted'] as const;
const STRONG = ['Bold', 'Brave', 'Sure', 'Strong'] as const;
const ARTICLES = new Set(['the', 'a', 'an']);

const meets = (list: readonly Pattern[], reading: Reading) => list.some((pattern) => pattern.find(reading) !== null);

const plain = (text: string) =>
  read(text)
    .tokens.map(({ word }) => word)
    .join(' ');
const bare = (range: Range | undefined, reading: Reading) => (range ? wordsOf(reading, range) : '');

/** A name without some of its words; null when they are not in it, or nothing is left. */
function without(name: string, wanted: string): string | null {
  const words = name.split(' ');
  const out = plain(wanted);
  const parts = words.map(plain);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const at = parts.findIndex((_, start) => parts.slice(start, start + length).join(' ') === out);
    const left = [...words.slice(0, at), ...words.slice(at + length)];
    // `The Calm` and `The` are what is left of a name that is refused.
    const isBroken = ARTICLES.has(parts[0] ?? '') && left.length < 3 && at + length === words.length;
    if (at >= 0 && out !== '' && !(isBroken && at > 0)) return left.join(' ');
  }
  return null;
}

/** With the article that a person says before the word: `drop the Calm` means the Calm, `drop the The` the The. */
function dropped(name: string, words: string): string | null {
  const [first = '', ...rest] = words.split(' ');
  if (rest.length > 0 && ARTICLES.has(first.toLowerCase()))
    return without(name, rest.join(' ')) ?? without(name, words);
  return without(name, words);
}

/** Words that can join a name: few, and nothing that is said of somebody. */
function isNew(words: string): boolean {
  const { tokens } = read(words);
  const isArticle = tokens.length === 1;
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(({ word, tag }) => !PRONOUNS.has(word) && (isArticle || tag !== 'determiner'))
  );
}

function swapped(name: string, before: string, after: string): string | null {
  const words = name.split(' ');
  const parts = words.map(plain);
  const old = plain(before).split(' ');
  const at = parts.findIndex((_, start) => parts.slice(start, start + old.length).join(' ') === old.join(' '));
  if (at < 0 || !isNew(after)) return null;
  const isLarge = words[at] !== words[at]?.toLowerCase();
  return [...words.slice(0, at), isLarge ? titled(after) : after, ...words.slice(at + old.length)].join(' ');
}

const titled = (words: string): string => words.split(' ').map(capital).join(' ');

/** `Quiet` goes behind the article: `The Quiet Potter`. */
function added(name: string, word: string, isEnd: boolean): string {
  const words = name.split(' ');
  const isArticle = ARTICLES.has(plain(word));
  const isLarge = name !== name.toLowerCase();
  const given = isLarge ? titled(word) : word;
  if (isEnd) return [...words, given].join(' ');
  const at = !isArticle && ARTICLES.has(plain(words[0] ?? '')) ? 1 : 0;
  return [...words.slice(0, at), given, ...words.slice(at)].join(' ');
}

function shorter(name: string): string | null {
  const words = name.split(' ');
  if (words.length < 2) return null;
  const isArticle = ARTICLES.has(plain(words[0] ?? ''));
  if (words.length === 2) return isArticle ? (words[1] ?? null) : (words.at(-1) ?? null);
  // `Someone Who Shows Up` is no shorter without its beginning, only broken.
  if (plain(name).includes(' who ') || plain(name).includes(' of ')) return null;
  return isArticle ? [words[0], words.at(-1)].join(' ') : words.slice(1).join(' ');
}

/** The name in another colour. */
function coloured(name: string, colours: typeof WARM | typeof STRONG): string {
  const words = name.split(' ');
  const used = words.map(plain);
  const warm = colours.find((word) => !used.includes(plain(word))) ?? colours[0];
  const isArticle = ARTICLES.has(used[0] ?? '');
  const at = isArticle ? 1 : 0;
  const isColoured = words.length - at > 1 && !plain(name).includes(' who ') && !plain(name).includes(' of ');
  return [...words.slice(0, at), warm, ...words.slice(at + (isColoured ? 1 : 0))].join(' ');
}

function caught(list: readonly Pattern[], reading: Reading, make: (match: Record<string, string>) => string | null) {
  for (const pattern of list) {
    for (const sentence of reading.sentences) {
      const match = pattern.find(reading, sentence);
      const words = Object.fromEntries(
        Object.entries(match?.caught ?? {}).map(([name, range]) => [name, bare(range, reading)]),
      );
      const made = match ? make(words) : null;
      if (made !== null) return made;
    }
  }
  return null;
}

/** True for a wish for a shorter name. */
export const isShorterWish = (message: string) =>
  read(message).tokens.length <= LONGEST_WISH && meets(SHORTER, read(message));

function newDescription(reading: Reading): string | null {
  const found = firstOf(DESCRIBING, reading);
  const at = found?.match.to ?? 0;
  const first = reading.tokens[at];
  // `Description: …` needs its colon, `the description should say …` does not.
  const isSet = found?.pattern !== DESCRIBING.at(-1) || reading.tokens[at - 1]?.after.includes(':');
  if (!found || !first || !isSet) return null;
  const quoted = nameAt(reading, { from: at, to: reading.tokens.length });
  return quoted?.isQuoted ? quoted.name : reading.text.slice(first.from).trim();
}

function ofDescription(reading: Reading): NameChange | null {
  if (!reading.tokens.some(({ word }) => ABOUT_DESCRIPTION.has(word))) return null;
  const description = newDescription(reading);
  if (description) return { of: 'description', description };
  if (meets(SHORTER, reading)) return { of: 'description', wish: 'shorter' };
  if (meets(WARMER, reading)) return { of: 'description', wish: 'warmer' };
  const isTurnedDown = reading.tokens.some(({ word }) =>
    ['not', 'different', 'other', 'another', 'wrong', 'change', 'new'].includes(word),
  );
  return isTurnedDown ? { of: 'description', wish: 'other' } : null;
}

function bySomeWords(reading: Reading, name: string): string | null {
  return (
    caught(SWAPS, reading, ({ old = '', new: fresh = '' }) => swapped(name, old, fresh)) ??
    caught(DROPS, reading, ({ words = '' }) => dropped(name, words)) ??
    respelt(reading, name)
  );
}

function byAddition(reading: Reading, name: string): string | null {
  return (
    caught(ENDINGS, reading, ({ new: fresh = '' }) => (isNew(fresh) ? added(name, fresh, true) : null)) ??
    caught(ADDS, reading, ({ new: fresh = '' }) => (isNew(fresh) ? added(name, fresh, false) : null))
  );
}

function byManner(reading: Reading, name: string): string | null {
  if (meets(SMALL_LETTERS, reading)) return name.toLowerCase();
  if (meets(LARGE_LETTERS, reading)) return titled(name);
  if (meets(SHORTER, reading)) return shorter(name);
  if (meets(STRONGER, reading)) return coloured(name, STRONG);
  return meets(WARMER, reading) ? coloured(name, WARM) : null;
}

/** Words that are to go from the line below the name: it can be edited there. */
function isOfLine(reading: Reading, description: string): boolean {
  const line = ` ${plain(description)} `;
  const isMet = caught(DROPS, reading, ({ words = '' }) => {
    const out = plain(words).replace('the ', '');
    return out !== '' && line.includes(` ${out} `) ? out : null;
  });
  return isMet !== null && reading.tokens.length <= LONGEST_DROP;
}

const LONGEST_DROP = 6;
/** Longer messages tell of the person; a wish about the name is short. */
const LONGEST_WISH = 16;

/** What a message wants of the name that stands: `drop the The`, `with a K`, `shorter`; null when it wants nothing of it. */
export function nameChange(message: string, { name, description }: IdentitySuggestion): NameChange | null {
  const reading = read(message);
  const described = ofDescription(reading);
  const isQuestion = message.includes('?') && reading.tokens[0]?.word === 'what';
  if (described || isQuestion || reading.tokens.length > LONGEST_WISH) return described;
  const changed = changedName(reading, name);
  if (changed && changed !== name) return { of: 'name', name: changed };
  const isWished = isSpelling(reading) || meets([...SHORTER, ...WARMER], reading) || isOfLine(reading, description);
  return isWished ? { of: 'unclear' } : null;
}

function changedName(reading: Reading, name: string): string | null {
  const changed = bySomeWords(reading, name) ?? byManner(reading, name);
  return changed ?? (isSpelling(reading) ? null : byAddition(reading, name));
}
