import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, listed } from '#coach/match/pattern.ts';
import { sameWord } from '#coach/text/language.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import { isRoleWord } from '../name/roles.ts';
import { type Reading, read, type Token } from '#coach/text/reading.ts';

/** Between `not` and what is refused. */
const BETWEEN = phraseSet('a; an; the; about; really; another; any; for; called; into; just; some; that');
/** The same after `I do not want`: `it sounding like the gym`, `anything that sounds like an ad`. */
const BETWEEN_WISH = phraseSet('to; it; anything; something; name; sound; sounds; sounding; like; of');
/** The same after `nothing`: `to do with dieting`. */
const AFTER_NOTHING = phraseSet('to; do; with; like; too');
/** Before `not` these speak of what is done or not done. */
const HELPING = phraseSet('do; does; did; would; will; can; could; should; must; may; might; shall; have; has');
/** Refused, they say nothing of a name. */
const NOTHING = phraseSet(knowledge.talk.identity.words.saysNothing);
const ENDS = phraseSet('but; and; please; because; it; i; my; then; or; rather; instead; who; so; just');
const OF_NAME = new Set(['noun', 'gerund', 'adjective']);
const MOST_WORDS = 5;

/** What a message refuses, and what is left of it. */
export type Refused = { readonly words: readonly string[]; readonly rest: string };

const isLarge = ({ raw }: Token) => raw.length > 1 && raw.charAt(0) !== raw.charAt(0).toLowerCase();

/** `not`, `no`, `nothing to do with`. */
const isDenial = ({ word }: Token, next: Token | undefined) =>
  word === 'not' || word === 'no' || (word === 'nothing' && AFTER_NOTHING.has(next?.word ?? ''));

const isRefusal = ({ tokens }: Reading, not: number): boolean => {
  const [token, before] = [tokens[not], tokens[not - 1]];
  const isWord = token !== undefined && isDenial(token, tokens[not + 1]) && token.after.trim() === '';
  return isWord && !(before?.after.trim() === '' && HELPING.has(before.word));
};

/** `not a tidier`, `not Tidier`, `…, not tidying`; `no phone in bed` and `not shouting` are what somebody would do. */
function isMeant({ tokens }: Reading, not: number, from: number): boolean {
  const first = tokens[from];
  if (!first || NOTHING.has(first.word) || !(OF_NAME.has(first.tag) || isLarge(first))) return false;
  if (isLarge(first) || isRoleWord(first.lemma)) return true;
  const isContrast = tokens[not - 1]?.after.trim() === ',' && not > 2;
  return from > not + 1 ? tokens[not]?.word !== 'no' : isContrast && first.tag === 'gerund';
}

const UNWANTED = phraseSet('want; like; need; fancy; mean');
const OF_BEING = phraseSet('be; become; feel; have');

/** `I do not want to build a wall`: what is not wanted; not what somebody would not be, which says who they are. */
const isUnwanted = ({ tokens }: Reading, not: number) =>
  tokens[not]?.word === 'not' &&
  tokens[not - 1]?.word === 'do' &&
  UNWANTED.has(tokens[not + 1]?.word ?? '') &&
  tokens[not + 2] !== undefined;

const betweenAfter = (token: Token | undefined) => (token?.word === 'nothing' ? AFTER_NOTHING : BETWEEN);
const isOneOf = (token: Token | undefined, words: ReadonlySet<string>) =>
  token?.after === '' && (BETWEEN.has(token.word) || words.has(token.word));

/** Where the words begin that a `not` refuses; null where it refuses none. */
function firstRefused(reading: Reading, not: number): number | null {
  const { tokens } = reading;
  const isWish = isUnwanted(reading, not);
  if (!isWish && !isRefusal(reading, not)) return null;
  const between = isWish ? BETWEEN_WISH : betweenAfter(tokens[not]);
  let from = not + (isWish ? 2 : 1);
  while (from < tokens.length - 1 && isOneOf(tokens[from], between)) from += 1;
  const isSaid = isWish ? !OF_BEING.has(tokens[from]?.lemma ?? '') : isMeant(reading, not, from);
  return isSaid ? from : null;
}

/** Where the words stand that a `not` refuses; null where it refuses none: `not yet`, `no, …`, `does not shout`. */
function refusedFrom(reading: Reading, not: number): { from: number; to: number } | null {
  const { tokens } = reading;
  const from = firstRefused(reading, not);
  if (from === null) return null;
  const isOver = (at: number) => tokens[at - 1]?.after.trim() !== '' || ENDS.has(tokens[at]?.word ?? '');
  let to = from + 1;
  while (to < Math.min(tokens.length, from + MOST_WORDS) && !isOver(to)) to += 1;
  return { from, to };
}

/** Where the sentence part begins that says `I am not …`, `it is not about …`. */
function startOf({ tokens }: Reading, not: number): number {
  const isPart = (at: number) =>
    ['i', 'am', 'it', 'is', 'this', 'that', 'be', 'no', 'please', 'we', 'are', 'do', 'said'].includes(
      tokens[at]?.word ?? '',
    );
  let at = not;
  while (at > 0 && tokens[at - 1]?.after.trim() === '' && isPart(at - 1)) at -= 1;
  return at === 1 && tokens[0]?.word === 'no' ? 0 : at;
}

/** What stood before a contrast is a sentence by itself. */
const ended = (text: string) => (text.trim().endsWith(',') ? `${text.trim().slice(0, -1)}. ` : text);

const ABOUT = listed(knowledge.talk.identity.words.about);

/** `It's about swimming in the loch`: swimming is what is done. */
function withoutLead(text: string): string {
  const reading = read(text);
  const lead = firstOf(ABOUT, reading)?.match;
  const sentence = lead && reading.sentences.find(({ to }) => to > lead.from);
  return sentence
    ? text.slice(0, reading.tokens[sentence.from]?.from) + text.slice(reading.tokens[lead.to]?.from)
    : text;
}

/** Reads `No, I am not a tidier. Swimming`: the tidier is refused, and swimming is what is said instead. */
export function refusedIn(message: string): Refused {
  const reading = read(message);
  const words: string[] = [];
  let rest = '';
  let kept = 0;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const range = refusedFrom(reading, at);
    if (!range) continue;
    words.push(...reading.tokens.slice(range.from, range.to).map(({ word }) => word));
    rest += ended(reading.text.slice(kept, reading.tokens[startOf(reading, at)]?.from));
    kept = reading.tokens[range.to]?.from ?? reading.text.length;
    at = range.to - 1;
  }
  return {
    words: words.filter((word) => !NOTHING.has(word) && word.length > 2),
    rest: withoutLead(`${rest}${reading.text.slice(kept)}`.trim()),
  };
}

const ENDINGS = ['ying', 'ier', 'ing', 'ers', 'er', 'es', 's', 'y', 'e'] as const;

/** What `tidier`, `tidying` and `tidy` have in common. */
function baseOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3) ?? '';
  const base = word.slice(0, word.length - ending.length);
  return base.length > 3 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base;
}

/** True for a text with a word that was refused, in any of its forms. */
export const holdsRefused = (text: string, words: readonly string[]) =>
  words.some((refused) =>
    read(text).tokens.some(({ word }) => sameWord(word, refused) || baseOf(word) === baseOf(refused)),
  );
