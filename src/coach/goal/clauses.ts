import type { Range, Reading } from '#coach/text/reading.ts';
import { opened } from './openers.ts';
import { isKnownVerb } from './words/act-kinds.ts';

const WISHES = new Set(['want', 'need', 'would', 'wish', 'hope', 'should', 'must', 'plan']);
/** Begins why or what for; what follows names no act, up to the next comma. */
const REASONS = new Set(
  'because cause cos coz cuz though although whereas which unless despite due given if since otherwise hence thanks'.split(
    ' ',
  ),
);
/** Reasons of two words. */
const TWO: Readonly<Record<string, readonly string[]>> = {
  so: ['that', 'i', 'my', 'we', 'the', 'it', 'people', 'they', 'he', 'she', 'as', 'our', 'others'],
  as: ['i', 'my', 'it', 'we', 'she', 'he', 'they', 'opposed'],
  instead: ['of'],
  rather: ['than'],
  like: ['i', 'my', 'we'],
  even: ['if', 'when', 'though'],
  thanks: ['to'],
};
const CONTRASTS = new Set(['but', 'however', 'yet', 'though']);
const CLAUSE_MARKS = [',', ';', ':', '—', '(', ')', '|'];

export type Clause = Range & { readonly isReason: boolean };

const isSubject = (word: string) => word === 'i' || word === 'we';

/** True where something new is said: somebody wishes, or an instruction begins. */
export function beginsAct(reading: Reading, { from, to }: Range): boolean {
  const { at, turns } = opened(reading, { from, to });
  const token = reading.tokens[at];
  if (!token) return false;
  if (turns.some((turn) => turn !== 'skip' && turn !== 'more')) return true;
  const isBase = token.word === token.lemma && (token.tag === 'verb' || isKnownVerb(token.word));
  const next = reading.tokens[at + 1];
  return (
    (isBase && (token.tag === 'verb' || next?.tag === 'determiner')) ||
    token.tag === 'gerund' ||
    token.tag === 'pronoun'
  );
}

const OF_TIME = new Set([
  'before',
  'after',
  'when',
  'while',
  'once',
  'until',
  'as',
  'that',
  'time',
  'whenever',
  'if',
  'where',
  'like',
  'how',
  'what',
  'and',
]);

/** `the scarf I started`: what is said of a thing, not of when. */
function isAside(tokens: Reading['tokens'], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const isPlain =
    (word === 'i' || word === 'she' || word === 'he') && tokens[at - 1]?.tag === 'noun' && tokens[at - 1]?.after === '';
  return (
    isPlain &&
    !WISHES.has(tokens[at + 1]?.lemma ?? '') &&
    ![2, 3, 4].some((back) => OF_TIME.has(tokens[at - back]?.word ?? ''))
  );
}

function isReasonAt({ tokens }: Reading, at: number): boolean {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (word === 'so' && ['noun', 'pronoun', 'determiner'].includes(tokens[at + 1]?.tag ?? '')) return true;
  if (word === 'in' && next === 'order' && tokens[at + 2]?.word === 'to') return true;
  if (Object.hasOwn(TWO, word) && TWO[word]?.includes(next)) return true;
  // `Eat without my phone` is the act itself; behind anything else it says how.
  const isHow =
    word === 'without' && (tokens[at - 1]?.tag !== 'verb' || (tokens[at + 1]?.word.endsWith('ing') ?? false));
  return REASONS.has(word) || isHow || isAside(tokens, at);
}

const BARE = new Set(['more', 'less', 'fewer', 'no']);

function boundaryAt(
  reading: Reading,
  { from: start, at, to: end }: Range & { readonly at: number },
): 'main' | 'reason' | null {
  const { tokens } = reading;
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1];
  const marks = before?.after ?? '';
  if (isReasonAt(reading, at))
    return word === 'without' && !tokens.slice(0, at).some(({ tag }) => tag === 'verb' || tag === 'gerund')
      ? 'main'
      : 'reason';
  if (before?.word === 'and' && WISHES.has(tokens[at]?.lemma ?? '')) return 'main';
  if (CONTRASTS.has(word) || isNumbered(reading, at)) return 'main';
  if (BARE.has(word) && BARE.has(tokens[start]?.word ?? '') && at > start + 1) return 'main';
  if (isSubject(word) && WISHES.has(tokens[at + 1]?.lemma ?? '')) return 'main';
  const isDash = marks === '-' && before !== undefined && before.to + 1 < (tokens[at]?.from ?? 0);
  const isMarked = isDash || CLAUSE_MARKS.some((mark) => marks.includes(mark));
  return isMarked && beginsAct(reading, { from: at, to: end }) ? 'main' : null;
}

/** `2) read more`. */
function isNumbered({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.tag === 'number' && (tokens[at]?.after.startsWith(')') ?? false);
}

/** A text cut at its sentences, its commas where something new begins, and its reasons. */
export function clausesOf(reading: Reading): Clause[] {
  return reading.sentences.flatMap(({ from, to }) => {
    const clauses: Clause[] = [];
    let start = isNumbered(reading, from) ? from + 1 : from;
    let isReason = isReasonAt(reading, from) && reading.tokens[from]?.word !== 'without';
    for (let at = from + 1; at < to; at += 1) {
      const boundary = boundaryAt(reading, { from: start, at, to });
      if (boundary === null) continue;
      clauses.push({ from: start, to: at, isReason });
      start = isNumbered(reading, at) ? at + 1 : at;
      isReason = boundary === 'reason';
    }
    return [...clauses, { from: start, to, isReason }];
  });
}
