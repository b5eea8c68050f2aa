import type { Span } from '../habit/span.ts';
import { isMark, type Token, textOf } from './normalise.ts';
import { NAMES, PEOPLE } from '../lexicon/word-lexicon.ts';

/** How a clause hangs on the one before it. */
export type Link =
  | 'start'
  | 'stop'
  | 'comma'
  | 'colon'
  | 'and'
  | 'or'
  | 'but'
  | 'instead'
  | 'except'
  | 'because'
  | 'if'
  | 'when';

export const JOINS: readonly (readonly [RegExp, Link])[] = [
  [/^(instead of|rather than|as opposed to) /, 'instead'],
  [
    /^(except for|except|apart from|aside from|other than|but for|bar|barring|excluding|minus|less the|less my|cept|sans|save for|with the exception of|with one exception|besides|not counting|not including|leaving out) /,
    'except',
  ],
  [
    /^(but|although|though|however|whereas|even though|only that|yet|albeit|mind you|vs|versus|compared to|compared with|still i|still did|still went|still managed) /,
    'but',
  ],
  [/^(because|due to|since i|as i|given that|thanks to|seeing as) /, 'because'],
  [/^(and then|and also|and|plus|then|also|so|which|as well as|along with|followed by|otherwise) /, 'and'],
  [/^(or|nor) /, 'or'],
  [/^(if|unless|in case|provided) /, 'if'],
];

/** Words that begin a clause of their own only between two habits. */
const BETWEEN =
  /^(when|while|whilst|after|before|until|without|no|not|never|did not|neither|skipped|forgot|missed|with)\b/;

type Boundary = { readonly at: number; readonly to: number; readonly link: Link };

/** The next few words from a place on. */
export function ahead(tokens: readonly Token[], at: number): string {
  return `${textOf(tokens, at, at + 5)} `;
}

function inAny(ranges: readonly { readonly from: number; readonly to: number }[], at: number): boolean {
  return ranges.some(({ from, to }) => at > from && at < to);
}

function isPerson(word: string | undefined): boolean {
  return word !== undefined && (PEOPLE.has(word) || NAMES.has(word) || word === 'i' || word === 'me' || word === 'we');
}

/** “My wife and I”, “me and Dan” are one subject. */
function joinsPeople(tokens: readonly Token[], at: number): boolean {
  const next =
    tokens[at + 1]?.word === 'the' || tokens[at + 1]?.word === 'my' ? tokens[at + 2]?.word : tokens[at + 1]?.word;
  return isPerson(tokens[at - 1]?.word) && isPerson(next);
}

const END: Token = { word: '.', lemma: '.', start: 0, end: 0 };

const wordsBefore = (tokens: readonly Token[], at: number, most: number) => textOf(tokens, Math.max(0, at - most), at);

function joinAt(tokens: readonly Token[], at: number, isFirst: boolean): Link | null {
  const text = ahead(tokens, at);
  if (LEFT_OUT.test(text) && SWEPT.test(wordsBefore(tokens, at, 4))) return 'except';
  for (const [pattern, link] of JOINS) {
    if (!pattern.test(text)) continue;
    const word = tokens[at]?.word;
    // “One beer instead of two” tells an amount.
    if (link === 'instead' && AMOUNT.test(tokens[at + 2]?.word ?? '')) return null;
    if (word === 'and' && joinsPeople(tokens, at)) return null;
    if (word === 'if' && /^(?:as|what|only|even)$/.test(tokens[at - 1]?.word ?? '')) return null;
    if (word === 'yet' && (isFirst || isMark(tokens[at + 1] ?? END))) return null;
    if (word === 'yet' && NOT_YET.test(wordsBefore(tokens, at, 8)) && !/^yet (i|somehow|still)/.test(text)) return null;
    if (word === 'so' && isMark(tokens[at + 1] ?? END)) return null;
    if (word === 'so' && /^so (far|much|many|good|hard|tired|long|well|proud|happy|close|busy|late)/.test(text))
      return null;
    if (word === 'though' && isMark(tokens[at + 1] ?? END)) return null;
    if (word === 'then' && tokens[at - 1]?.word === 'and') return null;
    if (word === 'also' && !isFirst && !/^(and|but|,)$/.test(tokens[at - 1]?.word ?? '')) return null;
    const before = wordsBefore(tokens, at, 4);
    // “Everything was done but the run”; “all done but the run was hard” excepts nothing.
    const isThing = /^(?:the|my)$/.test(tokens[at + 1]?.word ?? '') && tokens.length - at <= 4;
    const isOfAll = isThing ? ALL_DONE.test(before) : /\b(?:nothing|everything|all|none|anything)$/.test(before);
    if (word === 'but' && isOfAll) return 'except';
    if (word === 'bar' && !/\b(?:everything|all|nothing|the lot)\b/.test(before)) return null;
    return link;
  }
  return null;
}

const AMOUNT = /^(?:\d+|one|two|three|four|five|six)$/;
const NOT_YET = /\b(not|have|has|nothing)\b/;
const ALL_DONE = /\b(?:nothing|everything|all|none|anything)(?: (?:is|was|got))?(?: (?:done|ticked|finished))?$/;

/** “All less the diary”, “everything only the yoga”; “all without any trouble” leaves nothing out. */
const LEFT_OUT =
  /^only not |^(?:less|without|only|save|leaving) (?!an?\b|any|help|fail|him|her|them|because|if|in|for|at|not|\w+ing\b)/;
const SWEPT =
  /^(?:(?:i|we|did|done|today) )*(?:everything|all|the lot)(?: (?:is|was|got))?(?: (?:done|ticked|finished))?$/;

const MARK_LINKS: Readonly<Record<string, Link>> = {
  ',': 'comma',
  ':': 'colon',
  '—': 'comma',
  '(': 'comma',
  ')': 'comma',
  '/': 'comma',
  '|': 'comma',
  '=': 'colon',
};

/** Where a tick or cross ends an item (`reading ✅ run ❌`) or begins one (`✅ reading ❌ run`). */
function tickBoundary(tokens: readonly Token[], spans: readonly Span[], at: number): Boundary | null {
  const { word } = tokens[at] ?? { word: '' };
  if (word !== '✓' && word !== '✗') return null;
  const firstTick = tokens.findIndex((token) => token.word === '✓' || token.word === '✗');
  const isPrefix = !spans.some(({ from }) => from < firstTick) && firstTick === 0;
  return isPrefix ? { at, to: at, link: 'comma' } : { at: at + 1, to: at + 1, link: 'comma' };
}

const VERDICT = /^(?:yes|done|nope|no|✓|✗)$/;

function verdictBoundary(tokens: readonly Token[], spans: readonly Span[], at: number, last: number): Boundary | null {
  const isKindOf = tokens[at]?.word === 'of' && /^(?:kind|sort)$/.test(tokens[at - 1]?.word ?? '');
  if (!isKindOf && !/^(yes|done|nope|skipped|missed|no)$/.test(tokens[at]?.word ?? '')) return null;
  const before = spans.filter(({ from, to }) => from >= last && to <= at);
  const owner = before.at(-1);
  // “Book yes invoice no”: each has its own, whatever the next one is called in up to three words.
  const later = tokens.slice(at + 2, at + 5).findIndex(({ word }) => VERDICT.test(word));
  const isEnd = VERDICT.test(tokens[at]?.word ?? '') && isMark(tokens[at + 3 + later] ?? END);
  if (owner?.to === at && later !== -1 && isEnd) return { at: at + 1, to: at + 1, link: 'comma' };
  const next = spans.find(
    ({ from }) => from === at + 1 || (from === at + 2 && /^(the|my)$/.test(tokens[at + 1]?.word ?? '')),
  );
  const isOfNext = before.filter(({ to }) => to === owner?.to).every(({ habit }) => habit === next?.habit);
  if (!owner || !next || isOfNext || owner.to < at - 2) return null;
  // “Yoga no tree no”: each name has its own verdict behind it.
  const isPaired = owner.to === at && VERDICT.test(tokens[next.to]?.word ?? '');
  if (tokens[at]?.word === 'no' && !isPaired && !/^(yes|done|nope)$/.test(tokens[last - 1]?.word ?? '')) return null;
  if (/^(skipped|missed)$/.test(tokens[at]?.word ?? '') && owner.to !== at) return null;
  return { at: at + 1, to: at + 1, link: 'comma' };
}

function betweenBoundary(tokens: readonly Token[], spans: readonly Span[], at: number, last: number): Boundary | null {
  if (!BETWEEN.test(ahead(tokens, at))) return null;
  const before = spans.filter(({ from, to, weight }) => from >= last && to <= at && weight >= 1.5);
  if (before.length === 0) return null;
  const end = tokens.findIndex(
    (token, index) => index > at && (/^[,.;:!?]$/.test(token.word) || /^(and|but|or)$/.test(token.word)),
  );
  const after = spans.filter(({ from, weight }) => from >= at && (end === -1 || from < end) && weight >= 1.5);
  const owners = new Set(before.map(({ habit }) => habit));
  if (after.length === 0 || after.some(({ habit }) => owners.has(habit))) return null;
  if (tokens[at]?.word === 'with') return null;
  return {
    at,
    to: at,
    link: /^(when|while|whilst|after|before|until)$/.test(tokens[at]?.word ?? '') ? 'when' : 'comma',
  };
}

/** What follows “no” tells a deed or where something was: “nah was on my phone”, “no phone was in bed till two”. */
const NO_AND_TOLD =
  /^(?:no|nope) (?:i|we|he|she|they|it|was|were|went|had|got|stayed|(?!that|this|those|these|all|both)\w+ (?:was|were) (?:still )?(?:in|on|with|under|beside|by|next)) /;

const ANSWERS_TO = /^(?:yes|no|nope) to (?:the|my|both|all) /;
const SAYING = /^(?:say|tell|be|it)$/;

/** “No I used my phone”: an answer, and what was done; “yes to the dog no to the rest”: two answers. */
function answerBoundary(tokens: readonly Token[], at: number, last: number): Boundary | null {
  const isSaid = SAYING.test(tokens[at - 1]?.lemma ?? '');
  if (at > last && !isSaid && ANSWERS_TO.test(ahead(tokens, at))) return { at, to: at, link: 'comma' };
  const isAnswer = at === last && NO_AND_TOLD.test(ahead(tokens, at));
  return isAnswer ? { at: at + 1, to: at + 1, link: 'comma' } : null;
}

const RIGHTS_ITSELF = /^(?:wait no|no wait)$/;

/** “Twenty press-ups wait no two”: what is told anew, and what says that it is, stand for themselves. */
function correctionBoundary(tokens: readonly Token[], at: number, last: number): Boundary | null {
  const isBefore = at > last && RIGHTS_ITSELF.test(textOf(tokens, at, at + 2));
  const isBehind = last > 0 && at === last + 2 && RIGHTS_ITSELF.test(textOf(tokens, last, at));
  return isBefore || isBehind ? { at, to: at, link: 'stop' } : null;
}

/** “Other than lunch I did it all”, “instead of reading I ran”: the main clause begins at its subject. */
function exceptionEnd(tokens: readonly Token[], spans: readonly Span[], at: number, last: number): Boundary | null {
  const opening = JOINS.find(([pattern]) => pattern.test(ahead(tokens, last)))?.[1];
  if (opening !== 'except' && opening !== 'instead') return null;
  if (
    !/^(i|we|everything|all|the|nothing)$/.test(tokens[at]?.word ?? '') ||
    !spans.some(({ from, to }) => from >= last && to <= at)
  )
    return null;
  if (tokens[at]?.word === 'the' && !/^(rest|others)$/.test(tokens[at + 1]?.word ?? '')) return null;
  return { at, to: at, link: 'stop' };
}

/** `squats 20 walk 15`: an amount ends an item before the next habit begins. */
function itemBoundary(
  spans: readonly Span[],
  fixed: readonly { from: number; to: number }[],
  at: number,
  last: number,
): Boundary | null {
  const next = spans.find(({ from, weight }) => from === at && weight >= 2);
  const before = spans.filter(({ from, to }) => from >= last && to <= at).at(-1);
  if (!next || !before || before.habit === next.habit) return null;
  const isCounted = fixed.some(({ from, to }) => from === before.to && to === at);
  return isCounted ? { at, to: at, link: 'comma' } : null;
}

/** Where the clauses of a message end, and how the next one hangs on. */
export function boundaries(
  tokens: readonly Token[],
  spans: readonly Span[],
  fixed: readonly { from: number; to: number }[],
): Boundary[] {
  const found: Boundary[] = [];
  let last = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const isLonger = spans.some(({ from, to }) => at > from && at < to) || inAny(fixed, at);
    if (isLonger) continue;
    let next: Boundary | null = null;
    if (/^[.!?;]$/.test(token.word)) next = { at, to: at + 1, link: 'stop' };
    else if (MARK_LINKS[token.word]) next = { at, to: at + 1, link: MARK_LINKS[token.word] ?? 'comma' };
    else next = tickBoundary(tokens, spans, at) ?? verdictBoundary(tokens, spans, at, last);
    if (!next) {
      const link = joinAt(tokens, at, at === last);
      if (link) next = { at, to: at, link };
    }
    next ??=
      answerBoundary(tokens, at, last) ??
      correctionBoundary(tokens, at, last) ??
      itemBoundary(spans, fixed, at, last) ??
      exceptionEnd(tokens, spans, at, last) ??
      betweenBoundary(tokens, spans, at, last);
    if (!next) continue;
    found.push(next);
    last = next.to;
  }
  return found;
}
