import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';
import { isMark, type Token } from './normalise.ts';
import { NAMES, PEOPLE } from '../lexicon/word-lexicon.ts';
import { countOf } from './numbers.ts';
import { isKnownWord } from './spelling.ts';

const { requests } = knowledge;
const SAID = { all: patterns(...requests.didAll), nothing: patterns(...requests.didNothing) };
const [OF_ALL, PLAIN, ADDRESSED] = [requests.wholeDayWords, requests.wholeDayPlain, requests.addressed].map(
  (list) => new Set(list),
) as [Set<string>, Set<string>, Set<string>];
const [BEGINS, SURELY_BEGINS] = [new Set(requests.reasonBegins), new Set(requests.surelyBegins)];
/** Words to a listener (“jefe”, “my friend”) or an oath behind what is said; within how many it is begun, and has come to its end. */
const [MOST_ADDRESSED, MOST_BEFORE, MOST_WORDS] = [3, 8, 16];

/** Whether what follows is beside it: words to somebody, what is stressed, or the reason (“none of it I was at the doctor's”). */
function isBeside(said: readonly string[], words: readonly string[]): boolean {
  const own = words.slice(words.findIndex((word) => !ADDRESSED.has(word)));
  const [first = '', second = ''] = own;
  if (SURELY_BEGINS.has(`${first} ${second}`) || SURELY_BEGINS.has(first)) return true;
  const isPlain = said.some((word) => PLAIN.has(word) || countOf(word) > 1);
  if (isPlain && BEGINS.has(first)) return true;
  return words.length <= MOST_ADDRESSED && words.every((word) => ADDRESSED.has(word) || !isKnownWord(word));
}

const DEED = /^(?:did|could)$/;
/** One of these before a deed makes it the doing of somebody or something else. */
const OTHERS = /^(?:the|my|our|his|her|their|this|that|which|it|he|she|they|who|what|and|or)$/;
const isOfOther = (word: string) => OTHERS.test(word) || PEOPLE.has(word) || NAMES.has(word) || !isKnownWord(word);
const OF_TIME = /^(?:by|before|at|from)$/;

/** The words that a message begins with and that are of all its habits, with the plain word for them. */
function wholeIn(words: readonly string[], habits: number) {
  const first = words.slice(0, MOST_WORDS);
  if (!first.slice(0, MOST_BEFORE).some((word) => OF_ALL.has(word) || countOf(word) > 1)) return null;
  const reading = read(first.join(' '));
  if (reading.tokens.length !== first.length) return null;
  for (const [plain, said] of Object.entries(SAID)) {
    const end = firstOf(said, reading)?.match.to ?? 0;
    const [whole, rest] = [words.slice(0, end), words.slice(end)];
    // “All two of them” of three habits; “by 8” is an hour.
    const counts = whole.filter((_, at) => !OF_TIME.test(whole[at - 1] ?? '')).map(countOf);
    const isOfOthers = counts.some((count) => count > 1 && count !== habits);
    if (end === 0 || isOfOthers || !isBeside(whole, rest)) continue;
    // A word that stands alone leaves no place for a stop: the rest goes unread.
    const isRestRead = end > 1 && rest.length > 0;
    const word = whole.includes('everything') ? 'everything' : plain;
    return { word, length: isRestRead ? end : words.length, isRestRead };
  }
  return null;
}

function wholeAt(tokens: readonly Token[], habits: number): readonly [number, ReturnType<typeof wholeIn>] {
  for (const [place, start] of beginsOf(tokens).entries()) {
    const stop = tokens.findIndex((token, at) => at > start && isMark(token));
    const words = tokens.slice(start, stop === -1 ? undefined : stop).map(({ word }) => word);
    const whole = start === -1 ? null : wholeIn(words, habits);
    // “Shit day. All of it”, “exercises. all of em”: of what was told before.
    const isLast = whole?.length === words.length && !words.includes('of');
    if (whole && (place === 0 || (isLast && (place === 1 || whole.word === 'nothing')))) return [start, whole];
  }
  return [-1, null];
}

/** Where a message begins, where its last sentence does, “Kofi was ill. Nothing done”, and where a deed of nobody else does, “shattered did nothing”. */
function beginsOf(tokens: readonly Token[]): number[] {
  const last = tokens.slice(0, -1).findLastIndex(({ word }) => word === '.');
  const deed = tokens.findLastIndex(({ word }) => DEED.test(word));
  const before = tokens.slice(Math.max(0, deed - 2), Math.max(0, deed)).map(({ word }) => word);
  const isOwn = before.includes('i') || !before.some(isOfOther);
  return [tokens.findIndex((token) => !isMark(token)), last + 1, ...(isOwn ? [deed] : [])];
}

/** “Everything today jefe”, “none of it I was at work”: what is said first, or at the end by itself, of all the habits, becomes one plain word between stops. */
export function withWholeDay(tokens: readonly Token[], habits: number): Token[] {
  const [start, whole] = wholeAt(tokens, habits);
  if (!whole) return [...tokens];
  const last = start + whole.length - 1;
  return tokens.flatMap((token, at) => {
    if (at < start || at > last) return [token];
    const word = at === start ? whole.word : whole.isRestRead && at === last ? ',' : '"';
    const stop = at === start && at > 0 ? [{ ...token, word: ',', lemma: ',', end: token.start }] : [];
    return [...stop, { ...token, word, lemma: word }];
  });
}
